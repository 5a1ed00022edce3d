/* wildtrie: a dictionary of words that can be searched with wildcards.
 *
 * WORDS have 1 to WT_WORD_MAX characters, all of them from 'a' to 'z'.  Where a
 * parameter is called `word` the caller sees to it that it is one; wt_is_word()
 * tells for texts from elsewhere.
 *
 * PATTERNS are any texts of up to WT_PATTERN_MAX characters: '?' stands for any
 * one letter, '*' for any number of letters, also none, and everything else
 * for itself (so a pattern with a digit matches no word).
 */
#ifndef WILDTRIE_H
#define WILDTRIE_H

#include <stddef.h>

#define WT_WORD_MAX 40
#define WT_PATTERN_MAX 60

typedef struct wt_trie wt_trie;

/* 1 if the text may be used as a word, 0 if not.  text may be NULL. */
int wt_is_word(const char *text);

/* An empty dictionary; NULL without memory.  wt_free() takes NULL too. */
wt_trie *wt_new(void);
void wt_free(wt_trie *t);

/* Puts a word in, with a number, which replaces the one it had.  Returns 1 when
 * the word is new, 0 when it was there, -1 without memory. */
int wt_put(wt_trie *t, const char *word, int number);

/* Takes a word out.  Returns 1, or 0 when it was not there. */
int wt_remove(wt_trie *t, const char *word);

/* Looks a word up: 1 with the number in *number (which may be NULL), or 0. */
int wt_get(const wt_trie *t, const char *word, int *number);

/* Words in the dictionary. */
size_t wt_count(const wt_trie *t);

/* Calls found() for each word that matches, once and in alphabetical order.
 * When it returns non-zero the search ends.  `word` is valid during the call
 * only.  found() may look things up, and search, but must not put words into
 * the dictionary or take words out, nor free it.
 * Returns how often found() was called, or -1 for a pattern too long. */
typedef int wt_found(void *arg, const char *word, int number);
long wt_match(const wt_trie *t, const char *pattern, wt_found *found, void *arg);

/* Finds the longest word that a text (any text) begins with and writes it to
 * out, an array of at least WT_WORD_MAX + 1 characters.  out may be the text
 * itself.  Returns the length of the word; 0, and "" in out, for none. */
size_t wt_longest(const wt_trie *t, const char *text, char *out);

#endif
