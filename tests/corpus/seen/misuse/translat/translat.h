#ifndef TRANSLAT_H
#define TRANSLAT_H

#include <stddef.h>

/* translat: transliteration by tables.
 *
 * At each place of a text the longest "from" of the table that fits is replaced
 * by its "to".  Bytes which no rule covers are dealt with as tl_unmatched()
 * says.  Texts are bytes to us; with UTF-8 in the table it works for UTF-8.
 */

struct tl_rule {
    const char *from; /* 1 to TL_MAX_PART bytes */
    const char *to;   /* 0 to TL_MAX_PART bytes */
};

#define TL_MAX_PART   32
#define TL_MAX_RULES  1000
#define TL_MAX_RESULT (1u << 20)

enum tl_mode { TL_KEEP, TL_DROP, TL_QUESTION };

typedef struct translat translat;

/* Receives the result piece by piece; pieces are not terminated.  A return value
 * other than 0 ends the run.  A sink may run other translators, but must not
 * run, change or close the one that calls it. */
typedef int tl_sink(void *context, const char *piece, size_t len);

/* A table that comes with the library: "ru" (Russian) or "el" (Greek), small
 * letters only.  NULL for any other name. */
const struct tl_rule *tl_builtin(const char *name);

/* Opens a translator for a table, which ends with { NULL, NULL }.  The table is
 * not copied: it and its strings have to stay until tl_close().  NULL when a
 * rule is too long or its "from" empty, when there are too many, or without
 * memory. */
translat *tl_open(const struct tl_rule *rules);

/* NULL is allowed. */
void tl_close(translat *tl);

/* What becomes of bytes without a rule: kept (this is the default), dropped, or
 * a question mark for each.  Returns 0, or -1 for an unknown mode. */
int tl_unmatched(translat *tl, enum tl_mode mode);

/* Sends text through tl to sink.  Returns 0, or what the sink returned last when
 * that was not 0. */
int tl_run(translat *tl, const char *text, tl_sink *sink, void *context);

/* The whole result as a new string, for free().  NULL without memory or when it
 * is longer than TL_MAX_RESULT bytes. */
char *tl_string(translat *tl, const char *text);

#endif
