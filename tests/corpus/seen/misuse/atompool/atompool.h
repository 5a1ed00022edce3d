#ifndef ATOMPOOL_H
#define ATOMPOOL_H

#include <stddef.h>

/**
 * Interned strings. Equal texts in a pool are one atom, so that atoms of a
 * pool can be compared with ==.
 *
 * Atoms count how often they were got. What was got has to be released as
 * often, unless the pool is destroyed as a whole.
 */
struct atompool;
struct atom;

/** @return a new pool, NULL if there is no memory */
struct atompool *atompool_create(void);

/** Destroys a pool and all atoms in it. */
void atompool_destroy(struct atompool *pool);

/** Gets the atom for a text.
 *  @return NULL if there is no memory */
const struct atom *atom_get(struct atompool *pool, const char *text);

/** The same for a text of a given length, which may contain any byte. */
const struct atom *atom_get_n(struct atompool *pool, const void *text, size_t length);

/** Finds the atom for a text without getting it (nothing is counted).
 *  @return NULL if there is no such atom */
const struct atom *atom_peek(const struct atompool *pool, const char *text);

/** Gets an atom once more.
 *  @return the atom */
const struct atom *atom_again(const struct atom *atom);

/** Releases an atom of this pool. */
void atom_release(struct atompool *pool, const struct atom *atom);

/** The text, terminated. It lives as long as the atom. */
const char *atom_text(const struct atom *atom);
size_t atom_length(const struct atom *atom);

/** How often it was got and not released. */
size_t atom_count(const struct atom *atom);

/** Number of different atoms. */
size_t atompool_size(const struct atompool *pool);

#endif
