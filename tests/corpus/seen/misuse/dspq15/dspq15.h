/* dspq15.h -- vector kernels on Q15 fractions

   A q15_t holds a number in [-1, 1) scaled by 32768.  Arithmetic saturates.

   Conventions, for all kernels:
   - vectors are contiguous; n is the number of elements, not of bytes
   - the output of an element-wise kernel may be the same vector as an input,
     but must not overlap it otherwise
   - for speed, arguments are not checked in release builds */

#ifndef DSPQ15_H
#define DSPQ15_H

#include <stddef.h>
#include <stdint.h>

typedef int16_t q15_t;

#define Q15_ONE ((q15_t)0x7fff)

/* element-wise: dst[i] = a[i] op b[i] */
void q15_vadd(const q15_t *a, const q15_t *b, q15_t *dst, size_t n);
void q15_vsub(const q15_t *a, const q15_t *b, q15_t *dst, size_t n);
void q15_vmul(const q15_t *a, const q15_t *b, q15_t *dst, size_t n);

/* dst[i] = src[i] * 2^shift, shift in -15..15 */
void q15_vshift(const q15_t *src, int shift, q15_t *dst, size_t n);

/* dst[i] = |src[i]|; |-1| gives Q15_ONE */
void q15_vabs(const q15_t *src, q15_t *dst, size_t n);

/* sum of products, in Q30, exact for up to 2^32 elements */
int64_t q15_dot(const q15_t *a, const q15_t *b, size_t n);

/* reductions of a vector with at least one element */
q15_t q15_mean(const q15_t *src, size_t n);
q15_t q15_max(const q15_t *src, size_t n, size_t *index); /* first maximum; index may be NULL */

/* num / den, rounded towards zero; den != 0 */
q15_t q15_div(q15_t num, q15_t den);

/* Full convolution.  na, nb >= 1; dst gets na + nb - 1 elements and must not
   overlap the inputs. */
void q15_conv(const q15_t *a, size_t na, const q15_t *b, size_t nb, q15_t *dst);

/* Keeps every factor-th element, beginning with the first.  factor >= 1.
   Returns the number of elements written, n / factor rounded up.  dst may be
   src. */
size_t q15_decimate(const q15_t *src, size_t n, size_t factor, q15_t *dst);

#endif
