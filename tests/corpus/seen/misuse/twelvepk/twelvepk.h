#ifndef TWELVEPK_H
#define TWELVEPK_H

#include <stddef.h>
#include <stdint.h>

/*
 * 12-bit samples, as cameras and converters deliver them, two in three bytes:
 *
 *      byte 0          byte 1                     byte 2
 *      a7 ... a0       b3 b2 b1 b0 a11 ... a8     b11 ... b4
 *
 * An odd sample at the end takes two bytes, the upper half of the second one
 * is not used.
 *
 * Counts and positions are in SAMPLES everywhere, on the packed side, too.  The
 * packed size of n samples in bytes is tp_bytes(n), the unpacked one 2 * n.
 */

#define TP_MAX 4095u /* the largest sample */

/* Bytes that n samples take when packed; n is at most SIZE_MAX / 2. */
size_t tp_bytes(size_t n);

/* Samples above TP_MAX are clamped.  The buffers must not overlap. */
void tp_pack(uint8_t *packed, const uint16_t *samples, size_t n);
void tp_unpack(uint16_t *samples, const uint8_t *packed, size_t n);

/* The same in place.  tp_expand() finds tp_bytes(n) packed bytes at the start
 * of the buffer and leaves n samples there, so it needs the room for those;
 * tp_squeeze() goes back and returns the packed size. */
void tp_expand(uint16_t *buffer, size_t n);
size_t tp_squeeze(uint16_t *buffer, size_t n);

/* One sample of a packed row. */
uint16_t tp_get(const uint8_t *packed, size_t at);
void tp_put(uint8_t *packed, size_t at, uint16_t sample);

/* Copies n samples from a position of one packed row to one of another.  Both
 * may be the same row. */
void tp_copy(uint8_t *to, size_t to_at, const uint8_t *from, size_t from_at, size_t n);

/* Counts samples by their upper bits: bin i has those with sample >> shift == i,
 * and there is one for every value that this can take.  shift is 0 to 12. */
void tp_histogram(const uint8_t *packed, size_t n, unsigned shift, uint32_t *bins);

/* Replaces every sample s by curve[s], clamped. */
void tp_curve(uint8_t *packed, size_t n, const uint16_t *curve);

#endif
