#ifndef FRACQ_H
#define FRACQ_H

#include <stdint.h>

/*!
 * \file fracq.h
 * Fractions of 32 bit integers in lowest terms. The denominator is positive,
 * so the sign is that of the numerator; zero is 0/1.
 *
 * All operations write their result to \a out, which may be one of the
 * operands' variables, and leave it alone unless they return FRAC_OK.
 */
typedef struct {
    int32_t num;
    int32_t den;
} Frac;

typedef enum {
    FRAC_OK = 0,
    FRAC_RANGE,   /*!< the result does not fit */
    FRAC_DIV_ZERO /*!< a denominator would be zero */
} FracError;

/*! \a num / \a den in lowest terms. */
FracError Frac_Make(int32_t num, int32_t den, Frac *out);

FracError Frac_Add(Frac a, Frac b, Frac *out);
FracError Frac_Sub(Frac a, Frac b, Frac *out);
FracError Frac_Mul(Frac a, Frac b, Frac *out);
FracError Frac_Div(Frac a, Frac b, Frac *out);

FracError Frac_Negate(Frac a, Frac *out);
FracError Frac_Invert(Frac a, Frac *out);

/*! -1, 0 or 1 */
int Frac_Compare(Frac a, Frac b);

/*! The nearest integer towards zero. */
int32_t Frac_Trunc(Frac a);
double Frac_ToDouble(Frac a);

#endif
