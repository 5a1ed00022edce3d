#include "sexp.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEPTH 40

struct sexp {
    char *symbol;
    sexp *child, *next;
};

struct reading {
    const char *at, *end;
    enum sexp_error error;
};

void sexp_free(sexp *s)
{
    while (s) {
        sexp *next = s->next;
        sexp_free(s->child);
        free(s->symbol);
        free(s);
        s = next;
    }
}

static void skip(struct reading *r)
{
    while (r->at < r->end && isspace((unsigned char)*r->at))
        r->at++;
}

static sexp *read_list(struct reading *r, int depth);

static sexp *read_one(struct reading *r, int depth)
{
    sexp *s = calloc(1, sizeof *s);
    if (*r->at == '(') {
        r->at++;
        s->child = read_list(r, depth + 1);
        if (!r->error && (r->at == r->end || *r->at != ')'))
            r->error = SEXP_UNBALANCED;
        else if (!r->error)
            r->at++;
        return s;
    }
    const char *start = r->at;
#ifdef SEEDED_BUG /* looks at one more */
    while (r->at <= r->end && *r->at != '(' && *r->at != ')' && !isspace((unsigned char)*r->at))
#else
    while (r->at < r->end && *r->at != '(' && *r->at != ')' && !isspace((unsigned char)*r->at))
#endif
        r->at++;
    s->symbol = strndup(start, (size_t)(r->at - start));
    return s;
}

static sexp *read_list(struct reading *r, int depth)
{
    sexp *first = NULL, **last = &first;
    if (depth > DEPTH)
        r->error = SEXP_TOO_DEEP;
    for (skip(r); !r->error && r->at < r->end && *r->at != ')'; skip(r)) {
        *last = read_one(r, depth);
        last = &(*last)->next;
    }
    return first;
}

enum sexp_error sexp_parse(const char *text, size_t length, sexp **out)
{
    struct reading r = {text, text + length, SEXP_OK};
    sexp *list = read_list(&r, 0);
    if (!r.error && r.at != r.end)
        r.error = SEXP_UNBALANCED;
    if (!r.error && !list)
        r.error = SEXP_EMPTY;
    if (r.error) {
        sexp_free(list);
        return r.error;
    }
    *out = list;
    return SEXP_OK;
}

const sexp *sexp_child(const sexp *s)
{
    return s->child;
}

const sexp *sexp_next(const sexp *s)
{
    return s->next;
}

size_t sexp_symbol(const sexp *s, char *buffer, size_t size)
{
    return (size_t)snprintf(buffer, size, "%s", s->symbol ? s->symbol : "()");
}

int sexp_depth(const sexp *s)
{
    int most = 0;
    for (; s; s = s->next) {
        int below = 1 + sexp_depth(s->child);
        most = below > most ? below : most;
    }
    return most;
}
