/* Target: the user's code, built to be watched and run where it can do no harm.
 *
 *   woven    clang-19, our hooks in every load and store; predicates run here
 *   checked  ASan and UBSan, any compiler; a program that runs trials (runtime/trial.h)
 *
 * Both are in the cache (.assay/cache), found again by the
 * content of everything that went into them. */
#ifndef ASSAY_TARGET_TARGET_H
#define ASSAY_TARGET_TARGET_H

#include "base/error.h"
#include "front/c/reader.h"
#include "model/type.h"

struct target_options {
    struct reader_options reader;
    const char *compiler;         /* of the checked build: "clang-19" or "gcc" */
    const char *state_directory;  /* where cache/ goes */
    bool fast;                    /* checked build without sanitizers */
    bool memory_sanitizer;        /* checked build with MSan instead (clang-19 only, all code built by it) */
    bool for_debugger;            /* woven build not optimised, with variables */
};

struct target {
    char *image;                  /* path of the shared object; owned */
    double build_seconds;
    bool from_cache;
    bool uses_math;               /* math.h is read by some file */
    bool has_offsets;             /* by hand: built without what complains of these (offsets.c) */
};

/* The name of the function in the image that reads the arguments object and
 * calls predicate: int symbol(void *arguments). */
#define TARGET_ENTRY "assay_entry"

bool target_build_woven(struct target *target, const struct target_options *options, const struct program *program,
                        const struct function *predicate, struct error *error);
/* The checked build of everything in program that trials can run: its entries, generators and function pools
 * (runtime/trial.h), numbered as program->generators and program->function_pools are. */
bool target_build_trials(struct target *target, const struct target_options *options, const struct program *program,
                         const struct function *const *entries, size_t count, struct error *error);
void target_release(struct target *target);

/* lib/assay beside the executable or under its prefix; caller frees; NULL with an error when the
 * installation is incomplete. */
char *target_library_directory(struct error *error);
char *target_include_directory(struct error *error);

#endif
