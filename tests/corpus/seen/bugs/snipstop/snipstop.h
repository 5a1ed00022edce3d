/* snipstop.h -- snippets with tab stops, as editors have them
 *
 * A template is a text with stops:
 *
 *     $1          an empty stop
 *     ${1}        the same
 *     ${1:text}   a stop with a default text, which may contain stops again
 *     \$ \} \\    the characters themselves
 *
 * Stops are numbered from 0 to 99, and every number is used once.  They are
 * visited in the order of their numbers, except that 0 is always the last; a
 * template without 0 gets an empty stop 0 at its end.
 *
 * An expanded snippet is the text with the defaults filled in.  One stop is
 * the current one, and typing replaces its text.  Typing into a stop whose
 * text contains other stops removes these: they are not visited any more.
 *
 *     snip *s = sn_parse("for (${1:i} = 0; $1", NULL);    // NULL: 1 twice
 *     snip *s = sn_parse("call(${1:arg, ${2:arg}})$0", NULL);
 */
#ifndef SNIPSTOP_H
#define SNIPSTOP_H

#include <stddef.h>

#define SN_MAX_STOPS 40         /* stops of a template, stop 0 included */
#define SN_MAX_DEPTH 8          /* stops within stops */
#define SN_MAX_TEXT  4096       /* bytes of template and text */

enum {
    SN_OK = 0,
    SN_ESYNTAX = -1,            /* bad template: no }, no number, used twice */
    SN_ELIMIT = -2,             /* one of the limits above */
    SN_ENOMEM = -3
};

typedef struct snip snip;

/* Expands a template; the current stop is the first in order.  NULL on
 * failure; why is stored in *error if error is not NULL. */
snip *sn_parse(const char *templ, int *error);

/* NULL does nothing. */
void sn_free(snip *s);

/* The text as it is now.  Valid until sn_type() or sn_free(). */
const char *sn_text(const snip *s);
size_t sn_length(const snip *s);

/* Number of stops, without those removed. */
int sn_count(const snip *s);

/* The number of the current stop.  *start and *end (both may be NULL) get the
 * range of its text: offsets of the first byte and behind the last. */
int sn_current(const snip *s, size_t *start, size_t *end);

/* Go to the next or previous stop.  0 and no change if there is none, else 1. */
int sn_next(snip *s);
int sn_prev(snip *s);

/* Replaces the text of the current stop by text, which is taken literally and
 * may be empty.  text must not be sn_text() of the same snippet.  Returns
 * SN_OK; or SN_ELIMIT or SN_ENOMEM, and then nothing has changed. */
int sn_type(snip *s, const char *text);

#endif
