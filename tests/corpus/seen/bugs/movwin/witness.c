#include "movwin.h"

#include <assert.h>

int main(void)
{
    struct movwin *w = mw_new(4);

    assert(w != NULL);
#ifdef LEGAL
    int32_t a = 5, b = 6;

    assert(mw_new(0) == NULL && mw_new(SIZE_MAX) == NULL && mw_new(MW_SIZE_MAX + 1) == NULL);
    assert(mw_mean(w) == 0 && !mw_range(w, &a, &b) && !mw_at(w, 0, &a) && a == 5);
    assert(mw_resize(w, 2) && mw_resize(w, 3) && !mw_resize(w, 0) && !mw_resize(w, SIZE_MAX));
    mw_push(w, INT32_MIN);
    mw_push(w, INT32_MAX);
    assert(mw_mean(w) == -0.5 && mw_range(w, &a, &b) && a == INT32_MIN && b == INT32_MAX);
    mw_push(w, 1);
    mw_push(w, 2);
    assert(mw_count(w) == 3 && mw_at(w, 2, &a) && a == INT32_MAX && !mw_at(w, 3, &a));
    assert(mw_resize(w, 3) && mw_resize(w, 2) && mw_mean(w) == 1.5);
    mw_push(w, 3);
    assert(mw_at(w, 0, &a) && a == 3 && mw_at(w, 1, &a) && a == 2);
    assert(mw_resize(w, 8) && mw_count(w) == 2);
    for (int i = 0; i < 20; i++)
        mw_push(w, i);
    assert(mw_mean(w) == 15.5 && mw_resize(w, 1) && mw_at(w, 0, &a) && a == 19);
    mw_push(w, -1);
    assert(mw_range(w, &a, &a) && a == -1 && mw_size(w) == 1);
    mw_clear(w);
    assert(mw_count(w) == 0 && mw_resize(w, MW_SIZE_MAX));
    mw_push(w, 1);
    mw_free(NULL);
#else
    mw_push(w, 10);
    mw_push(w, 20);
    mw_resize(w, 2);
    mw_push(w, 30);
#endif
    mw_free(w);
    return 0;
}
