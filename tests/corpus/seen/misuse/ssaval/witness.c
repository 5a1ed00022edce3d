#include "ssaval.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    ssaval_fn *f = ssaval_fn_new(2);
    if (!f || ssaval_fn_new(17) || ssaval_fn_new(SIZE_MAX))
        return 1;
    const ssaval *sum = ssaval_bin(f, SSAVAL_ADD, ssaval_arg(f, 0), ssaval_const(f, 3));
    const ssaval *all = ssaval_bin(f, SSAVAL_DIV, sum, ssaval_arg(f, 1));
    all = ssaval_bin(f, SSAVAL_MUL, all, all);
    if (!all || ssaval_bin(f, (ssaval_op)7, all, all) || ssaval_bin(f, SSAVAL_SUB, NULL, all) || ssaval_no(sum) != 2)
        return 1;
    ssaval_ret(f, ssaval_bin(f, SSAVAL_LESS, ssaval_const(f, 0), all));
    int64_t args[2] = {INT64_MIN, 0}, r = 7;
    if (ssaval_eval(f, args, &r) != -1 || r != 7)
        return 1;
    args[0] = INT64_MIN;
    args[1] = -1;
    if (ssaval_eval(f, args, &args[0]) != 0 || args[0] != 1)
        return 1;
    ssaval_fn_free(f);
    f = ssaval_fn_new(0);
    const ssaval *v = ssaval_const(f, INT64_MIN), *m = ssaval_const(f, -1);
    const ssaval *d = ssaval_bin(f, SSAVAL_DIV, v, m);
    for (int i = 0; i < 5000; i++)
        ssaval_const(f, i);
    if (ssaval_count(f) != SSAVAL_MAX || ssaval_const(f, 1))
        return 1;
    ssaval_ret(f, d);
    if (ssaval_eval(f, NULL, &r) != 0 || r != INT64_MIN)
        return 1;
    ssaval_fn_free(f);
    ssaval_fn_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ssaval_fn *f = ssaval_fn_new(2), *g = ssaval_fn_new(1);
    int64_t r, *one = calloc(1, sizeof *one);
    const ssaval *v = NULL;
    for (int i = 0; i < 10; i++)
        v = ssaval_arg(f, 1);
    switch (rule) {
    case 1:
        ssaval_ret(g, ssaval_bin(g, SSAVAL_ADD, ssaval_const(g, 1), v));
        ssaval_eval(g, one, &r);
        break;
    case 2:
        ssaval_fn_free(f);
        return (int)ssaval_no(v) * 0;
    case 3:
        ssaval_ret(f, v);
        ssaval_const(f, 1);
        break;
    case 4:
        ssaval_eval(f, one, &r);
        break;
    case 5:
        ssaval_arg(g, 1);
        break;
    case 6:
        ssaval_ret(f, v);
        ssaval_eval(f, one, &r);
        break;
    case 7:
        for (int i = 0; i < SSAVAL_MAX; i++)
            v = ssaval_const(f, i);
        ssaval_ret(f, v);
        break;
    }
    return 0;
#endif
}
