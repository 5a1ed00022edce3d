/* "did you mean": the known name that is nearest to a mistyped one. */
#ifndef ASSAY_BASE_SUGGEST_H
#define ASSAY_BASE_SUGGEST_H

#include <stddef.h>

struct suggestion {
    const char *wanted;
    const char *best;   /* NULL: nothing near enough */
    size_t distance;
};
struct suggestion suggestion_for(const char *wanted);
void suggestion_consider(struct suggestion *suggestion, const char *name);

#endif
