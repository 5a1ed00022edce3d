/*
 * pctpat - the smaller half of Lua's patterns
 *
 *   .          any character
 *   %a %d %l %s %u %w %p %x
 *              letters, digits, lower case, space, upper case, alphanumeric,
 *              punctuation, hexadecimal; a capital (%D) for all others
 *   %c         any other character c stands for itself, %% is a per cent sign
 *   [set]      one of a set: [a-z_], [%w.], [^%s]; a ']' that comes first is
 *              an ordinary member
 *   x* x+ x?   repetition of a single character or class, as much as possible
 *   x-         as little as possible
 *   ^ $        at the start and the end of a pattern: start and end of text
 *
 * There are no captures and no alternatives.  Characters are those of the C
 * locale.  Patterns and texts are ordinary strings and never NULL.
 */
#ifndef PCTPAT_H
#define PCTPAT_H

#include <stdbool.h>
#include <stddef.h>

#define PCTPAT_MAX 255 /* length of a pattern */

typedef struct pctpat pctpat;

typedef enum {
    PCTPAT_FOUND,
    PCTPAT_ABSENT,
    PCTPAT_TOO_HARD /* gave up after about a million steps */
} pctpat_result;

typedef struct {
    size_t start;
    size_t length;
} pctpat_span;

/* NULL when the pattern is malformed or too long, or memory is out.  The text
 * is copied.  Free with pctpat_free, which takes NULL as well. */
pctpat *pctpat_compile(const char *pattern);
void pctpat_free(pctpat *p);

/* The text of the pattern. */
const char *pctpat_source(const pctpat *p);

/* Looks for the first match that does not start before `from`.  `span` is
 * written only when there is one, and may be NULL. */
pctpat_result pctpat_find(const pctpat *p, const char *text, size_t from, pctpat_span *span);

/* Whether the whole text matches, from its start to its end. */
pctpat_result pctpat_whole(const pctpat *p, const char *text);

/* How many matches there are that do not overlap; -1 when that is too hard. */
long pctpat_count(const pctpat *p, const char *text);

#endif
