#ifndef WORDTRIE_H
#define WORDTRIE_H

#include <stdbool.h>
#include <stddef.h>

/* A dictionary from words to texts, which shares the prefixes of the words. */
typedef struct wordtrie wordtrie;

/* The longest word. */
#define WORDTRIE_WORD 255

wordtrie *wordtrie_new(void);
void wordtrie_free(wordtrie *trie);

/* Copies the text and makes it the one of the word, in place of the one it had.
   The empty word is a word too.  False when the word is longer than
   WORDTRIE_WORD or memory is out; then the word stays as it was. */
bool wordtrie_put(wordtrie *trie, const char *word, const char *text);
/* The text of a word, valid until the word is put again or removed; NULL when
   the word is not there. */
const char *wordtrie_get(const wordtrie *trie, const char *word);
/* Removes a word with its text; false when it is not there. */
bool wordtrie_remove(wordtrie *trie, const char *word);

size_t wordtrie_count(const wordtrie *trie);
/* How many words begin with the prefix. */
size_t wordtrie_count_prefix(const wordtrie *trie, const char *prefix);
/* The length of the longest word that the text begins with; -1 when there is
   no such word. */
int wordtrie_match(const wordtrie *trie, const char *text);

#endif
