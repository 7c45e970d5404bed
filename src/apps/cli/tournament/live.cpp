#include "apps/cli/tournament/live.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/match/progress.hpp"
#include "apps/cli/output.hpp"
#include "report/drawing/text.hpp"
#include "report/text_table.hpp"
#include "report/tournament/data.hpp"

namespace ariadne {
namespace {

constexpr std::chrono::milliseconds kQuickTournament{500};  // one that ends sooner shows no progress
constexpr std::chrono::milliseconds kRedrawTable{250};
constexpr std::size_t kShownRows = 15;

}  // namespace

TournamentLive::TournamentLive(const TournamentPlan& plan, const Context& context, std::vector<ScheduledGame> games,
                               std::uint64_t total)
    : plan_(plan),
      events_(context.json && !context.quiet),
      silent_(context.quiet || context.json),
      over_itself_(context.progress_tty),
      games_(std::move(games)),
      total_(total) {
  for (const auto& game : games_) {
    planned_ += game.state == GameState::planned || game.state == GameState::played ? 1 : 0;
    played_ += game.state == GameState::played ? 1 : 0;
  }
  before_ = played_;
  tenths_printed_ = total_ == 0 ? 0 : played_ * 10 / total_;
}

TournamentLive::~TournamentLive() { erase(); }

void TournamentLive::planned(std::span<const ScheduledGame> games) {
  games_.insert(games_.end(), games.begin(), games.end());
  planned_ += static_cast<std::uint64_t>(
      std::ranges::count_if(games, [](const auto& game) { return game.state == GameState::planned; }));
  total_ = std::max(total_, planned_);
  if (!events_) return;
  print_json(tournament_round_event(games, planned_));
  flush_output();
}

void TournamentLive::played(const ScheduledGame& game) {
  games_[game.pairing.game] = game;
  last_ = game.pairing.game;
  ++played_;
  if (events_) {
    print_json(tournament_game_event(plan_, game, played_, planned_));
    flush_output();
  }
  const auto now = Clock::now();
  if (silent_ || now - start_ < kQuickTournament) return;
  if (over_itself_) {
    draw(now);
  } else {
    print_tenth();
  }
}

std::string TournamentLive::state() const {
  const std::chrono::duration<double> elapsed = Clock::now() - start_;
  const auto done = static_cast<double>(std::max<std::uint64_t>(played_ - before_, 1));
  const auto left = static_cast<double>(total_ - std::min(total_, played_));
  const TournamentView view{plan_, games_};
  std::string text = fmt::format("{} of {} games  eta {}", played_, total_, eta_text(elapsed / done * left));
  if (last_ < games_.size() && games_[last_].result) {
    text += fmt::format("  last: #{} {} vs {}: {}", last_ + 1, view.name(games_[last_].pairing.agents[0]),
                        view.name(games_[last_].pairing.agents[1]), game_result_text(view, games_[last_]));
  }
  return shortened(text, static_cast<int>(kTextWidth) - 1);
}

void TournamentLive::draw(Clock::time_point now) {
  if (lines_drawn_ > 0 && now - last_drawn_ < kRedrawTable) return;
  last_drawn_ = now;
  const std::string text = state() + "\n" + ranking_text({plan_, games_}, kShownRows);
  erase();
  lines_drawn_ = static_cast<int>(std::ranges::count(text, '\n'));
  print_aside("{}", text);
  std::fflush(stderr);
}

// The cursor may be anywhere in its line: a terminal shows that Ctrl-C was pressed.
void TournamentLive::erase() {
  if (lines_drawn_ > 0) print_aside("\r\033[{}A\033[J", lines_drawn_);
  lines_drawn_ = 0;
}

void TournamentLive::print_tenth() {
  const std::uint64_t tenths = total_ == 0 ? 0 : played_ * 10 / total_;
  if (tenths == tenths_printed_) return;
  tenths_printed_ = tenths;
  print_aside("{}\n", state());
}

}  // namespace ariadne
