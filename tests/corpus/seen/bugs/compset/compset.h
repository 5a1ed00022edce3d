#ifndef COMPSET_H
#define COMPSET_H

#include <stddef.h>

/* Name tags of game entities, in a sparse set: the tags lie densely, and
   putting, getting and removing take constant time. */

typedef unsigned cs_entity;
typedef struct compset compset;

/* For entities 0 to limit - 1; the limit is 1 to 10000, else NULL. */
compset *cs_new(unsigned limit);
void cs_free(compset *s);

/* 0 if the entity is not below the limit or memory is out. Copies the tag; a
   tag that the entity had is replaced. */
int cs_put(compset *s, cs_entity e, const char *tag);

/* 0 if there was nothing to remove. */
int cs_remove(compset *s, cs_entity e);

/* NULL if it has none. Good until the entity's tag is replaced or removed. */
const char *cs_get(const compset *s, cs_entity e);
int cs_has(const compset *s, cs_entity e);

size_t cs_count(const compset *s);
void cs_clear(compset *s);

/* Calls visit for all that have a tag, in no order, until it returns 0. It
   must not change the set. */
void cs_each(const compset *s, int (*visit)(cs_entity e, const char *tag, void *user), void *user);

#endif
