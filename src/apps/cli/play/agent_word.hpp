#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "agents/registry.hpp"

namespace ariadne {

// What stands in place of an agent's word where a person plays.
inline constexpr std::string_view kHuman = "human";

// What the registry knows of the agent of this word; null if there is none.
const AgentInfo* info_of(const GameEntry& game, std::string_view word);

// The parameter of that name of the word's agent; null if it has none.
const Parameter* parameter_of(const GameEntry& game, std::string_view word, std::string_view name);

// Its value in the word: given, or the default.
std::string setting_in(std::string_view word, const Parameter& parameter);

// The word with that setting, whether it had one before or not.
std::string word_with(std::string_view word, std::string_view name, std::string_view value);

// "greedy,alphabeta:depth=2,eval=discs" is two words: a comma before a setting belongs to the word, as do brackets.
std::vector<std::string> split_agent_list(std::string_view list);

}  // namespace ariadne
