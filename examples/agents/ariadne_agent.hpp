// An agent for Ariadne in one header, with nothing but the standard library.
//
//   #include "ariadne_agent.hpp"
//   int main() { return ariadne_agent::run("first", [](const auto& turn) { return turn["legal"][0].text(); }); }
//
// Copy this file beside your agent. docs/agent-protocol.md of Ariadne describes what is said on the pipe. Standard output
// belongs to the protocol: use std::cerr to look at things.
#pragma once

#include <cctype>
#include <cstdlib>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ariadne_agent {

// A JSON value to look into. What is not there is empty: json["a"][3].number() is 0 if there is nothing.
class Json {
 public:
  // Throws std::runtime_error if the text is not JSON.
  static Json parse(std::string_view text) {
    Json json = value(text);
    skip_blanks(text);
    if (!text.empty()) throw std::runtime_error("text after the end of the JSON");
    return json;
  }

  bool has(const std::string& key) const { return members_.count(key) > 0; }
  const Json& operator[](const std::string& key) const {
    const auto found = members_.find(key);
    return found == members_.end() ? nothing() : found->second;
  }
  const Json& operator[](std::size_t index) const { return index < items_.size() ? items_[index] : nothing(); }
  const std::vector<Json>& items() const { return items_; }
  std::size_t size() const { return items_.size(); }
  const std::string& text() const { return text_; }
  double number() const { return text_.empty() ? 0 : std::strtod(text_.c_str(), nullptr); }
  int integer() const { return static_cast<int>(number()); }
  bool flag() const { return text_ == "true"; }

 private:
  static const Json& nothing() {
    static const Json json;
    return json;
  }
  static void skip_blanks(std::string_view& text) {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  }
  static bool take(std::string_view& text, char c) {
    skip_blanks(text);
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    return true;
  }
  static void expect(std::string_view& text, char c) {
    if (!take(text, c)) throw std::runtime_error(std::string("expected ") + c);
  }
  static Json value(std::string_view& text) {
    Json json;
    if (take(text, '{')) {
      while (!take(text, '}')) {
        expect(text, '"');
        const std::string key = quoted(text);
        expect(text, ':');
        json.members_[key] = value(text);
        take(text, ',');
      }
    } else if (take(text, '[')) {
      while (!take(text, ']')) {
        json.items_.push_back(value(text));
        take(text, ',');
      }
    } else if (take(text, '"')) {
      json.text_ = quoted(text);
    } else {
      while (!text.empty() && std::string_view(",]} \t\r\n").find(text.front()) == std::string_view::npos) {
        json.text_ += text.front();
        text.remove_prefix(1);
      }
      if (json.text_.empty()) throw std::runtime_error("a value is missing");
    }
    return json;
  }
  // After the opening quotation mark. Characters by number, which moves and boards do not have, become question marks.
  static std::string quoted(std::string_view& text) {
    std::string result;
    while (!text.empty() && text.front() != '"') {
      char c = text.front();
      text.remove_prefix(1);
      if (c == '\\' && !text.empty()) {
        c = text.front();
        text.remove_prefix(1);
        if (c == 'n') c = '\n';
        if (c == 't') c = '\t';
        if (c == 'u') {
          c = '?';
          text.remove_prefix(text.size() < 4 ? text.size() : 4);
        }
      }
      result += c;
    }
    expect(text, '"');
    return result;
  }

  std::string text_;  // of a text, a number, true, false or null
  std::vector<Json> items_;
  std::map<std::string, Json> members_;
};

// Plays games until it is told to quit. choose(turn) gets the message `act` and returns one of turn["legal"].
template <class Choose>
int run(const std::string& name, const Choose& choose) {
  for (std::string line; std::getline(std::cin, line);) {
    const Json message = Json::parse(line);
    const std::string& type = message["type"].text();
    if (type == "quit") break;
    if (type == "hello") std::cout << R"({"type":"ready","protocol":1,"name":")" << name << "\"}" << std::endl;
    if (type == "start") std::cout << R"({"type":"ok","id":)" << message["id"].text() << "}" << std::endl;
    if (type == "act") {
      const std::string move = choose(message);
      std::cout << R"({"type":"move","id":)" << message["id"].text() << R"(,"move":")" << move << "\"}" << std::endl;
    }
  }
  return 0;
}

}  // namespace ariadne_agent
