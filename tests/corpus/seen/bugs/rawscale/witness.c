#include "rawscale.h"

#include <assert.h>

int main(void)
{
    struct rawscale c;
    rawscale_init(&c);
#ifndef LEGAL
    rawscale_add(&c, INT32_MIN, -100);
    rawscale_add(&c, INT32_MAX, 100);
    return rawscale_apply(&c, 0) > 100;
#else
    int32_t raw = 7, s[3] = {INT32_MAX, INT32_MAX, INT32_MIN};
    assert(rawscale_apply(&c, INT32_MIN) == INT32_MIN && rawscale_invert(&c, 0, &raw) == RAWSCALE_NONE);
    assert(rawscale_remove(&c, 3) == RAWSCALE_NONE && rawscale_monotonic(&c));
    assert(rawscale_add(&c, INT32_MIN, INT32_MAX) == 0 && rawscale_apply(&c, INT32_MAX) == INT32_MAX);
    assert(rawscale_add(&c, INT32_MIN, INT32_MIN) == 0 && c.count == 1 && rawscale_apply(&c, 5) == 5);
    assert(rawscale_remove(&c, INT32_MIN) == 0);
    assert(rawscale_add(&c, 100, 1000) == 0 && rawscale_add(&c, 0, -1000) == 0);
    assert(rawscale_apply(&c, 50) == 0 && rawscale_apply(&c, 0) == -1000 && rawscale_apply(&c, -5) == -1000);
    assert(rawscale_apply(&c, 1) == -980 && rawscale_apply(&c, 200) == 1000);
    assert(rawscale_invert(&c, 0, &raw) == 0 && raw == 50 && rawscale_invert(&c, 1001, &raw) == RAWSCALE_NONE);
    struct rawscale d = c;
    assert(rawscale_equal(&c, &d) && rawscale_equal(&c, &c));
    assert(rawscale_add(&d, 200, 1000) == 0 && !rawscale_equal(&c, &d) && rawscale_monotonic(&d));
    assert(rawscale_add(&d, 300, -1000) == 0 && !rawscale_monotonic(&d) && rawscale_apply(&d, 250) == 0);
    assert(rawscale_invert(&d, 1000, &raw) == 0 && raw == 100);
    rawscale_init(&d);
    for (int i = 0; i < RAWSCALE_POINTS; i++)
        assert(rawscale_add(&d, -i, i) == 0);
    assert(rawscale_add(&d, 1, 1) == RAWSCALE_FULL && rawscale_add(&d, -3, 9) == 0 && rawscale_remove(&d, 0) == 0);
    assert(rawscale_mean(NULL, 0) == 0 && rawscale_mean(NULL, SIZE_MAX) == 0 && rawscale_mean(s, 3) == 715827882);
    return 0;
#endif
}
