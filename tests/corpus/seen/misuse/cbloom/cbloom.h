/* cbloom - counting Bloom filter
 *
 * A set of byte strings that can say "maybe in" or "not in", and from which
 * elements can be removed. Keys of length 0 are fine.
 */
#ifndef CBLOOM_H
#define CBLOOM_H

#include <stdbool.h>
#include <stddef.h>

#define CBL_MAX_COUNTERS 65536
#define CBL_MAX_HASHES   8

typedef struct cbloom cbloom;

/* counters: 1 to CBL_MAX_COUNTERS; hashes: 1 to CBL_MAX_HASHES. Returns NULL
 * for other numbers, or if memory is out. */
cbloom *cbl_create(size_t counters, unsigned hashes);
void cbl_destroy(cbloom *f);

/* A filter like this one, with the same elements. NULL if memory is out. */
cbloom *cbl_clone(const cbloom *f);

void cbl_add(cbloom *f, const void *key, size_t len);

/* Removes a key, which must have been added (and not been removed since):
 * a filter cannot tell, and removing anything else breaks it. */
void cbl_remove(cbloom *f, const void *key, size_t len);

/* False if the key is not in the set; true if it probably is. */
bool cbl_test(const cbloom *f, const void *key, size_t len);

/* Adds all elements of another filter. Both must have been created with the
 * same numbers. */
void cbl_merge(cbloom *f, const cbloom *other);

/* Number of elements. */
size_t cbl_count(const cbloom *f);

void cbl_clear(cbloom *f);

#endif
