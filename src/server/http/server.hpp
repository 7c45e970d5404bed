#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "agents/external/options.hpp"
#include "core/result.hpp"

// HTTP and WebSocket. The transport is hidden behind this header: only server.cpp knows the library.
namespace ariadne {

class Laboratory;

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;      // 0: any that is free
  ExternalOptions external = {};  // which commands may be run as agents
};

// Serves the page and the calls of a laboratory of its own.
class Server {
 public:
  // Takes the port; an error says why it cannot be had.
  static Result<std::unique_ptr<Server>> listen(const ServerOptions& options);
  ~Server();

  std::uint16_t port() const;
  std::string url() const;  // "http://127.0.0.1:8080/"
  Laboratory& laboratory();
  // Serves until the flag is set.
  void run(const std::atomic<bool>& stop);

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace ariadne
