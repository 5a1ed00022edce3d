/**
 * strdict.h - dictionary from strings to longs
 *
 * Walking through it:
 *
 *     dict_iter it = dict_begin(d);
 *     while (dict_iter_valid(&it)) {
 *         printf("%s: %ld\n", dict_iter_key(&it), dict_iter_value(&it));
 *         dict_iter_next(&it);
 *     }
 */
#ifndef STRDICT_H
#define STRDICT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct dict dict;

typedef struct {
    dict *d;
    size_t bucket;
    struct dict_entry *entry; /* NULL at the end */
} dict_iter;

dict *dict_new(void);
void dict_free(dict *d);

/** Add or change an entry. False if out of memory. */
bool dict_set(dict *d, const char *key, long value);

/** True if found; then *value is set. */
bool dict_get(const dict *d, const char *key, long *value);

/** Remove an entry. False if it was not there. */
bool dict_del(dict *d, const char *key);

size_t dict_size(const dict *d);

/** Iterators, in no particular order. dict_set() and dict_del() invalidate
 *  all iterators of the dictionary; remove with dict_iter_erase() instead. */
dict_iter dict_begin(dict *d);

/** False when the iterator is behind the last entry. The functions below
 *  are only for iterators that are not. */
bool dict_iter_valid(const dict_iter *it);
const char *dict_iter_key(const dict_iter *it);
long dict_iter_value(const dict_iter *it);
void dict_iter_next(dict_iter *it);

/** Remove the entry and go on to the next. */
void dict_iter_erase(dict_iter *it);

#endif
