#include "nookmap.h"
#include <assert.h>

int main(void)
{
    nm_map m;
    nm_slot room[4];
#ifdef LEGAL
    nm_map none, big;
    nm_slot more[16];
    int32_t v = 5;
    nm_init(&none, NULL, 0);
    assert(!nm_put(&none, 1, 1) && !nm_get(&none, 1, &v) && v == 5 && !nm_del(&none, 1) && !nm_bump(&none, 0, 1) && nm_slots(&none) == 0);
    nm_clear(&none);
    nm_init(&m, room, 4);
    assert(nm_equal(&m, &none) && nm_copy(&none, &m) && nm_copy(&m, &none));
    for (uint32_t k = 0; k < 4; k++)
        assert(nm_put(&m, k * 1000003u, (int32_t)k));
    assert(!nm_put(&m, 77, 0) && nm_put(&m, 0, 9) && nm_count(&m) == 4 && !nm_get(&m, UINT32_MAX, NULL) && !nm_del(&m, 77));
    nm_init(&big, more, 16);
    assert(nm_copy(&big, &m) && nm_equal(&big, &m) && nm_equal(&m, &big) && nm_equal(&m, &m) && nm_copy(&m, &m));
    for (uint32_t k = 10; k < 20; k++)
        assert(nm_put(&big, k, -1));
    assert(!nm_copy(&m, &big) && nm_count(&m) == 4);
    for (uint32_t round = 0; round < 2000; round++) {
        uint32_t k = round * 7919u % 23;
        bool had = nm_get(&big, k, NULL);
        size_t n = nm_count(&big);
        if (n == 15 || had) {
            if (n < 16)
                assert(nm_del(&big, k) == had && !nm_get(&big, k, NULL));
        } else {
            assert(nm_put(&big, k, (int32_t)round) && nm_get(&big, k, &v) && v == (int32_t)round);
        }
        size_t at = 0, seen = 0;
        uint32_t key;
        while (nm_next(&big, &at, &key, &v)) {
            assert(nm_get(&big, key, NULL));
            seen++;
        }
        assert(seen == nm_count(&big));
    }
    nm_clear(&m);
    assert(nm_bump(&m, 3, INT32_MAX) && nm_bump(&m, 3, 1) && nm_get(&m, 3, &v) && v == INT32_MAX);
    assert(nm_bump(&m, 4, INT32_MIN) && nm_bump(&m, 4, -1) && nm_get(&m, 4, &v) && v == INT32_MIN);
    size_t at = (size_t)-1;
    assert(!nm_next(&m, &at, NULL, NULL));
    return 0;
#else
    nm_init(&m, room, 1);
    nm_put(&m, 7, 1);
    nm_del(&m, 7);
    return 0;
#endif
}
