/* wordref.h - words shared by all that use them
 *
 * There is one copy of each word in the program, so that words can be compared
 * by address.  Words are counted: every wordref_get and wordref_hold needs a
 * wordref_drop in the end, and the word is freed with the last one.
 */
#ifndef WORDREF_H
#define WORDREF_H

#include <stddef.h>
#include <stdint.h>

#define WORDREF_LENGTH_MAX 4096
#define WORDREF_WORDS_MAX 100000

/* The shared copy of s, or of its first n characters when it is longer, held
 * once more.  NULL: too long, too many words, or memory is out. */
const char *wordref_get(const char *s);
const char *wordref_getn(const char *s, size_t n);

/* The shared copy of s if there is one, else NULL.  Not held. */
const char *wordref_find(const char *s);

/*
 * The following take words, that is, what a function above or wordref_hold
 * returned.  They look in front of the text, so no other text will do.
 */

/* Returns word, held once more. */
const char *wordref_hold(const char *word);

/* NULL is ignored. */
void wordref_drop(const char *word);

size_t wordref_length(const char *word);
uint32_t wordref_hash(const char *word);

/* Number of words. */
size_t wordref_count(void);

/* Frees all words at the end of a program, held or not. */
void wordref_exit(void);

#endif
