# assay_discover_tests: every property is a CTest test of its own.
#
#   assay_discover_tests(TARGET_OR_FILE…
#     [SOURCES file…]            further code of the program
#     [CFLAGS flag…]             further flags of the compiler
#     [OPTIONS option…]          of assay test: --scope 5, --runs 1000 …
#     [PREFIX text]              in front of the tests' names
#     [LABELS label…] [TIMEOUT seconds]
#     [WORKING_DIRECTORY folder] where .assay is looked for; default: the current binary directory)
#
# A target is one of this project.  Its C files are read: those that speak of
# ASSAY_PROPERTY have the properties, the others and those of the libraries that
# it links are their code.  Its include directories, definitions, options and
# language standard are passed on.  Call it when the target is complete.
#
# Properties are looked up whenever ctest begins, so there is nothing to build
# and nothing to configure again when one is added.  Where the files cannot be
# read there is one test, which fails and says why.

set(assay_test_directory "${CMAKE_CURRENT_LIST_DIR}")

# The libraries of this project that target links, and those that they link.
function(assay_linked_targets_ target result)
  set(found ${${result}})
  get_target_property(libraries ${target} LINK_LIBRARIES)
  get_target_property(more ${target} INTERFACE_LINK_LIBRARIES)
  foreach(library IN LISTS libraries more)
    string(REGEX REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1" library "${library}")
    if(NOT TARGET "${library}")
      continue()
    endif()
    get_target_property(original ${library} ALIASED_TARGET)
    if(original)
      set(library ${original})
    endif()
    get_target_property(is_imported ${library} IMPORTED)
    if(is_imported OR library IN_LIST found)
      continue()
    endif()
    list(APPEND found ${library})
    assay_linked_targets_(${library} found)
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# The C files of a target, by their full names.
function(assay_files_of_ target result)
  set(files)
  get_target_property(sources ${target} SOURCES)
  get_target_property(directory ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    if(source MATCHES "\\.c$" AND NOT source MATCHES "\\$<")
      get_filename_component(source "${source}" ABSOLUTE BASE_DIR "${directory}")
      list(APPEND files "${source}")
    endif()
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()

# Expressions that give the compiler's flags of a target when the build is generated.
function(assay_flags_of_ target result)
  set(directories "$<REMOVE_DUPLICATES:$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>>")
  set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
  set(options "$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>")
  set(flags
    "$<$<BOOL:${directories}>:-I$<JOIN:${directories},$<SEMICOLON>-I>>"
    "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},$<SEMICOLON>-D>>"
    "${options}")
  get_target_property(standard ${target} C_STANDARD)
  get_target_property(extensions ${target} C_EXTENSIONS)
  if(standard AND DEFINED extensions AND extensions STREQUAL "OFF")
    list(APPEND flags "-std=c${standard}")
  elseif(standard)
    list(APPEND flags "-std=gnu${standard}")
  endif()
  set(${result} ${flags} PARENT_SCOPE)
endfunction()

function(assay_discover_tests)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PREFIX;TIMEOUT;WORKING_DIRECTORY" "SOURCES;CFLAGS;OPTIONS;LABELS")
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "assay_discover_tests: name a target or a C file with properties")
  endif()
  foreach(single PREFIX TIMEOUT WORKING_DIRECTORY)
    if(${single} IN_LIST arg_KEYWORDS_MISSING_VALUES)
      message(FATAL_ERROR "assay_discover_tests: ${single} needs a value")
    endif()
  endforeach()

  set(files)
  set(sources)
  separate_arguments(flags NATIVE_COMMAND "${CMAKE_C_FLAGS}")
  foreach(item IN LISTS arg_UNPARSED_ARGUMENTS)
    if(TARGET ${item})
      assay_files_of_(${item} own)
      list(APPEND files ${own})
      assay_flags_of_(${item} own)
      list(APPEND flags ${own})
      set(libraries)
      assay_linked_targets_(${item} libraries)
      foreach(library IN LISTS libraries)
        assay_files_of_(${library} own)
        list(APPEND sources ${own})
      endforeach()
    elseif(item MATCHES "\\.c$")
      get_filename_component(item "${item}" ABSOLUTE)
      list(APPEND files "${item}")
    else()
      message(FATAL_ERROR "assay_discover_tests: '${item}' is neither a target of this project nor a C file")
    endif()
  endforeach()
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(source "${source}" ABSOLUTE)
    list(APPEND sources "${source}")
  endforeach()
  list(REMOVE_DUPLICATES sources)
  set(arg_FILES ${files})
  set(arg_SOURCES ${sources})
  list(PREPEND arg_CFLAGS ${flags})
  if(NOT files)
    message(FATAL_ERROR "assay_discover_tests: ${arg_UNPARSED_ARGUMENTS} has no C file")
  endif()
  if(NOT arg_WORKING_DIRECTORY)
    set(arg_WORKING_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")
  endif()

  # One script for each configuration, which ctest runs when it begins.
  get_property(number DIRECTORY PROPERTY ASSAY_DISCOVERIES)
  math(EXPR number "${number} + 1")
  set_property(DIRECTORY PROPERTY ASSAY_DISCOVERIES ${number})
  set(script "${CMAKE_CURRENT_BINARY_DIR}/assay-${number}")
  set(content "include([==[${assay_test_directory}/AssayAddTests.cmake]==])\nassay_add_tests(\n")
  foreach(keyword FILES SOURCES CFLAGS OPTIONS LABELS PREFIX TIMEOUT WORKING_DIRECTORY)
    if(NOT "${arg_${keyword}}" STREQUAL "")
      string(APPEND content "  ${keyword} [==[${arg_${keyword}}]==]\n")
    endif()
  endforeach()
  string(APPEND content "  ASSAY [==[${ASSAY_EXECUTABLE}]==])\n")
  get_property(is_multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(is_multi_config)
    file(GENERATE OUTPUT "${script}-$<CONFIG>.cmake" CONTENT "${content}")
    file(WRITE "${script}.cmake" "include(\"${script}-\${CTEST_CONFIGURATION_TYPE}.cmake\")\n")
  else()
    file(GENERATE OUTPUT "${script}.cmake" CONTENT "${content}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${script}.cmake")
endfunction()
