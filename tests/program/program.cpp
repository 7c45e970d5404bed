#include "program.hpp"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

namespace ariadne {
namespace {

// Standard streams go through files: no pipe can fill up and no side has to wait.
void redirect(int stream, const std::string& path, int flags) {
  const int file = open(path.c_str(), flags, 0600);
  if (file < 0 || dup2(file, stream) < 0) _exit(127);
}

// As after `| head -1`, when head is done.
void write_to_nobody() {
  int ends[2];
  if (pipe(ends) != 0 || dup2(ends[1], STDOUT_FILENO) < 0 || close(ends[0]) != 0) _exit(127);
}

}  // namespace

Finished run_program(const std::string& program, const std::vector<std::string>& arguments, const std::string& input,
                     const Surroundings& around) {
  const TemporaryFolder folder;
  folder.write("in", input);
  const std::string out = around.out.empty() ? folder.path("out") : around.out;
  const std::string err = around.err.empty() ? folder.path("err") : around.err;
  std::vector<char*> argv = {const_cast<char*>(program.c_str())};
  for (const auto& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    redirect(STDIN_FILENO, folder.path("in"), O_RDONLY);
    redirect(STDOUT_FILENO, out, O_WRONLY | O_CREAT);
    redirect(STDERR_FILENO, err, O_WRONLY | O_CREAT);
    if (around.nobody_reads) write_to_nobody();
    if (!around.locale.empty()) setenv("LC_ALL", around.locale.c_str(), 1);
    execv(program.c_str(), argv.data());
    _exit(127);
  }
  if (around.signal != 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(around.moment));
    kill(child, around.signal);
  }
  int status = 0;
  waitpid(child, &status, 0);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return {code, contents(folder.path("out")), contents(folder.path("err"))};
}

Finished ariadne_says(const std::vector<std::string>& arguments, const std::string& input, const Surroundings& around) {
  return run_program(ARIADNE_BINARY, arguments, input, around);
}

}  // namespace ariadne
