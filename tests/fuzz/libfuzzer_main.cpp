#include <cstddef>
#include <cstdint>

#include "tests/fuzz/targets.hpp"

// libFuzzer calls this with whatever it came up with; the build names the target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ariadne::fuzz::ARIADNE_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
