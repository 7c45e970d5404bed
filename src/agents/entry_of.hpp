#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <tuple>

#include "agents/algorithms.hpp"
#include "agents/bench_of.hpp"
#include "agents/registry.hpp"
#include "agents/session_of.hpp"
#include "core/json_reader.hpp"
#include "core/suggest.hpp"

namespace ariadne {

// An algorithm that remembers something from move to move of a game.
template <class Algorithm, class G>
concept HasMemory = requires { typename Algorithm::template Memory<G>; };

// An algorithm that cannot play from every position.
template <class Algorithm, class G>
concept HasCheck = requires(const Request<G> request) {
  { Algorithm::check(request) } -> std::same_as<Result<>>;
};

struct NoMemory {};
template <Game G, class Algorithm>
struct MemoryOf {
  using Type = NoMemory;
};
template <Game G, HasMemory<G> Algorithm>
struct MemoryOf<G, Algorithm> {
  using Type = typename Algorithm::template Memory<G>;
};

// An algorithm that plays game G.
template <Game G, class Algorithm>
class AgentOf final : public Agent {
 public:
  AgentOf(Settings settings, std::uint64_t seed) : settings_(std::move(settings)), rng_(seed) {}

  Result<> check(const Session& session) override {
    if constexpr (HasCheck<Algorithm, G>) {
      return Algorithm::check(request(session, {}));
    } else {
      return {};
    }
  }
  Decision think(const Session& session, const Thinking& how) override {
    const auto start = std::chrono::steady_clock::now();
    Decision decision;
    if constexpr (HasMemory<Algorithm, G>) {
      decision = Algorithm::think(request(session, how), memory_);
    } else {
      decision = Algorithm::think(request(session, how));
    }
    decision.time = std::chrono::steady_clock::now() - start;
    return decision;
  }

 private:
  Request<G> request(const Session& session, const Thinking& how) {
    return {static_cast<const SessionOf<G>&>(session).position(), settings_, how, rng_};
  }

  Settings settings_;
  Rng rng_;
  [[no_unique_address]] typename MemoryOf<G, Algorithm>::Type memory_;
};

// Whether game G has an algorithm of its own under this name.
template <Game G>
constexpr bool has_own(std::string_view name) {
  return std::apply([&](const auto&... each) { return ((each.name == name) || ...); },
                    typename OwnAlgorithms<G>::Types{});
}

// Calls use(algorithm) for every algorithm that game G offers: the shared ones, then its own.
template <Game G, class Use>
void for_each_algorithm(const Use& use) {
  const auto use_shared = [&]<class Algorithm>(const Algorithm& algorithm) {
    if constexpr (Algorithm::template offered_by<G> && !has_own<G>(Algorithm::name)) use(algorithm);
  };
  std::apply([&](const auto&... each) { (use_shared(each), ...); }, Algorithms{});
  std::apply([&](const auto&... each) { (use(each), ...); }, typename OwnAlgorithms<G>::Types{});
}

template <class Algorithm>
constexpr std::optional<Team> team_of() {
  if constexpr (requires { Algorithm::team; }) {
    return Algorithm::team;
  } else {
    return std::nullopt;
  }
}

// The registered face of game G.
template <Game G>
class EntryOf final : public GameEntry {
 public:
  EntryOf() {
    for_each_algorithm<G>([this]<class Algorithm>(const Algorithm&) {
      agents_.push_back({std::string(Algorithm::name), std::string(Algorithm::summary),
                         Algorithm::template parameters<G>(), team_of<Algorithm>()});
    });
  }

  const GameInfo& info() const override { return info_; }
  Team team(Seat seat) const override { return G::Position::team(seat); }
  const std::vector<AgentInfo>& agents() const override { return agents_; }

  Result<std::unique_ptr<Session>> start(std::string_view text, std::uint64_t seed) const override {
    const auto settings = check_settings(text, info_.parameters, "game '" + info_.id + "'");
    if (!settings) return tl::unexpected(settings.error());
    Rng rng(seed);
    return std::make_unique<SessionOf<G>>(*this, G::start(*settings, rng));
  }

  Result<std::unique_ptr<Session>> read(std::string_view text) const override {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return failure("the position is empty");
    return text[first] == '{' ? read_json(text) : read_text(text);
  }

  Result<std::unique_ptr<Agent>> agent(std::string_view text, std::uint64_t seed) const override {
    const auto word = split_word(text);
    if (!word) return tl::unexpected(word.error());
    for (const auto& info : agents_) {
      if (info.name != word->name) continue;
      auto settings = check_settings(word->settings, info.parameters, "agent '" + info.name + "'");
      if (!settings) return tl::unexpected(settings.error());
      return make_agent(info.name, std::move(*settings), seed);
    }
    return unknown_agent(word->name);
  }

  std::vector<BenchLine> bench(const std::atomic<bool>& stop) const override { return bench_of<G>(info_, stop); }

 private:
  Result<std::unique_ptr<Session>> read_json(std::string_view text) const {
    const auto json = parse_json(text);
    if (!json) return tl::unexpected(json.error());
    auto session = read_parsed(*json);
    if (!session) return tl::unexpected(with_place(text, session.error()));
    return session;
  }
  // Moves and the name of the game may stand beside what the game itself reads.
  Result<std::unique_ptr<Session>> read_parsed(const Json& json) const {
    const JsonReader reader(json, "a position");
    if (reader.has("game")) reader["game"].choice({info_.id});
    if (reader.failed()) return reader.failure();
    Json own = json;
    own.erase(info_.moves_key);
    own.erase("game");
    auto position = G::from_json(own);
    if (!position) return tl::unexpected(position.error());
    auto session = std::make_unique<SessionOf<G>>(*this, *position);
    if (reader.has(info_.moves_key.c_str())) play_all(*session, reader[info_.moves_key.c_str()]);
    if (reader.failed()) return reader.failure();
    return session;
  }
  static void play_all(Session& session, const JsonReader& moves) {
    const auto all = moves.items();
    for (std::size_t i = 0; i < all.size() && !moves.failed(); ++i) {
      const std::string move = all[i].text();
      if (moves.failed()) return;
      const auto played = session.play(move);
      if (played) continue;
      const Error illegal = illegal_in_sequence(i, played.error()).value();
      all[i].fault(illegal.message, illegal.hint);
    }
  }
  Result<std::unique_ptr<Session>> read_text(std::string_view text) const {
    const auto transcript = G::from_text(text);
    if (!transcript) return tl::unexpected(transcript.error());
    auto session = std::make_unique<SessionOf<G>>(*this, transcript->start);
    for (const auto move : transcript->moves) session->play(move);
    return session;
  }

  static std::unique_ptr<Agent> make_agent(const std::string& name, Settings settings, std::uint64_t seed) {
    std::unique_ptr<Agent> agent;
    for_each_algorithm<G>([&]<class Algorithm>(const Algorithm&) {
      if (Algorithm::name == name) agent = std::make_unique<AgentOf<G, Algorithm>>(std::move(settings), seed);
    });
    return agent;
  }
  tl::unexpected<Error> unknown_agent(const std::string& name) const {
    std::vector<std::string> names;
    for (const auto& info : agents_) names.push_back(info.name);
    return failure("no agent " + in_quotes(name) + " plays " + info_.id, suggestion(name, names));
  }

  static GameInfo described() {
    GameInfo info = G::info();
    info.for_points = PlayedForScore<G>;
    return info;
  }

  GameInfo info_ = described();
  std::vector<AgentInfo> agents_;
};

}  // namespace ariadne
