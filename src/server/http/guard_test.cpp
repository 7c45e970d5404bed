#include "server/http/guard.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Guard, a_server_on_loopback_is_called_by_loopback_names_alone) {
  for (const char* host : {"localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "127.0.0.2"}) {
    EXPECT_TRUE(is_own_host(host, "127.0.0.1")) << host;
  }
  for (const char* host :
       {"", "evil.example", "127.0.0.1.evil.example", "192.168.0.7:8080", "localhost:8080:1", "localhost:port",
        "localhost:123456", "[::1", "[::1]x", "localhost.evil.example", "@localhost"}) {
    EXPECT_FALSE(is_own_host(host, "127.0.0.1")) << host;
  }
}

TEST(Guard, a_server_on_the_network_is_also_called_by_addresses_but_not_by_strange_names) {
  EXPECT_TRUE(is_own_host("192.168.0.7:8080", "0.0.0.0"));
  EXPECT_TRUE(is_own_host("[fe80::1]:8080", "::"));
  EXPECT_TRUE(is_own_host("laboratory:8080", "laboratory"));
  EXPECT_FALSE(is_own_host("evil.example:8080", "0.0.0.0"));
}

TEST(Guard, only_pages_of_the_server_itself_may_ask) {
  EXPECT_TRUE(is_own_origin("", "localhost:8080"));
  EXPECT_TRUE(is_own_origin("http://localhost:8080", "localhost:8080"));
  for (const char* origin : {"http://localhost:3000", "https://evil.example", "null", "http://localhost:8080.evil",
                             "https://localhost:8080", "file://"}) {
    EXPECT_FALSE(is_own_origin(origin, "localhost:8080")) << origin;
  }
}

TEST(Guard, addresses_with_colons_stand_in_brackets) {
  EXPECT_EQ(url_of("127.0.0.1", 8080), "http://127.0.0.1:8080/");
  EXPECT_EQ(url_of("::1", 1), "http://[::1]:1/");
}

}  // namespace
}  // namespace ariadne
