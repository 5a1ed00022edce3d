/* Words of letters.
 *
 * Texts from outside are to be tested with spell_is_word() first; the other functions do not test again.
 */
#ifndef SPELLBOOK_H
#define SPELLBOOK_H

#include <stddef.h>

/* 1 if text is a word of 1 to 9 small letters, 0 if not. */
int spell_is_word(const char *text);

/* The letter that the word has most often. */
int spell_most(const char *word);

/* Writes the word backwards into buf, which has size bytes (1 at least), cut off where it does not fit. */
void spell_back(const char *word, char *buf, size_t size);

/* How often the letters of the alphabet are in the word: 'n' of them are told, which is not above 26. */
unsigned spell_count(const char *word, unsigned n);

#endif
