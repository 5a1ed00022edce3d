#ifndef LITRUN_H
#define LITRUN_H

#include <stddef.h>
#include <stdint.h>

/*
 * LITRUN - byte run coding in the manner of PackBits, no allocation
 *
 * SYNOPSIS
 *     The coded stream is a sequence of groups that begin with a control byte:
 *         0..127     the next 1..128 bytes, literally
 *         128        nothing (padding)
 *         129..255   the next byte, repeated 128..2 times
 *
 * ARGUMENTS
 *     dst and src are the caller's and must not overlap.  Either may be NULL
 *     where no byte is read or written there.  At most LITRUN_MAX bytes are
 *     coded in one call.
 */

#define LITRUN_MAX ((size_t)1 << 20)
#define LITRUN_BAD ((size_t)-1)

/*
 * litrun_bound(n)
 *     The room that litrun_encode() needs for n bytes, whatever they are.
 *     LITRUN_BAD if n is larger than LITRUN_MAX.
 */
size_t litrun_bound(size_t n);

/*
 * litrun_encode(dst, src, n)
 *     Codes n bytes.  dst has room for litrun_bound(n) bytes.  Returns the
 *     number of bytes written, LITRUN_BAD if n is larger than LITRUN_MAX.
 */
size_t litrun_encode(uint8_t *dst, const uint8_t *src, size_t n);

/*
 * litrun_measure(src, n)
 *     The number of bytes that the n coded bytes at src stand for, LITRUN_BAD
 *     if the last group is cut short or they are more than LITRUN_MAX.
 */
size_t litrun_measure(const uint8_t *src, size_t n);

/*
 * litrun_decode(dst, cap, src, n)
 *     Decodes n bytes into dst, which has room for cap.  Returns the number of
 *     bytes written; LITRUN_BAD, with nothing written, if litrun_measure()
 *     says so or cap is too small.
 */
size_t litrun_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t n);

/*
 * litrun_groups(src, n)
 *     The number of groups, paddings included; LITRUN_BAD as in
 *     litrun_measure().
 */
size_t litrun_groups(const uint8_t *src, size_t n);

/*
 * litrun_delta(data, n), litrun_undelta(data, n)
 *     Replaces each byte by its difference from the one before (modulo 256),
 *     which makes slopes into runs; and the opposite.  In place.
 */
void litrun_delta(uint8_t *data, size_t n);
void litrun_undelta(uint8_t *data, size_t n);

#endif
