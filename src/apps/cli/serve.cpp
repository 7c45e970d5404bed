#include "apps/cli/serve.hpp"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "agents/external/command.hpp"
#include "agents/external/sandbox.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"
#include "server/api/laboratory.hpp"
#include "server/http/guard.hpp"
#include "server/http/server.hpp"

namespace ariadne {
namespace {

void warn_if_public(const std::string& host) {
  if (is_loopback(host)) return;
  print_aside(
      "warning: {} can be reached from other machines\n"
      "  Whoever reaches it can play and use this machine's processors; nothing asks for a password.\n",
      in_quotes(host));
}

void print_address(const Server& server, const std::string& url, const Context& context) {
  if (context.json) {
    print_json({{"schema", "ariadne/serve/1"}, {"url", url}, {"port", server.port()}});
  } else {
    fmt::print("serving {}  (Ctrl-C to stop)\n", url);
  }
  flush_output();
}

bool has_desktop() { return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr; }

// The desktop's own way to open an address. Without a desktop the printed address has to do.
void open_in_browser(const std::string& url) {
  if (!has_desktop()) return;
  const pid_t child = fork();
  if (child != 0) {
    if (child > 0) waitpid(child, nullptr, 0);
    return;
  }
  if (fork() == 0) {  // a grandchild, which nobody has to wait for
    const int quiet = dup2(STDERR_FILENO, STDOUT_FILENO);
    if (quiet >= 0) execlp("xdg-open", "xdg-open", url.c_str(), static_cast<char*>(nullptr));
  }
  _exit(0);
}

int serve(Server& server, const std::string& path, bool open, const Context& context) {
  const std::string url = server.url() + path;
  print_address(server, url, context);
  if (open) open_in_browser(url);
  server.run(interrupted());
  return static_cast<int>(ExitCode::done);  // being stopped is how it ends
}

// These commands and no others, once it is sure that they can be run here.
ExternalOptions offered(const std::vector<std::string>& agents, ExternalOptions external) {
  for (const auto& spec : agents) {
    if (!is_external(spec)) {
      throw Failure(ExitCode::usage, in_quotes(spec) + " is not a command",
                    "Agents of the program are offered anyway. A command is such as cmd:\"python3 bot.py\" or ./bot");
    }
    value_or_fail(read_external(spec), ExitCode::usage);
  }
  if (!agents.empty()) check_sandbox(external.sandbox);
  external.any = false;
  external.named = agents;
  return external;
}

std::unique_ptr<Server> listen_on(const ServerOptions& options) {
  return value_or_fail(Server::listen(options), ExitCode::environment);
}

// For one thing any port will do.
std::unique_ptr<Server> listen_anywhere() { return listen_on({.port = 0}); }

}  // namespace

int run_serve(const ServeOptions& options, const Context& context) {
  const auto server =
      listen_on({options.host, static_cast<std::uint16_t>(options.port), offered(options.agents, context.external)});
  warn_if_public(options.host);
  return serve(*server, "", options.open, context);
}

int show_table(GameInPlay game, std::optional<double> speed, const Context& context) {
  const auto server = listen_anywhere();
  TableOptions options;
  options.game.may_hurry = true;
  options.speed = speed;
  const Json state = server->laboratory().tables().open(std::move(game), std::move(options)).value();
  return serve(*server, "game/" + state.at("table").get<std::string>(), true, context);
}

int show_call(const std::string& path, const std::string& call, Json arguments, const Context& context) {
  const auto server = listen_anywhere();
  const std::string id = server->laboratory().give({{"call", call}, {"arguments", std::move(arguments)}});
  return serve(*server, path + "?given=" + id, true, context);
}

}  // namespace ariadne
