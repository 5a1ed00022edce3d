#include "sampbag.h"

#include <assert.h>
#include <float.h>
#include <math.h>

int main(void)
{
    struct sampbag b = SAMPBAG_INIT;
#ifdef LEGAL
    struct sampbag c;
    sampbag_init(&c);
    sampbag_clear(&c);
    assert(sampbag_merge(&b, &c) && sampbag_merge(&b, &b) && b.count == 0);
    assert(sampbag_quantile(&b, 0.5) == 0 && sampbag_variance(&b) == 0 && !sampbag_remove(&b, 1));
    assert(!sampbag_add(&b, NAN) && !sampbag_add(&b, INFINITY));
    assert(sampbag_add(&b, 3) && sampbag_add(&b, 1) && sampbag_add(&b, 2));
    assert(b.mean == 2 && fabs(sampbag_variance(&b) - 1) < 1e-12);
    assert(sampbag_quantile(&b, NAN) == 2 && sampbag_quantile(&b, -1) == 1 && sampbag_quantile(&b, INFINITY) == 3);
    assert(sampbag_between(&b, 1, 3) == 2 && sampbag_between(&b, NAN, 3) == 0);
    assert(sampbag_merge(&c, &b) && c.count == 3 && sampbag_merge(&c, &b) && c.count == 6);
    assert(sampbag_remove(&c, 2) && c.count == 5 && !sampbag_remove(&c, 9));
    assert(!sampbag_add(&c, DBL_MAX) && sampbag_add(&c, 1e150) && sampbag_add(&c, -1e150));
    assert(isfinite(c.mean) && isfinite(sampbag_variance(&c)));
    sampbag_quantile(&c, 0.99);
    sampbag_clear(&c);
    assert(sampbag_add(&c, 5) && sampbag_merge(&c, &c) && c.count == 2 && c.mean == 5);
    assert(sampbag_remove(&c, 5) && sampbag_remove(&c, 5) && c.count == 0 && c.samples == NULL);
    sampbag_clear(&b);
    sampbag_clear(&b);
#else
    sampbag_add(&b, 1.0);
    sampbag_add(&b, 2.0);
    assert(sampbag_merge(&b, &b) && b.count == 4);
    sampbag_clear(&b);
#endif
    return 0;
}
