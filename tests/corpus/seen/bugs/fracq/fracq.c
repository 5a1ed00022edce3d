#include "fracq.h"

static int64_t magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

static int64_t gcd(int64_t a, int64_t b)
{
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Operands are at most 2^62 in magnitude, sums of two such below 2^63. */
static FracError reduce(int64_t num, int64_t den, Frac *out)
{
    if (den == 0)
        return FRAC_DIV_ZERO;
    int64_t divisor = gcd(magnitude(num), magnitude(den));
    if (den < 0)
        divisor = -divisor;
    num /= divisor;
    den /= divisor;
    if (num < INT32_MIN || num > INT32_MAX || den > INT32_MAX)
        return FRAC_RANGE;
    out->num = (int32_t)num;
    out->den = (int32_t)den;
    return FRAC_OK;
}

FracError Frac_Make(int32_t num, int32_t den, Frac *out)
{
    return reduce(num, den, out);
}

FracError Frac_Add(Frac a, Frac b, Frac *out)
{
    if (a.den <= 0 || b.den <= 0)
        return FRAC_DIV_ZERO;
    return reduce((int64_t)a.num * b.den + (int64_t)b.num * a.den, (int64_t)a.den * b.den, out);
}

FracError Frac_Sub(Frac a, Frac b, Frac *out)
{
    if (a.den <= 0 || b.den <= 0)
        return FRAC_DIV_ZERO;
    return reduce((int64_t)a.num * b.den - (int64_t)b.num * a.den, (int64_t)a.den * b.den, out);
}

FracError Frac_Mul(Frac a, Frac b, Frac *out)
{
    if (a.den <= 0 || b.den <= 0)
        return FRAC_DIV_ZERO;
    return reduce((int64_t)a.num * b.num, (int64_t)a.den * b.den, out);
}

FracError Frac_Div(Frac a, Frac b, Frac *out)
{
    if (a.den <= 0 || b.den <= 0)
        return FRAC_DIV_ZERO;
    return reduce((int64_t)a.num * b.den, (int64_t)a.den * b.num, out);
}

FracError Frac_Negate(Frac a, Frac *out)
{
    if (a.den <= 0)
        return FRAC_DIV_ZERO;
    out->num = -a.num;
    out->den = a.den;
    return FRAC_OK;
}

FracError Frac_Invert(Frac a, Frac *out)
{
    return reduce(a.den, a.num, out);
}

int Frac_Compare(Frac a, Frac b)
{
    int64_t left = (int64_t)a.num * b.den, right = (int64_t)b.num * a.den;
    return (left > right) - (left < right);
}

int32_t Frac_Trunc(Frac a)
{
    return a.den <= 0 ? 0 : a.num / a.den;
}

double Frac_ToDouble(Frac a)
{
    return a.den <= 0 ? 0.0 : (double)a.num / a.den;
}
