/*
 * hopmap - hash map from text to long, with iterators
 */
#ifndef HOPMAP_H
#define HOPMAP_H

#include <stdbool.h>
#include <stddef.h>

#define HOPMAP_KEY_MAX 1024     /* characters of a key */
#define HOPMAP_COUNT_MAX 100000 /* keys of a map */

typedef struct hopmap hopmap;

/** An iterator.  Its members are private. */
typedef struct hopiter {
    hopmap *map;
    struct hopnode **bucket;
    size_t at;
    struct hopnode *now, *next;
} hopiter;

hopmap *hopmap_new(void);
void hopmap_free(hopmap *m);

/** Sets the value of a key, a copy of which is kept.
 *  @return 1 if the key is new, 0 if not, -1 if it is too long, there are too
 *  many keys, or memory is out */
int hopmap_put(hopmap *m, const char *key, long value);

/** @return whether there is such a key; its value is in *value then, which may
 *  be NULL */
bool hopmap_get(const hopmap *m, const char *key, long *value);

/** @return whether there was such a key */
bool hopmap_del(hopmap *m, const char *key);

size_t hopmap_count(const hopmap *m);

/** Starts a walk through all keys, in no particular order:
 *
 *      hopiter it = hopmap_iter(m);
 *      while (hopiter_next(&it, &key, &value))
 *          ...
 *
 *  Adding or deleting keys by other means than hopiter_erase makes the iterator
 *  invalid, as does another iterator's hopiter_erase.  */
hopiter hopmap_iter(hopmap *m);

/** Moves on to the next key.  key and value may be NULL.  The key stays readable
 *  until it is deleted.
 *  @return false when there are no more */
bool hopiter_next(hopiter *it, const char **key, long *value);

/** Changes the value of the key that hopiter_next has just returned. */
void hopiter_set(hopiter *it, long value);

/** Deletes the key that hopiter_next has just returned.  Can be called once
 *  after each successful hopiter_next; hopiter_set is not possible then until
 *  the next one. */
void hopiter_erase(hopiter *it);

#endif
