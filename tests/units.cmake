# Laws that every game obeys stand here, unit tests beside the code, and the corpus of the fuzzers in a folder of its own. What
# a unit does hardly depends on how it was compiled, so `make test` runs these only under the sanitizers.
file(GLOB laws CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*_test.cpp)
file(GLOB_RECURSE unit_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*_test.cpp)
list(APPEND unit_tests ${laws})
list(FILTER unit_tests EXCLUDE REGEX "_long_test\\.cpp$")
add_executable(ariadne_tests ${unit_tests})
compile_tests_quickly(ariadne_tests)
compile_together(ariadne_tests)
# These search with many kinds of searchers in many games, and are large enough alone.
file(GLOB large_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*_test.cpp ${PROJECT_SOURCE_DIR}/src/search/tree/*_test.cpp)
set_source_files_properties(${large_tests} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
know_all_games(ariadne_tests)
target_link_libraries(ariadne_tests PRIVATE
  ariadne_apps ariadne_report ariadne_arena ariadne_games ariadne_mazes ariadne_paths ariadne_search ariadne_test_registry
  rapidcheck)
# These start the agents of tests/agents and of the examples, and read the documentation.
set_source_files_properties(${PROJECT_SOURCE_DIR}/src/agents/external/protocol_agent_test.cpp
  ${CMAKE_CURRENT_LIST_DIR}/level_page_test.cpp PROPERTIES COMPILE_DEFINITIONS ARIADNE_SOURCES="${PROJECT_SOURCE_DIR}")
# These check against slow twins thousands of times: under the sanitizers they take less time to optimise than to run. What is
# precompiled is not optimised, so they do without.
if(ARIADNE_SANITIZE)
  list(FILTER unit_tests INCLUDE REGEX
    "/(covering_walk/(covering_walk|parts)|spanning_tree|search/tree/(induction|monte_carlo))_test\\.cpp$")
  set_source_files_properties(${unit_tests} PROPERTIES COMPILE_OPTIONS -O1 SKIP_PRECOMPILE_HEADERS ON)
endif()
add_gtests(ariadne_tests)

file(GLOB fuzz_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fuzz/*.cpp)
list(FILTER fuzz_sources EXCLUDE REGEX "/libfuzzer_main\\.cpp$")
add_executable(corpus_test ${fuzz_sources})
compile_tests_quickly(corpus_test)
target_include_directories(corpus_test PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_definitions(corpus_test PRIVATE ARIADNE_CORPUS="${CMAKE_CURRENT_LIST_DIR}/fuzz/corpus")
target_link_libraries(corpus_test PRIVATE ariadne_apps ariadne_registry)
add_gtests(corpus_test LABELS corpus)

# That it compiles is the test.
add_library(kernels_without_exceptions OBJECT ${CMAKE_CURRENT_LIST_DIR}/kernels_without_exceptions.cpp)
target_include_directories(kernels_without_exceptions PRIVATE ${CMAKE_CURRENT_LIST_DIR})
target_link_libraries(kernels_without_exceptions PRIVATE ariadne_search)
target_compile_options(kernels_without_exceptions PRIVATE -fno-exceptions)
