#ifndef LETTRIE_H
#define LETTRIE_H

/* lettrie: a trie for lower-case words
 *
 * Each word carries an int that is yours.  The nodes have one slot per letter,
 * so lookups are as fast as they get, and there is an alphabet to keep to:
 * words and prefixes consist of 'a' to 'z' only.  This is not checked; use
 * lettrie_wellformed() on words of unknown origin. */

#include <stdbool.h>
#include <stddef.h>

#define LETTRIE_LONGEST 48     /* letters of a word */
#define LETTRIE_NODES 200000   /* of a trie */

typedef struct lettrie lettrie;

lettrie *lettrie_new(void); /* NULL if out of memory */
void lettrie_free(lettrie *t); /* NULL is fine */

/* Is this a word for a trie: no other characters than 'a' to 'z' and not longer
 * than LETTRIE_LONGEST?  The empty word is one. */
bool lettrie_wellformed(const char *text);

/* Number of words. */
size_t lettrie_count(const lettrie *t);

/* Inserts a word unless it is there, with 0 as its number.  Returns where its
 * number is kept, to be read and written until the word is removed or the trie
 * freed.  NULL if the word is too long, the trie too large or out of memory. */
int *lettrie_insert(lettrie *t, const char *word);

/* Finds a word: where its number is kept, as above, or NULL. */
int *lettrie_find(lettrie *t, const char *word);

/* Removes a word and gives memory back.  Returns false if it is not there. */
bool lettrie_remove(lettrie *t, const char *word);

/* Length of the longest word that text starts with, or -1 if there is none.
 * text can be anything. */
int lettrie_match(const lettrie *t, const char *text);

/* Calls visit for all words that start with prefix ("" for all), in alphabetical
 * order, until it returns false.  `word` is good during the call only.  visit
 * may change *number, but must not insert into t or remove from it: collect the
 * words and do it after.  Returns how many words were visited. */
typedef bool lettrie_visit(const char *word, int *number, void *arg);
size_t lettrie_walk(lettrie *t, const char *prefix, lettrie_visit *visit, void *arg);

#endif
