#ifndef FRAGASM_H
#define FRAGASM_H

#include <stdbool.h>
#include <stddef.h>

/* fragasm -- puts the fragments of one datagram together again.
 *
 * Fragments come in any order.  Their bytes are copied.  The one that is
 * marked as the last says how long the datagram is; it is complete when that
 * is known and there are no holes. */

#define FRAGASM_MAX 65535 /* bytes of a datagram */

typedef struct fragasm fragasm;

typedef enum fa_result {
    FA_OK,        /* taken */
    FA_DUPLICATE, /* same offset and length as one that is there: ignored */
    FA_OVERLAP,   /* has bytes that are there already: refused */
    FA_BAD,       /* empty, past FRAGASM_MAX, or against the known length: refused */
    FA_NO_MEMORY
} fa_result;

fragasm *fragasm_new(void);
void fragasm_free(fragasm *f);
void fragasm_reset(fragasm *f); /* as new */

fa_result fragasm_add(fragasm *f, size_t offset, const void *bytes, size_t length, bool last);

size_t fragasm_received(const fragasm *f); /* bytes so far */
size_t fragasm_holes(const fragasm *f);    /* gaps before the last byte that is known of */
bool fragasm_complete(const fragasm *f);

/* Copies the complete datagram to `to`, which has room for `room` bytes, and
 * returns its length; 0 if it is not complete or does not fit. */
size_t fragasm_copy(const fragasm *f, void *to, size_t room);

#endif
