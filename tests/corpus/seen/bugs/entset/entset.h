#ifndef ENTSET_H
#define ENTSET_H

#include <stddef.h>
#include <stdint.h>

/*
 * entset - component storage for an entity-component system.
 *
 * A set stores one value of a fixed size for each of a number of entities.
 * Values lie densely packed, so that systems can run over them quickly, and
 * a sparse table leads from an entity's index to its value.
 *
 * An entity is an index plus a generation.  When the world deletes an entity
 * and gives its index to a new one, the new one has another generation.
 * Storages need not be told of the deletion: see entset_put().
 */

typedef struct entid {
    uint32_t index;
    uint32_t generation;
} entid;

typedef struct entset entset;

#define ENTSET_MAX_INDICES 4096u
#define ENTSET_MAX_VALUE   256u

/* A set for entities with indices 0 .. indices-1 and values of value_size
 * bytes.  NULL when indices is not 1 .. ENTSET_MAX_INDICES, value_size not
 * 1 .. ENTSET_MAX_VALUE, or memory is short. */
entset *entset_create(uint32_t indices, size_t value_size);

/* Frees the set and its values.  NULL is ignored. */
void entset_destroy(entset *set);

/* An independent copy of the set with all its values, or NULL. */
entset *entset_clone(const entset *set);

/* Stores a copy of *value for entity e; zero bytes if value is NULL.  A value
 * stored before under the same index is replaced, whatever its generation
 * was.  Returns 0, or -1 if e.index is beyond the set's indices. */
int entset_put(entset *set, entid e, const void *value);

/* The value of e, or NULL if the set has none for this index and generation.
 * The pointer is good until the set is next changed. */
void *entset_get(const entset *set, entid e);

/* Removes the value of e; the last value moves into its place.  Returns 1,
 * or 0 if there was none. */
int entset_drop(entset *set, entid e);

/* Removes all values. */
void entset_clear(entset *set);

/* Number of values. */
size_t entset_count(const entset *set);

/* Dense access, pos = 0 .. entset_count()-1: the entity there is stored to *e
 * (e may be NULL), and its value returned.  NULL, and *e left alone, if pos is
 * too large. */
void *entset_at(const entset *set, size_t pos, entid *e);

#endif
