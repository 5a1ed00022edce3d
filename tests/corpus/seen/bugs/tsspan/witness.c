#include <assert.h>
#include "tsspan.h"

int main(void)
{
    tsspan t;
    unsigned char memory[32];
    int64_t s, low, high;
    tss_iter it;

    tss_init(&t, NULL, 0);
    assert(tss_add(&t, 0) == -1 && tss_length(&t) == 0);
    tss_init(&t, memory, sizeof memory);
    assert(tss_range(&t, &low, &high) == -1 && tss_closest(&t, 5, &s) == UINT64_MAX);
    assert(tss_add(&t, 1000) == 0 && tss_add(&t, 990) == 0 && tss_length(&t) == 10);
    assert(tss_closest(&t, INT64_MIN, &s) == ((uint64_t)1 << 63) + 990);
    assert(s == 990);
    tss_reset(&t);
    assert(tss_add(&t, INT64_MIN) == 0 && tss_length(&t) == 0 && tss_add(&t, INT64_MAX) == 0);
    it = tss_begin(&t);
    assert(tss_next(&it, &s) && s == INT64_MIN && tss_next(&it, &s) && s == INT64_MAX && !tss_next(&it, &s));
    assert(tss_range(&t, &low, &high) == 0 && low < high && tss_count(&t) == 2);
#ifndef LEGAL
    assert(tss_length(&t) == UINT64_MAX);
#endif
    return 0;
}
