#include "apps/cli/match/progress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "apps/cli/output.hpp"
#include "report/match_table.hpp"

namespace ariadne {
namespace {

constexpr std::chrono::milliseconds kQuickWork{500};  // a match that ends sooner shows no progress
constexpr std::chrono::milliseconds kRedraw{100};
constexpr std::uint64_t kBarWidth = 16;

}  // namespace

std::string eta_text(std::chrono::duration<double> duration) {
  const long seconds = std::lround(duration.count());
  if (seconds >= 3600) return fmt::format("{}h{:02}m", seconds / 3600, seconds / 60 % 60);
  if (seconds >= 60) return fmt::format("{}m{:02}s", seconds / 60, seconds % 60);
  return fmt::format("{}s", seconds);
}

MatchProgress::MatchProgress(const Context& context, const Tally& before, std::uint64_t total)
    : silent_(context.quiet || context.json),
      bar_(context.progress_tty),
      before_(before.games()),
      total_(total),
      tally_(before),
      tenths_printed_(before.games() * 10 / total) {}

MatchProgress::~MatchProgress() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

void MatchProgress::finished(int sign_for_first_agent, const Sprt* sprt) {
  ++(sign_for_first_agent > 0 ? tally_.wins : sign_for_first_agent < 0 ? tally_.losses : tally_.draws);
  const auto now = Clock::now();
  if (silent_ || now - start_ < kQuickWork) return;
  if (bar_) {
    draw_bar(now, sprt);
  } else {
    print_tenth(sprt);
  }
}

// A test ends when its ratio reaches a bound: if it goes on as it did so far, after this many more games.
double MatchProgress::games_left(const Sprt* sprt) const {
  const double done = static_cast<double>(tally_.games()), left = static_cast<double>(total_) - done;
  if (sprt == nullptr || sprt->llr() == 0) return left;
  const double bound = sprt->llr() > 0 ? sprt->terms().upper() : sprt->terms().lower();
  return std::clamp(done * (bound / sprt->llr() - 1), 0.0, left);
}

std::string MatchProgress::state(const Sprt* sprt) const {
  const std::uint64_t done = tally_.games();
  const std::chrono::duration<double> elapsed = Clock::now() - start_;
  return fmt::format("{}/{}  {}-{}-{}  {}eta {}", done, total_, tally_.wins, tally_.draws, tally_.losses,
                     sprt == nullptr ? "" : llr_text(*sprt) + "  ",
                     eta_text(elapsed / static_cast<double>(done - before_) * games_left(sprt)));
}

void MatchProgress::draw_bar(Clock::time_point now, const Sprt* sprt) {
  if (drawn_ && now - last_drawn_ < kRedraw) return;
  last_drawn_ = now;
  drawn_ = true;
  const std::uint64_t full = tally_.games() * kBarWidth / total_;
  print_aside("\r[{:#<{}}{:-<{}}]  {}\033[K", "", full, "", kBarWidth - full, state(sprt));
  std::fflush(stderr);
}

void MatchProgress::print_tenth(const Sprt* sprt) {
  const std::uint64_t tenths = tally_.games() * 10 / total_;
  if (tenths == tenths_printed_) return;
  tenths_printed_ = tenths;
  print_aside("{}\n", state(sprt));
}

}  // namespace ariadne
