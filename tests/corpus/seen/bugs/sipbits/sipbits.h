/**
 * @file sipbits.h
 * @brief Sips bits, most significant first, from a block of bytes.
 */
#ifndef SIPBITS_H
#define SIPBITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Most bytes that a source can have. */
#define SIPBITS_MAX_BYTES ((size_t)1 << 20)

/** A source of bits with a position in it. */
typedef struct sipbits sipbits;

/**
 * @brief Makes a source.
 * @param data  the bytes; copied. May be NULL if @p len is 0.
 * @param len   number of bytes, 0 to SIPBITS_MAX_BYTES
 * @return the source, positioned at its first bit; NULL if @p len is too large
 *         or memory is short. Release it with sipbits_close().
 */
sipbits *sipbits_open(const void *data, size_t len);

/** @brief Releases a source. NULL is ignored. */
void sipbits_close(sipbits *s);

/** @brief The number of bits between the position and the end. */
size_t sipbits_left(const sipbits *s);

/** @brief The position, counted in bits from the start. */
size_t sipbits_tell(const sipbits *s);

/**
 * @brief Sets the position.
 * @return false, with the position unchanged, if @p bit is beyond the end.
 *         The end itself is a valid position.
 */
bool sipbits_seek(sipbits *s, size_t bit);

/**
 * @brief Reads an unsigned number and moves past it.
 * @param n         width in bits, 0 to 32; a number of width 0 is 0
 * @param[out] out  the number; untouched on failure
 * @return false, with the position unchanged, if fewer than @p n bits are left
 *         or @p n is larger than 32.
 */
bool sipbits_read(sipbits *s, unsigned n, uint32_t *out);

/** @brief Like sipbits_read(), but the position stays where it is. */
bool sipbits_peek(const sipbits *s, unsigned n, uint32_t *out);

/** @brief Like sipbits_read() for a number in two's complement of @p n bits. */
bool sipbits_read_signed(sipbits *s, unsigned n, int32_t *out);

/**
 * @brief Reads a unary number: how many 1 bits come before the next 0 bit.
 *        Moves past that 0 bit.
 * @return false, with the position unchanged, if there is no 0 bit any more.
 */
bool sipbits_read_unary(sipbits *s, size_t *out);

/** @brief Moves forward to the next position that is a multiple of 8, if the
 *         present one is not. @return the number of bits skipped. */
unsigned sipbits_align(sipbits *s);

#endif
