#pragma once

#include <span>
#include <string_view>

namespace ariadne {

// A file of the page, which is part of the program.
struct PageFile {
  std::string_view name;  // "app.js", "docs/web.md"
  std::string_view type;  // of its content, as HTTP names it
  std::string_view raw, gzip;
  std::string_view tag;  // changes with the content
};

// The files of web/dist, and the documentation; the build writes the source of this.
std::span<const PageFile> page_files();

// What a path of the server shows: a file below /assets/ or /docs/, or the page itself for every path that does not
// look like a file. Null: there is nothing.
const PageFile* page_at(std::string_view path);

}  // namespace ariadne
