# Tests that take long, beside the code: thousands of games, hard proofs. Where the compiler made them fast they take seconds.
file(GLOB long_laws CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*_long_test.cpp)
file(GLOB_RECURSE long_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*_long_test.cpp)
add_executable(long_tests ${long_laws} ${long_tests})
know_all_games(long_tests)
target_link_libraries(long_tests PRIVATE ariadne_arena ariadne_search ariadne_registry GTest::gtest_main)
optimise_little(long_tests)
precompile_headers(long_tests <gtest/gtest.h> ${PROJECT_SOURCE_DIR}/src/agents/precompiled.hpp)
add_gtests(long_tests)

include(${CMAKE_CURRENT_LIST_DIR}/reversi_levels/levels.cmake)

# Checks of sources and documents, and counts that take long.
add_test(NAME format COMMAND ${PROJECT_SOURCE_DIR}/tools/check_format.sh)
add_test(NAME layers COMMAND ${PROJECT_SOURCE_DIR}/tools/check_layers.sh)
add_test(NAME layers_checker COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/check_layers_test.sh)
add_test(NAME examples_runner COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/run_examples_test.sh)
add_test(NAME code_of_the_page_about_agents
  COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/shown_code_test.sh ${PROJECT_SOURCE_DIR}/docs/agent-inside.md
    ${CMAKE_CURRENT_LIST_DIR}/agents/nim/algorithms.hpp ${PROJECT_SOURCE_DIR}/src/agents/algorithms/fixed_depth.hpp)
add_test(NAME links_checker COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/check_links_test.sh)
add_test(NAME faults COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/mutate_test.sh)
add_test(NAME sealed_objects COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/seal_objects_test.sh ${CMAKE_CXX_COMPILER})
set_tests_properties(format layers layers_checker examples_runner links_checker code_of_the_page_about_agents faults sealed_objects
  PROPERTIES LABELS check)

file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/docs/*.md)
add_test(NAME links COMMAND ${PROJECT_SOURCE_DIR}/tools/check_links.sh ${PROJECT_SOURCE_DIR}/CONTRIBUTING.md ${pages})
list(FILTER pages EXCLUDE REGEX "/(adding-a-game|agent-inside|writing-an-agent)\\.md$")  # their examples are about the test games
add_test(NAME examples
  COMMAND ${PROJECT_SOURCE_DIR}/tools/run_examples.sh $<TARGET_FILE_DIR:ariadne> ${pages})
# Its examples start agents in the sandbox, beside those that they are about.
add_test(NAME examples_of_agents COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/agent_examples_test.sh $<TARGET_FILE_DIR:ariadne>)
set_tests_properties(examples_of_agents PROPERTIES SKIP_RETURN_CODE 77)
set_tests_properties(examples examples_of_agents links PROPERTIES LABELS docs)
set_tests_properties(examples PROPERTIES COST 100)  # one after the other, so they begin first

# The page: that web/dist is what its sources give, its types, and whole games in a browser.
find_program(NODE node)
if(NODE AND EXISTS ${PROJECT_SOURCE_DIR}/web/node_modules)
  set(web ${PROJECT_SOURCE_DIR}/web)
  add_test(NAME page_is_built COMMAND ${NODE} ${web}/build.mjs --check)
  add_test(NAME page_types COMMAND ${NODE} ${web}/node_modules/typescript/bin/tsc --project ${web})
  set_tests_properties(page_is_built page_types PROPERTIES LABELS check)
  add_test(NAME page COMMAND ${NODE} --test-reporter=spec ${web}/tests/run.mjs $<TARGET_FILE:ariadne>)
  set_tests_properties(page PROPERTIES TIMEOUT 600 COST 1000)
else()
  message(STATUS "The tests of the page are left out: they need node, chromium, and npm ci in the folder web")
endif()

# Agents that fail in every way, in the sandbox.
add_test(NAME bad_agents COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/bad_agents_test.sh $<TARGET_FILE:ariadne>)
set_tests_properties(bad_agents PROPERTIES SKIP_RETURN_CODE 77)

# A few kills; with a number as the second argument by hand, such as 50.
add_test(NAME tournament_kills COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/tournament_kills_test.sh $<TARGET_FILE:ariadne>)

# Not under the sanitizers, which need terabytes of addresses.
add_test(NAME memory_limits COMMAND ${CMAKE_CURRENT_LIST_DIR}/tools/memory_limits_test.sh $<TARGET_FILE:ariadne>)

# Long counts: only where the compiler made them fast.
if(CMAKE_BUILD_TYPE MATCHES "Release|RelWithDebInfo")
  add_test(NAME deep_perft COMMAND ariadne perft reversi --depth 11 --json)
  set_tests_properties(deep_perft PROPERTIES LABELS slow PASS_REGULAR_EXPRESSION ",212258800\\]")
  file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/bench_signature.txt signature LIMIT_COUNT 1)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/bench_signature.txt)
  add_test(NAME bench_signature COMMAND ariadne bench --json)
  set_tests_properties(bench_signature PROPERTIES LABELS slow PASS_REGULAR_EXPRESSION "\"signature\":${signature},")
endif()
