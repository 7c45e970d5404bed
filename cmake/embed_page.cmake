# The files of web/dist as a source file, as they are and compressed, so that the program needs no files at run time.
#
# embed_page(TARGET FOLDER) adds that source to a target. It is made again whenever a file of the page changes.
function(embed_page target folder)
  set(types html "text/html; charset=utf-8" js "text/javascript; charset=utf-8" css "text/css; charset=utf-8"
    svg "image/svg+xml" png "image/png" txt "text/plain; charset=utf-8" json "application/json" woff2 "font/woff2")
  file(GLOB files CONFIGURE_DEPENDS ${folder}/*)  # sorted by name
  set(output ${CMAKE_CURRENT_BINARY_DIR}/page_files.cpp)
  set(parts "")
  set(entries "")
  set(number 0)
  set(compressed "")
  foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME)
    get_filename_component(ending ${file} LAST_EXT)
    string(SUBSTRING "${ending}" 1 -1 ending)
    list(FIND types "${ending}" at)
    if(at EQUAL -1)
      message(FATAL_ERROR "web/dist/${name}: no content type is known for files that end in .${ending}")
    endif()
    math(EXPR at "${at} + 1")
    list(GET types ${at} type)
    set(gzip ${CMAKE_CURRENT_BINARY_DIR}/${name}.gz)
    add_custom_command(OUTPUT ${gzip} COMMAND sh -c "gzip -9nc '${file}' > '${gzip}'" DEPENDS ${file} VERBATIM)
    list(APPEND compressed ${gzip})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})  # for the tag
    file(SHA256 ${file} tag)
    string(SUBSTRING ${tag} 0 16 tag)
    string(APPEND parts "PART(${number}_raw, \"${file}\")\nPART(${number}_gzip, \"${gzip}\")\n")
    string(APPEND entries "      {\"${name}\", \"${type}\", TEXT(${number}_raw), TEXT(${number}_gzip), \"\\\"${tag}\\\"\"},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT "#include \"server/page/page.hpp\"

#define PART(name, path)                                                                          \\
  __asm__(\".section .rodata\\n.balign 16\\npage_\" #name \":\\n.incbin \\\"\" path \"\\\"\\npage_\" #name \"_end:\\n.byte 0\\n.previous\\n\"); \\
  extern \"C\" const char page_##name[], page_##name##_end[];
#define TEXT(name) std::string_view(page_##name, static_cast<std::size_t>(page_##name##_end - page_##name))

@parts@
namespace ariadne {

std::span<const PageFile> page_files() {
  static const PageFile files[] = {
@entries@  };
  return files;
}

}  // namespace ariadne
")
  set_source_files_properties(${output} PROPERTIES OBJECT_DEPENDS "${files};${compressed}"
    SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
  target_sources(${target} PRIVATE ${output})
endfunction()
