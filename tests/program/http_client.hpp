#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ariadne {

// `ariadne serve` on a free port, as long as this lives.
class RunningServer {
 public:
  explicit RunningServer(const std::vector<std::string>& arguments = {});
  ~RunningServer();
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  std::uint16_t port() const { return port_; }
  const std::string& first_line() const { return first_line_; }
  long resident_kib() const;
  // Sends the signal and returns the exit code, or 128 + the signal that ended it.
  int end(int signal);

 private:
  pid_t child_ = 0;
  std::uint16_t port_ = 0;
  std::string first_line_;
};

// A connection to this machine, with the plain calls of the system, so that it can also be used wrongly.
class Connection {
 public:
  explicit Connection(std::uint16_t port);
  ~Connection();
  Connection(Connection&& other) noexcept : socket_(other.socket_) { other.socket_ = -1; }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool send(const std::string& bytes);     // false: the other side is gone
  std::string receive(std::size_t bytes);  // exactly this many; fewer at the end
  std::string receive_until(const std::string& end);
  std::string receive_all();

 private:
  int socket_ = -1;
};

struct HttpAnswer {
  int status = 0;  // 0: there was no answer
  std::string head, body;

  std::string header(const std::string& name) const;
};

struct HttpRequest {
  std::string method = "GET", target = "/", body = {};
  std::string host = "localhost";
  std::vector<std::string> headers = {};
};
HttpAnswer ask(std::uint16_t port, const HttpRequest& request);
HttpAnswer post(std::uint16_t port, const std::string& call, const std::string& body);

// Enough of a WebSocket to talk to the server.
class LiveSocket {
 public:
  explicit LiveSocket(std::uint16_t port, const std::string& origin = {});

  bool open() const { return open_; }
  bool send(const std::string& text);
  std::optional<std::string> next();  // the next message; none: it was closed
  int close_code() const { return close_code_; }

 private:
  Connection connection_;
  bool open_ = false;
  int close_code_ = 0;
};

}  // namespace ariadne
