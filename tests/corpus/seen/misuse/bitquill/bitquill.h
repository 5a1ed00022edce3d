/* bitquill.h: writing and reading bit fields, most significant bit first.
 *
 * Made for inner loops: neither side checks whether there is room, or anything
 * left.  Work out beforehand what you need, or ask bq_room()/bq_left().
 */
#ifndef BITQUILL_H
#define BITQUILL_H

#include <stddef.h>
#include <stdint.h>

/* Longest buffer, in bytes. */
#define BQ_MAX_BYTES ((size_t)1 << 26)

/* A pen writes into, and an eye reads from, memory of the caller's, which has to
 * stay while they are in use.  Both are plain values without resources;
 * the members are for the functions below. */
struct bq_pen {
    unsigned char *mem;
    size_t bits, at;
};

struct bq_eye {
    const unsigned char *mem;
    size_t bits, at;
};

/* Starts writing at the first bit of bytes bytes.  Returns 0, or -1 for more
 * than BQ_MAX_BYTES, with the pen untouched.  mem may be NULL for no bytes. */
int bq_pen_init(struct bq_pen *pen, void *mem, size_t bytes);

/* Bits that can still be written. */
size_t bq_room(const struct bq_pen *pen);

/* Writes the lower n bits of value, n from 0 to 32.  n must not exceed bq_room().
 * Bits of the last byte that are not written yet become 0. */
void bq_put(struct bq_pen *pen, uint32_t value, unsigned n);

/* Writes value zeros and a one ("unary"); needs room for value + 1 bits. */
void bq_put_unary(struct bq_pen *pen, unsigned value);

/* Writes zeros up to the next byte boundary, none if at one.  Always has room. */
void bq_pen_align(struct bq_pen *pen);

/* Bytes used so far, a begun one included. */
size_t bq_used(const struct bq_pen *pen);

/* Starts reading; as bq_pen_init(). */
int bq_eye_init(struct bq_eye *eye, const void *mem, size_t bytes);

/* Bits that can still be read. */
size_t bq_left(const struct bq_eye *eye);

/* Reads n bits, n from 0 to 32 and not more than bq_left(). */
uint32_t bq_get(struct bq_eye *eye, unsigned n);

/* Reads n bits as a two's complement number; n from 1 to 32 and not
 * more than bq_left(). */
int32_t bq_get_signed(struct bq_eye *eye, unsigned n);

/* Reads zeros up to a one and returns their number, or -1 if there is no one
 * in what is left (nothing is read then). */
long bq_get_unary(struct bq_eye *eye);

/* Goes to the next byte boundary, stays if at one. */
void bq_eye_align(struct bq_eye *eye);

#endif
