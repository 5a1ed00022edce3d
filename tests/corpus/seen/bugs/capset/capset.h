/* capset - sets of named permissions ("read", "admin.users", ...) */
#ifndef CAPSET_H
#define CAPSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct capset capset;

capset *capset_new(void);
capset *capset_dup(const capset *set);
void capset_free(capset *set);

/* Names are not empty and at most 63 characters long; false otherwise.
   Granting what is granted already is fine, so is revoking what is not. */
bool capset_grant(capset *set, const char *name);
bool capset_revoke(capset *set, const char *name);
bool capset_has(const capset *set, const char *name);
size_t capset_size(const capset *set);

/* Grants everything that `other` has. */
bool capset_merge(capset *set, const capset *other);

/* Whether everything in `set` is in `of` as well. */
bool capset_subset(const capset *set, const capset *of);
/* Whether both have the same permissions. */
bool capset_equal(const capset *a, const capset *b);
/* For hash tables of sets: sets that are equal have the same hash. */
uint32_t capset_hash(const capset *set);

#endif
