#include "insitok.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

void insitok_init(insitok *t, char *text)
{
    memset(t, 0, sizeof *t);
    t->pos = text;
    t->back = -1;       /* nothing to give back */
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static int is_op(char c)
{
    return c && strchr("|<>&;", c);
}

static insitok_token scan(insitok *t)
{
    insitok_token token = { INSITOK_END, NULL };
    char c = t->held;

    if (!c) {
        while (is_blank(*t->pos))
            t->pos++;
        c = *t->pos;
    }
    if (!c)
        return token;
    if (is_op(c)) {
        t->held = '\0';
        t->pos++;
        t->ops[0] = c;
        token.kind = INSITOK_OP;
        token.text = t->ops;
        return token;
    }

    char *to = t->pos, *from = t->pos;
    token.kind = INSITOK_WORD;
    token.text = to;
    while ((c = *from) && !is_blank(c) && !is_op(c)) {
        from++;
        if (c == '"' || c == '\'') {
            token.kind = INSITOK_QUOTED;
            while (*from && *from != c)
                *to++ = *from++;
            if (!*from++)
                goto error;
        } else if (c == '\\') {
            if (!*from)
                goto error;
            *to++ = *from++;
        } else {
            *to++ = c;
        }
    }
    t->held = is_op(c) ? c : '\0';
    t->pos = from + is_blank(c);
    *to = '\0';
    return token;
error:
    /* No more after this. */
    t->pos = token.text;
    *t->pos = '\0';
    token.kind = INSITOK_ERROR;
    token.text = NULL;
    return token;
}

insitok_token insitok_next(insitok *t)
{
    if (t->back != 1)
        t->last = scan(t);
    t->back = 0;
    return t->last;
}

void insitok_unget(insitok *t)
{
    assert(t->back == 0);
    t->back = 1;
}

insitok_token insitok_peek(insitok *t)
{
    insitok_token token = insitok_next(t);
    t->back = 1;
    return token;
}

int insitok_accept(insitok *t, char op)
{
    insitok_token token = insitok_peek(t);
    if (token.kind != INSITOK_OP || *token.text != op)
        return 0;
    insitok_next(t);
    return 1;
}

int insitok_words(insitok *t, char **words, int max)
{
    int count = 0;
    for (;;) {
        insitok_token token = insitok_next(t);
        if (token.kind == INSITOK_ERROR)
            return -1;
        if (token.kind == INSITOK_END || token.kind == INSITOK_OP) {
            t->back = 1;
            return count;
        }
        if (count < max)
            words[count] = token.text;
        if (count < INT_MAX)
            count++;
    }
}
