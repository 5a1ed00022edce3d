#ifndef PERSMAP_H
#define PERSMAP_H

#include <stddef.h>

/*
PERSMAP - an immutable map from int to int

A map never changes once it is made.  "Changing" one gives another map, which
shares most of its nodes with the first; both live on independently.

Maps are counted references.  Every function below that returns a `pmap *'
returns a reference of the caller's own, to be given back with pm_release();
the arguments remain the caller's.  So

    pmap *a = pm_empty(), *b = pm_with(a, 1, 10), *c = pm_without(b, 1);
    pm_release(a); pm_release(b); pm_release(c);

is complete, in any order.  Whether two references are to the same object is
not specified.

A map has at most PM_MAX entries.
*/

#define PM_MAX 1000

typedef struct pmap pmap;

/* The map without entries.  NULL: no memory. */
pmap *pm_empty(void);

/* One more reference to m; returns m. */
pmap *pm_retain(pmap *m);

/* Gives a reference back.  NULL is ignored. */
void pm_release(pmap *m);

/* A map as m, but with key -> value.  NULL: no memory, or it would have more
   than PM_MAX entries. */
pmap *pm_with(pmap *m, int key, int value);

/* A map as m, but without key (which m need not have).  NULL: no memory. */
pmap *pm_without(pmap *m, int key);

/* A map with all entries of a and b; those of b win.  a and b may be the same
   map.  NULL: as pm_with(). */
pmap *pm_union(pmap *a, pmap *b);

/* Number of entries. */
size_t pm_size(const pmap *m);

/* 1 and the value in *value (if value is not NULL), or 0 when m has no key. */
int pm_get(const pmap *m, int key, int *value);

/* Whether both have the same entries. */
int pm_equal(const pmap *a, const pmap *b);

/* Calls fn for each entry in ascending order of keys until it returns
   something else than 0, which is returned; else 0. */
int pm_each(const pmap *m, int (*fn)(int key, int value, void *arg), void *arg);

#endif
