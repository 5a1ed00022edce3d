#ifndef SPARRAY_H
#define SPARRAY_H

#include <stddef.h>

/* Sparse array of ints.
 * Only the parts that are used take memory. Indexes: 0 to SP_LIMIT - 1.
 */
#define SP_LIMIT 1000000

typedef struct sparray sparray;

sparray *sp_new(void);
void sp_free(sparray *a);

/* Set an element. 0, or -1 if index is too large or memory is short. */
int sp_set(sparray *a, size_t index, int value);

/* Get an element: 1, or 0 if it isn't set. */
int sp_get(const sparray *a, size_t index, int *value);

/* Element, or fallback if it isn't set. */
int sp_get_or(const sparray *a, size_t index, int fallback);

/* Unset an element; 0 if it wasn't set. */
int sp_unset(sparray *a, size_t index);

/* How many elements are set. */
size_t sp_count(const sparray *a);

/* The first element set at *index or after: puts its index there and
 * returns 1; 0 if there is none.
 *     for (size_t i = 0; sp_next(a, &i); i++) ...
 */
int sp_next(const sparray *a, size_t *index);

/* Unset all. */
void sp_clear(sparray *a);

#endif
