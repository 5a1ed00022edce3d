/* shqwords.h - command lines and the words in them
 *
 * Splits a line into words the way a POSIX shell would, without expanding
 * anything, and puts words together again.
 *
 * Within single quotes everything is literal.  Within double quotes a
 * backslash escapes only `"`, `\`, `$` and a backquote and is literal
 * elsewhere.  Outside of quotes it makes the next character literal, and at
 * the very end it stands for nothing.
 *
 * Unless a parameter is marked (nullable), it must not be NULL.  Functions
 * that return a newly allocated string expect the caller to free() it.
 */
#ifndef SHQ_WORDS_H
#define SHQ_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#define SHQ_WORDS_MAX 1024

typedef struct _ShqWords ShqWords;

typedef enum {
    SHQ_ERROR_NONE,
    SHQ_ERROR_NO_MEMORY,
    SHQ_ERROR_BAD_QUOTING, /* a quote is not closed */
    SHQ_ERROR_TOO_MANY     /* more than SHQ_WORDS_MAX words */
} ShqError;

/**
 * shq_quote:
 * @text: any string
 *
 * Returns: (transfer full): @text in single quotes, such that shq_unquote()
 * gives it back; NULL when memory is out.
 */
char *shq_quote(const char *text);

/**
 * shq_unquote:
 * @text: a string that may be quoted, as a whole or in parts
 *
 * Blanks are not special here.
 *
 * Returns: (transfer full): the string without its quoting, NULL when a quote
 * is not closed or memory is out.
 */
char *shq_unquote(const char *text);

/**
 * shq_words_new:
 *
 * Returns: (transfer full): an empty list, to be freed with shq_words_free().
 */
ShqWords *shq_words_new(void);

/**
 * shq_words_parse:
 * @line: a command line
 * @error: (nullable): where to put the reason of a failure
 *
 * Returns: (transfer full): the words of @line, none for a blank one; NULL on
 * failure.
 */
ShqWords *shq_words_parse(const char *line, ShqError *error);

/** shq_words_free: @words: (nullable): a list */
void shq_words_free(ShqWords *words);

size_t shq_words_count(const ShqWords *words);

/**
 * shq_words_nth:
 *
 * Returns: (transfer none): a word, owned by the list until it is removed;
 * NULL when @index is out of range.
 */
const char *shq_words_nth(const ShqWords *words, size_t index);

/** shq_words_append: a copy of @word is appended. */
bool shq_words_append(ShqWords *words, const char *word);

/** shq_words_extend: copies of all words of @other; all or none of them. */
bool shq_words_extend(ShqWords *words, const ShqWords *other);

/** shq_words_remove: false when @index is out of range. */
bool shq_words_remove(ShqWords *words, size_t index);

/**
 * shq_words_join:
 *
 * Returns: (transfer full): a line that shq_words_parse() splits into the same
 * words.  Words that need no quotes get none.
 */
char *shq_words_join(const ShqWords *words);

#endif
