#pragma once

#include "core/json.hpp"
#include "games/tree/position.hpp"

namespace ariadne::tree {

// {"root":"a","seats":2,"moves":[["a","Left","b"],…],"values":{"c":3,…},"win":["c"],"lose":[],
//  "turns":{"b":"chance"},"odds":{"b":[0.5,0.5]},"node":"b"}
// Seats take turns by depth except where "turns" says otherwise; "node" is where the game stands, the root if it is not
// given. All but "root" and "moves" may be left out.
Result<Position> read_json(const Json& json);
Json write_json(const Position& position);

// Whole numbers are written as such.
Json number_json(double number);

}  // namespace ariadne::tree
