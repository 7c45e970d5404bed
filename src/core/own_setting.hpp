#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/settings.hpp"

namespace ariadne {

// A parameter that has the name of its owner may be given first and without it: `level:3` is `level:level=3`.
inline bool has_own_parameter(std::string_view owner, const std::vector<Parameter>& parameters) {
  return std::ranges::count(parameters, owner, &Parameter::name) > 0;
}

// The settings of a spec with all their names.
inline std::string named_settings(const Spec& spec, const std::vector<Parameter>& parameters) {
  const std::string first = spec.settings.substr(0, spec.settings.find(','));
  const bool is_unnamed = !first.empty() && first.find('=') == std::string::npos;
  return is_unnamed && has_own_parameter(spec.name, parameters) ? spec.name + "=" + spec.settings : spec.settings;
}

}  // namespace ariadne
