/* Fixed-point numbers, Q16.16: 16 bits before the point, 16 behind it.
 *
 * A qf_t is any int32_t and stands for that many 65536ths.  Arithmetic never
 * fails: what is too big for the type becomes QF_MAX, what is too small QF_MIN.
 */
#ifndef QFIXED_H
#define QFIXED_H

#include <stddef.h>
#include <stdint.h>

typedef int32_t qf_t;

#define QF_ONE ((qf_t)65536)
#define QF_EPS ((qf_t)1)        /* the least number above 0 */
#define QF_MAX INT32_MAX        /* nearly 32768 */
#define QF_MIN INT32_MIN        /* -32768 */

qf_t qf_from_int(int n);
qf_t qf_from_double(double d);  /* to nearest; NaN gives 0 */
int qf_to_int(qf_t a);          /* to nearest, halves away from 0 */
double qf_to_double(qf_t a);    /* exact */

qf_t qf_add(qf_t a, qf_t b);
qf_t qf_sub(qf_t a, qf_t b);
qf_t qf_abs(qf_t a);

/* to nearest, halves away from 0 */
qf_t qf_mul(qf_t a, qf_t b);

/* a / b, cut off towards 0.  Division by 0 gives QF_MAX or QF_MIN by the sign
 * of a, and 0 / 0 is 0. */
qf_t qf_div(qf_t a, qf_t b);

/* What is left of a when b is taken away from it a whole number of times, with
 * the sign of a and nearer to 0 than b.  For b = 0 it is 0. */
qf_t qf_rem(qf_t a, qf_t b);

/* The square root, rounded down; 0 for a < 0. */
qf_t qf_sqrt(qf_t a);

/* Reads "[+-]digits[.digits]" to the end of the text, to nearest; digits after
 * the ninth behind the point do not count.  Returns 0, or -1 with *out left
 * alone if the text is of another form or the number does not fit. */
int qf_parse(const char *text, qf_t *out);

/* Writes the number with five digits behind the point, which is enough for
 * qf_parse to get the same number back.  Never writes more than size bytes, the
 * closing 0 included; returns the length of the whole text like snprintf. */
size_t qf_format(qf_t a, char *buf, size_t size);

#endif
