#include "http_client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace ariadne {
namespace {

constexpr int kSeconds = 20;  // nothing here takes as long

std::string line_from(int file) {
  std::string line;
  for (char c = 0; read(file, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

std::uint16_t port_in(const std::string& line) {
  const std::size_t at = line.find("\"port\":");
  return at == std::string::npos ? 0 : static_cast<std::uint16_t>(std::atoi(line.c_str() + at + 7));
}

}  // namespace

RunningServer::RunningServer(const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {ARIADNE_BINARY, "serve", "--port", "0", "--json"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (auto& each : all) argv.push_back(each.data());
  argv.push_back(nullptr);
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  child_ = fork();
  if (child_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    // The sanitizer keeps what was freed for a while, which must not look like a leak.
    setenv("ASAN_OPTIONS", "quarantine_size_mb=4", 0);
    execv(argv[0], argv.data());
    _exit(127);
  }
  close(ends[1]);
  first_line_ = line_from(ends[0]);
  close(ends[0]);
  port_ = port_in(first_line_);
}

RunningServer::~RunningServer() {
  if (child_ > 0) end(SIGKILL);
}

int RunningServer::end(int signal) {
  kill(child_, signal);
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

long RunningServer::resident_kib() const {
  std::ifstream file("/proc/" + std::to_string(child_) + "/status");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
  }
  return 0;
}

Connection::Connection(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  const timeval limit{kSeconds, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    close(socket_);
    socket_ = -1;
  }
}

Connection::~Connection() {
  if (socket_ >= 0) close(socket_);
}

bool Connection::send(const std::string& bytes) {
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t now = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (now <= 0) return false;
    sent += static_cast<std::size_t>(now);
  }
  return true;
}

std::string Connection::receive(std::size_t bytes) {
  std::string text(bytes, '\0');
  std::size_t got = 0;
  while (got < bytes) {
    const ssize_t now = recv(socket_, text.data() + got, bytes - got, 0);
    if (now <= 0) break;
    got += static_cast<std::size_t>(now);
  }
  text.resize(got);
  return text;
}

std::string Connection::receive_until(const std::string& end) {
  std::string text;
  while (!text.ends_with(end)) {
    const std::string byte = receive(1);
    if (byte.empty()) break;
    text += byte;
  }
  return text;
}

std::string Connection::receive_all() {
  std::string text;
  for (std::string more = receive(1); !more.empty(); more = receive(1)) text += more;
  return text;
}

std::string HttpAnswer::header(const std::string& name) const {
  const std::size_t at = head.find("\r\n" + name + ": ");
  if (at == std::string::npos) return "";
  const std::size_t from = at + name.size() + 4;
  return head.substr(from, head.find("\r\n", from) - from);
}

HttpAnswer ask(std::uint16_t port, const HttpRequest& request) {
  Connection connection(port);
  std::string text = request.method + " " + request.target + " HTTP/1.1\r\nConnection: close\r\n";
  if (!request.host.empty()) text += "Host: " + request.host + "\r\n";
  for (const auto& header : request.headers) text += header + "\r\n";
  if (!request.body.empty()) text += "Content-Length: " + std::to_string(request.body.size()) + "\r\n";
  connection.send(text + "\r\n" + request.body);
  HttpAnswer answer;
  answer.head = connection.receive_until("\r\n\r\n");
  if (answer.head.starts_with("HTTP/1.1 ")) answer.status = std::atoi(answer.head.c_str() + 9);
  const std::string length = answer.header("Content-Length");
  answer.body = connection.receive(length.empty() ? 0 : static_cast<std::size_t>(std::atol(length.c_str())));
  return answer;
}

HttpAnswer post(std::uint16_t port, const std::string& call, const std::string& body) {
  return ask(port, {.method = "POST", .target = "/api/v1/" + call, .body = body});
}

LiveSocket::LiveSocket(std::uint16_t port, const std::string& origin) : connection_(port) {
  connection_.send(
      "GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
      (origin.empty() ? "" : "Origin: " + origin + "\r\n") + "\r\n");
  open_ = connection_.receive_until("\r\n\r\n").starts_with("HTTP/1.1 101");
}

// A text frame with a mask of zeros.
bool LiveSocket::send(const std::string& text) {
  std::string frame = "\x81";
  const std::size_t size = text.size();
  if (size < 126) {
    frame += static_cast<char>(0x80 | size);
  } else if (size < 65'536) {
    frame += static_cast<char>(0x80 | 126);
    for (const int shift : {8, 0}) frame += static_cast<char>(size >> shift & 0xff);
  } else {
    frame += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(size >> shift & 0xff);
  }
  return connection_.send(frame + std::string(4, '\0') + text);
}

std::optional<std::string> LiveSocket::next() {
  std::string message;  // a long one comes in several frames
  for (;;) {
    const std::string head = connection_.receive(2);
    if (head.size() < 2) return std::nullopt;
    std::size_t size = static_cast<unsigned char>(head[1]) & 0x7f;
    if (size > 125) {
      const std::string more = connection_.receive(size == 126 ? 2 : 8);
      size = 0;
      for (const char c : more) size = size << 8 | static_cast<unsigned char>(c);
    }
    const std::string text = connection_.receive(size);
    const int kind = head[0] & 0x0f;
    if (kind == 8) {
      if (text.size() >= 2)
        close_code_ = static_cast<unsigned char>(text[0]) << 8 | static_cast<unsigned char>(text[1]);
      return std::nullopt;
    }
    if (kind > 1) continue;
    message += text;
    if ((head[0] & 0x80) != 0) return message;
  }
}

}  // namespace ariadne
