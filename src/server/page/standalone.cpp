#include "server/page/standalone.hpp"

#include <regex>

#include "server/page/page.hpp"

namespace ariadne {
namespace {

// Inside a script nothing may look like its end or like a comment. The text is JSON, where < stands in strings alone.
std::string within_script(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '<') {
      safe += "\\u003c";
    } else {
      safe += c;
    }
  }
  return safe;
}

std::string_view content_of(const std::string& name) {
  const PageFile* file = page_at("/assets/" + name);
  return file == nullptr ? std::string_view() : file->raw;
}

// Each tag that names a file of the page becomes the file itself.
template <class Inlined>
std::string with_inlined(const std::string& html, const std::regex& tag, const Inlined& inlined) {
  std::string result;
  auto from = html.cbegin();
  for (std::sregex_iterator found(html.begin(), html.end(), tag), end; found != end; ++found) {
    result.append(from, (*found)[0].first);
    result += inlined(found->str(0), found->str(1));
    from = (*found)[0].second;
  }
  return result.append(from, html.cend());
}

}  // namespace

std::string standalone_page(std::string_view game) {
  static const std::regex style(R"re(<link[^>]*href="/assets/([^"]+\.css)"[^>]*>)re");
  static const std::regex script(R"re(<script[^>]*src="/assets/([^"]+\.js)"[^>]*></script>)re");
  std::string html(page_at("/")->raw);
  std::string body = "<script type=\"application/json\" id=\"ariadne-game\">" + within_script(game) + "</script>\n";
  html = with_inlined(html, style, [](const std::string&, const std::string& name) {
    return "<style>" + std::string(content_of(name)) + "</style>";
  });
  // A script without a file runs at once, so it stands behind what it works on.
  html = with_inlined(html, script, [&](const std::string& element, const std::string& name) {
    const bool module = element.find("type=\"module\"") != std::string::npos;
    body += (module ? "<script type=\"module\">" : "<script>") + std::string(content_of(name)) + "</script>\n";
    return std::string();
  });
  const std::size_t end = html.rfind("</body>");
  return html.insert(end == std::string::npos ? html.size() : end, body);
}

}  // namespace ariadne
