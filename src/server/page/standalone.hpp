#pragma once

#include <string>
#include <string_view>

namespace ariadne {

// The page as one file that needs neither a server nor other files: style and script stand in it, and a game that it
// shows, JSON as of shown_game_json(), in an element `ariadne-game`.
std::string standalone_page(std::string_view game);

}  // namespace ariadne
