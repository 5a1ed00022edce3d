#ifndef LEXICON_H
#define LEXICON_H

#include <stdbool.h>
#include <stddef.h>

/** A word list in a letter tree (trie).
 *
 *  Words consist of the letters a to z, at most LEXICON_LONGEST of them; upper
 *  case counts as lower case.  Anything else is not a word: it is never added
 *  and never found. */
typedef struct Lexicon Lexicon;

#define LEXICON_LONGEST 32

typedef void LexiconVisitor(const char *word, void *context);

Lexicon *LexiconNew(void);
void     LexiconFree(Lexicon *lexicon);

/** Adds a word. @return true if it is new; false if it is there already, not a
 *  word, or memory is out. */
bool     LexiconAdd(Lexicon *lexicon, const char *word);

/** Removes a word. @return true if it was there */
bool     LexiconRemove(Lexicon *lexicon, const char *word);

/** Removes all words. */
void     LexiconClear(Lexicon *lexicon);

bool     LexiconHas(const Lexicon *lexicon, const char *word);

/** Whether some word starts with the prefix; the empty prefix fits any word. */
bool     LexiconHasPrefix(const Lexicon *lexicon, const char *prefix);

/** Number of words. */
size_t   LexiconCount(const Lexicon *lexicon);

/** Calls the visitor for all words in alphabetical order.  The visitor must
 *  not change the lexicon. */
void     LexiconEach(const Lexicon *lexicon, LexiconVisitor *visitor, void *context);

#endif
