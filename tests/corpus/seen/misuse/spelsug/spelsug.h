#ifndef SPELSUG_H
#define SPELSUG_H

#include <stdbool.h>
#include <stddef.h>

// Spell checking with suggestions.

typedef struct Speller Speller;
typedef struct Suggestions Suggestions;

#define SPELL_WORD_MAX 40

Speller *speller_new(void);
void speller_free(Speller *sp);

// Adds a word of 1 to SPELL_WORD_MAX characters. False if it has another
// length, or memory is out. It is fine to add a word again.
bool speller_add(Speller *sp, const char *word);
bool speller_remove(Speller *sp, const char *word);
bool speller_knows(const Speller *sp, const char *word);
size_t speller_size(const Speller *sp);

// Words that are at most two edits away, the nearest first, at most max.
// The words are not copied, so the list can be used as long as no word is
// removed from the speller and the speller exists. Free it with
// suggestions_free() in any case. NULL if memory is out.
Suggestions *speller_suggest(const Speller *sp, const char *word, size_t max);

size_t suggestions_count(const Suggestions *list);
const char *suggestions_get(const Suggestions *list, size_t index);
// Edits between the suggestion and the word that was asked for.
int suggestions_distance(const Suggestions *list, size_t index);
void suggestions_free(Suggestions *list);

// Insertions, deletions and substitutions that turn a to b, or limit + 1 if
// there are more than limit. The limit is 0 to 100.
int spell_distance(const char *a, const char *b, int limit);

#endif
