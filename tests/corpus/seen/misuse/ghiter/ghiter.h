/*
 * ghiter - dictionaries from strings to integers, with iterators.
 */
#ifndef GHITER_H
#define GHITER_H

#include <stdbool.h>
#include <stddef.h>

typedef struct GhDict GhDict;

/*
 * An iterator is a plain structure, usually on the stack.  Its fields are
 * private.  It needs no cleanup.
 *
 *     GhIter iter;
 *     const char *key;
 *     int *value;
 *
 *     GhIterInit(&iter, dict);
 *     while (GhIterNext(&iter, &key, &value))
 *         if (*value == 0)
 *             GhIterRemove(&iter);
 *
 * While iterating, the dictionary must not be changed in any other way than by
 * GhIterRemove() and by assigning to *value.
 */
typedef struct GhIter {
    GhDict *dict;
    size_t bucket;
    void *current;
    void *next;
    unsigned version;
} GhIter;

GhDict *GhDictNew(void);
void GhDictFree(GhDict *dict);

/* Adds a key, of which a copy is made, or replaces its value.  False when memory
 * is out. */
bool GhDictSet(GhDict *dict, const char *key, int value);

/* A pointer to the value in the dictionary, valid until the key is removed;
 * NULL if it does not contain the key. */
int *GhDictLookup(const GhDict *dict, const char *key);

bool GhDictRemove(GhDict *dict, const char *key);
void GhDictClear(GhDict *dict);
size_t GhDictSize(const GhDict *dict);

void GhIterInit(GhIter *iter, GhDict *dict);

/* Advances.  Key and value may be NULL if they are not of interest; they belong
 * to the dictionary.  False at the end, after which the iterator must not be
 * used until it is initialized again. */
bool GhIterNext(GhIter *iter, const char **key, int **value);

/* Removes the entry that GhIterNext() returned last.  Can be called once after
 * each successful GhIterNext(). */
void GhIterRemove(GhIter *iter);

#endif
