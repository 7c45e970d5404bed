#pragma once

#include <iosfwd>
#include <string>

#include "agents/registry.hpp"
#include "apps/cli/play/lines.hpp"

namespace ariadne {

// What a person says before a game; what it holds already are the answers that Enter gives.
struct Answers {
  std::string name;
  std::string side;    // a seat's name
  std::string versus;  // the opponent's spec, empty: the default; its depth is asked for if it has one
};

// Asks for name, side and depth; wrong answers are explained and asked again. False: the input ended.
bool ask_questions(const Session& session, Answers& answers, std::istream& in, std::ostream& out,
                   const LineStyle& style);

}  // namespace ariadne
