#include "server/http/guard.hpp"

#include <algorithm>

namespace ariadne {
namespace {

bool all_of(std::string_view text, std::string_view allowed) {
  return !text.empty() && text.find_first_not_of(allowed) == text.npos;
}

bool is_address(std::string_view host) {
  return all_of(host, "0123456789.") || (host.find(':') != host.npos && all_of(host, "0123456789abcdefABCDEF:."));
}

bool is_port(std::string_view text) { return text.size() <= 5 && all_of(text, "0123456789"); }

// "localhost" of "localhost:8080", "::1" of "[::1]:8080"; empty if it is neither.
std::string_view host_in(std::string_view header) {
  const bool brackets = header.starts_with('[');
  const std::size_t end = brackets ? header.find(']') : header.find(':');
  if (brackets && end == header.npos) return {};
  const std::string_view rest = end == header.npos ? "" : header.substr(brackets ? end + 1 : end);
  if (!rest.empty() && (rest.front() != ':' || !is_port(rest.substr(1)))) return {};
  return brackets ? header.substr(1, end - 1) : header.substr(0, end);
}

}  // namespace

bool is_loopback(std::string_view host) {
  return host == "localhost" || host == "::1" || (host.starts_with("127.") && all_of(host, "0123456789."));
}

bool is_own_host(std::string_view header, std::string_view bound) {
  const std::string_view host = host_in(header);
  if (host.empty()) return false;
  return is_loopback(host) || host == bound || (!is_loopback(bound) && is_address(host));
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  return origin.empty() || (origin.starts_with("http://") && origin.substr(7) == host);
}

std::string url_of(std::string_view host, unsigned port) {
  const bool colons = host.find(':') != host.npos;
  return (colons ? "http://[" + std::string(host) + "]" : "http://" + std::string(host)) + ":" + std::to_string(port) +
         "/";
}

}  // namespace ariadne
