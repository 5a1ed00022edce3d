# Man pages and completions: assay writes them from its own tables; what a
# table cannot say (examples, exit status …) is prose in docs/man.

set(ASSAY_SHARE ${PROJECT_BINARY_DIR}/share)
set(ASSAY_PAGES "")

# Stdout of `assay ARGUMENTS…`, followed by the file `prose`, becomes `output`.
function(assay_page output prose)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DASSAY=$<TARGET_FILE:assay> "-DARGUMENTS=${ARGN}" -DPROSE=${prose} -DOUTPUT=${output}
            -P ${PROJECT_SOURCE_DIR}/cmake/write-page.cmake
    DEPENDS assay ${prose} ${PROJECT_SOURCE_DIR}/cmake/write-page.cmake
    VERBATIM)
  set(ASSAY_PAGES ${ASSAY_PAGES} ${output} PARENT_SCOPE)
endfunction()

if(TARGET assay)
  set(prose ${PROJECT_SOURCE_DIR}/docs/man)
  assay_page(${ASSAY_SHARE}/man/man1/assay.1 ${prose}/assay.roff --dump-man)
  foreach(command test api replay show export gen count)
    assay_page(${ASSAY_SHARE}/man/man1/assay-${command}.1 ${prose}/assay-${command}.roff --dump-man ${command})
  endforeach()
  assay_page(${ASSAY_SHARE}/bash-completion/completions/assay "" --dump-completion bash)
  assay_page(${ASSAY_SHARE}/zsh/site-functions/_assay "" --dump-completion zsh)
  assay_page(${ASSAY_SHARE}/fish/vendor_completions.d/assay.fish "" --dump-completion fish)
endif()
add_custom_target(assay-pages ALL DEPENDS ${ASSAY_PAGES})
