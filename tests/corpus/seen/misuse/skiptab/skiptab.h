/* A sorted table of numbers to texts, as a skip list.  */
#ifndef SKIPTAB_H
#define SKIPTAB_H

#include <stdbool.h>
#include <stddef.h>

typedef struct sktab sktab;

/* A position is an entry of a table, NULL is the one behind the last entry.
   It is valid until its entry is deleted; adding and deleting other entries
   does not matter.  */
typedef struct skentry *skpos;

sktab *sk_new(void);
void sk_free(sktab *t);

/* Adds an entry or changes its text, which is copied.  The position of the
   entry, or NULL when out of memory.  */
skpos sk_set(sktab *t, long key, const char *text);

/* The entry of a key, or NULL.  */
skpos sk_find(const sktab *t, long key);

/* Deletes the entry of a key; false when there is none.  */
bool sk_del(sktab *t, long key);

/* Deletes the entry at a position of this table and returns the next one.  */
skpos sk_del_at(sktab *t, skpos pos);

/* First entry, and first entry whose key is at least `key`.  */
skpos sk_first(const sktab *t);
skpos sk_seek(const sktab *t, long key);

/* The position after one that is not NULL.  */
skpos sk_next(skpos pos);

/* Key and text at a position that is not NULL.  The text belongs to the table
   and is valid until it is changed.  */
long sk_key(skpos pos);
const char *sk_text(skpos pos);

size_t sk_size(const sktab *t);

#endif
