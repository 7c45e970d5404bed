#include "report/svg/svg.hpp"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

namespace ariadne {
namespace {

std::string with_space(std::string_view attributes) { return attributes.empty() ? "" : " " + std::string(attributes); }

}  // namespace

std::string svg_number(double number) {
  const double rounded = std::round(number * 100) / 100;
  return fmt::format("{:g}", rounded == 0 ? 0.0 : rounded);  // never -0
}

std::string svg_escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        safe += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return safe;
}

Svg::Svg(double width, double height, std::string_view title) {
  const std::string w = svg_number(width), h = svg_number(height);
  text_ = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"system-ui, 'DejaVu Sans', sans-serif\" role=\"img\">\n<title>{2}</title>\n",
      w, h, svg_escaped(title));
}

void Svg::rectangle(double x, double y, double width, double height, std::string_view paint,
                    std::string_view attributes) {
  fmt::format_to(std::back_inserter(text_), "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>\n",
                 svg_number(x), svg_number(y), svg_number(width), svg_number(height), paint, with_space(attributes));
}

void Svg::circle(double x, double y, double radius, std::string_view paint, std::string_view attributes) {
  fmt::format_to(std::back_inserter(text_), "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"{}/>\n", svg_number(x),
                 svg_number(y), svg_number(radius), paint, with_space(attributes));
}

void Svg::path(std::string_view data, std::string_view paint, std::string_view attributes) {
  fmt::format_to(std::back_inserter(text_), "<path d=\"{}\" fill=\"{}\"{}/>\n", data, paint, with_space(attributes));
}

void Svg::text(double x, double y, std::string_view text, double size, std::string_view paint,
               std::string_view attributes) {
  fmt::format_to(std::back_inserter(text_), "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{}>{}</text>\n",
                 svg_number(x), svg_number(y), svg_number(size), paint, with_space(attributes), svg_escaped(text));
}

void Svg::begin_group(double x, double y, double scale) {
  fmt::format_to(std::back_inserter(text_), "<g transform=\"translate({} {}) scale({})\">\n", svg_number(x),
                 svg_number(y), svg_number(scale));
}

void Svg::end_group() { text_ += "</g>\n"; }

std::string Svg::finish() && { return std::move(text_) + "</svg>\n"; }

}  // namespace ariadne
