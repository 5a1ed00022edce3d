#include "sliceint.h"

#include <stdlib.h>
#include <string.h>

struct sliceint {
    int32_t *items;
    size_t len;
    size_t cap;
};

sliceint_t *si_new(void)
{
    return calloc(1, sizeof(sliceint_t));
}

void si_free(sliceint_t *a)
{
    if (a == NULL)
        return;
    free(a->items);
    free(a);
}

static bool reserve(sliceint_t *a, size_t want)
{
    if (want > SI_MOST)
        return false;
    if (want <= a->cap)
        return true;
    size_t cap = want + want / 8 + 3;
    int32_t *items = realloc(a->items, cap * sizeof *items);
    if (items == NULL)
        return false;
    a->items = items;
    a->cap = cap;
    return true;
}

sliceint_t *si_from(const int32_t *values, size_t n)
{
    sliceint_t *a = si_new();
    if (a == NULL || n == 0)
        return a;
    if (!reserve(a, n)) {
        si_free(a);
        return NULL;
    }
    memcpy(a->items, values, n * sizeof *values);
    a->len = n;
    return a;
}

size_t si_len(const sliceint_t *a)
{
    return a->len;
}

/* A position as an index; false if it is outside. */
static bool locate(const sliceint_t *a, ptrdiff_t at, size_t *index)
{
    ptrdiff_t len = (ptrdiff_t)a->len;
    if (at < 0)
        at += len;
    if (at < 0 || at >= len)
        return false;
    *index = (size_t)at;
    return true;
}

static size_t clamp(ptrdiff_t at, ptrdiff_t len)
{
    if (at < 0)
        at += len;
    return (size_t)(at < 0 ? 0 : at > len ? len : at);
}

static void clip(const sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi, size_t *from, size_t *to)
{
    *from = clamp(lo, (ptrdiff_t)a->len);
    *to = clamp(hi, (ptrdiff_t)a->len);
    if (*to < *from)
        *to = *from;
}

bool si_get(const sliceint_t *a, ptrdiff_t at, int32_t *value)
{
    size_t index;
    if (!locate(a, at, &index))
        return false;
    *value = a->items[index];
    return true;
}

bool si_set(sliceint_t *a, ptrdiff_t at, int32_t value)
{
    size_t index;
    if (!locate(a, at, &index))
        return false;
    a->items[index] = value;
    return true;
}

bool si_append(sliceint_t *a, int32_t value)
{
    if (!reserve(a, a->len + 1))
        return false;
    a->items[a->len++] = value;
    return true;
}

bool si_extend(sliceint_t *a, const sliceint_t *more)
{
    size_t n = more->len;
    if (n == 0)
        return true;
    if (!reserve(a, a->len + n))
        return false;
    memcpy(a->items + a->len, more->items, n * sizeof *a->items);
    a->len += n;
    return true;
}

sliceint_t *si_slice(const sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi)
{
    size_t from, to;
    clip(a, lo, hi, &from, &to);
    return to == from ? si_new() : si_from(a->items + from, to - from);
}

bool si_splice(sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi, const sliceint_t *with)
{
    const int32_t *source = with->items;
    size_t n = with->len;
    size_t from, to;
    clip(a, lo, hi, &from, &to);
    size_t len = a->len - (to - from) + n;
    if (!reserve(a, len))
        return false;
    if (a->items == NULL)
        return true; /* nothing into nothing */
    memmove(a->items + from + n, a->items + to, (a->len - to) * sizeof *a->items);
    if (n > 0)
        memmove(a->items + from, source, n * sizeof *a->items);
    a->len = len;
    return true;
}

size_t si_remove(sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi)
{
    size_t from, to;
    clip(a, lo, hi, &from, &to);
    if (to == from)
        return 0;
    memmove(a->items + from, a->items + to, (a->len - to) * sizeof *a->items);
    a->len -= to - from;
    return to - from;
}

bool si_repeat(sliceint_t *a, size_t times)
{
    size_t n = a->len;
    if (n == 0 || times == 0) {
        a->len = 0;
        return true;
    }
    if (times > SI_MOST / n || !reserve(a, n * times))
        return false;
    for (size_t i = 1; i < times; i++)
        memcpy(a->items + i * n, a->items, n * sizeof *a->items);
    a->len = n * times;
    return true;
}

void si_reverse(sliceint_t *a)
{
    for (size_t i = 0, j = a->len; i + 1 < j; i++) {
        int32_t item = a->items[i];
        a->items[i] = a->items[--j];
        a->items[j] = item;
    }
}

ptrdiff_t si_index(const sliceint_t *a, int32_t value)
{
    for (size_t i = 0; i < a->len; i++)
        if (a->items[i] == value)
            return (ptrdiff_t)i;
    return -1;
}

int si_compare(const sliceint_t *a, const sliceint_t *b)
{
    size_t n = a->len < b->len ? a->len : b->len;
    for (size_t i = 0; i < n; i++)
        if (a->items[i] != b->items[i])
            return a->items[i] < b->items[i] ? -1 : 1;
    return (a->len > b->len) - (a->len < b->len);
}
