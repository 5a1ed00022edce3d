#include "vclkset.h"
#include <assert.h>

int main(void)
{
    vclk *a = vclk_new(), *b = vclk_new();
    int status = 0;
    if (!a || !b)
        return 3;
#ifdef LEGAL
    vclk *c;
    assert(vclk_equal(a, b) && vclk_hash(a) == vclk_hash(b));
    assert(vclk_merge(a, b) == 0 && vclk_merge(a, a) == 0);
    assert(vclk_tick(a, 1) == 0 && vclk_compare(a, b) == VCLK_AFTER);
    assert(vclk_compare(b, a) == VCLK_BEFORE);
    assert(vclk_set(b, 2, UINT32_MAX) == 0 && vclk_tick(b, 2) == -1);
    assert(vclk_compare(b, a) == VCLK_CONCURRENT);
    assert(vclk_merge(a, b) == 0 && vclk_get(a, 2) == UINT32_MAX);
    c = vclk_copy(a);
    assert(c && vclk_equal(a, c) && vclk_hash(a) == vclk_hash(c));
    assert(vclk_set(c, 1, 0) == 0 && vclk_nodes(c) == 1 && vclk_nodes(a) == 2);
    assert(vclk_set(c, 77, 0) == 0);
    assert(vclk_equal(b, c) && vclk_hash(b) == vclk_hash(c));
    for (uint32_t i = 0; i < 300; i++)
        assert(vclk_set(c, i, 5) == (i < 256 ? 0 : -1));
    vclk_free(c);
    vclk_free(NULL);
#else
    vclk_tick(a, 1);
    vclk_tick(a, 2);
    vclk_tick(b, 2);
    vclk_tick(b, 1);
    if (vclk_equal(a, b) && vclk_hash(a) != vclk_hash(b))
        status = 1;
#endif
    vclk_free(a);
    vclk_free(b);
    return status;
}
