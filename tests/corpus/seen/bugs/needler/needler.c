#include "needler.h"

#include <stdlib.h>
#include <string.h>

struct needler {
    int len;
    int nocase;
    unsigned char *bytes; /* len bytes, folded, and a zero byte */
    int *border;          /* border[i]: longest border of the first i + 1 bytes */
};

static unsigned char fold(const needler *n, unsigned char c)
{
    if (n->nocase && c >= 'A' && c <= 'Z')
        return (unsigned char)(c - 'A' + 'a');
    return c;
}

static void make_borders(needler *n)
{
    int k = 0;

    n->border[0] = 0;
    for (int i = 1; i < n->len; i++) {
        while (k > 0 && n->bytes[k] != n->bytes[i])
            k = n->border[k - 1];
        if (n->bytes[k] == n->bytes[i])
            k++;
        n->border[i] = k;
    }
}

needler *needler_new(const void *pattern, size_t len, int flags)
{
    const unsigned char *p = pattern;
    needler *n;

    if (len > NEEDLER_MAX || (flags & ~NEEDLER_NOCASE) != 0)
        return NULL;
    if (p == NULL && len > 0)
        return NULL;
    n = calloc(1, sizeof *n);
    if (n == NULL)
        return NULL;
    n->len = (int)len;
    n->nocase = (flags & NEEDLER_NOCASE) != 0;
    n->bytes = malloc(len + 1);
    n->border = malloc((len > 0 ? len : 1) * sizeof *n->border);
    if (n->bytes == NULL || n->border == NULL) {
        needler_free(n);
        return NULL;
    }
    for (size_t i = 0; i < len; i++)
        n->bytes[i] = fold(n, p[i]);
    n->bytes[len] = 0;
    make_borders(n);
    return n;
}

void needler_free(needler *n)
{
    if (n == NULL)
        return;
    free(n->bytes);
    free(n->border);
    free(n);
}

size_t needler_length(const needler *n)
{
    return (size_t)n->len;
}

/* Reports every occurrence until fn says stop. */
static int sweep(const needler *n, const unsigned char *text, size_t len, needler_fn *fn, void *context)
{
    int k = 0;

    for (size_t i = 0; i < len; i++) {
        unsigned char c = fold(n, text[i]);

        while (k > 0 && n->bytes[k] != c)
            k = n->border[k - 1];
        if (n->bytes[k] == c)
            k++;
        if (k >= n->len) {
            int stop = fn(i + 1 - (size_t)n->len, context);

            if (stop != 0)
                return stop;
            k = n->border[n->len - 1];
        }
    }
    return 0;
}

struct first {
    size_t position;
};

static int take_first(size_t position, void *context)
{
    ((struct first *)context)->position = position;
    return 1;
}

size_t needler_find(const needler *n, const void *text, size_t len, size_t from)
{
    struct first first = {NEEDLER_NONE};

    if (from > len)
        return NEEDLER_NONE;
    if (n->len == 0)
        return from;
    if (from == len)
        return NEEDLER_NONE;
    if (sweep(n, (const unsigned char *)text + from, len - from, take_first, &first) == 0)
        return NEEDLER_NONE;
    return from + first.position;
}

static int add_one(size_t position, void *context)
{
    (void)position;
    ++*(size_t *)context;
    return 0;
}

size_t needler_count(const needler *n, const void *text, size_t len)
{
    size_t count = 0;

    if (n->len == 0)
        return len + 1;
    sweep(n, text, len, add_one, &count);
    return count;
}

struct list {
    size_t *out, used, max;
};

static int append(size_t position, void *context)
{
    struct list *list = context;

    list->out[list->used++] = position;
    return list->used == list->max;
}

size_t needler_all(const needler *n, const void *text, size_t len, size_t *out, size_t max)
{
    struct list list = {out, 0, max};

    if (max == 0)
        return 0;
    if (n->len == 0) {
        while (list.used < max && list.used <= len) {
            out[list.used] = list.used;
            list.used++;
        }
        return list.used;
    }
    sweep(n, text, len, append, &list);
    return list.used;
}

int needler_scan(const needler *n, const void *text, size_t len, needler_fn *fn, void *context)
{
    return sweep(n, text, len, fn, context);
}

static int same(const needler *n, const unsigned char *text)
{
    for (int i = 0; i < n->len; i++) {
        if (fold(n, text[i]) != n->bytes[i])
            return 0;
    }
    return 1;
}

int needler_starts(const needler *n, const void *text, size_t len)
{
    if (len < (size_t)n->len)
        return 0;
    return n->len == 0 || same(n, text);
}

int needler_ends(const needler *n, const void *text, size_t len)
{
    if (len < (size_t)n->len)
        return 0;
    return n->len == 0 || same(n, (const unsigned char *)text + (len - (size_t)n->len));
}
