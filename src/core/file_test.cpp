#include "core/file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "core/locked_file.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

class File : public testing::Test {
 protected:
  std::string text() const { return contents(path); }

  const TemporaryFolder folder;
  const std::string path = folder.path("some.txt");
};

TEST_F(File, what_was_written_is_read_again) {
  const std::string bytes("a\0b\r\n\xff", 6);
  ASSERT_TRUE(write_file(path, bytes));
  EXPECT_EQ(file_text(path).value(), bytes);
  EXPECT_EQ(file_text(path, bytes.size()).value(), bytes);
}

TEST_F(File, what_is_larger_than_the_bound_is_refused) {
  ASSERT_TRUE(write_file(path, "12345"));
  EXPECT_EQ(file_text(path, 4).error().message, "larger than 4 bytes");
  EXPECT_EQ(file_text("/dev/zero", 1 << 20).error().message, "larger than 1 MiB");  // which never ends
}

TEST_F(File, why_it_cannot_be_read_is_said) {
  EXPECT_EQ(file_text(path).error().message, "No such file or directory");
  EXPECT_EQ(file_text(folder.path("")).error().message, "a folder, expected a file");
}

TEST_F(File, a_link_is_followed_and_a_device_is_left_in_place) {
  const std::string target = path + ".target";
  ASSERT_TRUE(write_file(target, "old"));
  std::filesystem::create_symlink(target, path);
  ASSERT_TRUE(write_file(path, "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(path));
  EXPECT_EQ(text(), "new");
  std::filesystem::remove(target);
  ASSERT_TRUE(write_file("/dev/null", "gone"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(File, a_link_that_waits_under_the_temporary_name_is_not_followed) {
  const std::string victim = path + ".victim";
  ASSERT_TRUE(write_file(victim, "untouched"));
  const std::string trap = path + "." + std::to_string(getpid()) + "-0.tmp";
  std::filesystem::create_symlink(victim, trap);
  ASSERT_TRUE(write_file(path, "new"));
  EXPECT_TRUE(check_writable(path));
  EXPECT_EQ(text(), "new");
  EXPECT_EQ(file_text(victim).value(), "untouched");
  std::filesystem::remove(trap);
  std::filesystem::remove(victim);
}

TEST_F(File, a_file_that_is_replaced_keeps_its_permissions) {
  ASSERT_TRUE(write_file(path, "old"));
  std::filesystem::permissions(path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  ASSERT_TRUE(write_file(path, "new"));
  EXPECT_EQ(text(), "new");
  EXPECT_EQ(std::filesystem::status(path).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_F(File, whether_it_can_be_written_is_found_out_without_a_trace) {
  EXPECT_TRUE(check_writable(path));
  EXPECT_FALSE(file_exists(path));
  ASSERT_TRUE(write_file(path, "old"));
  EXPECT_TRUE(check_writable(path));
  EXPECT_EQ(text(), "old");
  EXPECT_TRUE(check_writable("/dev/null"));
  EXPECT_FALSE(check_writable("/nowhere/at/all.jsonl"));
  EXPECT_FALSE(check_writable(std::filesystem::temp_directory_path().string()));
}

TEST_F(File, a_locked_one_grows_at_its_end_and_can_be_cut) {
  ASSERT_TRUE(write_file(path, "one two"));
  auto locked = LockedFile::open(path).value();
  EXPECT_FALSE(LockedFile::open(path));
  ASSERT_TRUE(locked.cut(4));
  ASSERT_TRUE(locked.append("three"));
  EXPECT_EQ(text(), "one three");
  EXPECT_FALSE(locked.cut(100));
}

TEST_F(File, nothing_is_added_to_a_locked_one_that_is_no_longer_there) {
  auto locked = LockedFile::open(path).value();
  ASSERT_TRUE(write_file(path, "another"));
  EXPECT_FALSE(locked.append("lost"));
  EXPECT_EQ(text(), "another");
}

}  // namespace
}  // namespace ariadne
