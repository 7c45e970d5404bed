#pragma once

#include <optional>
#include <string>

#include "apps/cli/context.hpp"
#include "arena/game.hpp"
#include "core/json.hpp"

// Commands that show something in the browser: each starts a server for it, which runs until Ctrl-C.
namespace ariadne {

// What --ui names.
inline constexpr const char* kWebUi = "web";

// A game in play; `speed` is that of games between agents.
int show_table(GameInPlay game, std::optional<double> speed, const Context& context);

// A page that begins with this call: the page asks for it by `given`.
int show_call(const std::string& path, const std::string& call, Json arguments, const Context& context);

}  // namespace ariadne
