#include "sprbits.h"
#include <assert.h>
#include <stddef.h>

int main(void)
{
    sprbits *s = sprbits_create();
    if (!s)
        return 3;
#ifdef LEGAL
    uint32_t v = 9, from = 0, n = 0;
    sprbits *c = sprbits_clone(s);
    assert(c && sprbits_equal(s, c) && sprbits_count(s) == 0);
    assert(!sprbits_next(s, 0, &v) && v == 9 && !sprbits_remove(s, 0));
    assert(sprbits_add(s, UINT32_MAX) && sprbits_add(s, 0) && sprbits_add(s, 0));
    assert(!sprbits_add_range(s, 2, 1) && !sprbits_add_range(s, 0, UINT32_MAX));
    assert(sprbits_add_range(s, 10, 20) && sprbits_add_range(s, 7, 7));
    assert(sprbits_add_range(s, 60, 200) && sprbits_add_range(s, UINT32_MAX - 1, UINT32_MAX));
    assert(sprbits_add_range(s, 1, 63) && sprbits_add_range(s, 64, 126));
    while (sprbits_next(s, from, &v)) {
        n++;
        if (v == UINT32_MAX)
            break;
        from = v + 1;
    }
    assert(n == sprbits_count(s) && n == 203);
    assert(sprbits_has(s, 200) && !sprbits_has(s, 201));
    assert(!sprbits_equal(s, c) && sprbits_add_range(c, 0, 65535));
    assert(sprbits_count(c) == 65536);
    assert(sprbits_remove(s, UINT32_MAX) && sprbits_remove(s, UINT32_MAX - 1));
    assert(!sprbits_next(s, 201, &v));
    assert(sprbits_equal(s, s));
    sprbits_destroy(c);
    sprbits_destroy(NULL);
#else
    sprbits_add_range(s, 0, 63);
#endif
    sprbits_destroy(s);
    return 0;
}
