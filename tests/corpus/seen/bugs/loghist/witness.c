#include "loghist.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>

#ifdef LEGAL
int main(void)
{
    struct lh_bucket b = {0, 0, 0};
    assert(!lh_create(0, 3) && !lh_create(-1, 3) && !lh_create(10, 0) && !lh_create(10, 9));
    assert(!lh_create(INT64_MIN, 1));
    lh_destroy(NULL);
    for (int bits = 1; bits <= 8; bits++) {
        loghist *h = lh_create(INT64_MAX, bits);
        assert(h && lh_total(h) == 0 && lh_min(h) == 0 && lh_max(h) == 0);
        assert(lh_percentile(h, 50) == 0 && lh_mean(h) == 0.0 && !lh_next(h, -1, &b));
        assert(!lh_record(h, -1, 1) && !lh_record(h, INT64_MIN, 1));
        int64_t v[] = {0, 1, 2, 3, 255, 256, 257, 1000000, INT64_MAX / 2 + 0, INT32_MAX};
        for (size_t i = 0; i < sizeof v / sizeof v[0]; i++) {
            assert(lh_record(h, v[i], 1) && lh_count_at(h, v[i]) >= 1);
            assert(lh_max(h) >= v[i]);
        }
        assert(lh_min(h) == 0 && lh_total(h) == 10);
        int64_t after = -1;
        uint64_t sum = 0;
        while (lh_next(h, after, &b)) {
            assert(b.low > after && b.high >= b.low);
            assert(lh_count_at(h, b.low) == b.count && lh_count_at(h, b.high) == b.count);
            sum += b.count;
            after = b.high;
        }
        assert(sum == 10);
        assert(lh_percentile(h, -5) == 0 && lh_percentile(h, NAN) == 0);
        assert(lh_percentile(h, 100) == lh_max(h) && lh_percentile(h, INFINITY) == lh_max(h));
        assert(lh_merge(h, h) && lh_total(h) == 20);
        assert(!lh_record(h, 1, UINT64_MAX) && lh_record(h, 1, 0));
        assert(lh_record(h, 1, UINT64_MAX - 20) && !lh_merge(h, h));
        assert(lh_mean(h) >= 0.0);
        lh_reset(h);
        assert(lh_total(h) == 0 && lh_record(h, INT64_MAX, 2));
        assert(lh_count_at(h, INT64_MAX) == 2 && lh_count_at(h, -1) == 0 && lh_min(h) > 0);
        assert(!lh_next(h, INT64_MAX, &b));
        lh_destroy(h);
    }
    loghist *one = lh_create(1, 1), *two = lh_create(1000, 4);
    assert(one && two && !lh_merge(one, two));
    assert(lh_record(one, 1, 3) && !lh_record(one, 2, 1) && lh_max(one) == 1 && lh_mean(one) == 1.0);
    assert(lh_record(two, 1000, 1) && lh_max(two) >= 1000 && !lh_next(two, INT64_MAX, &b));
    assert(lh_count_at(two, INT64_MAX) == 0 && lh_count_at(two, INT64_MIN) == 0);
    assert(lh_next(two, INT64_MIN, &b) && b.low <= 1000 && b.high >= 1000);
    lh_destroy(one);
    lh_destroy(two);
    return 0;
}
#else
int main(void)
{
    loghist *h = lh_create(INT64_MAX, 3);
    lh_record(h, INT64_MAX, 1);
    int64_t max = lh_max(h);
    lh_destroy(h);
    return max != INT64_MAX;
}
#endif
