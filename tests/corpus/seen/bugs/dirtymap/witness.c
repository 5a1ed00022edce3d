#include "dirtymap.h"
#undef NDEBUG
#include <assert.h>
#include <stdint.h>

int main(void)
{
#ifdef LEGAL
    dirtymap *none = dmap_new(0), *m = dmap_new(130), *exact = dmap_new(128);
    assert(none && m && exact && !dmap_new(DMAP_MAX_BLOCKS + 1) && !dmap_new(SIZE_MAX));
    assert(dmap_next_clean(none, 0) == DMAP_NONE && dmap_next_dirty(none, 0) == DMAP_NONE);
    assert(dmap_mark(none, 0, 0) && !dmap_mark(none, 0, 1) && dmap_count(none) == 0);
    assert(!dmap_is_dirty(none, 0) && dmap_blocks(none) == 0 && dmap_equal(none, none));
    assert(dmap_mark(m, 130, 0) && !dmap_mark(m, 1, SIZE_MAX) && !dmap_clean(m, SIZE_MAX, 1));
    assert(dmap_next_clean(m, 0) == 0 && dmap_next_dirty(m, 0) == DMAP_NONE);
    assert(dmap_mark(m, 0, 130) && dmap_count(m) == 130);
    assert(dmap_next_clean(m, 0) == DMAP_NONE && dmap_next_clean(m, 129) == DMAP_NONE);
    assert(dmap_clean(m, 63, 2) && dmap_next_clean(m, 5) == 63 && dmap_next_dirty(m, 63) == 65);
    assert(dmap_next_dirty(m, SIZE_MAX) == DMAP_NONE && dmap_next_clean(m, 130) == DMAP_NONE);
    dirtymap *c = dmap_clone(m);
    assert(c && dmap_equal(c, m) && dmap_mark(c, 63, 1) && !dmap_equal(m, c));
    assert(dmap_merge(m, c) && dmap_equal(m, c) && dmap_merge(m, m) && !dmap_merge(m, none));
    assert(dmap_mark(exact, 0, 127) && dmap_next_clean(exact, 0) == 127);
    assert(dmap_next_dirty(exact, 127) == DMAP_NONE);
    dmap_free(c);
    dmap_free(m);
    dmap_free(none);
    dmap_free(exact);
    dmap_free(NULL);
    return 0;
#else
    dirtymap *m = dmap_new(64);
    if (!m)
        return 0;
    dmap_mark(m, 0, 64);
    size_t at = dmap_next_clean(m, 0);
    dmap_free(m);
    return at != DMAP_NONE;
#endif
}
