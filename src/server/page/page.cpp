#include "server/page/page.hpp"

#include <algorithm>

namespace ariadne {
namespace {

constexpr std::string_view kAssets = "/assets/";
constexpr std::string_view kDocs = "/docs/";

const PageFile* file_called(std::string_view name) {
  const auto files = page_files();
  const auto found = std::ranges::find(files, name, &PageFile::name);
  return found == files.end() ? nullptr : &*found;
}

}  // namespace

const PageFile* page_at(std::string_view path) {
  path = path.substr(0, path.find_first_of("?#"));
  if (path.starts_with(kAssets)) return file_called(path.substr(kAssets.size()));
  if (path.find('.') == path.npos) return file_called("index.html");
  if (path.starts_with(kDocs)) return file_called(path.substr(1));
  if (path == "/favicon.ico") return file_called("favicon.svg");
  return nullptr;
}

}  // namespace ariadne
