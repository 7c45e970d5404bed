# Every target links this one: the same warnings and the same code generation everywhere.
add_library(ariadne_flags INTERFACE)
target_compile_options(ariadne_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers
  # Evaluations may be floating-point: no fused operations, so that every machine plays the same game.
  -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns of overlaps inside std::string's own operator+ and of overflowing lists, where neither can happen.
  target_compile_options(ariadne_flags INTERFACE -Wno-restrict -Wno-stringop-overflow)
else()
  # In std::stable_sort the standard library of g++ 12 uses a function that it declares deprecated.
  target_compile_options(ariadne_flags INTERFACE -Wno-deprecated-declarations)
endif()
if(ARIADNE_WERROR)
  target_compile_options(ariadne_flags INTERFACE -Werror)
endif()
if(ARIADNE_NATIVE)
  target_compile_options(ariadne_flags INTERFACE -march=native)
endif()
if(ARIADNE_SANITIZE)
  target_compile_options(ariadne_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS)
  target_link_options(ariadne_flags INTERFACE -fsanitize=address,undefined)
endif()
if(ARIADNE_FUZZ)
  target_compile_options(ariadne_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# For targets of many small units, whose compilation mostly reads the same headers: the units of a folder are compiled as
# one. Grouping by folder means that only a new file can cause a clash of names, never two old ones that happen to be grouped
# together.
function(compile_together target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "in_${group}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${ARIADNE_TOGETHER} UNITY_BUILD_MODE GROUP)
endfunction()

# For targets of many units that need the same large headers: the headers are precompiled.
function(share_headers target)
  target_precompile_headers(${target} PRIVATE
    <nlohmann/json.hpp> <fmt/format.h> <tl/expected.hpp>
    <algorithm> <atomic> <chrono> <functional> <map> <memory> <optional> <span> <string> <vector>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # ccache needs the first; with precompiled headers g++ 12 warns of string overflows that cannot happen.
    target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-array-bounds)
  endif()
endfunction()

# For targets without hot code.
function(optimise_little target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# For libraries in which tests spend most of their time: with the sanitizers nothing else is optimised.
function(optimise_under_sanitizers target)
  if(ARIADNE_SANITIZE)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()
