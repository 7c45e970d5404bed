#pragma once

#include "agents/paths/path_task.hpp"

namespace ariadne {

// The food problem with more dots or cells than a state of it holds: only the exact method needs no states.
class LargeFoodTask final : public PathTask {
 public:
  LargeFoodTask(const Layout& layout, Cell start);

  const std::string& title() const override { return title_; }
  std::vector<std::string> algorithms() const override { return {std::string(method_of("food"))}; }
  std::vector<std::string> heuristics() const override { return {}; }
  Result<> check_algorithm(const std::string& name) const override;
  Result<PathAnswer> solve(const PathQuestion& question) const override;
  Result<PathAnswer> replay(const std::vector<std::string>& actions) const override;
  Result<std::vector<HeuristicVerdict>> check_heuristics(const std::vector<std::string>& names, const Limits& limits,
                                                         const std::atomic<bool>* stop) const override;

 private:
  std::string too_large(const std::string& what) const;
  bool follow(const std::vector<Direction>& steps, PathAnswer& answer) const;

  Grid grid_;
  Cell start_;
  std::vector<Cell> food_;
  std::string title_;
};

}  // namespace ariadne
