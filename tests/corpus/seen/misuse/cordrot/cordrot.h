/* cordrot.h - sine, rotation, magnitude without multiplier or FPU.
 *
 * q16: 16.16 fixed point, 1.0 is CR_ONE.
 * brad: binary angle, 65536 to the turn; wraps around as it should.
 *
 * This is for inner loops: arguments are NOT checked in release builds. Ranges
 * are given with each function; outside of them the result is undefined.
 */
#ifndef CORDROT_H
#define CORDROT_H

#include <stdint.h>

typedef int32_t q16;
typedef uint16_t brad;

#define CR_ONE   65536
#define CR_STEPS 20         /* most steps; each gives about one bit */
#define CR_MAX   0x30000000 /* limit of coordinates */

struct cr_vec { int32_t x, y; };

/* any angle; to within 4 units of the last place */
q16 cr_sin(brad a);
q16 cr_cos(brad a);

/* v turned by a, length kept; |x|, |y| <= CR_MAX */
struct cr_vec cr_rot(struct cr_vec v, brad a);

/* the same in 1..CR_STEPS steps, without correcting the length */
struct cr_vec cr_rot_raw(struct cr_vec v, brad a, int steps);

/* by how much cr_rot_raw lengthens, inverse, 2.30; steps 1..CR_STEPS */
int32_t cr_gain(int steps);

/* angle and length of v; |x|, |y| <= CR_MAX; the angle of 0,0 is 0 */
brad    cr_arg(struct cr_vec v);
int32_t cr_len(struct cr_vec v);

/* results must fit */
q16 cr_mul(q16 a, q16 b);
q16 cr_div(q16 a, q16 b);    /* b != 0; towards 0 */
q16 cr_scale(q16 a, int n);  /* a * 2^n, n 0..30 */

q16 cr_sqrt(q16 a);          /* a >= 0 */
int cr_log2(uint32_t x);     /* floor; x > 0 */

/* table of n >= 2 values at 0, 1, 2 ... n-1, linear in between;
 * 0 <= x <= n-1 in q16; neighbours differ by at most CR_MAX */
q16 cr_interp(const q16 *table, int n, q16 x);

#endif
