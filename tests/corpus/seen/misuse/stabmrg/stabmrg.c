#include "stabmrg.h"

#include <assert.h>
#include <string.h>

size_t stabmrg_scratch(size_t count, size_t size)
{
    return count / 2 * size;
}

/* Merges two sorted neighbours of `left` and `right` elements; the first one is
   moved to the scratch memory. */
static void merge(char *base, size_t left, size_t right, size_t size, stabmrg_compare *compare, void *user,
                  char *scratch)
{
    char *to = base, *a = scratch, *b = base + left * size;
    char *a_end = scratch + left * size, *b_end = b + right * size;
    memcpy(scratch, base, left * size);
    while (a < a_end && b < b_end) {
        if (compare(a, b, user) <= 0) {
            memcpy(to, a, size);
            a += size;
        } else {
            memcpy(to, b, size);
            b += size;
        }
        to += size;
    }
    if (a < a_end)
        memcpy(to, a, (size_t)(a_end - a));
}

static void sort(char *base, size_t count, size_t size, stabmrg_compare *compare, void *user, char *scratch)
{
    if (count < 2)
        return;
    size_t left = count / 2;
    char *second = base + left * size;
    sort(base, left, size, compare, user, scratch);
    sort(second, count - left, size, compare, user, scratch);
    if (compare(second - size, second, user) > 0)
        merge(base, left, count - left, size, compare, user, scratch);
}

void stabmrg_sort(void *base, size_t count, size_t size, stabmrg_compare *compare, void *user, void *scratch)
{
    assert(size > 0);
    sort(base, count, size, compare, user, scratch);
}

bool stabmrg_sorted(const void *base, size_t count, size_t size, stabmrg_compare *compare, void *user)
{
    const char *at = base;
    assert(size > 0);
    for (size_t i = 1; i < count; i++, at += size)
        if (compare(at, at + size, user) > 0)
            return false;
    return true;
}

size_t stabmrg_lower(const void *key, const void *base, size_t count, size_t size, stabmrg_compare *compare,
                     void *user)
{
    size_t low = 0, high = count;
    assert(size > 0);
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare((const char *)base + middle * size, key, user) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t stabmrg_unique(void *base, size_t count, size_t size, stabmrg_compare *compare, void *user)
{
    assert(size > 0);
    if (count == 0)
        return 0;
    char *last = base, *at = base;
    size_t kept = 1;
    for (size_t i = 1; i < count; i++) {
        at += size;
        if (compare(last, at, user) == 0)
            continue;
        last += size;
        if (last != at)
            memcpy(last, at, size);
        kept++;
    }
    return kept;
}

int stabmrg_by_int(const void *a, const void *b, void *user)
{
    int x, y;
    (void)user;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return (x > y) - (x < y);
}

int stabmrg_by_double(const void *a, const void *b, void *user)
{
    double x, y;
    (void)user;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    if (x != x || y != y)
        return (x != x) - (y != y);
    return (x > y) - (x < y);
}

int stabmrg_by_text(const void *a, const void *b, void *user)
{
    const char *x, *y;
    (void)user;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return strcmp(x, y);
}
