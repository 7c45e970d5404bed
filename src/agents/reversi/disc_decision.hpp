#pragma once

#include <nlohmann/json.hpp>

#include "agents/request.hpp"
#include "agents/reversi/search/disc_search.hpp"
#include "games/reversi/rules.hpp"

namespace ariadne::reversi {

using Request = ariadne::Request<Rules>;

// Searches by discs and tells each finished step; what it finds, as a decision. Values become those of black, and what
// is proven becomes the value of a decided game.
Decision searched_by_discs(const Request& request, DiscSearch& search, const DiscPlan& plan, Budget& budget);

}  // namespace ariadne::reversi
