/* Sorted maps from text to pointer.
 *
 * Keys are not copied: the map keeps the pointer it was given at the first
 * ordbox_put with that key, until that key is deleted.
 */
#ifndef ORDBOX_H
#define ORDBOX_H

#include <stdbool.h>
#include <stddef.h>

#define ORDBOX_MAX 100000 /* keys of a map */

struct ordbox_node;

/* An order of texts as strcmp is one: negative, 0 or positive, and for the same
 * two texts always the same. */
typedef int ordbox_cmp(const char *a, const char *b);

/* Returns false to end the walk.  The walk can't bear changes of the map. */
typedef bool ordbox_visit(const char *key, void *value, void *arg);

struct ordbox {
    struct ordbox_node *root;
    ordbox_cmp *cmp;
    size_t count;
    unsigned long seed;
};

/* cmp NULL: strcmp */
void ordbox_init(struct ordbox *box, ordbox_cmp *cmp);

/* Empties the map.  Keys and values are the caller's. */
void ordbox_clear(struct ordbox *box);

/* 1: key is new.  0: its value was replaced.  -1: full, or out of memory. */
int ordbox_put(struct ordbox *box, const char *key, void *value);

/* Both return whether there is such a key, and its value in *value unless value
 * is NULL. */
bool ordbox_get(const struct ordbox *box, const char *key, void **value);
bool ordbox_del(struct ordbox *box, const char *key, void **value);

size_t ordbox_count(const struct ordbox *box);

/* The pointers to the keys themselves.  The first of all keys; the first one
 * that is greater than key, whether or not that is in the map.  NULL: none. */
const char *ordbox_first(const struct ordbox *box);
const char *ordbox_after(const struct ordbox *box, const char *key);

/* In the order of keys.  Returns false when visit did. */
bool ordbox_each(const struct ordbox *box, ordbox_visit *visit, void *arg);

#endif
