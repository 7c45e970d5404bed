# The files of web/dist and the documentation as a source file, as they are and compressed, so that the program needs no
# files at run time.
#
# embed_page(TARGET PAGE DOCS) adds that source to a target: the files of the folder PAGE by their names, the texts of the
# folder DOCS and their drawings as docs/…. It is made again whenever one of them changes.
function(embed_page target page docs)
  set(type_html "text/html; charset=utf-8")
  set(type_js "text/javascript; charset=utf-8")
  set(type_css "text/css; charset=utf-8")
  set(type_md "text/markdown; charset=utf-8")
  set(type_svg "image/svg+xml")
  file(GLOB files CONFIGURE_DEPENDS ${page}/* ${docs}/*.md ${docs}/images/*.svg)  # sorted by name
  get_filename_component(above ${docs} DIRECTORY)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/page_files.cpp)
  set(parts "")
  set(entries "")
  set(number 0)
  set(compressed "")
  foreach(file IN LISTS files)
    get_filename_component(folder ${file} DIRECTORY)
    if(folder STREQUAL page)
      get_filename_component(name ${file} NAME)
    else()
      file(RELATIVE_PATH name ${above} ${file})
    endif()
    get_filename_component(ending ${file} LAST_EXT)
    string(SUBSTRING "${ending}" 1 -1 ending)
    if(NOT DEFINED type_${ending})
      message(FATAL_ERROR "${file}: no content type is known for files that end in .${ending}")
    endif()
    string(REPLACE "/" "_" flat ${name})
    set(gzip ${CMAKE_CURRENT_BINARY_DIR}/${flat}.gz)
    add_custom_command(OUTPUT ${gzip} COMMAND sh -c "gzip -9nc '${file}' > '${gzip}'" DEPENDS ${file} VERBATIM)
    list(APPEND compressed ${gzip})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})  # for the tag
    file(SHA256 ${file} tag)
    string(SUBSTRING ${tag} 0 16 tag)
    string(APPEND parts "PART(${number}_raw, \"${file}\")\nPART(${number}_gzip, \"${gzip}\")\n")
    string(APPEND entries "      {\"${name}\", \"${type_${ending}}\", TEXT(${number}_raw), TEXT(${number}_gzip), \"\\\"${tag}\\\"\"},\n")
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
