# assay, and its two helpers in lib/assay: the weaver, which alone knows LLVM,
# and the worker, in which the user's code runs.

set(ASSAY_LIBRARY_OUTPUT ${PROJECT_BINARY_DIR}/lib/assay)

if(EXISTS ${PROJECT_SOURCE_DIR}/src/cli/main.c)
  add_executable(assay ${PROJECT_SOURCE_DIR}/src/cli/main.c)
  assay_flags(assay)
  assay_sanitize(assay)
  target_link_libraries(assay PRIVATE assay_cli)
  set_target_properties(assay PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
endif()

file(GLOB weave_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/weave/*.c)
if(weave_files)
  add_executable(assay-weave ${weave_files})
  assay_flags(assay-weave)
  assay_sanitize(assay-weave)
  target_include_directories(assay-weave SYSTEM PRIVATE ${LLVM_INCLUDES})
  target_link_directories(assay-weave PRIVATE ${LLVM_LIBRARIES})
  target_link_libraries(assay-weave PRIVATE assay_base LLVM-19)
  set_target_properties(assay-weave PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${ASSAY_LIBRARY_OUTPUT})
endif()

# The worker is never sanitized: the user's code shares its process, its fixed
# addresses and its hand-made stacks.  Hence its own copy of base.
file(GLOB worker_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/target/worker_main.c)
if(worker_files)
  file(GLOB base_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/base/*.c)
  add_executable(assay-worker ${worker_files} ${base_files})
  assay_flags(assay-worker)
  target_link_libraries(assay-worker PRIVATE ${CMAKE_DL_LIBS})
  set_target_properties(assay-worker PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${ASSAY_LIBRARY_OUTPUT})
endif()

configure_file(${PROJECT_SOURCE_DIR}/include/assay.h ${PROJECT_BINARY_DIR}/include/assay.h COPYONLY)
