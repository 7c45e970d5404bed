#include "games/pacman/json_reader.hpp"

#include <cmath>

namespace ariadne::pacman {
namespace {

// The steps of a way: `state.ghosts[0].x` has four.
std::vector<std::string> path_of(std::string_view where) {
  std::vector<std::string> path;
  while (!where.empty()) {
    const std::size_t end = where.find_first_of(".[]");
    if (end != 0) path.emplace_back(where.substr(0, end));
    where.remove_prefix(end == std::string_view::npos ? where.size() : end + 1);
  }
  return path;
}

std::string inside(const std::string& where, const char* key) { return where.empty() ? key : where + "." + key; }
std::string name_of(const std::string& where) { return where.empty() ? "a Pac-Man position" : where; }

}  // namespace

void JsonReader::fault(const std::string& where, const std::string& problem) {
  if (failed_) return;
  failed_ = true;
  error_.message = name_of(where) + " " + problem;
  error_.path = path_of(where);
}

const Json& JsonReader::member(const Json& object, const char* key, const std::string& where) {
  static const Json nothing;
  const auto found = object.find(key);
  if (found != object.end()) return *found;
  fault(where, "has no '" + std::string(key) + "'");
  return nothing;
}

int JsonReader::whole(const Json& value, int least, int most, const std::string& where) {
  // What is too large for 64 bits with a sign would turn negative.
  const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX;
  const std::int64_t number = value.is_number_integer() && !huge ? value.get<std::int64_t>() : INT64_MIN;
  if (number >= least && number <= most) return static_cast<int>(number);
  fault(where, "is no whole number " + std::to_string(least) + ".." + std::to_string(most));
  return least;
}

int JsonReader::whole(const Json& object, const char* key, int least, int most, const std::string& where) {
  return whole(member(object, key, where), least, most, inside(where, key));
}

int JsonReader::halves(const Json& object, const char* key, int most, const std::string& where) {
  const Json& value = member(object, key, where);
  const double number = value.is_number() ? value.get<double>() : -1;
  const bool fits = number >= 0 && number <= most && 2 * number == std::floor(2 * number);
  if (fits) return static_cast<int>(2 * number);
  fault(inside(where, key), "is no whole or half number 0.." + std::to_string(most));
  return 0;
}

bool JsonReader::boolean(const Json& object, const char* key, const std::string& where) {
  const Json& value = member(object, key, where);
  if (value.is_boolean()) return value.get<bool>();
  fault(inside(where, key), "is neither true nor false");
  return false;
}

std::string JsonReader::word(const Json& object, const char* key, const std::string& where) {
  const Json& value = member(object, key, where);
  if (value.is_string()) return value.get<std::string>();
  fault(inside(where, key), "is no string");
  return {};
}

const Json& JsonReader::array(const Json& object, const char* key, const std::string& where) {
  static const Json none = Json::array();
  const Json& value = member(object, key, where);
  if (value.is_array()) return value;
  fault(inside(where, key), "is no array");
  return none;
}

const Json& JsonReader::object(const Json& object, const char* key, const std::string& where) {
  static const Json none = Json::object();
  const Json& value = member(object, key, where);
  if (value.is_object()) return value;
  fault(inside(where, key), "is no object");
  return none;
}

void JsonReader::only(const Json& object, std::initializer_list<std::string_view> known, const std::string& where) {
  const auto checked = only_members(object, known, name_of(where));
  if (checked || failed_) return;
  failed_ = true;
  error_ = checked.error();
  auto path = path_of(where);
  error_.path.insert(error_.path.begin(), path.begin(), path.end());
}

}  // namespace ariadne::pacman
