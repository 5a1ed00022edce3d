#ifndef IDSET_H
#define IDSET_H

#include <stdbool.h>
#include <stddef.h>

/* A set of numbers in an open hash table. */
typedef struct idset idset;

/* Called for each member; false ends the walk. */
typedef bool idset_visitor(unsigned id, void *context);

idset *idset_new(void);
void idset_free(idset *set);

/* 1 when the id is new, 0 when it was a member, -1 when memory is out. */
int idset_add(idset *set, unsigned id);
/* Whether it was a member. */
bool idset_remove(idset *set, unsigned id);
bool idset_contains(const idset *set, unsigned id);
size_t idset_count(const idset *set);

/* Members in no particular order; the set must not change meanwhile. */
void idset_each(const idset *set, idset_visitor *visit, void *context);
/* Whether every member of `a` is one of `b`. */
bool idset_subset(const idset *a, const idset *b);

#endif
