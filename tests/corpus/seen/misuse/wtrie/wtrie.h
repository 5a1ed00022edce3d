/*
 * wtrie - a map from words to numbers that can be walked by prefix
 *
 *     WTrieIter *it = WTrie_Begin(trie, "un");
 *     while (WTrieIter_Next(it))
 *         printf("%s %d\n", WTrieIter_Word(it), WTrieIter_Value(it));
 *     WTrieIter_End(it);
 *
 * The trie must neither be changed nor destroyed as long as there is an
 * iterator over it.
 */
#ifndef WTRIE_H
#define WTRIE_H

#include <stdbool.h>
#include <stddef.h>

#define WTRIE_WORD 63 /* characters of a word */

typedef struct WTrie WTrie;
typedef struct WTrieIter WTrieIter;

WTrie *WTrie_Create(void);
void WTrie_Destroy(WTrie *trie);

/* Adds a word or changes its number.  false if the word is empty or too long,
   or memory is out. */
bool WTrie_Put(WTrie *trie, const char *word, int value);

/* false if the word is not there */
bool WTrie_Remove(WTrie *trie, const char *word);
bool WTrie_Get(const WTrie *trie, const char *word, int *value);

size_t WTrie_Count(const WTrie *trie);

/* An iterator over the words that begin with `prefix`, in alphabetical order.
   It stands before the first of them.  NULL if memory is out. */
WTrieIter *WTrie_Begin(const WTrie *trie, const char *prefix);

/* Goes to the next word; false if there is none. */
bool WTrieIter_Next(WTrieIter *it);

/* The word and number where the iterator stands, which is after a call of
   WTrieIter_Next() that returned true. */
const char *WTrieIter_Word(const WTrieIter *it);
int WTrieIter_Value(const WTrieIter *it);

void WTrieIter_End(WTrieIter *it);

#endif
