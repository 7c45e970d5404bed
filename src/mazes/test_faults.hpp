#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/result.hpp"

namespace ariadne {

// A text that is refused, where the fault is, and a part of what is said about it.
struct Fault {
  std::string text;
  int line, column;
  std::string says;
};

template <class T>
void expect_fault(const Result<T>& result, const Fault& fault) {
  SCOPED_TRACE(fault.text.substr(0, 200));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().line, fault.line);
  EXPECT_EQ(result.error().column, fault.column);
  EXPECT_NE(result.error().message.find(fault.says), std::string::npos) << result.error().message;
}

}  // namespace ariadne
