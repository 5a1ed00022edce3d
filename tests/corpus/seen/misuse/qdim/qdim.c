#include "qdim.h"

#include <assert.h>
#include <float.h>
#include <stdio.h>

static qd make(double amount, int m, int kg, int s)
{
    assert(m >= -QD_EXPONENT && m <= QD_EXPONENT);
    assert(kg >= -QD_EXPONENT && kg <= QD_EXPONENT);
    assert(s >= -QD_EXPONENT && s <= QD_EXPONENT);
    qd q = {amount, (signed char)m, (signed char)kg, (signed char)s};
    return q;
}

qd qd_number(double n)
{
    return make(n, 0, 0, 0);
}

qd qd_metres(double n)
{
    return make(n, 1, 0, 0);
}

qd qd_kilograms(double n)
{
    return make(n, 0, 1, 0);
}

qd qd_seconds(double n)
{
    return make(n, 0, 0, 1);
}

bool qd_same(qd a, qd b)
{
    return a.m == b.m && a.kg == b.kg && a.s == b.s;
}

qd qd_add(qd a, qd b)
{
    assert(qd_same(a, b));
    a.amount += b.amount;
    return a;
}

qd qd_sub(qd a, qd b)
{
    assert(qd_same(a, b));
    a.amount -= b.amount;
    return a;
}

int qd_compare(qd a, qd b)
{
    assert(qd_same(a, b));
    return (a.amount > b.amount) - (a.amount < b.amount);
}

qd qd_mul(qd a, qd b)
{
    return make(a.amount * b.amount, a.m + b.m, a.kg + b.kg, a.s + b.s);
}

qd qd_div(qd a, qd b)
{
    return make(a.amount / b.amount, a.m - b.m, a.kg - b.kg, a.s - b.s);
}

static double root(double x)
{
    if (!(x > 0) || x > DBL_MAX)
        return x; /* 0, NaN and infinity */
    double scale = 1;
    for (; x > 4; x /= 4)
        scale *= 2;
    for (; x < 1; x *= 4)
        scale /= 2;
    double y = 1.5;
    for (int i = 0; i < 6; i++)
        y = (y + x / y) / 2;
    return y * scale;
}

qd qd_sqrt(qd a)
{
    assert(a.m % 2 == 0 && a.kg % 2 == 0 && a.s % 2 == 0);
    assert(!(a.amount < 0));
    return make(root(a.amount), a.m / 2, a.kg / 2, a.s / 2);
}

static int unit(char *text, size_t size, const char *name, int exponent)
{
    if (exponent == 0)
        return 0;
    if (exponent == 1)
        return snprintf(text, size, " %s", name);
    return snprintf(text, size, " %s^%d", name, exponent);
}

int qd_format(qd a, char *text, size_t size)
{
    char units[40];
    int n = unit(units, sizeof units, "m", a.m);
    n += unit(units + n, sizeof units - (size_t)n, "kg", a.kg);
    n += unit(units + n, sizeof units - (size_t)n, "s", a.s);
    units[n] = '\0';
    return snprintf(text, size, "%g%s", a.amount, units);
}
