#include "penpath.h"

#include <math.h>

int main(void)
{
    penpath *p = pp_new();
    if (p == NULL || pp_rect(p, 0, 0, 3, 4) != 0)
        return 2;
#ifdef LEGAL
    double m[6] = {2, 0, 0, 2, 1, 1}, x, y;
    pp_box box;
    penpath *q = pp_copy(p), *empty = pp_new();
    if (pp_line(empty, 1, 1) != -1 || pp_append(empty, empty) != 0 || pp_bounds(empty, &box) != -1)
        return 3;
    if (!pp_equal(p, q) || !pp_equal(p, p) || pp_append(p, q) != 0 || pp_steps(p) != 10)
        return 3;
    if (pp_append(q, empty) != 0 || pp_move(q, NAN, 0) != -1 || pp_rect(q, 1e308, 0, 1e308, 1) != -1)
        return 3;
    if (pp_transform(q, m) != 0 || pp_bounds(q, &box) != 0 || box.x1 != 7 || pp_step(q, 5, &x, &y) != 0)
        return 3;
    if (pp_step(q, 0, &x, &y) != 'M' || x != 1)
        return 3;
    pp_clear(q);
    pp_free(q);
    pp_free(empty);
    pp_free(NULL);
#else
    pp_append(p, p);            /* 5 steps to 10: grows */
#endif
    pp_free(p);
    return 0;
}
