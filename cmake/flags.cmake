# Every target links this one: the same warnings and the same code generation everywhere.
add_library(ariadne_flags INTERFACE)
target_compile_options(ariadne_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers
  # Evaluations may be floating-point: no fused operations, so that every machine plays the same game.
  -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns of overlaps inside std::string's own operator+ and of overflowing lists, where neither can happen.
  target_compile_options(ariadne_flags INTERFACE -Wno-restrict -Wno-stringop-overflow)
  # Looks for memory that it can use again only from 1 GiB on: large units compile in 7 % less time, with a third more memory.
  target_compile_options(ariadne_flags INTERFACE "SHELL:--param ggc-min-heapsize=1048576")
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
# The linker of clang takes a quarter of the time for large programs.
find_program(ARIADNE_LLD ld.lld-19)
if(ARIADNE_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_link_options(ariadne_flags INTERFACE -fuse-ld=${ARIADNE_LLD})
endif()
if(ARIADNE_FUZZ)
  target_compile_options(ariadne_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# For targets of many small units, whose compilation mostly reads the same headers: the units of a folder are compiled as
# one. Grouping by folder means that only a new file can cause a clash of names, never two old ones that happen to be grouped
# together.
function(compile_together target)
  if(ARIADNE_TOGETHER)
    # Only then are the properties of all sources known.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL join_units ${target})")
  endif()
endfunction()

# CMake can do this itself, but not for the units of a folder alone.
function(join_units target)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/together/${target})
  get_target_property(sources ${target} SOURCES)
  set(groups)
  foreach(source IN LISTS sources)
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(place ${path} DIRECTORY)
    get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    get_source_file_property(generated ${source} GENERATED)
    get_source_file_property(options ${source} COMPILE_OPTIONS)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    if(alone OR generated OR options OR definitions)
      continue()
    endif()
    file(RELATIVE_PATH group ${PROJECT_SOURCE_DIR} ${place})
    string(MAKE_C_IDENTIFIER "${group}" group)
    file(RELATIVE_PATH included ${folder} ${path})
    list(APPEND groups ${group})
    string(APPEND text_of_${group} "#include \"${included}\"\n")
    set_source_files_properties(${source} PROPERTIES HEADER_FILE_ONLY ON)
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    file(CONFIGURE OUTPUT ${folder}/${group}.cpp CONTENT "${text_of_${group}}" @ONLY)
    target_sources(${target} PRIVATE ${folder}/${group}.cpp)
  endforeach()
endfunction()

# For targets of many units that need the same large headers: these are precompiled.
function(precompile_headers target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  allow_precompiled_headers(${target})
endfunction()

# Uses those of another target, which must be compiled with the same options.
function(share_headers target owner)
  target_precompile_headers(${target} REUSE_FROM ${owner})
  allow_precompiled_headers(${target})
endfunction()

function(allow_precompiled_headers target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # ccache needs the first; with precompiled headers g++ 12 warns of string overflows that cannot happen.
    target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-array-bounds)
  endif()
endfunction()

# The functions of a target's precompiled headers are compiled once, rather than in every unit that uses them: programs link
# ${target}_headers, which has them. Only clang can do that. Those that nobody uses may need what no library has, so the linker
# removes them.
string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
function(compile_precompiled_headers target)
  add_library(${target}_headers INTERFACE)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR CMAKE_DISABLE_PRECOMPILE_HEADERS)
    return()
  endif()
  set(headers ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.pch)
  set(object ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/headers.o)
  separate_arguments(flags NATIVE_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build_type}}")
  target_compile_options(${target} PRIVATE -fpch-codegen)
  add_custom_command(OUTPUT ${object} DEPENDS ${headers} VERBATIM COMMAND_EXPAND_LISTS
    COMMAND ${CMAKE_CXX_COMPILER} ${flags} "$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>" -Wno-unused-command-line-argument
      -ffunction-sections -c ${headers} -o ${object})
  add_library(${target}_functions STATIC ${object})
  set_target_properties(${target}_functions PROPERTIES LINKER_LANGUAGE CXX)
  target_link_libraries(${target}_headers INTERFACE ${target}_functions)
  target_link_options(${target}_headers INTERFACE -Wl,--gc-sections)
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
