#ifndef LEXPOOL_H
#define LEXPOOL_H

#include <stddef.h>
#include <stdint.h>

/*
 * String interning.
 *
 * A pool gives each distinct string a number, its atom, so that comparing
 * strings becomes comparing atoms. Atoms count up from 1; 0 is no atom.
 */

#define LP_MAX_LEN   255u    /* bytes in a string */
#define LP_MAX_ATOMS 10000u  /* strings in a pool */

typedef struct lexpool lexpool;
typedef uint32_t lp_atom;

/* --- life cycle -------------------------------------------------------- */

/* Returns NULL if there is no memory. */
lexpool *lp_new(void);

/* Returns an independent pool with the same strings and the same atoms, which
 * is to be freed on its own; or NULL if there is no memory. */
lexpool *lp_clone(const lexpool *pool);

/* Frees the pool and all its strings. Does nothing with NULL. */
void lp_free(lexpool *pool);

/* --- strings to atoms -------------------------------------------------- */

/* Returns the atom of s, a new one if there is none yet. Returns 0 if s is too
 * long, the pool is full, or there is no memory. s may come from the pool. */
lp_atom lp_intern(lexpool *pool, const char *s);

/* The same for len bytes at s, which need no terminator. Returns 0 also if
 * there is a NUL among them. */
lp_atom lp_intern_n(lexpool *pool, const char *s, size_t len);

/* Returns the atom of s, 0 if it has none. Never adds. */
lp_atom lp_find(const lexpool *pool, const char *s);

/* --- atoms to strings -------------------------------------------------- */

/* Returns the string, which stays where it is until the pool is freed;
 * NULL if the pool has not got this atom. */
const char *lp_text(const lexpool *pool, lp_atom atom);

/* Returns strlen(lp_text(pool, atom)), or 0 if there is no such atom. */
size_t lp_len(const lexpool *pool, lp_atom atom);

/* Number of atoms, which is also the largest one. */
size_t lp_count(const lexpool *pool);

/* Compares the strings of two atoms: <0, 0, >0 like strcmp. Atoms that the pool
 * has not got are equal to each other and come first. */
int lp_order(const lexpool *pool, lp_atom a, lp_atom b);

#endif
