#include "report/drawing/cell.hpp"

#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

Ink ink_of(Tone tone) {
  switch (tone) {
    case Tone::first:
      return Ink::first;
    case Tone::second:
      return Ink::second;
    case Tone::item:
      return Ink::item;
    case Tone::prize:
      return Ink::prize;
    case Tone::afraid:
      return Ink::afraid;
    case Tone::wall:
    case Tone::empty:
      break;
  }
  return Ink::faint;
}

}  // namespace

std::string_view brackets(const CellView& cell, bool cursor, const Marks& marks) {
  if (cursor) return "[]";
  if (!marks.hint.empty() && cell.move == marks.hint) return "><";
  if (cell.last && marks.last_move) return "()";
  if (marks.legal_moves && !cell.move.empty() && cell.tone != Tone::empty) return "::";
  return "  ";
}

std::string sign_of(const CellView& cell, const Look& look, const Marks& marks) {
  if (marks.legal_moves && !cell.move.empty() && cell.tone == Tone::empty) return "+";
  return look.utf8 && display_width(cell.symbol) == 1 ? cell.symbol : std::string(1, cell.letter);
}

std::string painted(const CellView& cell, std::string_view text, const Look& look) {
  return text == "+" || text == " " ? std::string(text) : paint(look, ink_of(cell.tone), text);
}

std::string without_trailing_spaces(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace ariadne
