#ifndef LINKMAP_H
#define LINKMAP_H

#include <stdbool.h>
#include <stddef.h>

/* A map from texts to integers that remembers the order of insertion.

   To go through it:

       linkmap_iter iter;
       const char *key;
       long value;
       linkmap_iter_init(&iter, map);
       while (linkmap_iter_next(&iter, &key, &value))
           ...

   Once the map is modified in any other way than by linkmap_iter_remove or by
   giving a new value to a key that is there, an iterator is invalid, and using
   it is undefined behavior.  The iterator need not be released. */
typedef struct linkmap linkmap;

typedef struct {
    linkmap *map; /* private */
    void *last;
    void *next;
} linkmap_iter;

linkmap *linkmap_new(void);
void linkmap_free(linkmap *map);

/* Copies the key.  False when memory is out. */
bool linkmap_put(linkmap *map, const char *key, long value);
bool linkmap_get(const linkmap *map, const char *key, long *value);
bool linkmap_delete(linkmap *map, const char *key);
void linkmap_clear(linkmap *map);
size_t linkmap_length(const linkmap *map);

void linkmap_iter_init(linkmap_iter *iter, linkmap *map);
/* False at the end.  The key belongs to the map; key and value may be NULL. */
bool linkmap_iter_next(linkmap_iter *iter, const char **key, long *value);
/* Removes the entry that linkmap_iter_next returned last.  Can only be called
   after linkmap_iter_next returned true, and once for each such call. */
void linkmap_iter_remove(linkmap_iter *iter);

#endif
