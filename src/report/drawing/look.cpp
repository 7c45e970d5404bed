#include "report/drawing/look.hpp"

namespace ariadne {

namespace {

// Chosen from the eight basic colours, to be readable on dark and on light backgrounds. The ramp and the cloth have
// backgrounds out of 256 colours, and letters that can be read on them.
std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::plain:
      break;
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
    case Ink::wall:
      return "34";
    case Ink::way:
      return "1;32";
    case Ink::goal:
      return "1;31";
    case Ink::faint:
      return "2";
    case Ink::strong:
      return "1";
    case Ink::inverse:
      return "7";
    case Ink::heat_1:
      return "30;48;5;230";
    case Ink::heat_2:
      return "30;48;5;222";
    case Ink::heat_3:
      return "30;48;5;209";
    case Ink::heat_4:
      return "97;48;5;167";
    case Ink::heat_5:
      return "97;48;5;89";
    case Ink::cloth:
      return "38;5;255;48;5;28";
    case Ink::cloth_faint:
      return "38;5;114;48;5;28";
    case Ink::cloth_cursor:
      return "1;38;5;226;48;5;28";
    case Ink::black_disc:
      return "38;5;16;48;5;28";
    case Ink::white_disc:
      return "38;5;231;48;5;28";
  }
  return "0";
}

}  // namespace

std::string paint(const Look& look, Ink ink, std::string_view text) {
  if (!look.color || text.empty() || ink == Ink::plain) return std::string(text);
  return "\x1b[" + std::string(code_of(ink)) + "m" + std::string(text) + "\x1b[0m";
}

void InkLine::put(std::string_view text, Ink ink) {
  if (text.empty()) return;
  change_to(ink);
  text_ += text;
}

std::string InkLine::finish() && {
  change_to(Ink::plain);
  text_.erase(text_.find_last_not_of(' ') + 1);
  return std::move(text_);
}

void InkLine::change_to(Ink ink) {
  if (!color_ || ink == ink_) return;
  if (ink_ != Ink::plain) text_ += "\x1b[0m";
  if (ink != Ink::plain) text_ += "\x1b[" + std::string(code_of(ink)) + "m";
  ink_ = ink;
}

}  // namespace ariadne
