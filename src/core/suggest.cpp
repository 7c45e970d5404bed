#include "core/suggest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/text.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxTyped = 64;

// Levenshtein's distance where swapping two neighbours counts once.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  std::iota(above.begin(), above.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({replaced, above[j] + 1, row[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(above);
    above.swap(row);
  }
  return above[b.size()];
}

std::string lowered(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), lower);
  return out;
}

}  // namespace

std::string did_you_mean(std::string_view typed, std::span<const std::string> known) {
  if (typed.size() > kMaxTyped) return {};
  const std::string small = lowered(typed);
  const std::string* best = nullptr;
  // Everything is close to a single letter, so a letter only finds names that it begins.
  std::size_t best_distance = typed.size() < 2 ? 1 : std::max<std::size_t>(1, typed.size() / 3) + 1;
  for (const auto& name : known) {
    const std::size_t distance = edit_distance(small, lowered(name));
    const bool begun = !typed.empty() && lowered(name).starts_with(small);
    if (distance < best_distance || (begun && best == nullptr)) {
      best = &name;
      best_distance = std::min(distance, best_distance);
    }
  }
  return best == nullptr ? std::string() : "Did you mean '" + *best + "'?";
}

std::string suggestion(std::string_view typed, std::span<const std::string> known) {
  if (known.empty()) return "None are available.";
  const std::string close = did_you_mean(typed, known);
  return close.empty() ? "Available: " + list_of(known) + "." : close;
}

std::string list_of(std::span<const std::string> names) {
  std::string out;
  for (const auto& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

std::string one_of(std::span<const std::string> names) {
  if (names.size() < 2) return list_of(names);
  return list_of(names.first(names.size() - 1)) + " or " + names.back();
}

}  // namespace ariadne
