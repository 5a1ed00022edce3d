#include "crvterp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const double line_x[] = {-1, 0, 2, 7}, line_y[] = {-2, 0, 4, 14};
    double *x = malloc(sizeof line_x), *out = malloc(5 * sizeof *out);
    memcpy(x, line_x, sizeof line_x);
    cv_curve *c = cv_alloc(4);
    cv_hint hint = CV_HINT_NONE;
    cv_init(c, x, line_y, 4);
    if (cv_alloc(2) != NULL || cv_alloc((size_t)-1) != NULL || cv_points(c) != 4 || cv_first(c) != -1 || cv_last(c) != 7)
        return 2;
    if (fabs(cv_eval(c, 6, &hint) - 12) > 1e-9 || fabs(cv_eval(c, -1, &hint) + 2) > 1e-9 || cv_eval(c, 7, NULL) != 14)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (fabs(cv_slope(c, 3, &hint) - 2) > 1e-9 || fabs(cv_bend(c, 3, NULL)) > 1e-9)
        return 2;
    if (fabs(cv_integral(c, -1, 7) - 48) > 1e-9 || cv_integral(c, 2, 2) != 0 || cv_integral(c, 7, 7) != 0)
        return 2;
    cv_tabulate(c, out, 5);
    if (fabs(out[0] + 2) > 1e-9 || fabs(out[2] - 6) > 1e-9 || out[4] != 14)
        return 2;
    const double bump[] = {0, 1, 0, NAN}, wide[] = {-INFINITY, -1e308, 1e308, INFINITY};
    cv_init(c, x, bump, 4);
    cv_tabulate(c, out, 5);
    cv_init(c, wide, line_y, 4);
    cv_tabulate(c, out, 5);
    cv_eval(c, INFINITY, &hint);
    cv_integral(c, -INFINITY, INFINITY);
    cv_curve *sine = cv_alloc(3);
    cv_hint_reset(&hint);
    cv_init(sine, line_x, bump, 3);
    if (cv_eval(sine, 0, &hint) != 1 || !(cv_bend(sine, 0, &hint) < 0) || cv_bend(sine, -1, &hint) != 0)
        return 2;
    cv_free(sine);
    cv_free(NULL);
#else
    cv_curve *other = cv_alloc(4), *large = cv_alloc(100);
    double *many = calloc(100, sizeof *many);
    for (int i = 0; i < 100; i++)
        many[i] = i;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(x);
        cv_eval(c, 0, NULL);
        break;
    case 2:
        cv_init(c, x, line_y, 3);
        break;
    case 3:
        x[2] = x[1];
        cv_init(c, x, line_y, 4);
        break;
    case 4:
        cv_eval(other, 0, NULL);
        break;
    case 5:
        cv_slope(c, 7.5, NULL);
        break;
    case 6:
        cv_init(large, many, many, 100);
        cv_eval(large, 98.5, &hint);
        cv_eval(c, 1, &hint);
        break;
    case 7:
        cv_integral(c, 2, 1);
        break;
    case 8:
        cv_tabulate(c, out, 1);
        break;
    case 9:
        cv_free(c);
        cv_points(c);
        break;
    case 10:
        cv_tabulate(c, out, 6);
        break;
    }
#endif
    cv_free(c);
    free(x);
    free(out);
    return 0;
}
