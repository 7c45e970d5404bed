#pragma once

#include <functional>
#include <span>

#include "agents/pacman/python_random.hpp"
#include "games/pacman/ghost_odds.hpp"
#include "games/pacman/notation.hpp"

// Games as the course's program plays them: all agents draw from one generator, in the order of their turns. So the
// same seed gives the same game there and here.
namespace ariadne::pacman {

using CoursePolicy = std::function<Move(const Position&, PythonRandom&)>;

// Draws a move by its odds as the course does.
Move sampled(const Odds& odds, PythonRandom& random);

// The agents of the course that draw. Others, such as searches, are functions of the position alone.
Move course_random_ghost(const Position& position, PythonRandom& random);
Move course_directional_ghost(const Position& position, PythonRandom& random);
Move course_greedy(const Position& position, PythonRandom& random);
Move course_reflex(const Position& position, PythonRandom& random);

// Plays to the end; `policies` has one for each seat.
Transcript play_course_game(const Position& start, std::span<const CoursePolicy> policies, PythonRandom& random);

}  // namespace ariadne::pacman
