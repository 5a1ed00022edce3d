#ifndef VERBTOK_H
#define VERBTOK_H

/* verbtok - from a command line to a function call
 *
 * Splits lines into words, looks the first up in a table, calls its function.
 * Everything is in the caller's memory; there is nothing to free.
 */

#include <stddef.h>

/* The results that are not a command's own. */
enum {
    VERBTOK_QUOTE = -101,       /* a quote is not closed */
    VERBTOK_MANY = -102,        /* more words than there is room for */
    VERBTOK_EMPTY = -103,       /* no words */
    VERBTOK_UNKNOWN = -104,     /* no such verb */
    VERBTOK_AMBIGUOUS = -105,   /* short for more than one verb */
    VERBTOK_USAGE = -106        /* wrong number of arguments */
};

/* A command: called with its words (argv[0] is the verb as it was typed). */
typedef int (*verbtok_fn)(int argc, char **argv, void *ctx);

struct verbtok_verb {
    const char *name;
    int least, most;        /* arguments besides the verb; most < 0: any */
    verbtok_fn fn;
};
/* A table is an array of verbs, ended by one whose name is NULL. */

/* Splits line at blanks and tabs, in place like strtok: the line is changed,
 * and the words point into it.  "..." and '...' keep blanks together, their
 * quotes vanish.  At most max words are put into argv, and NULL into the rest of
 * it, always one at least: argv has room for max + 1 pointers.  Returns the number of words, or
 * VERBTOK_QUOTE or VERBTOK_MANY, when argv[0] is NULL.  A negative max is
 * taken for 0. */
int verbtok_split(char *line, char **argv, int max);

/* Like verbtok_split, but leaves the line alone, and only counts. */
int verbtok_count(const char *line);

/* Looks a verb up: by its name, or an unambiguous beginning of it that is not
 * empty.  Returns its place in the table, VERBTOK_UNKNOWN or
 * VERBTOK_AMBIGUOUS. */
int verbtok_find(const struct verbtok_verb *table, const char *word);

/* Calls the verb for words that are split already.  Returns what its function
 * returned; or one of the codes above if none was called. */
int verbtok_call(const struct verbtok_verb *table, int argc, char **argv, void *ctx);

/* All in one: splits line (up to 16 words), finds, calls. */
int verbtok_run(const struct verbtok_verb *table, char *line, void *ctx);

/* Joins argc words with blanks between into buf, which has size bytes; cut if
 * need be, always with a NUL if size > 0 (buf may be NULL if it is 0).
 * Returns the length without the cut.  buf must not overlap the words. */
size_t verbtok_join(char *buf, size_t size, int argc, char *const *argv);

/* A message for any code. */
const char *verbtok_message(int code);

#endif
