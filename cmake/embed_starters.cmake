# The files of new agents as a source file, so that the program needs none at run time.
#
# embed_starters(TARGET FOLDER) adds that source to a target: FOLDER has the helpers, FOLDER/starters what begins with them.
function(embed_starters target folder)
  set(entries "")
  foreach(language python js cpp)
    set(python_files ariadne_agent.py starters/agent.py)
    set(js_files ariadne_agent.mjs starters/agent.mjs)
    set(cpp_files ariadne_agent.hpp starters/agent.cpp)
    foreach(file IN LISTS ${language}_files)
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/${file})
      file(READ ${folder}/${file} text)
      get_filename_component(name ${file} NAME)
      string(APPEND entries "      {\"${language}\", \"${name}\", R\"starter(${text})starter\"},\n")
    endforeach()
  endforeach()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/starter_files.cpp)
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT "#include \"apps/cli/new_agent.hpp\"

namespace ariadne {

std::span<const StarterFile> starter_files() {
  static constexpr StarterFile kFiles[] = {
@entries@  };
  return kFiles;
}

}  // namespace ariadne
")
  set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
  target_sources(${target} PRIVATE ${output})
endfunction()
