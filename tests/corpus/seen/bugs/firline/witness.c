#include "firline.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>

int main(void)
{
    static const double taps[] = {0.25, 0.5, 0.25};
    struct firline *f = firline_new(taps, 3);

    if (!f)
        return 0;
#ifdef LEGAL
    double x[] = {1, 0, 0, 0, 4}, one = 1;
    struct firline *g;

    assert(!firline_new(NULL, 1) && !firline_new(taps, 0) && !firline_new(taps, SIZE_MAX));
    firline_run(f, x, x, 5);
    assert(x[0] == 0.25 && x[1] == 0.5 && x[2] == 0.25 && x[3] == 0 && x[4] == 1);
    g = firline_clone(f);
    assert(g && firline_push(g, 0) == 2 && firline_push(f, 0) == 2);
    firline_clear(g);
    assert(firline_push(g, 0) == 0);
    assert(firline_retap(g, taps, 0) == -1 && firline_retap(g, NULL, 2) == -1);
    firline_clear(g);
    assert(firline_retap(g, &one, 1) == 0 && firline_push(g, 7) == 7 && firline_push(g, 8) == 8);
    assert(firline_retap(g, taps, 3) == 0 && firline_length(g) == 3);
    assert(firline_tap(g, 1) == 0.5 && firline_tap(g, SIZE_MAX) == 0 && firline_gain(g) == 1);
    assert(fabs(firline_response(g, 0) - 1) < 1e-12 && fabs(firline_response(g, 3.14159265358979)) < 1e-9);
    assert(isnan(firline_push(g, NAN)) && isnan(firline_response(g, INFINITY)));
    firline_run(g, NULL, NULL, 0);
    firline_free(g);
    firline_free(NULL);
#else
    firline_push(f, 1);
    firline_push(f, 2);
    firline_retap(f, taps, 1);
    firline_push(f, 3);
#endif
    firline_free(f);
    return 0;
}
