#include "mrgruns.h"

#include <string.h>

size_t mrg_run(const long *a, size_t n)
{
    size_t i = 1;

    if (n == 0)
        return 0;
    while (i < n && a[i - 1] <= a[i])
        i++;
    return i;
}

size_t mrg_runs(const long *a, size_t n)
{
    size_t count = 0;

    while (n > 0) {
        size_t run = mrg_run(a, n);
        a += run;
        n -= run;
        count++;
    }
    return count;
}

bool mrg_sorted(const long *a, size_t n)
{
    return mrg_run(a, n) == n;
}

void mrg_merge(const long *a, size_t na, const long *b, size_t nb, long *out)
{
    size_t i = 0, j = 0;

    while (i < na && j < nb) {
        if (b[j] < a[i])
            *out++ = b[j++];
        else
            *out++ = a[i++];
    }
    if (i < na)
        memcpy(out, a + i, (na - i) * sizeof *a);
    else if (j < nb)
        memcpy(out, b + j, (nb - j) * sizeof *b);
}

/* One pass: merges pairs of neighbouring runs of from to to. */
static void pass(const long *from, size_t n, long *to)
{
    size_t at = 0;

    while (at < n) {
        size_t first = mrg_run(from + at, n - at);
        size_t second = mrg_run(from + at + first, n - at - first);
        mrg_merge(from + at, first, from + at + first, second, to + at);
        at += first + second;
    }
}

void mrg_sort(long *a, size_t n, long *scratch)
{
    long *from = a, *to = scratch;

    while (!mrg_sorted(from, n)) {
        pass(from, n, to);
        long *other = from;
        from = to;
        to = other;
    }
    if (from != a)
        memcpy(a, from, n * sizeof *a);
}

void mrg_start(mrg_many *m)
{
    memset(m, 0, sizeof *m);
}

bool mrg_add(mrg_many *m, const long *run, size_t n)
{
    if (n == 0)
        return true;
    if (m->parts == MRG_MANY)
        return false;
    m->part[m->parts].at = run;
    m->part[m->parts].end = run + n;
    m->parts++;
    return true;
}

bool mrg_more(const mrg_many *m)
{
    return m->parts > 0;
}

size_t mrg_left(const mrg_many *m)
{
    size_t left = 0;

    for (size_t i = 0; i < m->parts; i++)
        left += (size_t)(m->part[i].end - m->part[i].at);
    return left;
}

long mrg_next(mrg_many *m)
{
    size_t best = 0;

    for (size_t i = 1; i < m->parts; i++)
        if (*m->part[i].at < *m->part[best].at)
            best = i;
    long value = *m->part[best].at++;
    if (m->part[best].at == m->part[best].end) {
        m->parts--;
        memmove(&m->part[best], &m->part[best + 1], (m->parts - best) * sizeof m->part[0]);
        m->part[m->parts].at = m->part[m->parts].end = NULL;
    }
    return value;
}
