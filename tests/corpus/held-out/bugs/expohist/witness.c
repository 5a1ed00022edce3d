#include "expohist.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>

#ifdef LEGAL
static int sum(void *arg, double from, double below, uint64_t count)
{
    assert(from < below);
    *(uint64_t *)arg += count;
    return 0;
}

static int stop(void *arg, double from, double below, uint64_t count)
{
    (void)from, (void)below, (void)count;
    ++*(int *)arg;
    return 7;
}

int main(void)
{
    size_t b, i;
    int n = 0;

    assert(!eh_create(0) && !eh_create(EH_BUCKETS_MAX + 1) && !eh_create((size_t)-1));
    eh_free(NULL);
    for (b = 2; b <= EH_BUCKETS_MAX; b = b * 3 / 2) {
        static const double some[] = { 1, 0.5, 0, -0.0, 1e-300, 5e-324, DBL_MAX, DBL_MIN, 3, 1000, 0.999999, 2 };
        eh_hist *h = eh_create(b), *g = eh_create(2 + b / 2);
        uint64_t all = 0;

        assert(h && g && isnan(eh_quantile(h, 0.5)) && eh_count(h) == 0 && eh_merge(h, g) == 0 && eh_merge(h, h) == 0);
        for (i = 0; i < sizeof some / sizeof *some; i++) {
            assert(eh_add(h, some[i]) == 0 && eh_add_n(g, some[i], 2) == 0);
            all = eh_zeros(h);
            assert(eh_each(h, sum, &all) == 0 && all == i + 1 && eh_count(h) == all);
        }
        assert(eh_add(h, -1) == -1 && eh_add(h, NAN) == -1 && eh_add(h, INFINITY) == -1 && eh_add(h, -INFINITY) == -1);
        assert(eh_add_n(h, 1, UINT64_MAX) == -1 && eh_add_n(h, 1, 0) == 0);
        assert(eh_merge(h, g) == 0 && eh_merge(h, h) == 0 && eh_count(h) == 72);
        assert(eh_quantile(h, 0) == 0 && eh_quantile(h, 1) == DBL_MAX && isnan(eh_quantile(h, NAN)) && isnan(eh_quantile(h, 1.5)));
        assert(eh_quantile(h, 0.5) >= 0 && eh_quantile(h, 0.999) <= DBL_MAX && eh_scale(h) < 0 && eh_zeros(h) == 12);
        eh_clear(h);
        assert(eh_scale(h) == EH_SCALE_MAX && eh_merge(h, g) == 0 && eh_count(h) == 24);
        eh_clear(g);
        assert(eh_add_n(g, 0, 3) == 0 && eh_each(g, sum, &all) == 0 && eh_quantile(g, 0.5) == 0 && eh_merge(h, g) == 0);
        eh_free(h);
        eh_free(g);
    }
    {
        eh_hist *h = eh_create(1), *f = eh_create(100);

        assert(h && f);
        assert(eh_add(h, 1) == 0 && eh_add(h, 100) == 0 && eh_add(h, DBL_MAX) == 0 && eh_add(h, 0) == 0);
        assert(eh_each(h, stop, &n) == 7 && n == 1);
        eh_clear(h);
        assert(eh_add(h, 0.1) == 0 && eh_add(h, 5e-324) == 0);
        eh_clear(h);
        for (i = 1; i <= 100; i++)
            assert(eh_add(f, (double)i) == 0);
        assert(fabs(eh_quantile(f, 0.5) - 50) < 5 && eh_scale(f) == 3 && eh_merge(h, f) == 0 && eh_count(h) == 100);
        assert(eh_add_n(h, 1, UINT64_MAX - 100) == 0 && eh_merge(h, h) == -1 && eh_add(h, 1) == -1 && eh_add(h, 0) == -1);
        eh_free(h);
        eh_free(f);
    }
    return 0;
}
#else
int main(void)
{
    eh_hist *h = eh_create(1);

    if (!h)
        return 0;
    eh_add(h, 0.5);
    eh_add(h, 2);
    eh_free(h);
    return 0;
}
#endif
