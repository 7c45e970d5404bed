#include "search_laws.hpp"

#include "all_games.hpp"

namespace ariadne::laws {

using Games = CheckedGames<AllGames, 1>;
INSTANTIATE_TYPED_TEST_SUITE_P(OnManyPositions, SearchLaws, Games, CheckedName);

}  // namespace ariadne::laws
