#pragma once

#include <string>
#include <string_view>

// Who may ask. A page from elsewhere that runs in somebody's browser must not reach a server on that machine, not even
// under a name that was made to lead here.
namespace ariadne {

bool is_loopback(std::string_view host);  // localhost, 127.x.y.z or ::1

// Whether the header Host names this server: a loopback name, what it was bound to, or, if that is an address of the
// network, any address in figures.
bool is_own_host(std::string_view header, std::string_view bound);

// Whether the header Origin, empty if there is none, is a page of this server, to which `host` leads.
bool is_own_origin(std::string_view origin, std::string_view host);

// A host in a URL: addresses with colons stand in brackets.
std::string url_of(std::string_view host, unsigned port);

}  // namespace ariadne
