#ifndef HASHOA_H
#define HASHOA_H

#include <stdbool.h>
#include <stddef.h>

/*
 * hashoa - hash table with open addressing in memory of the caller
 *
 * The table does not copy keys: it keeps the pointers, and a key has to stay
 * as it is as long as it is in the table. Slots are provided by the caller.
 */

struct hashoa_slot {
    const char *key;
    long value;
    unsigned char state;
};

struct hashoa {
    struct hashoa_slot *slots;
    size_t count; /* of slots, a power of two */
    size_t used;
};

/* Number of slots must be a power of two. */
void hashoa_init(struct hashoa *t, struct hashoa_slot *slots, size_t count);

/* Adds or changes. Returns false when no slot is free. */
bool hashoa_put(struct hashoa *t, const char *key, long value);

/* Pointer to the value, NULL when there is no such key. It is valid until the
 * table is changed other than through it. */
long *hashoa_get(const struct hashoa *t, const char *key);

bool hashoa_del(struct hashoa *t, const char *key);
size_t hashoa_used(const struct hashoa *t);
void hashoa_clear(struct hashoa *t);

/* Iteration: *pos is 0 at first. Returns the next key in the table, NULL at
 * the end. Keys may be deleted meanwhile but not added. */
const char *hashoa_next(const struct hashoa *t, size_t *pos);

/* Moves all entries to `other`, which must have room for them. */
void hashoa_move(struct hashoa *t, struct hashoa *other);

#endif
