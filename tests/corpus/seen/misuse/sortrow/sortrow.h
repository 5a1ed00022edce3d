/**
 * sortrow -- an array of elements of one size, kept in order
 *
 * The elements are copied in with memcpy.  Equal elements are kept in the
 * order of their insertion.
 */
#ifndef SORTROW_H
#define SORTROW_H

#include <stddef.h>

#define SORTROW_ELEMENT_MAX 1024    /* bytes of an element */
#define SORTROW_COUNT_MAX   65536   /* elements */

/** As for qsort(3): below, equal to or above 0; consistent, and without
 *  changing the row. */
typedef int sortrow_compare(const void *a, const void *b);

/** Read the count if you like; leave the rest alone. */
typedef struct {
    size_t count;
    size_t room;
    size_t size;
    sortrow_compare *compare;
    unsigned char *base;
} sortrow;

/** Initialises a row for elements of `size` bytes, 1 to SORTROW_ELEMENT_MAX.
 *  Returns 0, or -1 for another size.  Comes before everything else. */
int sortrow_init(sortrow *row, size_t size, sortrow_compare *compare);

/** Releases the memory of a row, which is empty then and can be used on. */
void sortrow_clear(sortrow *row);

/** Inserts a copy of `element`, which must not be one of the row itself.
 *  Returns the place of the copy; NULL if the row is full or memory is out.
 *  Pointers to elements are invalid after an insertion. */
void *sortrow_insert(sortrow *row, const void *element);

/** Finds the first element that is equal to `key`, or NULL.  The pointer is
 *  valid until the row changes. */
void *sortrow_find(const sortrow *row, const void *key);

/** Number of elements below `key`: the index where it would be found. */
size_t sortrow_rank(const sortrow *row, const void *key);

/** The element at `index`, which must be below row->count. */
void *sortrow_at(const sortrow *row, size_t index);

/** Removes the element at an index.  Returns 0, or -1 if there is none. */
int sortrow_remove(sortrow *row, size_t index);

/** Removes all but the first of equal elements; returns how many. */
size_t sortrow_unique(sortrow *row);

#endif
