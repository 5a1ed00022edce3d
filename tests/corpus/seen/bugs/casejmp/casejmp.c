#include "casejmp.h"

#include <stdlib.h>

#define MIN_TABLE 4 /* fewer cases are searched */
#define SPARSE 3    /* a table may have that many entries for a case */

int cj_begin(cj_switch *s, cj_case *cases, size_t cap, int deflt)
{
    s->cases = cases;
    s->cap = deflt < 0 ? 0 : cap;
    s->n = 0;
    s->deflt = deflt < 0 ? 0 : deflt;
    s->form = CJ_OPEN;
    return deflt < 0 ? CJ_EARG : CJ_OK;
}

int cj_add(cj_switch *s, int32_t value, int label)
{
    if (s->form != CJ_OPEN)
        return CJ_ESTATE;
    if (label < 0)
        return CJ_EARG;
    if (s->n == s->cap)
        return CJ_EFULL;
    s->cases[s->n].value = value;
    s->cases[s->n].label = label;
    s->n++;
    return CJ_OK;
}

static int by_value(const void *a, const void *b)
{
    int32_t x = ((const cj_case *)a)->value, y = ((const cj_case *)b)->value;
    return (x > y) - (x < y);
}

int cj_finish(cj_switch *s)
{
    if (s->form != CJ_OPEN)
        return CJ_ESTATE;
    if (s->n > 1)
        qsort(s->cases, s->n, sizeof *s->cases, by_value);
    for (size_t i = 1; i < s->n; i++)
        if (s->cases[i].value == s->cases[i - 1].value)
            return CJ_EDUP;
    s->form = CJ_SEARCH;
    if (s->n >= MIN_TABLE) {
        int32_t range = s->cases[s->n - 1].value - s->cases[0].value;
        if ((uint64_t)range < (uint64_t)SPARSE * s->n)
            s->form = CJ_TABLE;
    }
    return CJ_OK;
}

static int find(const cj_switch *s, int64_t value)
{
    size_t lo = 0, hi = s->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (s->cases[mid].value < value)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < s->n && s->cases[lo].value == value ? s->cases[lo].label : s->deflt;
}

int cj_target(const cj_switch *s, int32_t value)
{
    return s->form == CJ_OPEN ? CJ_ESTATE : find(s, value);
}

long cj_table_size(const cj_switch *s)
{
    if (s->form == CJ_OPEN)
        return CJ_ESTATE;
    if (s->form == CJ_SEARCH)
        return 0;
    return (long)((int64_t)s->cases[s->n - 1].value - s->cases[0].value + 1);
}

int cj_table_entry(const cj_switch *s, long i)
{
    if (s->form == CJ_OPEN)
        return CJ_ESTATE;
    if (i < 0 || i >= cj_table_size(s))
        return CJ_EARG;
    return find(s, (int64_t)s->cases[0].value + i);
}

int cj_cost(const cj_switch *s)
{
    int cost = 0;
    if (s->form == CJ_OPEN)
        return CJ_ESTATE;
    if (s->form == CJ_TABLE)
        return 2;
    for (size_t n = s->n; n; n /= 2)
        cost++;
    return cost;
}
