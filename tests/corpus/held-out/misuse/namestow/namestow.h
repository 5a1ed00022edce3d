/* namestow - keep each string once
 *
 * A stow holds one copy of every string that is interned in it. That copy is
 * an atom: a plain NUL-terminated const char *, always the same pointer for
 * the same string, so atoms of one stow are compared with ==.
 *
 * Atoms are counted. name_intern() and name_keep() take a reference, each of
 * which is given back with one name_release(); with the last of them the atom
 * is freed. What is left is freed together with the stow.
 *
 * Where a parameter is called atom, it has to be an atom of that stow on which
 * there is still a reference; an equal string will not do.
 */
#ifndef NAMESTOW_H
#define NAMESTOW_H

#include <stddef.h>

typedef struct namestow namestow;

#define NAMESTOW_LONGEST 4096

/* NULL without memory. */
namestow *namestow_new(void);

/* Frees the stow with all its atoms; NULL does nothing. */
void namestow_free(namestow *stow);

/* The atom of a string (or of its first n bytes, or up to the NUL if that comes
 * first), with a reference for the caller. NULL if it is longer than
 * NAMESTOW_LONGEST or there is no memory. */
const char *name_intern(namestow *stow, const char *text);
const char *name_intern_n(namestow *stow, const char *text, size_t n);

/* The atom of a string if there is one, else NULL. Takes no reference. */
const char *name_find(const namestow *stow, const char *text);

/* One more reference; returns the atom. */
const char *name_keep(namestow *stow, const char *atom);

/* One reference less. NULL does nothing. */
void name_release(namestow *stow, const char *atom);

/* Length without the NUL, and number of references. */
size_t name_length(const namestow *stow, const char *atom);
size_t name_refs(const namestow *stow, const char *atom);

/* How many atoms there are. */
size_t namestow_count(const namestow *stow);

/* Calls fn for all atoms, in no particular order, until it returns something
 * other than 0, which is then returned. fn must not intern or release. */
int namestow_each(const namestow *stow, int (*fn)(const char *atom, void *arg), void *arg);

#endif
