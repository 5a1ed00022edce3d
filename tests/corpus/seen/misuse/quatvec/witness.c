#include "quatvec.h"
#include <float.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    qv_vec x = { 1, 0, 0 }, z = { 0, 0, 1 };
#ifdef LEGAL
    (void)rule;
    double tiny = 4.9406564584124654e-324;
    qv_quat q = qv_turn(z, acos(-1) / 2);
    qv_vec v = qv_rotate(q, x), many[2] = { x, z };
    if (fabs(v.x) > 1e-9 || fabs(v.y - 1) > 1e-9 || fabs(v.z) > 1e-9)
        return 3;
    v = qv_unit((qv_vec){ tiny, tiny, -tiny });
    if (fabs(qv_length(v) - 1) > 1e-9)
        return 4;
    v = qv_unit((qv_vec){ DBL_MAX, DBL_MAX, tiny });
    if (fabs(qv_length(v) - 1) > 1e-9 || !isinf(qv_length((qv_vec){ INFINITY, NAN, 0 })))
        return 5;
    q = qv_norm((qv_quat){ 0, -DBL_MAX, 0, 0 });
    if (q.x != -1)
        return 6;
    q = qv_mul(q, qv_conj(q));
    if (q.w != 1 || q.x != 0)
        return 7;
    qv_rotate_all(qv_identity, many, many, 2);
    qv_rotate_all(qv_identity, NULL, NULL, 0);
    qv_rotate_all(q, many, many + 1, 1);
    if (many[1].x != 1)
        return 8;
    v = qv_cross(z, x);
    if (qv_component(v, 1) != 1 || qv_component(v, 0) != 0 || qv_component(v, 2) != 0 || qv_dot(v, v) != 1)
        return 9;
    v = qv_add(v, (qv_vec){ NAN, INFINITY, 0 });
    qv_turn(x, INFINITY);
    qv_turn(x, NAN);
    return 0;
#else
    if (rule == 1) {
        qv_turn((qv_vec){ 0, 0, 0 }, 1);
    } else if (rule == 2) {
        volatile double d = qv_component(x, 3);
        (void)d;
    } else {
        qv_vec *in = malloc(2 * sizeof *in), *out = malloc(sizeof *out);
        in[0] = x;
        in[1] = z;
        qv_rotate_all(qv_identity, in, out, 2);
        free(in);
        free(out);
    }
    return 0;
#endif
}
