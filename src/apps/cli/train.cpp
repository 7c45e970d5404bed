#include "apps/cli/train.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "agents/registry.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/part_progress.hpp"
#include "report/format.hpp"
#include "report/training.hpp"

namespace ariadne {
namespace {

std::string trainable_names() {
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    if (game->can_be_trained()) names.push_back(game->info().id);
  }
  return names.empty() ? "No game here has any." : "Available for: " + joined(names, ", ") + ".";
}

const GameEntry& trainable_game(const std::string& name) {
  const GameSpec spec = game_spec(name);
  if (!spec.game->can_be_trained()) {
    throw Failure(ExitCode::usage, fmt::format("{} has nothing to train", spec.game->info().id), trainable_names());
  }
  if (!spec.settings.empty()) {
    throw Failure(ExitCode::usage, "a game is trained without settings", "Leave out ':' and what follows it.");
  }
  return *spec.game;
}

// Draws a new line of progress whenever the work changes. The seed is told once there is work, so that
// wrong weights give only their own error.
class TrainingProgress {
 public:
  explicit TrainingProgress(const Context& context) : context_(context) {}

  void reached(const TrainProgress& now) {
    if (!std::exchange(begun_, true)) tell_seed();
    std::string work = fmt::format("round {}, {}", now.round, now.work);
    if (work != work_) line_ = std::make_unique<PartProgress>(context_, work);
    work_ = std::move(work);
    line_->reached(now.part);
  }
  void clear() { line_.reset(), work_.clear(); }

 private:
  void tell_seed() const {
    if (!context_.json && !context_.quiet) print_aside("training with seed {}\n", context_.seed);
  }

  const Context& context_;
  bool begun_ = false;
  std::string work_;
  std::unique_ptr<PartProgress> line_;
};

void show(const TrainedRound& round, const std::string& game, const Context& context) {
  if (context.json) {
    print_json(round_json(game, context.seed, round));
  } else {
    fmt::print("{}", round_text(round));
  }
  flush_output();
}

TrainOrder order_of(const TrainOptions& options, const Context& context) {
  TrainOrder order;
  order.seed = context.seed;
  order.games = options.games;
  order.rounds = options.rounds;
  order.jobs = options.jobs > 0 ? options.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  if (!options.from.empty()) order.from = read_file(options.from);
  order.stop = &interrupted();
  order.time = options.time;
  return order;
}

}  // namespace

int run_train(const TrainOptions& options, const Context& context) {
  const GameEntry& game = trainable_game(options.game);
  check_output(options.output, options.force);
  TrainOrder order = order_of(options, context);
  TrainingProgress progress(context);
  int finished = 0;
  order.progress = [&](const TrainProgress& now) { progress.reached(now); };
  order.finished = [&](const TrainedRound& round) {
    progress.clear();
    write_output(options.output, round.weights);
    show(round, game.info().id, context);
    finished = round.number;
  };
  value_or_fail(game.train(order), ExitCode::input, source_name(options.from));
  if (interrupted()) return interrupted_exit_code();
  if (finished == 0) throw Failure(ExitCode::failed, "the time was over before a round was trained");
  return 0;
}

}  // namespace ariadne
