#pragma once

#include <string>
#include <vector>

namespace ariadne {

// A row of a table of comma-separated values (RFC 4180, but with a plain line feed): fields with commas, quotes or line
// breaks in them are quoted. Text that a spreadsheet would take for a formula gets a quote in front.
std::string csv_row(const std::vector<std::string>& fields);

}  // namespace ariadne
