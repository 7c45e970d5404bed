#pragma once

#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/solve/solve.hpp"
#include "apps/terminal/menu/form.hpp"

// The pages of the menu beside that of a game. Each fills in the options of a command.
namespace ariadne {

// The first page: what there is to do.
class HomeForm final : public Form {
 public:
  HomeForm();
  std::string title() const override { return "Ariadne: games and mazes"; }

 private:
  void apply(std::size_t, const std::string&) override {}
};

// A maze and how it is searched.
class MazeForm final : public Form {
 public:
  MazeForm();
  std::string title() const override { return "Solve a maze"; }
  // With an animation, and limits within which a person is willing to wait.
  SolveOptions options() const;

 private:
  void apply(std::size_t row, const std::string& value) override;
  void build_rows();

  std::string maze_, problem_, algorithm_, heuristic_;  // the last two empty: the default
  std::vector<std::string> algorithms_, heuristics_;    // that this problem has
};

// A recorded game.
class ReplayForm final : public Form {
 public:
  // `files` are records that may be meant.
  explicit ReplayForm(std::vector<std::string> files);
  std::string title() const override { return "Replay a recorded game"; }
  ReplayOptions options() const;

 private:
  void apply(std::size_t row, const std::string& value) override;
  void build_rows();

  std::vector<std::string> files_;
  std::string file_;
  std::string game_ = "1";
};

// A position or a recorded game, and who judges it.
class AnalyseForm final : public Form {
 public:
  AnalyseForm(std::vector<const GameEntry*> games, std::vector<std::string> files);
  std::string title() const override { return "Analyse a position or a recorded game"; }
  AnalyseOptions options() const;
  // The same as it is typed in a shell.
  std::string command() const;

 private:
  void apply(std::size_t row, const std::string& value) override;
  void build_rows();
  const GameEntry& game() const { return *games_[game_]; }

  std::vector<const GameEntry*> games_;
  std::vector<std::string> files_;
  std::size_t game_ = 0;
  std::string position_, record_, agent_;  // empty: the start, none, the game's default
};

// Two agents that compete.
class MatchForm final : public Form {
 public:
  explicit MatchForm(std::vector<const GameEntry*> games);
  std::string title() const override { return "Let two agents compete"; }
  MatchOptions options() const;
  // The same as it is typed in a shell.
  std::string command() const;

 private:
  void apply(std::size_t row, const std::string& value) override;
  void choose_agents();
  void build_rows();
  Row agent_row(std::string label, const std::string& value, Team team) const;
  const GameEntry& game() const { return *games_[game_]; }

  std::vector<const GameEntry*> games_;
  std::size_t game_ = 0;
  std::string first_, second_, count_;
};

// The records in a folder: files whose names end in .jsonl, in order.
std::vector<std::string> record_files(const std::string& folder);

}  // namespace ariadne
