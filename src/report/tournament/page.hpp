#pragma once

#include <string>

#include "report/tournament/table.hpp"

namespace ariadne {

// A tournament as one page that needs nothing else: ranking, ratings with error bars, crosstable, scores over time,
// games. It has no script, so it shows everywhere.
std::string tournament_page(const TournamentView& view);

}  // namespace ariadne
