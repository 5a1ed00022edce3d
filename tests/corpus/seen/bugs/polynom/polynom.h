#ifndef POLYNOM_H
#define POLYNOM_H

#include <stdbool.h>

/* Polynomials in one variable with real coefficients.

   A Poly never changes once it is made.  Every function that returns a Poly *
   makes a new one, which is to be given to PolyFree; it is NULL if there are
   too many coefficients or no memory. */
typedef struct Poly Poly;

#define POLY_MAX_COEFS 1024

/* coefs[0] + coefs[1] x + coefs[2] x^2 ...; `count` may be 0. */
Poly *PolyNew(const double *coefs, int count);
/* c x^n */
Poly *PolyMonomial(double c, int n);
void PolyFree(Poly *p);

/* The highest power whose coefficient is not 0; -1 for the polynomial 0. */
int PolyDegree(const Poly *p);
/* The coefficient of x^n, which is 0 for any n beyond the degree. */
double PolyCoef(const Poly *p, int n);
double PolyEval(const Poly *p, double x);
bool PolyEqual(const Poly *p, const Poly *q);

Poly *PolyAdd(const Poly *p, const Poly *q);
Poly *PolySub(const Poly *p, const Poly *q);
Poly *PolyMul(const Poly *p, const Poly *q);
/* The first derivative. */
Poly *PolyDerive(const Poly *p);

#endif
