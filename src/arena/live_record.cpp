#include "arena/live_record.hpp"

#include "arena/game.hpp"

namespace ariadne {

Result<LiveRecord> LiveRecord::open(const std::string& path) {
  auto file = LockedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  if (const auto emptied = file->cut(0); !emptied) return tl::unexpected(emptied.error());
  return LiveRecord(path, std::move(*file));
}

void LiveRecord::begin(const GameInPlay& game) {
  before_ = writer_;
  game_bytes_ = bytes_;
  begun_ = true;
  write_all(game);
}

void LiveRecord::added(const GameInPlay& game) {
  append(writer_.ply(game.plies.back()));
  if (game.over()) write_end(game);
}

void LiveRecord::changed(const GameInPlay& game) {
  writer_ = before_;
  bytes_ = game_bytes_;
  keep(file_.cut(bytes_));
  write_all(game);
}

Result<> LiveRecord::finish(const GameInPlay& game) {
  if (begun_ && !ended_) write_end(game);
  keep(file_.sync());
  return error_ ? tl::unexpected(*error_) : Result<>{};
}

void LiveRecord::write_all(const GameInPlay& game) {
  ended_ = false;
  append(writer_.begin(record_of(game)));
  for (const auto& ply : game.plies) append(writer_.ply(ply));
  if (game.over()) write_end(game);
}

void LiveRecord::write_end(const GameInPlay& game) {
  append(writer_.end(record_of(game)));
  ended_ = true;
}

void LiveRecord::append(const Result<std::string>& text) {
  if (error_) return;
  if (!text) {
    error_ = text.error();
    return;
  }
  keep(file_.append(*text));
  bytes_ += text->size();
}

void LiveRecord::keep(const Result<>& result) {
  if (!result && !error_) error_ = result.error();
}

}  // namespace ariadne
