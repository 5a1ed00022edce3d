/* qdim.h: physical quantities that know their dimension.
 *
 * A quantity is a number of SI base units and the exponents of metre, kilogram
 * and second: 9.81 m/s^2 is {9.81, 1, 0, -2}.  Quantities are passed by value.
 *
 * Adding, subtracting, comparing need both operands to have one dimension, and
 * qd_sqrt() one whose exponents are even; that a quantity is not negative is
 * needed there too.  A program that adds metres to seconds is wrong, so these
 * things are asserted.  Ask qd_same() where the dimensions come from outside.
 */
#ifndef QDIM_H
#define QDIM_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    double amount;
    signed char m, kg, s;
} qd;

#define QD_EXPONENT 24 /* exponents are -24 to 24; a result beyond that is asserted against too */

qd qd_number(double n); /* no dimension */
qd qd_metres(double n);
qd qd_kilograms(double n);
qd qd_seconds(double n);

bool qd_same(qd a, qd b);

qd qd_add(qd a, qd b);
qd qd_sub(qd a, qd b);
int qd_compare(qd a, qd b); /* -1, 0, 1 */

qd qd_mul(qd a, qd b);
qd qd_div(qd a, qd b); /* by 0: an infinity or NaN */
qd qd_sqrt(qd a);

/* "9.81 m s^-2"; like snprintf() */
int qd_format(qd a, char *text, size_t size);

#endif
