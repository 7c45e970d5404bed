#pragma once

#include <string>

#include "core/scene.hpp"

namespace ariadne {

// Any scene as a picture of its own: title, labels, the ground with everything on it, notes.
std::string scene_svg(const Scene& scene, const std::string& title);

}  // namespace ariadne
