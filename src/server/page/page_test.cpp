#include "server/page/page.hpp"

#include <gtest/gtest.h>

#include "server/page/standalone.hpp"

namespace ariadne {
namespace {

TEST(Page, every_path_that_is_no_file_shows_the_page) {
  for (const char* path : {"/", "/play/reversi", "/solve?maze=x.lay", "/docs/formats", "/no/such/thing"}) {
    ASSERT_NE(page_at(path), nullptr) << path;
    EXPECT_EQ(page_at(path)->name, "index.html");
  }
}

TEST(Page, nothing_outside_the_page_has_a_path) {
  for (const char* path : {"/../etc/passwd", "/assets/../../etc/passwd", "/assets/", "/etc/passwd.txt", "/assets/x.js",
                           "/docs/../README.md", "/assets/docs/../app.js"}) {
    EXPECT_EQ(page_at(path), nullptr) << path;
  }
}

TEST(Page, the_documentation_and_its_drawings_are_there) {
  ASSERT_NE(page_at("/docs/README.md"), nullptr);
  EXPECT_EQ(page_at("/docs/README.md")->type, "text/markdown; charset=utf-8");
  ASSERT_NE(page_at("/docs/images/searches.svg"), nullptr);
  EXPECT_EQ(page_at("/docs/images/searches.svg")->type, "image/svg+xml");
}

TEST(Page, files_are_there_as_they_are_and_compressed) {
  for (const auto& file : page_files()) {
    EXPECT_FALSE(file.raw.empty()) << file.name;
    EXPECT_TRUE(file.gzip.starts_with("\x1f\x8b")) << file.name;
  }
}

TEST(StandalonePage, a_game_stands_in_it_and_no_file_is_needed) {
  const std::string page = standalone_page(R"({"title":"</script><b>"})");
  EXPECT_NE(page.find(R"(id="ariadne-game">{"title":"\u003c/script>\u003cb>"}</script>)"), std::string::npos);
  EXPECT_EQ(page.find("/assets/"), std::string::npos);
}

}  // namespace
}  // namespace ariadne
