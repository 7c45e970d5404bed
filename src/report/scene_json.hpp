#pragma once

#include "core/json.hpp"
#include "core/scene.hpp"

namespace ariadne {

// A scene for whoever draws it elsewhere, schema "ariadne/scene/1" of docs/formats.md. What a scene has none of is left
// out.
Json scene_json(const Scene& scene);

}  // namespace ariadne
