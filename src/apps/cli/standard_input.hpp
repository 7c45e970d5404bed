#pragma once

#include <array>
#include <cstdio>
#include <streambuf>

namespace ariadne {

// Standard input, read so that one signal is enough: a wait for more ends once interrupted() is set, as if the input
// had ended. All of these read from the same place; use only one of them.

// As a file to be read.
std::FILE* standard_input();

// As a stream. How many characters are there is known without waiting for them.
class StandardInput final : public std::streambuf {
 protected:
  int_type underflow() override;
  std::streamsize showmanyc() override;

 private:
  std::array<char, 4096> buffer_;
};

}  // namespace ariadne
