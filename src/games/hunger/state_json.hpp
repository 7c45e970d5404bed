#pragma once

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/hunger/position.hpp"

namespace ariadne::hunger {

// {"size":20,"board":20,"round":1,"first":1,"limit":1000,"to_move":1,
//  "players":[{"id":1,"x":10,"y":10,"score":15,"weapons":[]}, …],
//  "items":[{"x":-1,"y":2,"kind":"weapon","owner":1,"type":"pistol"}, {"x":3,"y":-1,"kind":"food","points":7},
//           {"x":4,"y":4,"kind":"trap","type":"animals","points":-5}]}
// `first` may be left out if it is 1, `limit` if it is 1000. "shot":true is there once the player to move has shot the
// other.
Result<Position> read_json(const Json& json);
Json write_json(const Position& position);

}  // namespace ariadne::hunger
