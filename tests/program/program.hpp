#pragma once

#include <string>
#include <vector>

#include "temporary_folder.hpp"

namespace ariadne {

// What a run of a program left behind.
struct Finished {
  int code = -1;  // exit code; 128 + number if a signal ended it
  std::string out, err;
};

// What may be unusual around a run.
struct Surroundings {
  std::string out, err;       // files such as /dev/full for standard output and error; empty: kept for Finished
  bool nobody_reads = false;  // standard output is a pipe whose other end is closed
  std::string locale = {};    // LC_ALL
  int signal = 0;             // sent to the program after a moment
  int moment = 500;           // in milliseconds
};

// Runs a program with arguments and standard input, without a terminal.
Finished run_program(const std::string& program, const std::vector<std::string>& arguments,
                     const std::string& input = "", const Surroundings& around = {});

// The same with the built ariadne.
Finished ariadne_says(const std::vector<std::string>& arguments, const std::string& input = "",
                      const Surroundings& around = {});

}  // namespace ariadne
