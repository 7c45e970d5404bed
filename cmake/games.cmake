# The unit of a game: every algorithm compiled for it, shared by all registries that list the game, and the sources of
# agents that only this game has.
function(add_game_unit GAME)
  if(TARGET ariadne_game_${GAME})
    return()
  endif()
  set(unit ${CMAKE_CURRENT_BINARY_DIR}/game_units/${GAME}.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/src/agents/game_unit.cpp.in ${unit} @ONLY)
  file(GLOB_RECURSE own_agents CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/agents/${GAME}/*.cpp)
  list(FILTER own_agents EXCLUDE REGEX "_test\\.cpp$")
  add_library(ariadne_game_${GAME} OBJECT ${unit} ${own_agents})
  compile_together(ariadne_game_${GAME})
  set_source_files_properties(${unit} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)  # it is large enough alone
  # What solves a whole game goes through millions of states, in tests too.
  list(FILTER own_agents INCLUDE REGEX "/solved_[a-z_]+\\.cpp$")
  set_source_files_properties(${own_agents} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON COMPILE_OPTIONS "$<$<CONFIG:Debug>:-O2>")
  target_include_directories(ariadne_game_${GAME} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(ariadne_game_${GAME} PRIVATE ariadne_agents ariadne_games ariadne_paths ariadne_search)
endfunction()

# add_game_registry(TARGET DEF...): a library that knows the games of these lists and compiles one unit for each.
# A game called `id` is the struct ariadne::id::Rules of games/id/rules.hpp.
function(add_game_registry target)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${target})
  set(units)
  set(GAME_DECLARATIONS "")
  set(GAME_ENTRIES "")
  set(GAME_INCLUDES "")
  set(GAME_TYPES "")
  foreach(list IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
    file(STRINGS ${list} lines REGEX "^GAME\\([a-z0-9_]+\\)")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE "^GAME\\(([a-z0-9_]+)\\).*" "\\1" GAME "${line}")
      add_game_unit(${GAME})
      list(APPEND units $<TARGET_OBJECTS:ariadne_game_${GAME}>)
      string(APPEND GAME_DECLARATIONS "const GameEntry& ${GAME}_entry();\n")
      string(APPEND GAME_ENTRIES "      &${GAME}_entry(),\n")
      string(APPEND GAME_INCLUDES "#include \"games/${GAME}/rules.hpp\"\n")
      list(APPEND GAME_TYPES "${GAME}::Rules")
    endforeach()
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/src/agents/game_list.cpp.in ${directory}/game_list.cpp @ONLY)
  list(JOIN GAME_TYPES ", " GAME_TYPES)
  configure_file(${PROJECT_SOURCE_DIR}/src/agents/all_games.hpp.in ${directory}/all_games.hpp @ONLY)
  add_library(${target} STATIC
    ${PROJECT_SOURCE_DIR}/src/agents/registry.cpp ${PROJECT_SOURCE_DIR}/src/agents/solution.cpp
    ${PROJECT_SOURCE_DIR}/src/agents/spec.cpp
    ${directory}/game_list.cpp ${units})
  target_link_libraries(${target} PUBLIC ariadne_agents PRIVATE ariadne_games ariadne_paths ariadne_search)
  target_include_directories(${target} PUBLIC ${directory})
endfunction()
