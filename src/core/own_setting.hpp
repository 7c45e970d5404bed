#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/settings.hpp"

namespace ariadne {

// A parameter that has the name of its owner may be given without it: `level:3` is `level:level=3`.
inline bool has_own_parameter(std::string_view owner, const std::vector<Parameter>& parameters) {
  return std::ranges::count(parameters, owner, &Parameter::name) > 0;
}

// The settings of a spec with all their names.
inline std::string named_settings(const Spec& spec, const std::vector<Parameter>& parameters) {
  const bool is_alone = !spec.settings.empty() && spec.settings.find_first_of("=,") == std::string::npos;
  return is_alone && has_own_parameter(spec.name, parameters) ? spec.name + "=" + spec.settings : spec.settings;
}

}  // namespace ariadne
