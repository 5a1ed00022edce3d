# What make install copies.  The layout below the prefix is fixed: assay finds
# lib/assay and include from where it stands itself, so a tree may be moved.

include(CMakePackageConfigHelpers)

configure_file(cmake/assay.pc.in ${PROJECT_BINARY_DIR}/lib/pkgconfig/assay.pc @ONLY)
foreach(module AssayConfig AssayTest AssayAddTests)
  configure_file(cmake/${module}.cmake ${PROJECT_BINARY_DIR}/lib/cmake/Assay/${module}.cmake COPYONLY)
endforeach()
write_basic_package_version_file(${PROJECT_BINARY_DIR}/lib/cmake/Assay/AssayConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)

if(TARGET assay)
  install(TARGETS assay RUNTIME DESTINATION bin)
endif()
foreach(helper assay-weave assay-worker)
  if(TARGET ${helper})
    install(TARGETS ${helper} RUNTIME DESTINATION lib/assay)
  endif()
endforeach()
install(FILES ${runtime_products} DESTINATION lib/assay)
install(FILES include/assay.h DESTINATION include)
install(DIRECTORY ${PROJECT_BINARY_DIR}/lib/pkgconfig ${PROJECT_BINARY_DIR}/lib/cmake DESTINATION lib)
install(DIRECTORY ${ASSAY_SHARE}/ DESTINATION share)
install(FILES LICENSE DESTINATION share/doc/assay)
