#include "apps/cli/new_agent.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"

namespace ariadne {
namespace {

constexpr std::string_view kPlaceOfGame = "GAME";

std::string for_game(std::string_view text, const std::string& game) {
  std::string result(text);
  for (std::size_t at = 0; (at = result.find(kPlaceOfGame, at)) != std::string::npos; at += game.size()) {
    result.replace(at, kPlaceOfGame.size(), game);
  }
  return result;
}

std::string command_of(const std::string& language) {
  if (language == "cpp") return "./agent";
  return language == "js" ? "node agent.mjs" : "python3 agent.py";
}

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    throw Failure(ExitCode::environment, "cannot make the folder " + in_quotes(folder) + ": " + error.message());
}

void print_next_steps(const NewAgentOptions& options, const std::string& game) {
  fmt::print("Next:\n  cd {}\n", printable(options.folder));
  if (options.language == "cpp") fmt::print("  g++ -std=c++17 -O2 agent.cpp -o agent\n");
  fmt::print("  ariadne check-agent \"{}\" --game {}\n", command_of(options.language), game);
}

}  // namespace

int run_new_agent(const NewAgentOptions& options, const Context& context) {
  const std::string game = game_spec(options.game).game->info().id;
  std::vector<std::pair<std::string, std::string>> files;
  for (const auto& file : starter_files()) {
    if (file.language != options.language) continue;
    files.emplace_back((std::filesystem::path(options.folder) / file.name).string(), for_game(file.text, game));
  }
  make_folder(options.folder);
  for (const auto& [path, text] : files) check_output(path, options.force);
  Json written = Json::array();
  for (const auto& [path, text] : files) {
    write_output(path, text);
    written.push_back(path);
    if (!context.json) fmt::print("wrote {}\n", printable(path));
  }
  if (context.json)
    print_json({{"schema", "ariadne/new/1"}, {"files", written}, {"command", command_of(options.language)}});
  else if (!context.quiet)
    print_next_steps(options, game);
  return static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
