# A program for any processor contains these games three times, and chooses when it runs: they gain much from vectors.
set(ARIADNE_CHOSEN_AT_RUN_TIME)
if(NOT ARIADNE_NATIVE AND NOT ARIADNE_SANITIZE AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  set(ARIADNE_CHOSEN_AT_RUN_TIME reversi)
endif()

# The unit of a game: every algorithm compiled for it, shared by all registries that list the game, and the sources of
# agents that only this game has. A registry takes the objects of ariadne_game_GAME and those in its property ALSO.
function(add_game_unit GAME)
  if(TARGET ariadne_game_${GAME})
    return()
  endif()
  if(GAME IN_LIST ARIADNE_CHOSEN_AT_RUN_TIME)
    add_game_objects(ariadne_game_${GAME} ${GAME} ${GAME}_entry_portable)
    add_sealed_objects(${GAME} v3)
    add_sealed_objects(${GAME} v4)
    set(choice ${CMAKE_CURRENT_BINARY_DIR}/game_units/${GAME}_choice.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/src/agents/game_choice.cpp.in ${choice} @ONLY)
    target_sources(ariadne_game_${GAME} PRIVATE ${choice})
    set_source_files_properties(${choice} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  else()
    add_game_objects(ariadne_game_${GAME} ${GAME} ${GAME}_entry)
  endif()
endfunction()

function(add_game_objects target GAME ENTRY)
  string(REPLACE _entry "" name ${ENTRY})
  set(unit ${CMAKE_CURRENT_BINARY_DIR}/game_units/${name}.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/src/agents/game_unit.cpp.in ${unit} @ONLY)
  file(GLOB_RECURSE own_agents CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/agents/${GAME}/*.cpp)
  list(FILTER own_agents EXCLUDE REGEX "_test\\.cpp$")
  add_library(${target} OBJECT ${unit} ${own_agents})
  compile_together(${target})
  set_source_files_properties(${unit} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)  # it is large enough alone
  # What solves goes through millions of states, in tests too.
  list(FILTER own_agents INCLUDE REGEX "/(solved_[a-z_]+|reversi/search/[a-z_]+)\\.cpp$")
  set_source_files_properties(${own_agents} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
    SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS "$<$<CONFIG:Debug>:-O2>")
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE ariadne_agents ariadne_games ariadne_paths ariadne_search)
  if(NOT GAME IN_LIST ARIADNE_CHOSEN_AT_RUN_TIME)  # those are compiled with options of their own
    share_headers(${target} ariadne_game_headers)
  endif()
endfunction()

# The same unit for processors of this level of x86-64, as one object of which nothing can be seen but its entry.
function(add_sealed_objects GAME level)
  set(target ariadne_game_${GAME}_${level})
  add_game_objects(${target} ${GAME} ${GAME}_entry_${level})
  target_compile_options(${target} PRIVATE -march=x86-64-${level})
  seal_objects(${target} ${GAME}_entry_${level})
  get_property(sealed TARGET ${target} PROPERTY SEALED)
  set_property(TARGET ariadne_game_${GAME} APPEND PROPERTY ALSO ${sealed})
  add_dependencies(ariadne_game_${GAME} ${target}_sealed)
endfunction()

# Joins the objects of a library to the one that its property SEALED names, in which only the function ariadne::ENTRY() can be
# seen.
function(seal_objects target entry)
  # Symbols that are unique in the whole program could not be hidden.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
  set(seal ${PROJECT_SOURCE_DIR}/tools/seal_objects.sh)
  set(object ${CMAKE_CURRENT_BINARY_DIR}/sealed/${target}.o)
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/sealed)
  add_custom_command(OUTPUT ${object} DEPENDS ${seal} ${target} $<TARGET_OBJECTS:${target}> VERBATIM COMMAND_EXPAND_LISTS
    COMMAND ${seal} ${entry} ${object} $<TARGET_OBJECTS:${target}>)
  add_custom_target(${target}_sealed DEPENDS ${object})
  set_property(TARGET ${target} PROPERTY SEALED ${object})
endfunction()

# read_games(VARIABLE DEF...): the names of the games in these lists. A game called `id` is the struct ariadne::id::Rules of
# games/id/rules.hpp.
function(read_games variable)
  set(games)
  foreach(list IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
    file(STRINGS ${list} lines REGEX "^GAME\\([a-z0-9_]+\\)")
    list(TRANSFORM lines REPLACE "^GAME\\(([a-z0-9_]+)\\).*" "\\1")
    list(APPEND games ${lines})
  endforeach()
  set(${variable} ${games} PARENT_SCOPE)
endfunction()

# add_game_registry(TARGET DEF...): a library that knows the games of these lists and compiles one unit for each.
function(add_game_registry target)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${target})
  set(units)
  set(GAME_DECLARATIONS "")
  set(GAME_ENTRIES "")
  read_games(games ${ARGN})
  foreach(GAME IN LISTS games)
    add_game_unit(${GAME})
    get_property(also TARGET ariadne_game_${GAME} PROPERTY ALSO)
    list(APPEND units $<TARGET_OBJECTS:ariadne_game_${GAME}> ${also})
    string(APPEND GAME_DECLARATIONS "const GameEntry& ${GAME}_entry();\n")
    string(APPEND GAME_ENTRIES "      &${GAME}_entry(),\n")
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/src/agents/game_list.cpp.in ${directory}/game_list.cpp @ONLY)
  add_library(${target} STATIC $<TARGET_OBJECTS:ariadne_edge> ${directory}/game_list.cpp ${units})
  target_link_libraries(${target} PUBLIC ariadne_agents ariadne_edge_headers PRIVATE ariadne_games ariadne_paths ariadne_search)
endfunction()
