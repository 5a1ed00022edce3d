# find_package(Assay) gives ASSAY_EXECUTABLE and the target Assay::assay, which
# brings the folder of assay.h.
get_filename_component(assay_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(ASSAY_EXECUTABLE "${assay_prefix}/bin/assay")
if(NOT EXISTS "${ASSAY_EXECUTABLE}")
  set(Assay_FOUND FALSE)
  set(Assay_NOT_FOUND_MESSAGE "there is no ${ASSAY_EXECUTABLE}")
  return()
endif()
if(NOT TARGET Assay::assay)
  add_library(Assay::assay INTERFACE IMPORTED)
  set_target_properties(Assay::assay PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${assay_prefix}/include")
endif()
unset(assay_prefix)
