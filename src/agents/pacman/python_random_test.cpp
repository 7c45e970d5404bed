#include "agents/pacman/python_random.hpp"

#include <gtest/gtest.h>

#include "agents/pacman/sha512.hpp"

// What Python itself prints.
namespace ariadne::pacman {
namespace {

using Words = std::vector<std::uint32_t>;

template <class Seed>
Words first_words(Seed seed) {
  PythonRandom random(seed);
  return {random.next(), random.next(), random.next()};
}

TEST(PythonRandom, whole_numbers_seed_it_as_in_python) {
  EXPECT_EQ(first_words(std::uint64_t{0}), (Words{3626764237, 1654615998, 3255389356}));
  EXPECT_EQ(first_words(std::uint64_t{1}), (Words{577090037, 2444712010, 3639700191}));
  EXPECT_EQ(first_words(std::uint64_t{42}), (Words{2746317213, 478163327, 107420369}));
  EXPECT_EQ(first_words(std::uint64_t{1} << 32), (Words{485306839, 1508871100, 1794561286}));
  EXPECT_EQ(first_words((std::uint64_t{1} << 40) + 5), (Words{2166296868, 2220160828, 1153647273}));
}

TEST(PythonRandom, strings_seed_it_as_in_python) {
  EXPECT_EQ(first_words(std::string_view("cs188")), (Words{3210695595, 989101598, 2567145329}));
  EXPECT_EQ(first_words(std::string_view("")), (Words{4124137760, 1951988028, 2557274880}));
  EXPECT_EQ(first_words(std::string_view(std::string(200, 'a'))), (Words{312660169, 2763955254, 2534836226}));
}

TEST(PythonRandom, it_goes_on_the_same_after_its_words_are_used_up) {
  PythonRandom random(std::uint64_t{0});
  for (int i = 1; i < 2000; ++i) random.next();
  EXPECT_EQ(random.next(), 3908016617u);
}

TEST(PythonRandom, numbers_between_0_and_1_are_the_same_to_the_last_bit) {
  PythonRandom zero(std::uint64_t{0});
  EXPECT_EQ(zero.uniform(), 0.8444218515250481);
  EXPECT_EQ(zero.uniform(), 0.7579544029403025);
  EXPECT_EQ(zero.uniform(), 0.420571580830845);
  PythonRandom course(std::string_view("cs188"));
  EXPECT_EQ(course.uniform(), 0.7475483211151746);
  EXPECT_EQ(course.uniform(), 0.5977100997005484);
}

TEST(PythonRandom, choices_among_items_are_the_same) {
  const auto choices = [](PythonRandom random) {
    std::vector<std::size_t> drawn;
    for (const std::size_t count : {1u, 2u, 3u, 5u, 4u, 1000u, 7u}) drawn.push_back(random.below(count));
    return drawn;
  };
  EXPECT_EQ(choices(PythonRandom(std::uint64_t{0})), (std::vector<std::size_t>{0, 1, 0, 2, 3, 414, 6}));
  EXPECT_EQ(choices(PythonRandom(std::uint64_t{1})), (std::vector<std::size_t>{0, 0, 1, 0, 3, 779, 3}));
  EXPECT_EQ(choices(PythonRandom(std::string_view("cs188"))), (std::vector<std::size_t>{0, 1, 2, 1, 0, 71, 0}));
}

TEST(Sha512, digests_of_every_kind_of_padding_are_the_known_ones) {
  const auto ends = [](std::string_view bytes) {
    const auto digest = sha512(bytes);
    return std::pair(digest.front(), digest.back());
  };
  using Ends = std::pair<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(ends(""), (Ends{0xcf83e1357eefb8bdu, 0xa538327af927da3eu}));
  EXPECT_EQ(ends("abc"), (Ends{0xddaf35a193617abau, 0x2a9ac94fa54ca49fu}));
  EXPECT_EQ(ends(std::string(111, 'a')), (Ends{0xfa9121c7b32b9e01u, 0xb2b4d60fc6b566a2u}));
  EXPECT_EQ(ends(std::string(112, 'a')), (Ends{0xc01d080efd492776u, 0x407c8830604b70cau}));
  EXPECT_EQ(ends(std::string(200, 'a')), (Ends{0x4b11459c33f52a22u, 0xcba71f3e98faee9fu}));
}

}  // namespace
}  // namespace ariadne::pacman
