/* insitok.h - splits a command line into words, in place.
 *
 * The words are cut out of the caller's text: it is written to (NULs behind the
 * words, quotes and backslashes taken out), and the words point into it.
 */
#ifndef INSITOK_H
#define INSITOK_H

#include <stddef.h>

typedef enum {
    INSITOK_END,
    INSITOK_WORD,       /* text is the word */
    INSITOK_QUOTED,     /* a word some of which was in quotes */
    INSITOK_OP,         /* text is one of  |  <  >  &  ; */
    INSITOK_ERROR       /* a quote or backslash without what follows */
} insitok_kind;

typedef struct {
    insitok_kind kind;
    char *text;         /* NULL for INSITOK_END and INSITOK_ERROR */
} insitok_token;

typedef struct {
    char *pos;
    char held;          /* the operator that a NUL was put over, or 0 */
    int back;           /* whether last was given back */
    insitok_token last;
    char ops[2];
} insitok;

/* Begins with text.  The text of an operator is kept in *t, and is good until
 * the next token is read. */
void insitok_init(insitok *t, char *text);

insitok_token insitok_next(insitok *t);

/* Gives the last token back, so that insitok_next returns it again.  There is
 * room for one: call it right after insitok_next only, and once.  (insitok_peek,
 * insitok_words and an insitok_accept in vain have just given back one.) */
void insitok_unget(insitok *t);

insitok_token insitok_peek(insitok *t);

/* Takes the next token when it is the operator op (1), else leaves it (0). */
int insitok_accept(insitok *t, char op);

/* Stores the words up to the next operator or the end into words, at most max
 * of them, and returns how many there are; -1 on INSITOK_ERROR.  Words above
 * max are dropped. */
int insitok_words(insitok *t, char **words, int max);

#endif
