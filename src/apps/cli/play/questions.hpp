#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "agents/registry.hpp"
#include "apps/cli/play/lines.hpp"

namespace ariadne {

// What a person answers before a game. The initial values are the defaults, taken with Enter.
struct Answers {
  std::string name;
  std::string side;    // a seat's name
  std::string versus;  // the opponent's spec; empty: the default. Its depth is asked for if it has one
};

// How the questions ended: all of them answered, the person wants to leave, or the input has ended.
enum class Asked : std::uint8_t { all, quit, ended };

// Asks for name, side and depth; a wrong answer is explained and the question repeated. `quit` leaves at any of them.
Asked ask_questions(const Session& session, Answers& answers, std::istream& in, std::ostream& out,
                    const LineStyle& style);

}  // namespace ariadne
