#ifndef CUCKOO_H
#define CUCKOO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A bag of keys in a table of fixed size, by cuckoo hashing: looking up takes
   two probes.  A key may be in it more than once. */
typedef struct cuckoo cuckoo;

/* A table of at least `slots` slots, rounded up to a power of two; NULL for 0
   and for more than 4096. */
cuckoo *cuckoo_new(size_t slots);
void cuckoo_free(cuckoo *table);

/* Adds a key once more.  False when no place is found for it; the table is
   unchanged then. */
bool cuckoo_add(cuckoo *table, uint32_t key);
/* Takes a key out once; false when it is not there. */
bool cuckoo_remove(cuckoo *table, uint32_t key);
bool cuckoo_contains(const cuckoo *table, uint32_t key);

size_t cuckoo_count(const cuckoo *table);
size_t cuckoo_slots(const cuckoo *table);
void cuckoo_clear(cuckoo *table);

#endif
