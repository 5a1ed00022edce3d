/*
NAME
    wordset - sets of words

DESCRIPTION
    A wordset holds strings, each at most once, in no order.  The set keeps
    copies: the caller's strings are never referred to after a call.

    Words are compared byte by byte.  The empty word is a word like others.
    A word may have up to WORDSET_LONGEST bytes, a set up to WORDSET_MOST
    words.

    Where a function takes two sets, they may be the same.

    Only wordset_free() accepts NULL.
*/
#ifndef WORDSET_H
#define WORDSET_H

#include <stddef.h>

#define WORDSET_LONGEST 1000
#define WORDSET_MOST 5000

typedef struct wordset wordset;

/* An empty set; NULL without memory. */
wordset *wordset_new(void);

/* A set with the same words, to be freed by itself; NULL without memory. */
wordset *wordset_copy(const wordset *s);

void wordset_free(wordset *s);

/* 1: added; 0: was in the set already; -1: too long, set full, no memory. */
int wordset_add(wordset *s, const char *word);

/* 1: removed; 0: was not in the set. */
int wordset_remove(wordset *s, const char *word);

/* 1 or 0. */
int wordset_has(const wordset *s, const char *word);

/* How many words. */
size_t wordset_count(const wordset *s);

/* 1 if both sets have the same words, else 0. */
int wordset_equal(const wordset *a, const wordset *b);

/* into := into + from.  0, or -1 when not all could be added. */
int wordset_unite(wordset *into, const wordset *from);

/* into := the words of into that are in from, too. */
void wordset_intersect(wordset *into, const wordset *from);

/* into := the words of into that are not in from. */
void wordset_subtract(wordset *into, const wordset *from);

/* Calls visit for every word until it returns other than 0; returns what it
   returned last, 0 for an empty set.  visit must not change the set, and the
   word is valid during the call only. */
int wordset_each(const wordset *s, int (*visit)(const char *word, void *arg),
                 void *arg);

#endif
