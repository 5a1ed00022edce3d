#include "skewpq.h"

#include <assert.h>
#include <limits.h>

static int stop(long prio, void *item, void *arg)
{
    (void)item;
    (void)arg;
    return prio == 3 ? 7 : 0;
}

int main(void)
{
    skewpq *q = skewpq_new();

    assert(q);
#ifdef LEGAL
    skewpq *r = skewpq_new();
    long prio, last = LONG_MIN;
    void *item;

    assert(r && skewpq_pop(q, NULL, NULL) == -1 && skewpq_below(q, LONG_MAX) == 0);
    for (long i = 0; i < 30; i++) {
        assert(skewpq_push(q, i * 7 % 30, q) == 0);
        assert(skewpq_push(r, -i, NULL) == 0);
    }
    assert(skewpq_below(r, 0) == 29 && skewpq_each(q, stop, NULL) == 7);
    assert(skewpq_meld(q, q) == 0 && skewpq_meld(q, r) == 0 && skewpq_size(q) == 60 && skewpq_size(r) == 0);
    for (int i = 0; i < 50; i++) {
        assert(skewpq_pop(q, &prio, &item) == 0 && prio >= last);
        last = prio;
    }
    assert(skewpq_below(q, LONG_MIN) == 0 && skewpq_below(q, LONG_MAX) == 10);
    skewpq_free(r, NULL);
    skewpq_free(NULL, NULL);
#else
    (void)stop;
    for (long i = 100; i > 0; i--)
        skewpq_push(q, i, NULL);
    skewpq_below(q, 0);
#endif
    skewpq_free(q, NULL);
    return 0;
}
