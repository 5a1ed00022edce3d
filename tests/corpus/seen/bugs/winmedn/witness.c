#include "winmedn.h"
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

int main(void)
{
#ifdef LEGAL
    CHECK(!wm_open(0) && !wm_open(WM_MAX_WIDTH + 1) && !wm_open(SIZE_MAX));
    struct wm_window *w = wm_open(3), *d;
    double gone = -1;
    CHECK(w && isnan(wm_median(w)) && isnan(wm_mean(w)) && isnan(wm_rank(w, 0)) && isnan(wm_quantile(w, 0.5)));
    CHECK(wm_push(w, 3, NULL) == 0 && wm_push(w, -INFINITY, &gone) == 0 && gone == -1);
    CHECK(wm_median(w) == -INFINITY);
    CHECK(wm_push(w, INFINITY, NULL) == 0 && wm_median(w) == 3 && isnan(wm_mean(w)));
    CHECK(wm_push(w, 0.0, &gone) == 1 && gone == 3);
    CHECK(wm_push(w, -0.0, &gone) == 1 && gone == -INFINITY);
    CHECK(wm_push(w, 1, &gone) == 1 && gone == INFINITY && wm_median(w) == 0);
    d = wm_dup(w);
    CHECK(d && wm_push(d, 5, &gone) == 1 && gone == 0 && wm_push(d, 5, NULL) == 1);
    CHECK(wm_rank(d, 2) == 5 && wm_rank(w, 2) == 1 && isnan(wm_rank(w, SIZE_MAX)));
    CHECK(wm_quantile(d, -1) == 1 && wm_quantile(d, INFINITY) == 5 && isnan(wm_quantile(d, NAN)));
    wm_reset(w);
    CHECK(wm_count(w) == 0 && wm_push(w, NAN, NULL) == 0 && wm_push(w, 1, NULL) == 0 && wm_push(w, DBL_MAX, NULL) == 0);
    CHECK(wm_rank(w, 0) == 1 && isnan(wm_rank(w, 2)) && wm_median(w) == DBL_MAX);
    wm_close(w);
    wm_close(d);
    wm_close(NULL);
    w = wm_open(2);
    CHECK(w);
    wm_push(w, DBL_MAX, NULL);
    wm_push(w, DBL_MAX, NULL);
    CHECK(wm_median(w) == DBL_MAX && wm_mean(w) == DBL_MAX);
    wm_close(w);
#else
    struct wm_window *w = wm_open(1);
    CHECK(w);
    wm_push(w, NAN, NULL);
    wm_push(w, 1, NULL);
    printf("%g\n", wm_median(w));
    wm_close(w);
#endif
    return 0;
}
