#include "exbind.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int near_to(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

int main(int argc, char **argv)
{
    double *x = malloc(sizeof *x), y = 4;
    exb_var *vars = malloc(2 * sizeof *vars);
    vars[0] = (exb_var){"x", x};
    vars[1] = (exb_var){"y", &y};
    int error = 9;
    *x = 3;
    exb_formula *f = exb_compile("sqrt(x^2 + y^2)", vars, 2, &error);
    if (f == NULL || error != 0 || !near_to(exb_eval(f), 5) || exb_is_constant(f))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    char text[5000];
    free(vars);
    y = 0;
    if (!near_to(exb_eval(f), 3))
        return 2;
    exb_free(f);
    free(x);
    exb_free(NULL);
    if (!near_to(exb_once("-2^2", NULL), -4) || !near_to(exb_once("2^-1^2", NULL), 0.5) || !near_to(exb_once("7 % 4 - 1.5*2", NULL), 0))
        return 2;
    if (!near_to(exb_once(" cos ( pi ) ", &error), -1) || !near_to(exb_once("2-3-4", NULL), -5) || !isinf(exb_once("1/0", NULL)))
        return 2;
    if (!isnan(exb_once("", &error)) || error != 1 || !isnan(exb_once("1+", &error)) || error != 3)
        return 2;
    if (!isnan(exb_once("sin", &error)) || !isnan(exb_once("1 2", &error)) || error != 3 || !isnan(exb_once("(", NULL)))
        return 2;
    if (!isnan(exb_once(".", NULL)) || !near_to(exb_once(".5", NULL), 0.5) || !isnan(exb_once("foo", &error)) || error != 1)
        return 2;
    const char *bad[] = {"sin(", "sin()", "2^", "-", "1*", "(1", ")", "1)", "--", "abs(1", "1..2", "sin(1)2", "()"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (!isnan(exb_once(bad[i], NULL)))
            return 2;
    memset(text, '(', sizeof text);
    text[4000] = '\0';
    if (!isnan(exb_once(text, NULL)))
        return 2;
    memset(text, '-', sizeof text);
    text[4000] = '\0';
    exb_once(text, NULL);
    for (int i = 0; i < 4000; i += 2)
        memcpy(text + i, "1^", 2);
    exb_once(text, NULL);
    text[3999] = '\0';
    exb_once(text, NULL);
    for (int i = 0; i < 4000; i += 2)
        memcpy(text + i, "1+", 2);
    text[3999] = '\0';
    if (!near_to(exb_once(text, NULL), 2000))
        return 2;
    /* 60 deep, each level with operands that wait */
    text[0] = '\0';
    for (int i = 0; i < 59; i++)
        strcat(text, "1+2*3^(");
    strcat(text, "1");
    for (int i = 0; i < 59; i++)
        strcat(text, ")");
    exb_once(text, &error);
    text[0] = '\0';
    for (int i = 0; i < 59; i++)
        strcat(text, "(");
    strcat(text, "1");
    for (int i = 0; i < 59; i++)
        strcat(text, ")");
    if (!near_to(exb_once(text, &error), 1))
        return 2;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(x);
        exb_eval(f);
        break;
    case 2:
        exb_free(f);
        exb_eval(f);
        break;
    case 3:
        exb_free(f);
        exb_free(f);
        break;
    case 4:
        exb_compile("z", vars, 3, &error);
        break;
    case 5: {
        const char *volatile none = NULL;
        exb_once(none, NULL);
        break;
    }
    }
#endif
    return 0;
}
