#include "search/path/frontier.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace ariadne {
namespace {

template <class Frontier>
std::vector<NodeNumber> drained(Frontier& frontier) {
  std::vector<NodeNumber> nodes;
  while (frontier.size() > 0) nodes.push_back(frontier.pop());
  return nodes;
}

TEST(Frontier, a_stack_gives_the_last_and_a_queue_the_first) {
  Budget budget;
  StackFrontier stack(budget);
  QueueFrontier queue(budget);
  for (NodeNumber node = 0; node < 4; ++node) {
    stack.push(0, node);
    queue.push(0, node);
  }
  EXPECT_EQ(drained(stack), (std::vector<NodeNumber>{3, 2, 1, 0}));
  EXPECT_EQ(drained(queue), (std::vector<NodeNumber>{0, 1, 2, 3}));
}

TEST(Frontier, of_equal_priorities_the_first_pushed_comes_first) {
  Budget budget;
  HeapFrontier<double> heap(budget);
  for (NodeNumber node = 0; node < 6; ++node) heap.push(node % 2, node);
  EXPECT_EQ(drained(heap), (std::vector<NodeNumber>{0, 2, 4, 1, 3, 5}));
}

TEST(Frontier, buckets_give_the_order_of_the_heap_whatever_is_pushed_and_popped) {
  EXPECT_TRUE(rc::check([] {
    const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-3, 20));  // below 0: pop
    Budget budget;
    HeapFrontier<int> heap(budget);
    BucketFrontier buckets(budget);
    NodeNumber node = 0;
    for (const int step : steps) {
      if (step >= 0) {
        heap.push(step, node);
        buckets.push(step, node++);
      } else if (heap.size() > 0) {
        RC_ASSERT(heap.pop() == buckets.pop());
      }
      RC_ASSERT(heap.size() == buckets.size());
    }
    RC_ASSERT(drained(heap) == drained(buckets));
  }));
}

}  // namespace
}  // namespace ariadne
