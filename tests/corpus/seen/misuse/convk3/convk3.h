#ifndef CONVK3_H
#define CONVK3_H

#include <stddef.h>
#include <stdint.h>

/* convolutional code, rate 1/2, K = 3, generators 7 and 5 (octal) */

/* Two coded bits for each bit and for the two bits of the tail.  Bits are
 * stored one per byte here. */
#define CONVK3_CODED(bits) (2 * ((bits) + 2))

/* coded has room for CONVK3_CODED(n) values; bits are 0 or 1 */
void convk3_encode(const uint8_t *bits, size_t n, uint8_t *coded);

/* Corrects what can be corrected.  The coded values are those of n bits and
 * their tail.  `work` has CONVK3_WORK(n) bytes.  Returns the number of errors
 * on the most likely path. */
#define CONVK3_WORK(bits) (4 * ((bits) + 2))
size_t convk3_decode(const uint8_t *coded, uint8_t *bits, size_t n, uint8_t *work);

/* high bit first; bits has room for 8 * n, bytes for n */
void convk3_unpack(const uint8_t *bytes, size_t n, uint8_t *bits);
void convk3_pack(const uint8_t *bits, uint8_t *bytes, size_t n);

/* every third value is left out; returns how many are left */
size_t convk3_puncture(const uint8_t *coded, size_t n, uint8_t *sent);

/* places where both differ */
size_t convk3_distance(const uint8_t *a, const uint8_t *b, size_t n);

#endif
