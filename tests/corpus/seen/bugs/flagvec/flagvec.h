#ifndef FLAGVEC_H
#define FLAGVEC_H

#include <stdbool.h>
#include <stddef.h>

/* Sets of flags of any size up to FLAGVEC_MAX, numbered from 0. */

#define FLAGVEC_MAX ((size_t)1 << 22)

typedef struct flagvec flagvec;

enum {
    FLAGVEC_OK = 0,
    FLAGVEC_RANGE = -1, /* no such flag, or a size above FLAGVEC_MAX */
    FLAGVEC_MEMORY = -2
};

/* All flags are off.  *out is NULL on failure. */
int flagvec_new(flagvec **out, size_t flags);
void flagvec_free(flagvec *f);

size_t flagvec_size(const flagvec *f);

/* Changes the number of flags.  Flags in both sizes keep their state, new ones
 * are off. */
int flagvec_resize(flagvec *f, size_t flags);

int flagvec_put(flagvec *f, size_t i, bool on);

/* 1 or 0, or FLAGVEC_RANGE. */
int flagvec_get(const flagvec *f, size_t i);

/* How many are on. */
size_t flagvec_count(const flagvec *f);

/* The first flag from i on that is on; flagvec_size(f) when there is none. */
size_t flagvec_find(const flagvec *f, size_t i);

/* Sets in f what is on in g, or clears what is off in g.  The size of f stays;
 * a flag that g does not have is off in it.  f may be g. */
void flagvec_or(flagvec *f, const flagvec *g);
void flagvec_and(flagvec *f, const flagvec *g);

/* Same size and the same flags on. */
bool flagvec_equal(const flagvec *f, const flagvec *g);

#endif
