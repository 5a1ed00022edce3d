#include "stbarr.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct header {
    size_t len, cap;
};

static struct header *header(int *a)
{
    return (struct header *)(void *)a - 1;
}

void sba_free(int *a)
{
    if (a != NULL)
        free(header(a));
}

size_t sba_len(const int *a)
{
    return a == NULL ? 0 : ((const struct header *)(const void *)a - 1)->len;
}

size_t sba_cap(const int *a)
{
    return a == NULL ? 0 : ((const struct header *)(const void *)a - 1)->cap;
}

/* An array with room for n elements; NULL, and the old one as it was, when
   that is not possible. */
static int *room(int *a, size_t n)
{
    size_t cap = sba_cap(a), len = sba_len(a);
    if (n > SBA_MAX)
        return NULL;
    if (a != NULL && n <= cap)
        return a;
    if (n < 2 * cap)
        n = 2 * cap;
    if (n < 4)
        n = 4;
    struct header *h = realloc(a == NULL ? NULL : header(a), sizeof *h + n * sizeof *a);
    if (h == NULL)
        return NULL;
    h->len = len;
    h->cap = n;
    return (int *)(void *)(h + 1);
}

int *sba_push(int *a, int value)
{
    return sba_insert(a, sba_len(a), value);
}

int *sba_insert(int *a, size_t i, int value)
{
    size_t len = sba_len(a);
    assert(i <= len);
    int *b = room(a, len + 1);
    if (b == NULL)
        return a;
    memmove(b + i + 1, b + i, (len - i) * sizeof *b);
    b[i] = value;
    header(b)->len++;
    return b;
}

int *sba_setlen(int *a, size_t n)
{
    size_t len = sba_len(a);
    int *b = room(a, n);
    if (b == NULL)
        return a;
    if (n > len)
        memset(b + len, 0, (n - len) * sizeof *b);
    header(b)->len = n;
    return b;
}

int *sba_append(int *a, const int *values, size_t n)
{
    size_t len = sba_len(a);
    if (n == 0 || n > SBA_MAX)
        return a;
    /* The values may be those of the array. */
    int *copy = malloc(n * sizeof *copy);
    if (copy == NULL)
        return a;
    memcpy(copy, values, n * sizeof *copy);
    int *b = room(a, len + n);
    if (b != NULL) {
        memcpy(b + len, copy, n * sizeof *b);
        header(b)->len += n;
        a = b;
    }
    free(copy);
    return a;
}

int *sba_dup(const int *a)
{
    return sba_append(NULL, a, sba_len(a));
}

int sba_pop(int *a)
{
    assert(sba_len(a) > 0);
    return a[--header(a)->len];
}

int sba_last(const int *a)
{
    assert(sba_len(a) > 0);
    return a[sba_len(a) - 1];
}

void sba_del(int *a, size_t i)
{
    assert(i < sba_len(a));
    size_t len = --header(a)->len;
    memmove(a + i, a + i + 1, (len - i) * sizeof *a);
}

void sba_delswap(int *a, size_t i)
{
    assert(i < sba_len(a));
    a[i] = a[--header(a)->len];
}
