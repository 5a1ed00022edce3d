# What is linked into the user's code: runtime.o (search, journal, stack
# switching), hooks.bc (inlined by the weaver) and libc.bc (woven versions of
# what a predicate calls).  Always built by clang-19, whatever builds Assay.

find_program(CLANG clang-19 REQUIRED)
find_program(LLVM_LINK llvm-link-19 REQUIRED)
find_program(LINKER ld REQUIRED)
file(GLOB runtime_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/runtime/*.c ${PROJECT_SOURCE_DIR}/src/runtime/*.S)
file(GLOB libc_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/runtime/libc/*.c)
set(hooks_file ${PROJECT_SOURCE_DIR}/src/runtime/hooks.c)
list(REMOVE_ITEM runtime_files ${hooks_file})

set(runtime_warnings -Wall -Wextra)
if(ASSAY_WERROR)
  list(APPEND runtime_warnings -Werror)
endif()

set(runtime_work ${PROJECT_BINARY_DIR}/runtime)

# Compiles source into output with clang-19 and these flags; headers are tracked.
function(assay_clang output source)
  file(RELATIVE_PATH product ${PROJECT_BINARY_DIR} ${output})
  set(depfile ${PROJECT_BINARY_DIR}/${product}.d)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CLANG} -std=gnu17 -D_GNU_SOURCE ${runtime_warnings} -I${PROJECT_SOURCE_DIR}/src -I${PROJECT_SOURCE_DIR}/include ${ARGN}
            -MD -MF ${depfile} -c ${source} -o ${output}
    DEPENDS ${source}
    DEPFILE ${depfile}
    VERBATIM)
endfunction()

set(runtime_products "")
file(MAKE_DIRECTORY ${ASSAY_LIBRARY_OUTPUT} ${runtime_work}/libc)

# Copying stack snapshots is half of the search's work: a second runtime.o for
# processors with AVX2 is chosen when an image is linked.
function(assay_runtime product)
  set(objects "")
  foreach(file ${runtime_files})
    get_filename_component(name ${file} NAME)
    assay_clang(${runtime_work}/${product}/${name}.o ${file} -O2 -fPIC -fvisibility=hidden ${ARGN})
    list(APPEND objects ${runtime_work}/${product}/${name}.o)
  endforeach()
  add_custom_command(
    OUTPUT ${ASSAY_LIBRARY_OUTPUT}/${product}
    COMMAND ${LINKER} -r -o ${ASSAY_LIBRARY_OUTPUT}/${product} ${objects}
    DEPENDS ${objects} VERBATIM)
  set(runtime_products ${runtime_products} ${ASSAY_LIBRARY_OUTPUT}/${product} PARENT_SCOPE)
  file(MAKE_DIRECTORY ${runtime_work}/${product})
endfunction()

assay_runtime(runtime.o)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  assay_runtime(runtime-avx2.o -mavx2)
endif()

# Trials: the same for every property of a file.  Three of them, as the user's
# code has ASan (by any compiler), nothing, or MSan, which wants all code to be
# its own.  Names are hidden from the user's, who may have the same ones.
find_program(OBJCOPY objcopy REQUIRED)
file(GLOB trial_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/runtime/checked/*.c)

# link: APART, or AS_ONE: optimised as if all stood in one file.  Functions are
# small and there are many to each call, so more of them are inlined than usual;
# or, by PROFILE, those that are called often (bench/sequence/profile).
find_program(OPT opt-19 REQUIRED)
find_program(LLVM_PROFDATA llvm-profdata-19 REQUIRED)
set(fast_profile ${PROJECT_SOURCE_DIR}/src/runtime/sequence/fast.profile)
set(inlined -mllvm -inline-threshold=400)
function(assay_trials product link files)
  set(objects "")
  set(all ${runtime_work}/${product}/all)
  set(lto "")
  if(NOT link STREQUAL APART)
    set(lto -flto)
  endif()
  file(MAKE_DIRECTORY ${runtime_work}/${product})
  foreach(file ${files})
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR}/src/runtime ${file})
    string(REPLACE "/" "-" name ${name})
    assay_clang(${runtime_work}/${product}/${name}.o ${file} -O2 -g -fPIC -fvisibility=hidden -fno-omit-frame-pointer
      -fno-stack-protector ${lto} ${ARGN})
    list(APPEND objects ${runtime_work}/${product}/${name}.o)
  endforeach()
  set(commands COMMAND ${LINKER} -r -o ${all}.o ${objects})
  if(NOT link STREQUAL APART)
    set(known ${inlined})
    set(prepare "")
    if(link STREQUAL PROFILE)
      set(prepare COMMAND ${LLVM_PROFDATA} merge -o ${all}.profdata ${fast_profile})
      set(known -fprofile-use=${all}.profdata -mllvm -disable-vp=true -Wno-profile-instr-out-of-date
        -Wno-profile-instr-unprofiled -Wno-backend-plugin)
    endif()
    set(commands
      COMMAND ${LLVM_LINK} -o ${all}.bc ${objects}
      COMMAND ${OPT} -passes=internalize ${all}.bc -o ${all}.bc
      ${prepare}
      COMMAND ${CLANG} -O2 ${known} -fPIC -c ${all}.bc -o ${all}.o)
  endif()
  add_custom_command(
    OUTPUT ${ASSAY_LIBRARY_OUTPUT}/${product}
    ${commands}
    COMMAND ${OBJCOPY} --strip-debug --localize-hidden ${all}.o ${ASSAY_LIBRARY_OUTPUT}/${product}
    DEPENDS ${objects} $<$<STREQUAL:${link},PROFILE>:${fast_profile}> VERBATIM)
  set(runtime_products ${runtime_products} ${ASSAY_LIBRARY_OUTPUT}/${product} PARENT_SCOPE)
endfunction()

set(checked_trial_files ${trial_files})
list(REMOVE_ITEM checked_trial_files ${PROJECT_SOURCE_DIR}/src/runtime/checked/allocate.c)
assay_trials(trials.o APART "${checked_trial_files}")
assay_trials(trials-fast.o APART "${trial_files}")
assay_trials(trials-msan.o APART "${checked_trial_files}" -fsanitize=memory)

# Call sequences: the same, and what makes and runs them.
file(GLOB sequence_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/runtime/sequence/*.c)
assay_trials(sequences.o AS_ONE "${checked_trial_files};${sequence_files}")
assay_trials(sequences-fast.o PROFILE "${trial_files};${sequence_files}")
assay_trials(sequences-msan.o APART "${checked_trial_files};${sequence_files}" -fsanitize=memory)

# Before and behind the objects of the library: where its variables are.
foreach(end first last)
  assay_clang(${ASSAY_LIBRARY_OUTPUT}/bound-${end}.o ${PROJECT_SOURCE_DIR}/src/runtime/bounds/bound.c -O2 -fPIC -DEND=${end})
  list(APPEND runtime_products ${ASSAY_LIBRARY_OUTPUT}/bound-${end}.o)
endforeach()

if(EXISTS ${hooks_file})
  assay_clang(${ASSAY_LIBRARY_OUTPUT}/hooks.bc ${hooks_file} -O2 -Xclang -disable-llvm-passes -fPIC -emit-llvm)
  list(APPEND runtime_products ${ASSAY_LIBRARY_OUTPUT}/hooks.bc)
endif()

if(libc_files)
  set(modules "")
  foreach(file ${libc_files})
    get_filename_component(name ${file} NAME)
    assay_clang(${runtime_work}/libc/${name}.bc ${file}
      -O0 -Xclang -disable-O0-optnone -fno-builtin -fno-stack-protector -g0 -fPIC -emit-llvm)
    list(APPEND modules ${runtime_work}/libc/${name}.bc)
  endforeach()
  add_custom_command(
    OUTPUT ${ASSAY_LIBRARY_OUTPUT}/libc.bc
    COMMAND ${LLVM_LINK} -o ${ASSAY_LIBRARY_OUTPUT}/libc.bc ${modules}
    DEPENDS ${modules} VERBATIM)
  list(APPEND runtime_products ${ASSAY_LIBRARY_OUTPUT}/libc.bc)
endif()

add_custom_target(assay-runtime ALL DEPENDS ${runtime_products})
