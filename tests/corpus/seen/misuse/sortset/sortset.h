// sortset.h: a set of strings, kept in strcmp() order, with iterators.
//
//     sortset *s = ss_new();
//     ss_add(s, "pear");
//     ss_add(s, "apple");
//     ss_iter it;
//     for (ss_first(s, &it); ss_valid(&it); ss_step(&it))
//         puts(ss_key(&it));
//     ss_free(s);
//
// An iterator is on an element or at the end.  It needs no cleaning up, and
// can be copied by assignment.  While it is in use its set must not be changed
// or freed, except that ss_erase() removes the element an iterator is on; other
// iterators on that element are invalid then, those elsewhere are not.
#ifndef SORTSET_H
#define SORTSET_H

#include <stddef.h>

#define SS_MAX_KEY   1000  // characters of a string
#define SS_MAX_COUNT 10000 // strings in a set

typedef struct sortset sortset;

typedef struct ss_iter { // private
    sortset *set;
    struct ss_node *node;
} ss_iter;

// Makes an empty set; NULL if there is no memory.
sortset *ss_new(void);

// Frees a set, NULL included.
void ss_free(sortset *set);

// Adds a copy of key.  1 if added, 0 if it was there already, -1 if the key
// is too long, the set is full, or there is no memory.
int ss_add(sortset *set, const char *key);

// Removes key.  1 if removed, 0 if it was not there.  (key may be what
// ss_key() returned.)
int ss_remove(sortset *set, const char *key);

// Whether key is in the set.
int ss_has(const sortset *set, const char *key);

// Number of strings.
size_t ss_count(const sortset *set);

// Put *it on the first element, or on the first that is not less than key.
// At the end if there is none.
void ss_first(sortset *set, ss_iter *it);
void ss_seek(sortset *set, ss_iter *it, const char *key);

// 1 if the iterator is on an element, 0 if at the end.
int ss_valid(const ss_iter *it);

// The next three are for iterators that are on an element.

// The string, valid until the element is removed.
const char *ss_key(const ss_iter *it);

// Goes on to the next element or the end.
void ss_step(ss_iter *it);

// Removes the element and goes on to the next one or the end.
void ss_erase(ss_iter *it);

#endif
