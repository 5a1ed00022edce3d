#include "lerpacc.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const double x[] = {0.0, 1.0, 3.0, 4.0}, y[] = {0.0, 2.0, 2.0, -2.0};
    lerpacc l;
    lerp_init(&l, x, y, 4);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (lerp_eval(&l, 0.5) != 1.0 || lerp_eval(&l, 2.5) != 2.0 || lerp_eval(&l, 5.0) != -6.0 || lerp_eval(&l, -1.0) != -2.0)
        return 2;
    if (lerp_interval(&l, 3.0) != 2 || lerp_interval(&l, 1.0) != 1 || lerp_interval(&l, 4.0) != 2 || lerp_interval(&l, NAN) != 0)
        return 2;
    if (lerp_interval(&l, INFINITY) != 2 || lerp_slope(&l, 3.5) != -4.0 || lerp_integral(&l, 0.0, 4.0) != 5.0)
        return 2;
    if (lerp_integral(&l, 4.0, 0.0) != -5.0 || lerp_integral(&l, 2.0, 2.0) != 0.0 || !isnan(lerp_integral(&l, NAN, 1.0)))
        return 2;
    double v[] = {0.5, 2.0, 3.5};
    lerp_map(&l, v, v, 3);
    if (v[0] != 1.0 || v[1] != 2.0 || v[2] != 0.0 || lerp_deviation(&l, &l) != 0.0)
        return 2;
    lerpacc two;
    lerp_init(&two, x, y, 2);
    if (lerp_eval(&two, 3.0) != 6.0 || lerp_deviation(&l, &two) != 10.0)
        return 2;
    lerp_map(&two, NULL, NULL, 0);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        lerp_init(&l, x, y, 1);
        break;
    case 2:
        lerp_init(&l, y, x, 4);
        break;
    case 3: {
        double *copy = malloc(sizeof x);
        memcpy(copy, x, sizeof x);
        lerp_init(&l, copy, y, 4);
        free(copy);
        lerp_eval(&l, 2.0);
        break;
    }
    case 4:
        memset(&l, 0, sizeof l);
        lerp_eval(&l, 2.0);
        break;
    case 5: {
        double few[3] = {1.0, 2.0, 3.0};
        lerp_init(&l, few, y, 1000);
        break;
    }
    case 6: {
        double v[2] = {1.0, 2.0}, out[2];
        lerp_map(&l, v, out, 3);
        break;
    }
    }
#endif
    return 0;
}
