#include "polynom.h"

#include <stdlib.h>
#include <string.h>

struct Poly {
    int count; /* coefficients; the last one is not 0 */
    double *coefs;
};

/* All coefficients are 0; the caller stores them and trims. */
static Poly *make(int count)
{
    if (count < 0 || count > POLY_MAX_COEFS)
        return NULL;
    Poly *p = malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->count = count;
    p->coefs = calloc(count > 0 ? (size_t)count : 1, sizeof *p->coefs);
    if (p->coefs == NULL) {
        free(p);
        return NULL;
    }
    return p;
}

static Poly *trim(Poly *p)
{
    while (p->count > 0 && p->coefs[p->count - 1] == 0)
        p->count--;
    return p;
}

Poly *PolyNew(const double *coefs, int count)
{
    Poly *p = make(count);
    if (p == NULL)
        return NULL;
    if (count > 0)
        memcpy(p->coefs, coefs, (size_t)count * sizeof *coefs);
    return trim(p);
}

Poly *PolyMonomial(double c, int n)
{
    if (n < 0 || n >= POLY_MAX_COEFS)
        return NULL;
    Poly *p = make(n + 1);
    if (p == NULL)
        return NULL;
    p->coefs[n] = c;
    return trim(p);
}

void PolyFree(Poly *p)
{
    if (p == NULL)
        return;
    free(p->coefs);
    free(p);
}

int PolyDegree(const Poly *p)
{
    return p->count - 1;
}

double PolyCoef(const Poly *p, int n)
{
    return n >= 0 && n < p->count ? p->coefs[n] : 0;
}

double PolyEval(const Poly *p, double x)
{
    double y = 0;
    for (int i = p->count - 1; i >= 0; i--)
        y = y * x + p->coefs[i];
    return y;
}

bool PolyEqual(const Poly *p, const Poly *q)
{
    if (p->count != q->count)
        return false;
    for (int i = 0; i < p->count; i++)
        if (p->coefs[i] != q->coefs[i])
            return false;
    return true;
}

Poly *PolyAdd(const Poly *p, const Poly *q)
{
    int count = p->count > q->count ? p->count : q->count;
    Poly *sum = make(count);
    if (sum == NULL)
        return NULL;
    for (int i = 0; i < count; i++)
        sum->coefs[i] = PolyCoef(p, i) + PolyCoef(q, i);
    return trim(sum);
}

Poly *PolySub(const Poly *p, const Poly *q)
{
    int count = p->count > q->count ? p->count : q->count;
    if (p->count == q->count) {
        /* leading terms that cancel need no room */
        while (p->coefs[count - 1] == q->coefs[count - 1])
            count--;
    }
    Poly *difference = make(count);
    if (difference == NULL)
        return NULL;
    for (int i = 0; i < count; i++)
        difference->coefs[i] = PolyCoef(p, i) - PolyCoef(q, i);
    return trim(difference);
}

Poly *PolyMul(const Poly *p, const Poly *q)
{
    if (p->count == 0 || q->count == 0)
        return make(0);
    Poly *product = make(p->count + q->count - 1);
    if (product == NULL)
        return NULL;
    for (int i = 0; i < p->count; i++)
        for (int k = 0; k < q->count; k++)
            product->coefs[i + k] += p->coefs[i] * q->coefs[k];
    return trim(product);
}

Poly *PolyDerive(const Poly *p)
{
    int count = p->count > 0 ? p->count - 1 : 0;
    Poly *derived = make(count);
    if (derived == NULL)
        return NULL;
    for (int i = 0; i < count; i++)
        derived->coefs[i] = p->coefs[i + 1] * (i + 1);
    return trim(derived);
}
