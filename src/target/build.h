/* Build: what one build of an image works with; shared by build.c, which runs
 * its steps, and key.c, which says by what it is found again. */
#ifndef ASSAY_TARGET_BUILD_H
#define ASSAY_TARGET_BUILD_H

#include "base/memory.h"
#include "base/text.h"
#include "base/vector.h"
#include "target/cache.h"
#include "target/target.h"

#define COMPILER "clang-19" /* of the woven build */

struct library;
struct stubs;

/* Everything is in the arena. */
struct build {
    struct arena arena;
    const struct target_options *options;
    const struct program *program;
    const struct function *predicate;        /* woven */
    const struct function *const *entries;   /* trials */
    size_t entry_count;
    const struct library *tested;            /* sequences */
    const struct stubs *stubs;
    const char *const **flags;   /* one list a file */
    char *library, *include;     /* Assay's own parts */
    char *directory;             /* temporary, removed at the end */
    struct text *harness;        /* one a file, which it is compiled behind; empty: none */
    struct cache cache;
    bool has_offsets;            /* by hand: offsets.c; set with the key */
};

size_t build_unit(const struct build *build, const struct function *function); /* the file that has it, itself or by
                                                                                   an include */
const char *build_runtime(void);                /* the runtime for this machine's processor */
void build_key(struct build *build, const char *kind); /* into build->cache.key */

/* ---- steps (build.c) ---- */

typedef VECTOR(const char *) arguments_t;

bool build_run(const char *what, arguments_t *arguments, struct error *error); /* releases the arguments */
bool build_run_all(const char *what, arguments_t *list, size_t count, struct error *error); /* at once; likewise */
void build_add_all(arguments_t *arguments, const char *const *list);
void build_add_user_flags(struct build *build, arguments_t *arguments, size_t file);
void build_add_source(struct build *build, arguments_t *arguments, size_t file);
void build_add_libraries(struct build *build, arguments_t *arguments);
const char *build_product(struct build *build, size_t file, const char *suffix);
bool build_explain_link(struct error *error);   /* false */

/* ---- checked builds (checked.c) ---- */

bool build_compiler_fits(const struct target_options *options, struct error *error);
bool build_is_clang(const struct build *build);
bool build_has_offsets(const struct build *build); /* by hand (offsets.c) */
/* The compiler with the sanitizers that the options want. */
void build_add_compiler(struct build *build, arguments_t *arguments);
/* What compiles file into build_product(file, ".o") with flags of its own behind the user's; the caller adds the
 * source, and runs it. */
void build_add_compilation(struct build *build, arguments_t *arguments, size_t file, const char *const *more);
/* Links all that was compiled and lib/assay/NAME.o, NAME-fast.o or NAME-msan.o; takes over the objects. */
bool build_link_checked(struct build *build, const char *what, const char *name, arguments_t *objects,
                        struct error *error);

/* Makes the image by steps, unless the cache has it.  harness writes the harnesses; kind is part of the key. */
struct build_recipe {
    const char *kind;
    bool (*harness)(struct build *build, struct error *error);
    bool (*steps)(struct build *build, struct error *error);
};
bool build_target(struct target *target, struct build *build, const struct build_recipe *recipe, struct error *error);

#endif
