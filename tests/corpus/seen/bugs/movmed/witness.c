#include "movmed.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdint.h>

#ifdef LEGAL
int main(void)
{
    double space[MOVMED_SPACE(3)], out[4];
    movmed w;

    assert(movmed_init(NULL, space, 3) == -1 && movmed_init(&w, NULL, 3) == -1);
    assert(movmed_init(&w, space, 0) == -1 && movmed_init(&w, space, SIZE_MAX) == -1);
    assert(movmed_init(&w, space, 3) == 0);
    assert(isnan(movmed_median(&w)) && isnan(movmed_min(&w)) && isnan(movmed_max(&w)));
    assert(isnan(movmed_mean(&w)) && isnan(movmed_quantile(&w, 0.5)));
    assert(movmed_drop(&w) == 0 && movmed_values(&w, out, 4) == 0);
    movmed_push(&w, 3);
    movmed_push(&w, 1);
    assert(movmed_median(&w) == 2 && movmed_mean(&w) == 2);
    movmed_push(&w, NAN);
    assert(isnan(movmed_max(&w)) && movmed_median(&w) == 3 && movmed_count(&w) == 3);
    movmed_push(&w, 0.0);
    movmed_reset(&w);
    assert(movmed_count(&w) == 0);
    movmed_push(&w, INFINITY);
    movmed_push(&w, -0.0);
    movmed_push(&w, 0.0);
    movmed_push(&w, DBL_MAX);
    movmed_push(&w, DBL_MAX);
    assert(movmed_median(&w) == DBL_MAX && movmed_min(&w) == 0);
    movmed_push(&w, -INFINITY);
    assert(movmed_min(&w) == -INFINITY && movmed_quantile(&w, -3) == -INFINITY);
    assert(movmed_quantile(&w, 9) == DBL_MAX && movmed_quantile(&w, 0.5) == DBL_MAX);
    assert(isnan(movmed_quantile(&w, NAN)));
    assert(movmed_values(&w, out, 2) == 2 && movmed_values(&w, out, 4) == 3 && out[2] == -INFINITY);
    assert(movmed_drop(&w) && movmed_drop(&w) && movmed_drop(&w) && !movmed_drop(&w));
    double one[MOVMED_SPACE(1)];
    assert(movmed_init(&w, one, 1) == 0);
    movmed_push(&w, 1);
    movmed_push(&w, 2);
    assert(movmed_median(&w) == 2);
    return 0;
}
#else
int main(void)
{
    double space[MOVMED_SPACE(2)];
    movmed w;

    if (movmed_init(&w, space, 2) != 0)
        return 0;
    movmed_push(&w, NAN);
    movmed_push(&w, 1.0);
    movmed_push(&w, 2.0);
    return 0;
}
#endif
