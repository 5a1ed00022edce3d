#ifndef QUOTARG_H
#define QUOTARG_H
#include <stddef.h>

/* Quoting and splitting of words in the manner of the POSIX shell: blanks
   (space, tab, newline) separate words; '...' takes everything literally;
   "..." takes everything but \" and \\ literally; \x is the character x.
   No variables, no globbing, no comments. */

/* Status of qa_split. */
#define QA_OK      0
#define QA_OPEN    1   /* a quote is not closed */
#define QA_ESCAPE  2   /* backslash at the end */
#define QA_TOOBIG  3   /* more than QA_MAX characters */
#define QA_NOMEM   4

#define QA_MAX 65536

/* size_t qa_quoted_len(word)
   Length of the word when quoted, without the terminating zero. */
size_t qa_quoted_len(const char *word);

/* char *qa_quote(dst, word)
   Quotes a word such that qa_split gives it back.  Words that need no quotes
   are taken over as they are; the empty word is ''.  dst must have at least
   qa_quoted_len(word) + 1 bytes and must not overlap the word.  Returns a
   pointer to the terminating zero in dst, so that calls can be chained. */
char *qa_quote(char *dst, const char *word);

/* int qa_is_plain(word)
   1 if the word needs no quotes, else 0. */
int qa_is_plain(const char *word);

/* char **qa_split(line, status)
   Splits a line into words.  The result is an array of strings with NULL
   behind the last, or NULL on failure.  Array and strings are one block of
   memory: free it with a single free() of the array.  The strings may be
   modified within their length.  *status gets one of the codes above; status
   may be NULL. */
char **qa_split(const char *line, int *status);

/* size_t qa_count(words)
   Number of words in a NULL-terminated array. */
size_t qa_count(const char *const *words);

/* char *qa_join(words)
   The opposite of qa_split: quotes each word of a NULL-terminated array and
   puts a space between them.  The caller frees the result.  NULL if memory
   is short or the result would be longer than QA_MAX. */
char *qa_join(const char *const *words);

/* const char *qa_status_text(status)
   A short text for a status, "?" if unknown. */
const char *qa_status_text(int status);

#endif
