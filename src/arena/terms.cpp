#include "arena/terms.hpp"

#include "agents/spec.hpp"
#include "core/duration.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

constexpr const char* kTermForms =
    "Expected 10s+100ms, 500ms/move, nodes=1000, depth=6, or several with commas between.";
constexpr std::uint64_t kMaxTermNodes = 1'000'000'000'000;
constexpr int kMaxTermDepth = 1000;

tl::unexpected<Error> not_terms(std::string_view text) {
  return failure(in_quotes(text) + " is not a limit for agents", kTermForms);
}

template <class Number>
Result<> read_number(std::optional<std::int64_t> read, std::string_view typed, Number most, Number& number) {
  if (!read || *read < 1 || *read > static_cast<std::int64_t>(most)) {
    return failure(in_quotes(typed) + ": expected a whole number 1.." + std::to_string(most));
  }
  number = static_cast<Number>(*read);
  return {};
}

// Whether it is "0s" or the like, which is a duration nowhere else.
bool is_zero(std::string_view text) { return text == "0s" || text == "0ms" || text == "0"; }

Result<> read_clock(std::string_view term, std::size_t plus, TimeControl& clock) {
  const auto bank = read_duration(term.substr(0, plus));
  if (!bank) return tl::unexpected(bank.error());
  clock = {*bank, {}};
  if (is_zero(term.substr(plus + 1))) return {};
  const auto increment = read_duration(term.substr(plus + 1));
  if (!increment) return tl::unexpected(increment.error());
  clock.increment = *increment;
  return {};
}

Result<> read_time(std::string_view term, std::chrono::milliseconds& time) {
  if (term.ends_with("/move")) term.remove_suffix(5);
  const auto read = read_duration(term);
  if (!read) return failure(read.error().message, kTermForms);
  time = *read;
  return {};
}

Result<> read_term(std::string_view term, GameTerms& terms) {
  if (term.starts_with("nodes=")) return read_number(count_in(term.substr(6)), term, kMaxTermNodes, terms.limits.nodes);
  if (term.starts_with("depth=")) {
    return read_number(number_in<std::int64_t>(term.substr(6)), term, kMaxTermDepth, terms.depth);
  }
  if (term.find('=') != term.npos) return not_terms(term);
  const std::size_t plus = term.find('+');
  return plus == term.npos ? read_time(term, terms.limits.time) : read_clock(term, plus, terms.clock);
}

// Which of the four kinds a term is, so that none is given twice.
int kind_of(std::string_view term) {
  return term.starts_with("nodes=") ? 0 : term.starts_with("depth=") ? 1 : term.find('+') != term.npos ? 2 : 3;
}

}  // namespace

Result<GameTerms> read_terms(std::string_view text) {
  GameTerms terms;
  unsigned seen = 0;
  for (std::string_view rest = text;;) {
    const std::size_t comma = rest.find(',');
    const std::string_view term = trimmed(rest.substr(0, comma));
    if (const auto read = read_term(term, terms); !read) return tl::unexpected(read.error());
    const unsigned kind = 1u << kind_of(term);
    if ((seen & kind) != 0) return failure(in_quotes(text) + " gives the same limit twice", kTermForms);
    seen |= kind;
    if (comma == rest.npos) return terms;
    rest.remove_prefix(comma + 1);
  }
}

std::string terms_text(const Limits& limits, const TimeControl& clock) {
  std::string text;
  const auto add = [&](const std::string& term) { text += (text.empty() ? "" : ", ") + term; };
  if (limits.nodes != 0) add(std::to_string(limits.nodes) + " nodes/move");
  if (limits.time.count() != 0) add(std::to_string(limits.time.count()) + "ms/move");
  if (!clock.none()) {
    add(duration_text(clock.bank) + "+" + (clock.increment.count() == 0 ? "0s" : duration_text(clock.increment)) +
        " per game");
  }
  return text.empty() ? "no limits" : text;
}

std::string with_depth(const GameEntry& game, const std::string& program, int depth) {
  const auto deepened = [&](const std::string& spec) {
    const Parameter* parameter = parameter_of(game, spec, "depth");
    if (depth == 0 || parameter == nullptr || gives_setting(spec, "depth")) return spec;
    return spec_with(spec, "depth", std::to_string(depth));
  };
  const std::string first = spec_for_team(program, Team::first), second = spec_for_team(program, Team::second);
  return first == program ? deepened(program) : deepened(first) + "+" + deepened(second);
}

}  // namespace ariadne
