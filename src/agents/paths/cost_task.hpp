#pragma once

#include <memory>

#include "agents/paths/path_task.hpp"
#include "core/json.hpp"

namespace ariadne {

// {"problem":"position","layout":["%%%%","%  %","%%%%"],"start":[1,1],"goal":[2,1],"costs":[[1,1,1,1],…]}
Result<std::unique_ptr<PathTask>> cost_task(const Json& json);

}  // namespace ariadne
