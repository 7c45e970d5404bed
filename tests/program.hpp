#pragma once

#include <string>
#include <vector>

namespace ariadne {

// What a run of a program left behind.
struct Finished {
  int code = -1;  // exit code; 128 + number if a signal ended it
  std::string out, err;
};

// Runs a program with arguments and standard input, without a terminal.
Finished run_program(const std::string& program, const std::vector<std::string>& arguments,
                     const std::string& input = "");

// The same with the built ariadne.
Finished ariadne_says(const std::vector<std::string>& arguments, const std::string& input = "");

// A folder of its own for a test, removed with it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  // Writes a file and returns its path.
  std::string write(const std::string& name, const std::string& text) const;

 private:
  std::string folder_;
};

std::string contents(const std::string& path);

}  // namespace ariadne
