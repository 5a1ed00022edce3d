#include "sufarr.h"

#include <stdlib.h>
#include <string.h>

struct sa_index {
    const unsigned char *text;
    size_t n;
    size_t *order;      /* suffix of each rank */
    size_t *rank;       /* rank of each suffix */
};

/* What the suffixes are compared by while sorting: the class of their first
 * `width` bytes, then the class of as many behind these. */
struct sorter {
    const size_t *class;
    size_t n;
    size_t width;
};

static size_t second_key(const struct sorter *by, size_t suffix)
{
    return by->n - suffix > by->width ? by->class[suffix + by->width] + 1 : 0;
}

static int compare(const struct sorter *by, size_t a, size_t b)
{
    size_t x = by->class[a], y = by->class[b];

    if (x == y) {
        x = second_key(by, a);
        y = second_key(by, b);
    }
    return (x > y) - (x < y);
}

/* Merge sort from the bottom up; the result is in `order`. */
static void sort(const struct sorter *by, size_t *order, size_t *spare)
{
    size_t n = by->n;

    for (size_t run = 1; run < n; run *= 2) {
        for (size_t lo = 0; lo < n; lo += 2 * run) {
            size_t mid = n - lo > run ? lo + run : n;
            size_t hi = n - lo > 2 * run ? lo + 2 * run : n;
            size_t i = lo, j = mid;

            for (size_t k = lo; k < hi; k++) {
                if (i < mid && (j == hi || compare(by, order[i], order[j]) <= 0))
                    spare[k] = order[i++];
                else
                    spare[k] = order[j++];
            }
        }
        memcpy(order, spare, n * sizeof *order);
    }
}

/* Sorts by prefixes that double in length, until all classes differ. */
static void build(sa_index *sa, size_t *class, size_t *spare)
{
    size_t n = sa->n;
    struct sorter by = {class, n, 1};

    for (size_t i = 0; i < n; i++) {
        sa->order[i] = i;
        class[i] = sa->text[i];
    }
    for (;; by.width *= 2) {
        size_t classes = 0;

        sort(&by, sa->order, spare);
        for (size_t r = 0; r < n; r++) {
            if (r > 0 && compare(&by, sa->order[r - 1], sa->order[r]) != 0)
                classes++;
            sa->rank[sa->order[r]] = classes;
        }
        if (classes == n - 1)
            return;
        memcpy(class, sa->rank, n * sizeof *class);
    }
}

sa_index *sa_open(const char *text, size_t n)
{
    sa_index *sa;
    size_t *work = NULL;

    if (n > SA_MAX_TEXT || (text == NULL && n > 0))
        return NULL;
    sa = calloc(1, sizeof *sa);
    if (sa == NULL)
        return NULL;
    sa->text = (const unsigned char *)text;
    sa->n = n;
    if (n == 0)
        return sa;
    sa->order = malloc(n * sizeof *sa->order);
    sa->rank = malloc(n * sizeof *sa->rank);
    work = malloc(2 * n * sizeof *work);
    if (sa->order == NULL || sa->rank == NULL || work == NULL) {
        free(work);
        sa_close(sa);
        return NULL;
    }
    build(sa, work, work + n);
    free(work);
    return sa;
}

void sa_close(sa_index *sa)
{
    if (sa == NULL)
        return;
    free(sa->order);
    free(sa->rank);
    free(sa);
}

size_t sa_length(const sa_index *sa)
{
    return sa->n;
}

size_t sa_at(const sa_index *sa, size_t rank)
{
    return sa->order[rank];
}

/* Compares the start of a suffix with the pattern: 0 if it is a prefix. */
static int match(const sa_index *sa, size_t suffix, const char *pat, size_t m)
{
    size_t have = sa->n - suffix;
    int order;

    if (m == 0)
        return 0;
    order = memcmp(sa->text + suffix, pat, have < m ? have : m);
    if (order == 0 && have < m)
        return -1;
    return order;
}

/* The first rank whose suffix is above the pattern, or, if not `above`, at
 * least starts with it. */
static size_t bound(const sa_index *sa, const char *pat, size_t m, int above)
{
    size_t lo = 0, hi = sa->n;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        int order = match(sa, sa->order[mid], pat, m);

        if (order < 0 || (above && order == 0))
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

size_t sa_find(const sa_index *sa, const char *pat, size_t m, size_t *first)
{
    size_t from = bound(sa, pat, m, 0);

    if (first != NULL)
        *first = from;
    return bound(sa, pat, m, 1) - from;
}

int sa_contains(const sa_index *sa, const char *pat, size_t m)
{
    return m == 0 || sa_find(sa, pat, m, NULL) > 0;
}

/* How many bytes two suffixes have in common, of which `known` are known. */
static size_t common(const sa_index *sa, size_t a, size_t b, size_t known)
{
    while (a + known < sa->n && b + known < sa->n && sa->text[a + known] == sa->text[b + known])
        known++;
    return known;
}

void sa_lcp(const sa_index *sa, size_t *lcp)
{
    size_t known = 0;

    for (size_t i = 0; i < sa->n; i++) {
        size_t r = sa->rank[i];

        known = r > 0 ? common(sa, i, sa->order[r - 1], known) : 0;
        lcp[r] = known;
        if (known > 0)
            known--;
    }
}

size_t sa_longest_repeat(const sa_index *sa, size_t *start)
{
    size_t best = 0, known = 0;

    *start = 0;
    for (size_t i = 0; i < sa->n; i++) {
        size_t r = sa->rank[i];

        known = r > 0 ? common(sa, i, sa->order[r - 1], known) : 0;
        if (known > best) {
            best = known;
            *start = i;
        }
        if (known > 0)
            known--;
    }
    return best;
}
