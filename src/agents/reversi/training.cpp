#include "agents/reversi/training.hpp"

#include "agents/reversi/training/trainer.hpp"
#include "games/reversi/patterns/weights_file.hpp"

namespace ariadne {

Result<> OwnTraining<reversi::Rules>::train(const TrainOrder& order) {
  std::optional<reversi::StoredWeights> from;
  if (!order.from.empty()) {
    auto read = reversi::read_weights(order.from);
    if (!read) return tl::unexpected(read.error());
    from = std::move(*read);
  }
  reversi::Trainer trainer(order, std::move(from));
  for (int i = 0; i < order.rounds; ++i) {
    const auto round = trainer.next_round();
    if (!round) break;
    order.finished(*round);
  }
  return {};
}

}  // namespace ariadne
