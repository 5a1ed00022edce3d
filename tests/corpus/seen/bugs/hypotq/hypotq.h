/* hypotq - three-dimensional vectors in 16.16 fixed point, without floats.
 *
 * Every result that does not fit is cut to HQ_MAX or HQ_MIN.  All functions
 * take any value. */
#ifndef HYPOTQ_H
#define HYPOTQ_H

#include <stdint.h>

typedef int32_t hq_t;           /* a number times 65536 */

#define HQ_ONE ((hq_t)65536)
#define HQ_MAX INT32_MAX
#define HQ_MIN INT32_MIN

typedef struct { hq_t x, y, z; } hq_vec;

hq_t hq_from_int(int n);
int hq_to_int(hq_t a);                  /* rounds towards minus infinity */
hq_t hq_mul(hq_t a, hq_t b);
hq_t hq_div(hq_t a, hq_t b);            /* a/0 is HQ_MAX or HQ_MIN, 0/0 is 0 */
hq_t hq_sqrt(hq_t a);                   /* rounded down; 0 when a < 0 */

hq_vec hq_add(hq_vec a, hq_vec b);
hq_vec hq_sub(hq_vec a, hq_vec b);
hq_vec hq_scale(hq_vec a, hq_t by);
hq_t hq_dot(hq_vec a, hq_vec b);
hq_t hq_len(hq_vec a);                  /* length, rounded down */
hq_t hq_dist(hq_vec a, hq_vec b);       /* length of hq_sub(a, b) */
hq_vec hq_unit(hq_vec a);               /* length about 1; zero stays zero */

#endif
