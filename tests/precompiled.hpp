#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "agents/registry.hpp"
#include "core/json.hpp"

// Precompiled for all tests, with the instances of templates that most of them need: without this every test would
// compile comparisons of JSON and of text again, which takes longer than all the rest of it.
namespace ariadne::precompiled {

inline void instances(const Json& json, Json changed, const std::string& text, int number) {
  EXPECT_EQ(json, changed);
  EXPECT_EQ(json.at("key"), text);
  EXPECT_EQ(json.at("key"), "text");
  EXPECT_EQ(json["key"], number);
  EXPECT_EQ(changed["key"]["inner"], 1.5);
  EXPECT_EQ(json.dump(), text);
  EXPECT_TRUE(Json::parse(text).is_null());
  changed["key"] = {{"number", 1}, {"text", text}};
  EXPECT_EQ(text, "text");
  EXPECT_EQ(json.size(), 2u);
  EXPECT_NE(text.find("part"), std::string::npos);
  EXPECT_EQ(number, 3);
  EXPECT_EQ(std::vector<std::string>(), (std::vector<std::string>{"text"}));
  EXPECT_EQ(parse_json(text).error().message, "text");
  EXPECT_TRUE(parse_json(text).value().empty());
  EXPECT_TRUE(number < 2) << "text" << text << number;
  EXPECT_EQ(find_game(text).value().game->start("", 1).value()->hash(), 1u);
}

}  // namespace ariadne::precompiled
