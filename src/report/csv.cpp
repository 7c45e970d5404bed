#include "report/csv.hpp"

#include <cctype>
#include <string_view>

namespace ariadne {
namespace {

// A sign before a digit is that of a number.
bool looks_like_a_formula(std::string_view field) {
  if (field.empty()) return false;
  const bool is_sign = field[0] == '-' || field[0] == '+';
  const bool is_number = is_sign && field.size() > 1 && std::isdigit(static_cast<unsigned char>(field[1])) != 0;
  return field[0] == '=' || field[0] == '@' || field[0] == '\t' || (is_sign && !is_number);
}

std::string csv_field(const std::string& field) {
  std::string text = looks_like_a_formula(field) ? "'" + field : field;
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

}  // namespace

std::string csv_row(const std::vector<std::string>& fields) {
  std::string row;
  for (const auto& field : fields) row += (&field == fields.data() ? "" : ",") + csv_field(field);
  return row + "\n";
}

}  // namespace ariadne
