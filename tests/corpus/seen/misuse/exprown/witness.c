#include "exprown.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    long values[26] = {5, 7};
    expr *a = expr_variable('a');
    expr *e = expr_binary('*', a, expr_binary('-', expr_number(-3), expr_negate(expr_variable('b'))));
    char *text = expr_text(e);
    if (strcmp(text, "(a*((-3)-(-b)))") != 0 || expr_eval(e, values) != 20 || expr_child(e, 0) != a)
        return 2;
    free(text);
#ifdef LEGAL
    (void)count, (void)arguments;
    expr *same = expr_clone(e), *nine = expr_number(9);
    if (!expr_equal(e, same) || !expr_equal(e, e) || expr_variable('A') || expr_child(e, 2) || expr_child(a, 0))
        return 2;
    e = expr_substitute(e, 'b', nine);
    if (expr_eval(e, values) != 30 || expr_equal(e, same) || expr_binary('/', same, nine) || expr_negate(NULL))
        return 2;
    for (int i = 0; i < 20 && e; i++)
        e = expr_binary('+', expr_clone(e), e);
    if (e)
        return 2;
    expr_free(e);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        expr_free(a);
        expr_free(e);
        break;
    case 2: {
        expr *other = expr_negate(a);
        expr_free(e);
        expr_free(other);
        break;
    }
    case 3:
        expr_free(expr_binary('+', e, e));
        break;
    case 4:
        expr_free(expr_substitute(e, 'b', a));
        expr_eval(e, values);
        break;
    case 5:
        expr_substitute(e, 'b', a);
        expr_eval(a, values);
        break;
    case 6: {
        long *one = calloc(1, sizeof *one);
        expr_eval(e, one);
        break;
    }
    }
#endif
    return 0;
}
