/* sparvec.h - sparse vectors of integers
 *
 * A vector has a dimension and that many elements, nearly all of which are 0
 * and take no space.  Arithmetic saturates: what is too large or too small
 * becomes INT32_MAX or INT32_MIN.
 */
#ifndef SPARVEC_H
#define SPARVEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sparvec sparvec;

/* Most elements other than 0 a vector can have. */
#define SPARVEC_MAX 65536

/* sparvec_new: the zero vector of a dimension from 1 up.  NULL if dim is 0 or
 * memory is short.  To be freed with sparvec_free. */
sparvec *sparvec_new(uint32_t dim);

/* sparvec_clone: an independent copy, to be freed as well; NULL if memory is
 * short. */
sparvec *sparvec_clone(const sparvec *v);

/* sparvec_free: NULL is allowed. */
void sparvec_free(sparvec *v);

uint32_t sparvec_dim(const sparvec *v);

/* sparvec_set: gives an element a value.  False, and nothing is changed, if the
 * index is not below the dimension, the vector is full or memory is short. */
bool sparvec_set(sparvec *v, uint32_t index, int32_t value);

/* sparvec_get: the element, 0 for an index outside. */
int32_t sparvec_get(const sparvec *v, uint32_t index);

/* sparvec_add: v += w, which may be the same vector.  False, and nothing is
 * changed, if the dimensions differ, the sum is too full or memory is short. */
bool sparvec_add(sparvec *v, const sparvec *w);

/* sparvec_scale: v *= factor. */
void sparvec_scale(sparvec *v, int32_t factor);

/* sparvec_next: walks over the elements that are not 0, in order of the index.
 *
 *     size_t pos = 0;
 *     while (sparvec_next(v, &pos, &index, &value)) ...
 *
 * False at the end.  Changing v in between is harmless, but elements may then
 * be met twice or not at all. */
bool sparvec_next(const sparvec *v, size_t *pos, uint32_t *index, int32_t *value);

/* sparvec_equal: whether dimension and all elements are the same. */
bool sparvec_equal(const sparvec *a, const sparvec *b);

/* sparvec_hash: a number for hash tables that are keyed by vectors, compared
 * with sparvec_equal. */
uint32_t sparvec_hash(const sparvec *v);

#endif
