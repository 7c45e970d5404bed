#pragma once

#include "agents/pacman/python_random.hpp"
#include "games/pacman/ghost_odds.hpp"

// The agents of the course that draw, drawing as they do: from Python's generator, number by number.
namespace ariadne::pacman {

using CoursePolicy = Move (*)(const Position&, PythonRandom&);

// Draws a move by its odds as the course does.
Move sampled(const Odds& odds, PythonRandom& random);

Move course_random_ghost(const Position& position, PythonRandom& random);
Move course_directional_ghost(const Position& position, PythonRandom& random);
Move course_greedy(const Position& position, PythonRandom& random);
Move course_reflex(const Position& position, PythonRandom& random);

}  // namespace ariadne::pacman
