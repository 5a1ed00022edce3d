#include "fxalias.h"

#include <stdlib.h>
#include <string.h>

struct currency {
    double rate;
};

struct name {
    struct name *next;
    struct currency *cur;
    char code[4];
};

struct fx_book {
    struct name *names;
    struct name *recent; /* quotes come in runs of the same code */
    size_t count;
};

static int valid(const char *code)
{
    for (int i = 0; i < 3; i++)
        if (code[i] < 'A' || code[i] > 'Z')
            return 0;
    return code[3] == '\0';
}

static struct name *find(const fx_book *book, const char *code)
{
    struct name *n = book->names;

    while (n && strcmp(n->code, code) != 0)
        n = n->next;
    return n;
}

static struct currency *lookup(fx_book *book, const char *code)
{
    if (!book->recent || strcmp(book->recent->code, code) != 0) {
        struct name *n = find(book, code);

        if (!n)
            return NULL;
        book->recent = n;
    }
    return book->recent->cur;
}

static int add(fx_book *book, const char *code, struct currency *cur)
{
    struct name *n;

    if (book->count == FX_MAX_NAMES)
        return FX_FULL;
    n = malloc(sizeof *n);
    if (!n)
        return FX_FULL;
    strcpy(n->code, code);
    n->cur = cur;
    n->next = book->names;
    book->names = n;
    book->count++;
    return FX_OK;
}

fx_book *fx_open(void)
{
    return calloc(1, sizeof(fx_book));
}

void fx_close(fx_book *book)
{
    if (!book)
        return;
    while (book->names)
        fx_remove(book, book->names->code);
    free(book);
}

int fx_set(fx_book *book, const char *code, double rate)
{
    struct name *n;
    struct currency *cur;

    if (!valid(code))
        return FX_BADCODE;
    if (!(rate >= 1e-9 && rate <= 1e9))
        return FX_BADRATE;
    n = find(book, code);
    if (n) {
        n->cur->rate = rate;
        return FX_OK;
    }
    cur = malloc(sizeof *cur);
    if (!cur)
        return FX_FULL;
    cur->rate = rate;
    if (add(book, code, cur) != FX_OK) {
        free(cur);
        return FX_FULL;
    }
    return FX_OK;
}

int fx_alias(fx_book *book, const char *alias, const char *code)
{
    struct name *n;

    if (!valid(alias) || !valid(code))
        return FX_BADCODE;
    n = find(book, code);
    if (!n)
        return FX_UNKNOWN;
    if (find(book, alias))
        return FX_EXISTS;
    return add(book, alias, n->cur);
}

int fx_remove(fx_book *book, const char *code)
{
    struct name *n = find(book, code), **link = &book->names;
    struct currency *gone;

    if (!n)
        return FX_UNKNOWN;
    gone = n->cur;
    if (book->recent == n)
        book->recent = NULL;
    while (*link) {
        n = *link;
        if (n->cur == gone) {
            *link = n->next;
            book->count--;
            free(n);
        } else {
            link = &n->next;
        }
    }
    free(gone);
    return FX_OK;
}

double fx_rate(fx_book *book, const char *code)
{
    struct currency *cur = lookup(book, code);

    return cur ? cur->rate : 0;
}

int fx_same(fx_book *book, const char *a, const char *b)
{
    struct currency *ca = lookup(book, a), *cb = lookup(book, b);

    return ca && ca == cb;
}

int fx_convert(fx_book *book, double amount, const char *from, const char *to, double *result)
{
    struct currency *cf, *ct;

    if (!valid(from) || !valid(to))
        return FX_BADCODE;
    cf = lookup(book, from);
    ct = lookup(book, to);
    if (!cf || !ct)
        return FX_UNKNOWN;
    *result = amount * cf->rate / ct->rate;
    return FX_OK;
}

size_t fx_names(const fx_book *book)
{
    return book->count;
}
