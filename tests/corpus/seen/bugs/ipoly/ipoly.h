#ifndef IPOLY_H
#define IPOLY_H

#include <stddef.h>
#include <stdint.h>

/**
 * Polynomials over the integers modulo IPOLY_P.
 *
 * Coefficients that are given are reduced modulo IPOLY_P first. Results are
 * new polynomials, to be freed with ipoly_free(); they are NULL when memory
 * is exhausted or the degree would be above IPOLY_MAX_DEGREE.
 */
#define IPOLY_P 65521u
#define IPOLY_MAX_DEGREE 255

typedef struct ipoly ipoly;

/** From `count` coefficients, that of x^0 first. */
ipoly *ipoly_new(const uint32_t *coef, size_t count);
/** c * x^exponent */
ipoly *ipoly_monomial(uint32_t c, unsigned exponent);
void ipoly_free(ipoly *p);

/** The degree; -1 for the zero polynomial. */
int ipoly_degree(const ipoly *p);
/** Coefficient of the highest power that occurs; 0 for the zero polynomial. */
uint32_t ipoly_leading(const ipoly *p);
/** Coefficient of x^exponent, which may be above the degree. */
uint32_t ipoly_coef(const ipoly *p, unsigned exponent);
uint32_t ipoly_eval(const ipoly *p, uint32_t x);

ipoly *ipoly_add(const ipoly *a, const ipoly *b);
ipoly *ipoly_sub(const ipoly *a, const ipoly *b);
ipoly *ipoly_mul(const ipoly *a, const ipoly *b);
ipoly *ipoly_derive(const ipoly *p);

#endif
