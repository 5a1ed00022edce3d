/*
 * keyloaf - sorted tables that are baked once and sliced often
 *
 * A storage engine flushes its memtable into a file of sorted keys.  This is
 * that file, without the file.  You knead a builder, key after key, seal it,
 * and from then on the table is read-only:
 *
 *     kl_builder *b = kl_open();
 *     kl_put(b, "apple", "red", 3);
 *     kl_put(b, "pear", "green", 5);
 *     kl_table *t = kl_seal(b);
 *     for (kl_iter it = kl_seek(t, "b"); kl_valid(&it); kl_next(&it))
 *         puts(kl_key(&it));
 *     kl_free(t);
 *
 * Keys come in strictly ascending order (as strcmp has it); a memtable gives
 * them out that way anyhow, so the builder does not sort.
 *
 * Keys and values which a table hands out lie in the table.
 */
#ifndef KEYLOAF_H
#define KEYLOAF_H

#include <stddef.h>

#define KL_MAXKEY 255          /* characters */
#define KL_MAXVAL 65536        /* bytes */

typedef struct kl_builder kl_builder;
typedef struct kl_table kl_table;
typedef struct { const kl_table *t; size_t i; } kl_iter;

/* NULL: no memory. */
kl_builder *kl_open(void);

/* Adds a pair; both are copied.  -1 if one is too long, the table would be
 * larger than 32 MiB, or there is no memory: nothing is added then. */
int kl_put(kl_builder *b, const char *key, const void *val, size_t len);

/* Turns the builder into a table.  The builder is gone afterwards, also when
 * the answer is NULL (no memory). */
kl_table *kl_seal(kl_builder *b);

/* Throws a builder away that is not to be sealed. */
void kl_abandon(kl_builder *b);

size_t kl_count(const kl_table *t);

/* The value of a key and, where len is not NULL, its length; NULL: no such key. */
const void *kl_get(const kl_table *t, const char *key, size_t *len);

/* An iterator at the first key that is not below `from`; NULL is the beginning. */
kl_iter kl_seek(const kl_table *t, const char *from);
int kl_valid(const kl_iter *it);

/* These three want an iterator that is valid. */
void kl_next(kl_iter *it);
const char *kl_key(const kl_iter *it);
const void *kl_val(const kl_iter *it, size_t *len);

void kl_free(kl_table *t);

#endif
