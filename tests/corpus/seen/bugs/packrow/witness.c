#include "packrow.h"

#include <assert.h>

#ifdef LEGAL
int main(void)
{
    assert(!packrow_new(0, 1) && !packrow_new(33, 1) && !packrow_new(8, SIZE_MAX));
    packrow *e = packrow_new(32, 0), *r = packrow_new(5, 20), *w;
    assert(e && r && packrow_get(e, 0) == 0 && packrow_set(e, 0, 0) == -1 && packrow_sum(e) == 0);
    assert(packrow_limit(e) == UINT32_MAX && packrow_limit(r) == 31 && packrow_width(r) == 5);
    for (size_t i = 0; i < 20; i++)
        assert(packrow_set(r, i, (uint32_t)(i + 7)) == 0);
    for (size_t i = 0; i < 20; i++)
        assert(packrow_get(r, i) == i + 7);
    assert(packrow_set(r, 0, 32) == -1 && packrow_set(r, 20, 0) == -1 && packrow_get(r, SIZE_MAX) == 0);
    w = packrow_recast(r, 7);
    assert(w && packrow_same(w, r) && packrow_same(r, w) && packrow_sum(w) == packrow_sum(r));
    assert(packrow_resize(r, 3) == 0 && packrow_resize(r, 10) == 0 && packrow_get(r, 3) == 0 && packrow_get(r, 2) == 9);
    assert(packrow_resize(r, SIZE_MAX) == -1 && packrow_len(r) == 10);
    assert(packrow_push(r, 31) == 0 && packrow_get(r, 10) == 31 && packrow_push(r, 32) == -1);
    assert(packrow_push(e, UINT32_MAX) == 0 && packrow_get(e, 0) == UINT32_MAX && packrow_fill(e, 1) == 0);
    assert(packrow_resize(e, 0) == 0 && packrow_len(e) == 0);
    assert(packrow_fill(w, 127) == 0 && packrow_sum(w) == 127 * 20 && packrow_fill(w, 128) == -1);
    packrow_free(NULL);
    packrow_free(e);
    packrow_free(r);
    packrow_free(w);
    return 0;
}
#else
int main(void)
{
    packrow *row = packrow_new(8, 8);
    assert(row);
    uint32_t last = packrow_get(row, 7);
    packrow_free(row);
    return last == 0 ? 0 : 3;
}
#endif
