#include "report/drawing/look.hpp"

namespace ariadne {

namespace {

// Chosen from the eight basic colours, to be readable on dark and on light backgrounds.
std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::first:
      return "1;36";
    case Ink::second:
      return "1;35";
    case Ink::item:
      return "33";
    case Ink::prize:
      return "1;33";
    case Ink::afraid:
      return "1;34";
    case Ink::faint:
      return "2";
    case Ink::strong:
      return "1";
    case Ink::inverse:
      return "7";
  }
  return "0";
}

}  // namespace

std::string paint(const Look& look, Ink ink, std::string_view text) {
  if (!look.color || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code_of(ink)) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace ariadne
