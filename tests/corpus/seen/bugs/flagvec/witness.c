#include "flagvec.h"

#include <assert.h>
#include <stdint.h>

int main(void)
{
    flagvec *f;

    assert(flagvec_new(&f, SIZE_MAX) == FLAGVEC_RANGE && !f);
#ifdef LEGAL
    flagvec *g;

    assert(flagvec_new(&f, 200) == 0 && flagvec_new(&g, 100) == 0);
    assert(flagvec_put(f, 130, true) == 0 && flagvec_put(g, 63, true) == 0 && flagvec_put(g, 100, true) == FLAGVEC_RANGE);
    assert(flagvec_find(f, 0) == 130 && flagvec_find(f, 131) == 200 && flagvec_get(g, 63) == 1);
    flagvec_or(g, f);
    assert(flagvec_count(g) == 1);
    flagvec_or(f, g);
    assert(flagvec_count(f) == 2 && !flagvec_equal(f, g) && flagvec_equal(f, f));
    flagvec_and(f, g);
    assert(flagvec_count(f) == 1);
    assert(flagvec_resize(f, 10) == 0 && flagvec_resize(f, 64) == 0 && flagvec_count(f) == 0);
    assert(flagvec_resize(g, 128) == 0 && flagvec_count(g) == 1 && flagvec_find(g, 64) == 128);
    assert(flagvec_resize(g, 0) == 0 && flagvec_resize(g, 60) == 0 && flagvec_count(g) == 0);
    assert(flagvec_resize(g, SIZE_MAX) == FLAGVEC_RANGE && flagvec_size(g) == 60);
    flagvec_free(g);
    flagvec_free(NULL);
#else
    assert(flagvec_new(&f, 0) == 0);
    assert(flagvec_resize(f, 256) == 0);
    if (flagvec_count(f) != 0)
        return 1;
#endif
    flagvec_free(f);
    return 0;
}
