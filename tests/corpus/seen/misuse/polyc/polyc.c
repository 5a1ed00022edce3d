#include "polyc.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

double poly_eval(const double *p, size_t n, double x)
{
    double y = 0;
    while (n > 0)
        y = y * x + p[--n];
    return y;
}

size_t poly_trim(const double *p, size_t n)
{
    while (n > 0 && p[n - 1] == 0)
        n--;
    return n;
}

static double at(const double *p, size_t n, size_t i)
{
    return i < n ? p[i] : 0;
}

bool poly_equal(const double *a, size_t na, const double *b, size_t nb, double eps)
{
    for (size_t i = 0; i < na || i < nb; i++)
        if (!(fabs(at(a, na, i) - at(b, nb, i)) <= eps))
            return false;
    return true;
}

size_t poly_add(const double *a, size_t na, const double *b, size_t nb, double *out)
{
    size_t n = na > nb ? na : nb;
    for (size_t i = 0; i < n; i++)
        out[i] = at(a, na, i) + at(b, nb, i);
    return n;
}

size_t poly_mul(const double *a, size_t na, const double *b, size_t nb, double *out)
{
    if (na == 0 || nb == 0)
        return 0;
    size_t n = na + nb - 1;
    for (size_t i = 0; i < n; i++)
        out[i] = 0;
    for (size_t i = 0; i < na; i++)
        for (size_t k = 0; k < nb; k++)
            out[i + k] += a[i] * b[k];
    return n;
}

size_t poly_derive(const double *p, size_t n, double *out)
{
    for (size_t i = 1; i < n; i++)
        out[i - 1] = p[i] * (double)i;
    return n > 0 ? n - 1 : 0;
}

size_t poly_div(double *a, size_t na, const double *b, size_t nb, double *out)
{
    assert(nb > 0 && b[nb - 1] != 0);
    if (na < nb)
        return 0;
    size_t n = na - nb + 1;
    for (size_t i = n; i > 0; i--) {
        double q = a[i - 1 + nb - 1] / b[nb - 1];
        out[i - 1] = q;
        for (size_t k = 0; k < nb; k++)
            a[i - 1 + k] -= q * b[k];
        a[i - 1 + nb - 1] = 0;
    }
    return n;
}

/* Writes behind the text so far; its new length. */
static size_t put(char *text, size_t size, size_t length, const char *sign, double c, size_t power)
{
    char term[64], number[32] = "";
    if (power == 0 || c != 1)
        snprintf(number, sizeof number, "%g%s", c, power > 0 ? " " : "");
    if (power > 1)
        snprintf(term, sizeof term, "%s%sx^%zu", sign, number, power);
    else
        snprintf(term, sizeof term, "%s%s%s", sign, number, power == 1 ? "x" : "");
    for (const char *c0 = term; *c0 != '\0'; c0++, length++)
        if (length + 1 < size)
            text[length] = *c0;
    return length;
}

size_t poly_format(const double *p, size_t n, char *text, size_t size)
{
    size_t length = 0;
    n = poly_trim(p, n);
    if (n == 0)
        length = put(text, size, 0, "", 0, 0);
    for (size_t i = n; i > 0; i--) {
        double c = p[i - 1];
        if (c == 0)
            continue;
        if (i == n)
            length = put(text, size, length, c < 0 ? "-" : "", fabs(c), i - 1);
        else
            length = put(text, size, length, c < 0 ? " - " : " + ", fabs(c), i - 1);
    }
    if (size > 0)
        text[length < size ? length : size - 1] = '\0';
    return length;
}
