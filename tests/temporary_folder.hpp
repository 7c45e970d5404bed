#pragma once

#include <string>

namespace ariadne {

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

// What stands in a file; nothing if it cannot be read.
std::string contents(const std::string& path);

}  // namespace ariadne
