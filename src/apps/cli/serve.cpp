#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"
#include "server/http/guard.hpp"
#include "server/http/server.hpp"

namespace ariadne {
namespace {

void warn_if_public(const ServeOptions& options) {
  if (is_loopback(options.host)) return;
  print_aside(
      "warning: {} can be reached from other machines\n"
      "  Whoever reaches it can play and use this machine's processors; nothing asks for a password.\n",
      in_quotes(options.host));
}

void print_address(const Server& server, const Context& context) {
  if (context.json) {
    print_json({{"schema", "ariadne/serve/1"}, {"url", server.url()}, {"port", server.port()}});
  } else {
    fmt::print("serving {}  (Ctrl-C to stop)\n", server.url());
  }
  flush_output();
}

}  // namespace

int run_serve(const ServeOptions& options, const Context& context) {
  const auto server =
      value_or_fail(Server::listen({options.host, static_cast<std::uint16_t>(options.port)}), ExitCode::environment);
  warn_if_public(options);
  print_address(*server, context);
  server->run(interrupted());
  return static_cast<int>(ExitCode::done);  // being stopped is how it ends
}

}  // namespace ariadne
