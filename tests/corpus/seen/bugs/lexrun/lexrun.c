#include "lexrun.h"

#include <stdlib.h>
#include <string.h>

struct lx {
    char *source;
    size_t at;
    lx_kind kind;
    char *token; /* as long as the source: no token is longer */
    size_t length;
};

lx *lx_open(const char *text)
{
    size_t size = strlen(text) + 1;
    lx *l = malloc(sizeof *l);
    if (l == NULL)
        return NULL;
    l->source = malloc(size);
    l->token = malloc(size);
    if (l->source == NULL || l->token == NULL) {
        lx_close(l);
        return NULL;
    }
    memcpy(l->source, text, size);
    lx_rewind(l);
    return l;
}

void lx_close(lx *l)
{
    if (l == NULL)
        return;
    free(l->source);
    free(l->token);
    free(l);
}

void lx_rewind(lx *l)
{
    l->at = 0;
    l->kind = LX_END;
    l->length = 0;
    l->token[0] = '\0';
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static int is_operator(char c)
{
    return c == ';' || c == '|';
}

static size_t skip_blanks(const lx *l)
{
    size_t at = l->at;
    while (is_blank(l->source[at]))
        at++;
    return at;
}

static lx_kind kind_of(char c)
{
    if (c == '\0')
        return LX_END;
    if (c == '"')
        return LX_STRING;
    return is_operator(c) ? LX_OPERATOR : LX_WORD;
}

/* Takes a character, after a backslash the one behind it. */
static void take(lx *l)
{
    if (l->source[l->at] == '\\')
        l->at++;
    l->token[l->length++] = l->source[l->at++];
}

lx_kind lx_next(lx *l)
{
    l->at = skip_blanks(l);
    l->length = 0;
    l->kind = kind_of(l->source[l->at]);
    switch (l->kind) {
    case LX_END:
        break;
    case LX_OPERATOR:
        take(l);
        break;
    case LX_STRING:
        l->at++;
        while (l->source[l->at] != '"' && l->source[l->at] != '\0')
            take(l);
        if (l->source[l->at] == '"')
            l->at++;
        break;
    case LX_WORD:
        while (kind_of(l->source[l->at]) == LX_WORD && !is_blank(l->source[l->at]))
            take(l);
        break;
    }
    l->token[l->length] = '\0';
    return l->kind;
}

lx_kind lx_current(const lx *l)
{
    return l->kind;
}

const char *lx_text(const lx *l)
{
    return l->token;
}

size_t lx_length(const lx *l)
{
    return l->length;
}

lx_kind lx_peek(const lx *l)
{
    return kind_of(l->source[skip_blanks(l)]);
}

long lx_count(const char *text)
{
    long count = 0;
    lx *l = lx_open(text);
    if (l == NULL)
        return -1;
    while (lx_next(l) != LX_END)
        count++;
    lx_close(l);
    return count;
}
