#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "agents/registry.hpp"
#include "core/json.hpp"
#include "core/json_reader.hpp"

// Precompiled for the edge and everything above it. Clang also compiles the functions of these headers once for all
// units, together with the instances of templates that most units need; g++ would make them in every unit.
#ifdef __clang__
namespace ariadne::precompiled {

inline void instances(const Json& json, Json changed, const std::string& text, std::vector<std::string> texts) {
  changed = {{"text", text}, {"number", 1}, {"fraction", 1.5}, {"fact", true}};
  changed["key"] = text;
  changed["key"] = "text";
  changed["key"] = 1;
  changed["key"] = std::int64_t{1};
  changed["key"] = std::uint64_t{1};
  changed["key"] = 1.5;
  changed["key"] = true;
  changed["key"] = nullptr;
  changed["key"] = texts;
  changed["key"] = Json::object();
  changed.push_back(json);
  changed.push_back(Json::array());
  changed.push_back(text);
  changed.push_back(1);
  for (const auto& each : json) changed.push_back(each);
  for (const auto& [key, each] : json.items()) changed[key] = each;
  texts.push_back(json.dump());
  texts.emplace_back("text");
  texts.insert(texts.end(), texts.begin(), texts.end());
  texts = {json.at("key").get<std::string>(), parse_json(text).error().message};
  changed["key"] = json.size() + find_game(text).value().game->start("", 1).value()->hash();
  changed["key"] = json.contains("key") && json == changed;
}

}  // namespace ariadne::precompiled
#endif
