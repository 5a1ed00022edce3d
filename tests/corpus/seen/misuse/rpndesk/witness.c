#include "rpndesk.h"
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int hyp(const double *a, double *r, void *user)
{
    (void)user;
    *r = sqrt(a[0] * a[0] + a[1] * a[1]);
    return 0;
}
static int definer(const double *a, double *r, void *user)
{
    (void)a;
    *r = 1;
    rpn_define(user, "other", 2, hyp, NULL);
    return 0;
}
static int again(const double *a, double *r, void *user)
{
    (void)a;
    *r = 0;
    return rpn_run(user, "again") != RPN_OK;
}
static int refuse(const double *a, double *r, void *user)
{
    (void)a;
    (void)r;
    return rpn_push(user, 9) == RPN_OK && rpn_pop(user, NULL) == RPN_OK;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    rpndesk *d = rpn_new();
    double x = 0;
    assert(d);
#ifdef LEGAL
    (void)rule;
    (void)definer;
    assert(rpn_depth(d) == 0 && !rpn_stack(d) && rpn_pop(d, &x) == RPN_UNDERFLOW);
    assert(rpn_run(d, "") == RPN_OK && rpn_run(d, " 1 2 + ") == RPN_OK && rpn_top(d) == 3);
    assert(rpn_run(d, "+") == RPN_UNDERFLOW && rpn_depth(d) == 1);
    assert(rpn_run(d, "0 /") == RPN_INVALID && rpn_depth(d) == 2);
    assert(rpn_run(d, "drop dup neg swap - -.5e1 *") == RPN_OK && rpn_top(d) == 30);
    assert(rpn_run(d, "1x") == RPN_UNKNOWN && rpn_run(d, "+ foo") == RPN_UNDERFLOW && rpn_run(d, "foo") == RPN_UNKNOWN);
    assert(rpn_define(d, "hyp", 2, hyp, NULL) == RPN_OK && rpn_define(d, "hyp", 2, hyp, NULL) == RPN_OK);
    assert(rpn_define(d, "", 2, hyp, NULL) == RPN_INVALID && rpn_define(d, "a b", 2, hyp, NULL) == RPN_INVALID);
    assert(rpn_define(d, "-1", 2, hyp, NULL) == RPN_INVALID && rpn_define(d, "q", INT_MIN, hyp, NULL) == RPN_INVALID);
    assert(rpn_define(d, "q", 9, hyp, NULL) == RPN_INVALID);
    assert(rpn_define(d, "again", 0, again, d) == RPN_OK && rpn_define(d, "no", 1, refuse, d) == RPN_OK);
    assert(rpn_run(d, "3 4 hyp") == RPN_OK && rpn_top(d) == 5 && rpn_calls(d, "hyp") == 1 && rpn_calls(d, "") == 0);
    assert(rpn_run(d, "again") == RPN_REFUSED && rpn_calls(d, "again") == RPN_MAX_NEST);
    assert(rpn_run(d, "no") == RPN_REFUSED && rpn_top(d) == 5);
    while (rpn_push(d, NAN) == RPN_OK)
        ;
    assert(rpn_depth(d) == RPN_MAX_DEPTH && rpn_run(d, "dup") == RPN_OVERFLOW && rpn_stack(d)[0] == 30);
    assert(rpn_pop(d, &x) == RPN_OK && isnan(x));
    rpn_free(NULL);
#else
    if (rule == 1) {
        rpn_define(d, "def", 0, definer, d);
        rpn_run(d, "def");
    } else if (rule == 2) {
        printf("%g\n", rpn_top(d));
    } else {
        (void)again;
        (void)refuse;
        rpn_push(d, 1);
        const double *p = rpn_stack(d);
        for (int i = 0; i < 20; i++)
            rpn_push(d, i);
        x = *p;
        printf("%g\n", x);
    }
#endif
    rpn_free(d);
    return 0;
}
