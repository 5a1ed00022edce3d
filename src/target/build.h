/* Build: what one build of an image works with; shared by build.c, which runs
 * its steps, and key.c, which says by what it is found again. */
#ifndef ASSAY_TARGET_BUILD_H
#define ASSAY_TARGET_BUILD_H

#include "base/memory.h"
#include "base/text.h"
#include "target/cache.h"
#include "target/target.h"

#define COMPILER "clang-19" /* of the woven build */

/* Everything is in the arena. */
struct build {
    struct arena arena;
    const struct target_options *options;
    const struct program *program;
    const struct function *predicate;
    const char *const **flags;   /* one list a file */
    char *library, *include;     /* Assay's own parts */
    char *directory;             /* temporary, removed at the end */
    struct text harness;
    struct cache cache;
};

size_t build_unit(const struct build *build);   /* the file that has the predicate, itself or by an include */
const char *build_runtime(void);                /* the runtime for this machine's processor */
void build_key(struct build *build, const char *kind); /* into build->cache.key */

#endif
