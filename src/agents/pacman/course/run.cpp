#include "agents/pacman/course/run.hpp"

#include "agents/registry.hpp"
#include "agents/session_of.hpp"
#include "games/pacman/place.hpp"
#include "games/pacman/position.hpp"
#include "games/pacman/rules.hpp"

namespace ariadne::pacman {
namespace {

const Position& position_of(const Session& session) { return static_cast<const SessionOf<Rules>&>(session).position(); }

// A maze in letters, put down cell by cell.
class Picture {
 public:
  explicit Picture(const Grid& grid) : grid_(grid), rows_(static_cast<std::size_t>(grid.height())) {
    for (auto& row : rows_) row.assign(static_cast<std::size_t>(grid.width()), ' ');
    for (std::size_t i = 0; i < grid.cell_count(); ++i) {
      if (!grid.is_open(i)) put(grid.cell(i), '%');
    }
  }
  void put(Cell cell, char letter) {
    rows_[static_cast<std::size_t>(grid_.height() - 1 - cell.y)][static_cast<std::size_t>(cell.x)] = letter;
  }
  std::string text() const {
    std::string text;
    for (const auto& row : rows_) text += row + '\n';
    return text;
  }

 private:
  const Grid& grid_;
  std::vector<std::string> rows_;
};

// His mouth is open towards where he goes.
char pacman_letter(Move direction) {
  constexpr std::array<char, kMoveCount> kLetters = {'v', '^', '<', '>', '<'};
  return kLetters[static_cast<std::size_t>(direction)];
}

// Between two cells a ghost stands on the one to the east or north; capsules are put down last.
Picture picture_of(const Position& position) {
  const Board& board = position.board();
  Picture picture(board.plan().grid);
  position.state().for_each_food([&](std::size_t number) { picture.put(board.plan().food[number], '.'); });
  for (std::size_t seat = 0; seat < board.seats(); ++seat) {
    const Place place = place_of(position, seat);
    const Cell cell{static_cast<std::int16_t>((place.x + 1) / 2), static_cast<std::int16_t>((place.y + 1) / 2)};
    picture.put(cell, seat == kPacman ? pacman_letter(position.piece(kPacman).direction) : 'G');
  }
  for (std::size_t number = 0; number < board.plan().capsules.size(); ++number) {
    if (position.state().has_capsule(number)) picture.put(board.plan().capsules[number], 'o');
  }
  return picture;
}

}  // namespace

Result<CourseRun> CourseRun::prepare(CourseCast cast, const Layout& layout, std::size_t max_ghosts,
                                     std::optional<CourseProject> project) {
  const bool first = project.value_or(cast.project()) == CourseProject::search;
  const auto start = start_on(layout, {.order = first ? Order::search : Order::multiagent, .ghosts = max_ghosts});
  if (!start) return tl::unexpected(start.error());
  CourseRun run;
  run.cast_ = std::move(cast);
  run.layout_ = layout;
  run.start_ = std::make_shared<SessionOf<Rules>>(*find_game("pacman").value().game, *start);
  return run;
}

std::vector<std::string> CourseRun::seats() const {
  std::vector<std::string> words(start_->seats().size(), cast_.words.ghosts);
  words.front() = cast_.words.pacman + (cast_.words.arguments.empty() ? "" : ":" + cast_.words.arguments);
  return words;
}

Result<> CourseRun::check() const {
  if (cast_.search) {
    if (auto able = pacman::check(*cast_.search, layout_); !able) return able;
  }
  const auto random = std::make_shared<PythonRandom>(std::uint64_t{0});
  for (const auto& maker : {cast_.pacman, cast_.ghosts}) {
    if (!maker) continue;
    if (const auto able = maker(random)->check(*start_); !able) return able;
  }
  return {};
}

const Result<std::optional<CoursePlan>>& CourseRun::planned(const CourseSearch& search, const Limits& limits,
                                                            const std::atomic<bool>& stop) const {
  std::call_once(planned_->once, [&] { planned_->plan = plan(search, layout_, limits, stop); });
  return planned_->plan;
}

Result<CourseGame> CourseRun::open(const std::shared_ptr<PythonRandom>& random, const Limits& limits,
                                   const std::atomic<bool>& stop) const {
  CourseGame game;
  game.session = start_->clone();
  if (cast_.search) {
    const auto& found = planned(*cast_.search, limits, stop);
    if (!found) return tl::unexpected(found.error());
    game.plan = *found;
    game.agents.push_back(game.plan ? walker_of(game.plan->path) : late_walker());
  } else {
    game.agents.push_back(cast_.pacman ? cast_.pacman(random) : nullptr);
  }
  while (game.agents.size() < game.session->seats().size()) game.agents.push_back(cast_.ghosts(random));
  return game;
}

int score_of(const Session& session) { return position_of(session).state().score(); }
int rounds_of(const Session& session) { return position_of(session).rounds(); }

std::string course_picture(const Session& session) {
  const Position& position = position_of(session);
  return picture_of(position).text() + "Score: " + std::to_string(position.state().score()) + "\n\n";
}

}  // namespace ariadne::pacman
