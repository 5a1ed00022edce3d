/*!
 * \file cobsframe.h
 * Consistent Overhead Byte Stuffing: turns any bytes into bytes without a
 * zero, so that a zero can separate frames on a serial line.
 *
 * Source and destination must not overlap.
 */
#ifndef COBSFRAME_H
#define COBSFRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*! Room that encoding `len` bytes can need at most. */
size_t cobs_bound(size_t len);

/*!
 * Encodes `len` bytes, which may be 0. No separator is written.
 * \param dst has room for `cap` bytes
 * \return the number of bytes written; 0 if `cap` is less than cobs_bound(len)
 */
size_t cobs_encode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len);

/*!
 * Decodes one frame, without separator: the inverse of cobs_encode().
 * \param dst has room for `cap` bytes
 * \param out the number of bytes written
 * \return false if `src` is no frame or does not fit
 */
bool cobs_decode(uint8_t *dst, size_t cap, size_t *out, const uint8_t *src, size_t len);

/*! Whether the bytes are a frame, that is, cobs_decode() can decode them. */
bool cobs_valid(const uint8_t *src, size_t len);

/*! How many bytes a frame decodes to; 0 also if it is none. */
size_t cobs_decoded_size(const uint8_t *src, size_t len);

/*! The position of the first separator in a stream, `len` if it has none. */
size_t cobs_find_separator(const uint8_t *stream, size_t len);

#endif
