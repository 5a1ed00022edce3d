#include "lattnoise.h"

#include <limits.h>
#include <math.h>

int main(void)
{
    ln_field f = ln_seed(7), g = ln_seed(0);
    double v = ln_noise2(&f, 1.5, 2.25);
    if (v < -1 || v > 1 || f.seed != 7 || ln_noise2(&f, 3, 4) != 0)
        return 2;
    if (ln_noise2(&f, NAN, 0.5) != 0 || ln_noise2(&f, 0.5, INFINITY) != 0 || ln_noise1(&f, 1e300) != 0)
        return 2;
    if (ln_noise1(&g, -0.5) < -1 || ln_noise1(&g, -1e9) != 0 || ln_noise1(&g, 255.5) > 1)
        return 2;
    ln_noise2(&f, 0.5, -0.5);
    if (fabs(ln_tile2(&f, -0.5, -0.5, 256, 256) - ln_tile2(&f, 255.5, 255.5, 256, 256)) > 1e-12)
        return 2;
    if (fabs(ln_tile2(&f, 0.3, 0.4, 5, 3) - ln_tile2(&f, 5.3, 3.4, 5, 3)) > 1e-12)
        return 2;
    ln_tile2(&f, -1e9, 1e9, INT_MIN, INT_MAX);
    if (fabs(ln_fbm2(&g, 0.1, 0.2, 3, NAN)) > 1 || fabs(ln_fbm2(&g, 0.1, 0.2, INT_MIN, 9)) > 1)
        return 2;
    float out[6];
    if (!ln_raster(&f, out, 3, 2, 0.5, 0.5, 1.25) || !ln_raster(&f, out, 0, 2, 0, 0, 0))
        return 2;
    if (ln_raster(&f, out, LN_MAX_SIDE + 1, 0, 0, 0, 0))
        return 2;
#ifndef LEGAL
    v = ln_noise2(&f, -0.5, 0.5);
#endif
    return v >= -1 && v <= 1 ? 0 : 2;
}
