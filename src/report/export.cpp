#include "report/export.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/format.hpp"
#include "report/record_json.hpp"
#include "report/svg/scene.hpp"

namespace ariadne {

std::vector<std::string> export_formats(const GameEntry& game) {
  std::vector<std::string> formats = {"json", "svg"};
  const auto& own = game.info().formats;
  formats.insert(formats.end(), own.begin(), own.end());
  return formats;
}

Result<std::string> exported(const GameInPlay& game, const Session& shown, const std::string& format,
                             const std::string& title, const std::vector<std::string>& known) {
  if (format == "json") return game_with_moves_json(*game.session).dump() + "\n";
  if (format == "svg") return scene_svg(shown.scene(), title);
  const GameInfo& info = game.game().info();
  if (std::ranges::count(info.formats, format) > 0) {
    std::vector<std::string> names;
    for (const auto& player : game.players) names.push_back(player.spec);
    return game.game().write(*game.session, format, names) + "\n";
  }
  return failure("cannot export " + info.id + " as " + in_quotes(format), "Available: " + joined(known, ", ") + ".");
}

}  // namespace ariadne
