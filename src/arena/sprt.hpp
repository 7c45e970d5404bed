#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "arena/rating.hpp"
#include "core/result.hpp"

namespace ariadne {

// What a sequential probability ratio test decides between, in normalised Elo: the lead in score, divided by the spread
// of a game's result and scaled so that it is about the Elo of a game without draws. So the number of games that a test
// takes does not depend on how many are drawn.
struct SprtTerms {
  double elo0 = 0, elo1 = 0;  // the first agent leads by no more than the first, or by at least the second
  double alpha = 0.05;        // the probability to accept the second although the first is true
  double beta = 0.05;         // and the other way round

  double lower() const;  // the bounds of the log-likelihood ratio: at the lower one the first is accepted
  double upper() const;
  bool operator==(const SprtTerms&) const = default;
};
// "0,10" or "0,10,0.05,0.05".
Result<SprtTerms> read_sprt(std::string_view text);
std::string sprt_text(const SprtTerms& terms);  // the same again

// How much more likely the second is than the first, as a logarithm. `counts` are results by their points, from none to
// all: five of pairs, or three of single games. Of all distributions of results with the given Elo, the one that fits
// best is taken for each of the two.
double log_likelihood_ratio(const SprtTerms& terms, std::span<const std::uint64_t> counts);

enum class Accepted : std::uint8_t { none, elo0, elo1 };

// The test of a match as its games come in. They may come in any order: they are judged in that of the match, so what
// is accepted does not depend on the number of jobs.
class Sprt {
 public:
  // Games are judged in pairs, or each for itself if agents keep their sides.
  Sprt(const SprtTerms& terms, bool in_pairs) : terms_(terms), in_pairs_(in_pairs) {}

  void add(const FinishedGame& game);

  const SprtTerms& terms() const { return terms_; }
  double llr() const { return llr_; }
  Accepted accepted() const { return accepted_; }
  std::uint64_t judged() const { return next_; }  // games of the match, from its first on

 private:
  void judge(int sign);

  SprtTerms terms_;
  bool in_pairs_;
  std::map<std::uint64_t, int> waiting_;  // signs of games before which one is missing
  std::uint64_t next_ = 0;
  int pair_sign_ = 0;  // of the first game of a pair
  std::array<std::uint64_t, 5> counts_{};
  double llr_ = 0;
  Accepted accepted_ = Accepted::none;
};

}  // namespace ariadne
