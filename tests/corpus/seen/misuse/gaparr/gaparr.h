/* gaparr.h: arrays with gaps.
 *
 * An array from any 64-bit index to elements of one size; only those that were
 * touched take up memory.  Elements are kept in the order of their indices.
 */
#ifndef GAPARR_H
#define GAPARR_H

#include <stddef.h>
#include <stdint.h>

#define GAPARR_ELEMENT_MAX 256u     /* bytes */
#define GAPARR_COUNT_MAX 4096u      /* elements */

typedef struct gaparr gaparr;

/* A new array of elements of `size` bytes, 1 to GAPARR_ELEMENT_MAX.
 * NULL for another size or without memory. */
gaparr *gaparr_new(size_t size);
void gaparr_free(gaparr *a);    /* NULL is ok */

/* The element at index, which is made (all bytes 0) when it is a gap.
 * NULL when the array has GAPARR_COUNT_MAX elements, or without memory.
 *
 * The pointer, as that of gaparr_peek, is good for reading and writing until
 * the next gaparr_at, gaparr_drop, gaparr_clear or gaparr_free of this array.
 * It is aligned for bytes only: memcpy in and out if elements are more. */
void *gaparr_at(gaparr *a, uint64_t index);

/* The element at index, or NULL if it is a gap. */
void *gaparr_peek(const gaparr *a, uint64_t index);

/* Copies an element.  dst has room for one element (see gaparr_size); for a gap
 * it is filled with zeros.  Returns 1, or 0 for a gap. */
int gaparr_load(const gaparr *a, uint64_t index, void *dst);

/* Makes a gap at index.  Returns 1, or 0 if it was one. */
int gaparr_drop(gaparr *a, uint64_t index);

/* Makes everything a gap. */
void gaparr_clear(gaparr *a);

/* Number of elements that are no gaps; bytes in an element. */
size_t gaparr_count(const gaparr *a);
size_t gaparr_size(const gaparr *a);

/* The first index >= from that is no gap: returns 1 and sets *index; or 0. */
int gaparr_seek(const gaparr *a, uint64_t from, uint64_t *index);

/* Calls fn for each element in ascending order.  fn may write to the element,
 * but must not add or drop elements of the array, nor clear or free it. */
void gaparr_each(gaparr *a, void (*fn)(uint64_t index, void *element, void *arg),
                 void *arg);

#endif
