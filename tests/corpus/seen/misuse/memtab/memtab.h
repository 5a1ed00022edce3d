#ifndef MEMTAB_H
#define MEMTAB_H

#include <stddef.h>

// A memtable: the sorted, writable part of a log-structured store.
//
// Keys and values are arbitrary bytes.  Keys are ordered as by memcmp(), a
// key that is the beginning of another one comes first.  A deletion is an
// entry too: it hides what older tables may have under that key.
//
// Pointers to a key are good until the table is dropped, pointers to a value
// until the same key is put or deleted again, or the table is dropped.

#define MT_MAXKEY     255    // longest key
#define MT_MAXVALUE   65535  // longest value
#define MT_MAXENTRIES 100000 // most keys in a table

typedef struct mt_table mt_table;
typedef struct mt_iter mt_iter;

// Returns an empty table, NULL if out of memory.
mt_table *mt_new(void);

// Frees a table.  NULL is allowed.
// REQUIRES: all iterators over the table have been freed.
void mt_drop(mt_table *t);

// Sets the value of a key, or marks the key as deleted whether it was there
// or not.  Pointers may be NULL if the length is 0.  Return 0, or -1 if
// something is too long, the table is full or memory is short.
// REQUIRES: the table has not been sealed.
int mt_put(mt_table *t, const void *key, size_t keylen, const void *value, size_t valuelen);
int mt_delete(mt_table *t, const void *key, size_t keylen);

// Looks up a key.  Returns 1 and stores the value if there is one, 0 if the
// table has no entry for the key, -1 if the entry is a deletion.  value and
// valuelen may be NULL.
int mt_get(const mt_table *t, const void *key, size_t keylen, const void **value, size_t *valuelen);

// Makes the table read-only, before it is written to disk.  Sealing twice
// does no harm.
void mt_seal(mt_table *t);

// Number of entries, deletions included.
size_t mt_count(const mt_table *t);

// Returns an iterator that is not yet positioned, NULL if out of memory.  The
// table may be written to while there are iterators; they will come across
// new entries that are ahead of them.
mt_iter *mt_iter_new(const mt_table *t);

// Frees an iterator.  NULL is allowed.
void mt_iter_free(mt_iter *it);

// Positions at the first entry whose key is not less than the given one; with
// an empty key, at the first of all.  Invalid afterwards if there is none.
void mt_iter_seek(mt_iter *it, const void *key, size_t keylen);

// Whether the iterator is positioned at an entry: 1 or 0.
int mt_iter_valid(const mt_iter *it);

// Moves to the next entry; invalid afterwards if there is none.
// REQUIRES: mt_iter_valid()
void mt_iter_next(mt_iter *it);

// The key and value at the position.  The value is NULL for a deletion, and
// only then.  len may be NULL.
// REQUIRES: mt_iter_valid()
const void *mt_iter_key(const mt_iter *it, size_t *len);
const void *mt_iter_value(const mt_iter *it, size_t *len);

#endif
