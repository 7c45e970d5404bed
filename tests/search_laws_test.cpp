#include "search_laws.hpp"

#include "all_games.hpp"

namespace ariadne::laws {

using Games = CheckedGames<AllGames, 6>;
INSTANTIATE_TYPED_TEST_SUITE_P(OnFewPositions, SearchLaws, Games, CheckedName);

}  // namespace ariadne::laws
