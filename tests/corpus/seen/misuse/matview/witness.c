#include "matview.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    mv_mat *m = mv_new(4, 4);
    if (m == NULL)
        return 0;
    mv_view v = mv_all(m);
    double square[] = {1, 1, 0, 1};
    mv_view s = mv_array(square, 2, 2);
#ifdef LEGAL
    (void)argc, (void)argv;
    mv_mat *empty = mv_new(0, 7);
    mv_view none = mv_part(v, 4, 4, 0, 0), part = mv_part(v, 1, 1, 2, 2);
    double out[4];
    if (empty == NULL || mv_new(201, 1) != NULL || mv_trace(none) != 0 || !mv_equal(none, mv_part(s, 0, 2, 0, 0)))
        return 1;
    mv_fill(mv_all(empty), 1);
    mv_copy(none, none);
    mv_copy(part, s);
    if (mv_get(v, 1, 2) != 1 || mv_get(v, 2, 1) != 0 || !mv_equal(part, s) || mv_equal(v, s))
        return 1;
    mv_copy(mv_part(v, 0, 0, 3, 3), mv_part(v, 1, 1, 3, 3));
    if (mv_get(v, 0, 1) != 1 || mv_get(v, 1, 0) != 0 || mv_get(v, 1, 1) != 1)
        return 1;
    mv_mul(mv_array(out, 2, 2), s, s);
    mv_set(v, 3, 3, 9);
    if (out[1] != 2 || out[2] != 0 || mv_trace(v) != 11)
        return 1;
    mv_mul(mv_array(out, 2, 2), mv_array(NULL, 2, 0), mv_array(NULL, 0, 2));
    if (out[0] != 0 || out[3] != 0)
        return 1;
    mv_free(empty);
    mv_free(m);
    mv_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        mv_free(m);
        return mv_trace(v) == 1;
    }
    if (rule == 2)
        mv_part(v, 2, 2, 3, 2);
    if (rule == 3)
        return mv_get(v, 4, 0) == 1;
    if (rule == 4)
        mv_copy(v, s);
    if (rule == 5) {
        mv_set(s, 1, 0, 1);
        mv_mul(s, s, s);        /* should be 2 2 2 2 */
        return square[1] != 2 || square[2] != 2;
    }
    double *few = malloc(3 * sizeof *few);
    mv_fill(mv_array(few, 2, 2), 1);
    return 0;
#endif
}
