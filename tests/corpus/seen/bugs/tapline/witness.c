#include "tapline.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>

static const double four[4] = {1, 2, 3, 4};

#ifdef LEGAL
int main(void)
{
    double many[TL_MAX_TAPS] = {1};
    double run[5] = {1, 0, 0, 0, 0};

    assert(!tl_new(four, 0) && !tl_new(four, SIZE_MAX) && !tl_new(four, TL_MAX_TAPS + 1));
    tl_free(NULL);
    tl_filter *f = tl_new(four, 4);
    assert(f && tl_length(f) == 4 && tl_gain(f) == 10 && tl_tap(f, 3) == 4 && tl_tap(f, SIZE_MAX) == 0);
    tl_run(f, run, run, 5);
    assert(run[0] == 1 && run[1] == 2 && run[2] == 3 && run[3] == 4 && run[4] == 0);
    tl_run(f, NULL, NULL, 0);
    tl_step(f, 7);
    assert(tl_past(f, 0) == 7 && tl_past(f, 1) == 0 && tl_past(f, 4) == 0 && tl_past(f, SIZE_MAX) == 0);
    assert(tl_set_taps(f, four, 0) == -1 && tl_set_taps(f, four, 257) == -1);
    assert(tl_set_taps(f, many, TL_MAX_TAPS) == 0 && tl_past(f, 0) == 0);
    assert(tl_step(f, 3) == 3);
    tl_reset(f);
    assert(tl_set_taps(f, four, 1) == 0 && tl_step(f, 5) == 5 && tl_step(f, 6) == 6);
    assert(isnan(tl_step(f, NAN)));
    tl_free(f);
    return 0;
}
#else
int main(void)
{
    tl_filter *f = tl_new(four, 4);
    if (!f)
        return 0;
    tl_step(f, 1);
    tl_step(f, 1);
    tl_step(f, 1);
    if (tl_set_taps(f, four, 2) == 0)
        tl_step(f, 1);
    tl_free(f);
    return 0;
}
#endif
