#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/rng.hpp"

// Which squares of the board of 8 x 8 are looked at together. A shape is a list of squares; its images under the eight
// symmetries of the board are its instances, and all instances of a shape share one table of weights.
namespace ariadne::reversi {

inline constexpr std::size_t kMaxShapeSquares = 10;

struct Shape {
  std::size_t size = 0;
  std::array<std::uint8_t, kMaxShapeSquares> squares{};

  constexpr bool has(int square) const {
    return std::find(squares.begin(), squares.begin() + size, square) != squares.begin() + size;
  }
  constexpr bool covers(const Shape& other) const {
    return std::all_of(other.squares.begin(), other.squares.begin() + other.size, [&](int s) { return has(s); });
  }
};

// "a1b1c1": the squares as they are written in games.
constexpr Shape shape_of(std::string_view text) {
  Shape shape;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    shape.squares[shape.size++] = static_cast<std::uint8_t>(8 * (text[i + 1] - '1') + (text[i] - 'a'));
  }
  return shape;
}

inline constexpr std::array kShapes = {
    shape_of("a1b1c1a2b2c2a3b3c3"),    // the corner
    shape_of("a1b1c1d1a2b2c2a3b3a4"),  // the corner with both edges
    shape_of("a1b1c1d1e1f1g1h1b2g2"),  // the edge with the squares diagonally next to its corners
    shape_of("a1c1d1e1f1h1c2d2e2f2"),  // the middle of the edge with its corners
    shape_of("a2b2c2d2e2f2g2h2"),      // rows
    shape_of("a3b3c3d3e3f3g3h3"),     shape_of("a4b4c4d4e4f4g4h4"),
    shape_of("a1b2c3d4e5f6g7h8"),  // diagonals
    shape_of("b1c2d3e4f5g6h7"),       shape_of("c1d2e3f4g5h6"),     shape_of("d1e2f3g4h5"), shape_of("e1f2g3h4"),
};
inline constexpr std::size_t kShapeCount = kShapes.size();

constexpr int symmetric_square(int square, int symmetry, int size = 8) {
  const int row = symmetry & 1 ? size - 1 - square / 8 : square / 8;
  const int column = symmetry & 2 ? size - 1 - square % 8 : square % 8;
  return symmetry & 4 ? 8 * column + row : 8 * row + column;
}

constexpr Shape image_of(const Shape& shape, int symmetry) {
  Shape image = shape;
  for (std::size_t i = 0; i < shape.size; ++i) {
    image.squares[i] = static_cast<std::uint8_t>(symmetric_square(shape.squares[i], symmetry));
  }
  return image;
}

struct PatternInstance {
  std::size_t shape = 0;
  Shape squares;
};
inline constexpr std::size_t kInstanceCount = 46;

constexpr auto make_instances() {
  std::array<PatternInstance, kInstanceCount> instances{};
  std::size_t count = 0;
  for (std::size_t shape = 0; shape < kShapeCount; ++shape) {
    const std::size_t first = count;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      const Shape image = image_of(kShapes[shape], symmetry);
      const bool known = std::any_of(instances.begin() + first, instances.begin() + count,
                                     [&](const PatternInstance& each) { return each.squares.covers(image); });
      if (!known) instances[count++] = {shape, image};
    }
  }
  return instances;
}
inline constexpr auto kInstances = make_instances();
static_assert(kInstances.back().shape == kShapeCount - 1);

constexpr std::uint32_t power_of_three(std::size_t exponent) {
  return exponent == 0 ? 1 : 3 * power_of_three(exponent - 1);
}

// A configuration of a shape is a number in base 3, the digit of its first square being the lowest.
constexpr std::uint32_t configurations_of(const Shape& shape) { return power_of_three(shape.size); }

// Where each square of a shape goes under the symmetry that maps the shape to itself.
constexpr Shape mirror_of(const Shape& shape) {
  Shape places = shape;
  for (int symmetry = 1; symmetry < 8; ++symmetry) {
    const Shape image = image_of(shape, symmetry);
    if (!shape.covers(image) || image.squares == shape.squares) continue;
    for (std::size_t i = 0; i < shape.size; ++i) {
      const auto* found = std::find(shape.squares.begin(), shape.squares.end(), image.squares[i]);
      places.squares[i] = static_cast<std::uint8_t>(found - shape.squares.begin());
    }
  }
  return places;
}

// Configurations that are mirror images of each other have one weight.
constexpr std::uint32_t distinct_configurations_of(const Shape& shape) {
  const Shape mirror = mirror_of(shape);
  std::size_t orbits = 0;
  for (std::size_t i = 0; i < shape.size; ++i) orbits += mirror.squares[i] >= i;
  return (configurations_of(shape) + power_of_three(orbits)) / 2;
}

// Where the weights of each shape begin: in the table that is looked into, and in what is trained and stored.
struct ShapeOffsets {
  std::array<std::uint32_t, kShapeCount + 1> all{}, distinct{};
};
constexpr ShapeOffsets make_offsets() {
  ShapeOffsets offsets;
  for (std::size_t i = 0; i < kShapeCount; ++i) {
    offsets.all[i + 1] = offsets.all[i] + configurations_of(kShapes[i]);
    offsets.distinct[i + 1] = offsets.distinct[i] + distinct_configurations_of(kShapes[i]);
  }
  return offsets;
}
inline constexpr ShapeOffsets kOffsets = make_offsets();
inline constexpr std::size_t kConfigurations = kOffsets.all.back();
inline constexpr std::size_t kDistinctConfigurations = kOffsets.distinct.back();

// The game is cut into stages by the squares that are empty; each has weights of its own.
inline constexpr int kMaxEmpties = 60;
inline constexpr int kStagePlies = 4;
inline constexpr int kStages = kMaxEmpties / kStagePlies;
constexpr int stage_of(int empties) { return std::clamp((kMaxEmpties - empties) / kStagePlies, 0, kStages - 1); }

// Weights are counted in these.
inline constexpr int kDiscUnits = 64;

// Changes whenever weights would have another meaning.
constexpr std::uint64_t layout_checksum() {
  std::uint64_t sum = mix(kStagePlies * 1000 + kDiscUnits);
  for (const Shape& shape : kShapes) {
    for (std::size_t i = 0; i < shape.size; ++i) sum = mix(sum + shape.squares[i] + 1);
    sum = mix(sum + shape.size);
  }
  return sum;
}

}  // namespace ariadne::reversi
