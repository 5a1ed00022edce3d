#include "suffidx.h"

#include <stdlib.h>
#include <string.h>

/* Order by the first 2k bytes, given the classes by the first k. */
struct order {
    const uint32_t *class;
    size_t n, k;
};

static int compare(const struct order *o, uint32_t a, uint32_t b)
{
    int64_t x, y;

    if (o->class[a] != o->class[b])
        return o->class[a] < o->class[b] ? -1 : 1;
    x = a + o->k < o->n ? (int64_t)o->class[a + o->k] : -1;
    y = b + o->k < o->n ? (int64_t)o->class[b + o->k] : -1;
    return (x > y) - (x < y);
}

static void sift(const struct order *o, uint32_t *sa, size_t at, size_t n)
{
    uint32_t moved = sa[at];

    for (;;) {
        size_t child = 2 * at + 1;

        if (child >= n)
            break;
        if (child + 1 < n && compare(o, sa[child], sa[child + 1]) < 0)
            child++;
        if (compare(o, moved, sa[child]) >= 0)
            break;
        sa[at] = sa[child];
        at = child;
    }
    sa[at] = moved;
}

static void heap_sort(const struct order *o, uint32_t *sa, size_t n)
{
    size_t i;

    for (i = n / 2; i-- > 0;)
        sift(o, sa, i, n);
    for (i = n; i-- > 1;) {
        uint32_t top = sa[0];

        sa[0] = sa[i];
        sa[i] = top;
        sift(o, sa, 0, i);
    }
}

int suf_build(const char *text, size_t n, uint32_t *sa)
{
    uint32_t *class, *next;
    size_t i, k;

    if (n > SUF_MAX)
        return 0;
    if (n == 0)
        return 1;
    class = malloc(n * sizeof *class);
    next = malloc(n * sizeof *next);
    if (class == NULL || next == NULL) {
        free(class);
        free(next);
        return 0;
    }
    for (i = 0; i < n; i++) {
        sa[i] = (uint32_t)i;
        class[i] = (unsigned char)text[i];
    }
    for (k = 1;; k *= 2) {
        struct order o = { class, n, k };
        uint32_t *swap;

        heap_sort(&o, sa, n);
        next[sa[0]] = 0;
        for (i = 1; i < n; i++)
            next[sa[i]] = next[sa[i - 1]] + (compare(&o, sa[i - 1], sa[i]) != 0);
        swap = class;
        class = next;
        next = swap;
        if (class[sa[n - 1]] == n - 1 || k >= n)
            break;
    }
    free(class);
    free(next);
    return 1;
}

void suf_rank(const uint32_t *sa, size_t n, uint32_t *rank)
{
    size_t i;

    for (i = 0; i < n; i++)
        rank[sa[i]] = (uint32_t)i;
}

void suf_lcp(const char *text, size_t n, const uint32_t *sa,
             const uint32_t *rank, uint32_t *lcp)
{
    size_t i, len = 0;

    for (i = 0; i < n; i++) {
        size_t before;

        if (rank[i] == 0) {
            lcp[0] = 0;
            len = 0;
            continue;
        }
        before = sa[rank[i] - 1];
        while (i + len < n && before + len < n && text[i + len] == text[before + len])
            len++;
        lcp[rank[i]] = (uint32_t)len;
        if (len > 0)
            len--;
    }
}

/* The suffix at `at' against pat: 0 if it begins with it. */
static int against(const char *text, size_t n, uint32_t at, const char *pat, size_t m)
{
    size_t rest = n - at;
    int order = memcmp(text + at, pat, rest < m ? rest : m);

    if (order != 0)
        return order;
    return rest < m ? -1 : 0;
}

size_t suf_find(const char *text, size_t n, const uint32_t *sa,
                const char *pat, size_t m, size_t *first)
{
    size_t low = 0, high = n, begin;

    if (m == 0) {
        if (first != NULL)
            *first = 0;
        return n;
    }
    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (against(text, n, sa[mid], pat, m) < 0)
            low = mid + 1;
        else
            high = mid;
    }
    begin = low;
    high = n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (against(text, n, sa[mid], pat, m) <= 0)
            low = mid + 1;
        else
            high = mid;
    }
    if (first != NULL)
        *first = begin;
    return low - begin;
}

size_t suf_repeat(const uint32_t *sa, const uint32_t *lcp, size_t n, size_t *at)
{
    size_t i, best = 0, where = 0;

    for (i = 1; i < n; i++)
        if (lcp[i] > best) {
            best = lcp[i];
            where = sa[i];
        }
    if (best > 0 && at != NULL)
        *at = where;
    return best;
}

uint64_t suf_distinct(const uint32_t *lcp, size_t n)
{
    uint64_t count = (uint64_t)n * ((uint64_t)n + 1) / 2;
    size_t i;

    for (i = 0; i < n; i++)
        count -= lcp[i];
    return count;
}

int suf_check(const char *text, size_t n, const uint32_t *sa)
{
    size_t i;

    if (n > SUF_MAX)
        return 0;
    /* Strictly ascending suffixes are all different, so n of them are all. */
    for (i = 0; i < n; i++) {
        if (sa[i] >= n)
            return 0;
        if (i > 0) {
            size_t a = n - sa[i - 1], b = n - sa[i];
            int order = memcmp(text + sa[i - 1], text + sa[i], a < b ? a : b);

            if (order > 0 || (order == 0 && a >= b))
                return 0;
        }
    }
    return 1;
}
