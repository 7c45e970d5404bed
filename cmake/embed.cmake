# The layouts of data/layouts as a source file, so that the program needs no files at run time.
#
# Included: embed_layouts(TARGET FOLDER) adds that source to a target. It is regenerated whenever a layout changes.
# As a script: cmake -DLAYOUTS=… -DOUTPUT=… -P embed.cmake writes it.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  set(entries "")
  foreach(layout IN LISTS LAYOUTS)
    get_filename_component(name ${layout} NAME_WE)
    file(READ ${layout} text)
    string(APPEND entries "    {\"${name}\", R\"lay(${text})lay\"},\n")
  endforeach()
  file(WRITE ${OUTPUT} "#include \"mazes/builtin.hpp\"

namespace ariadne {

std::span<const BuiltinLayout> builtin_layouts() {
  static constexpr BuiltinLayout kLayouts[] = {
${entries}  };
  return kLayouts;
}

}  // namespace ariadne
")
  return()
endif()

set(ARIADNE_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(embed_layouts target folder)
  file(GLOB layouts CONFIGURE_DEPENDS ${folder}/*.lay)  # sorted by name
  set(output ${CMAKE_CURRENT_BINARY_DIR}/builtin_layouts.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} "-DLAYOUTS=${layouts}" -DOUTPUT=${output} -P ${ARIADNE_EMBED_SCRIPT}
    DEPENDS ${layouts} ${ARIADNE_EMBED_SCRIPT}
    COMMENT "Embedding the layouts"
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
endfunction()
