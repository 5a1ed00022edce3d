#ifndef PEELWORD_H
#define PEELWORD_H

#include <stddef.h>

/*
 * Takes lines of text apart, in place.
 *
 * Like strsep(3), these functions write into the text they are given and
 * return pointers into it: there is nothing to be freed, and the pieces are
 * there as long as the text is.  So don't pass literals.
 *
 *     char line[] = "set name 'Peter Pan' # comment";
 *     char *rest = line, *word;
 *     while ((word = peel_word(&rest)) != NULL)
 *         puts(word);
 */

/* The next word, or NULL if there is none.  Words are separated by blanks and
   tabs; one that begins with ' or " goes up to the next one of these, or to
   the end of the text.  *rest is moved behind the word.  It may be NULL,
   nothing is left then. */
char *peel_word(char **rest);

/* The next field, which may be empty, up to a separator.  *rest becomes NULL
   with the last one.  NULL if *rest is NULL. */
char *peel_field(char **rest, char separator);

/* Cuts a comment off, from `mark` on, and blanks at the end.  Returns text. */
char *peel_comment(char *text, char mark);

/* Splits "key = value".  Returns the value and leaves the key in text, both
   without blanks around them; NULL, and text as it was, without '='.
   *key is set to the key. */
char *peel_pair(char *text, char **key);

/* Puts up to max words into the array and returns how many there are. */
size_t peel_words(char *text, char **words, size_t max);

/* Undoes the splitting: the n words of an array, with a blank between them,
   in `out`.  It needs room for all of them and the NUL, and must not overlap
   them.  Returns the length. */
size_t peel_join(char *out, char *const *words, size_t n);

#endif
