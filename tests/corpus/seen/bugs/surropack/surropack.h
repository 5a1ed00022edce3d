/**
 * @file surropack.h
 * @brief Conversion between UTF-16 (host byte order) and UTF-8.
 *
 * Texts are given as a pointer and a number of units (uint16_t or bytes); they
 * need no terminator and may contain U+0000.  The pointer may be NULL when the
 * number is 0.  No text has to be well-formed: every unpaired surrogate of a
 * UTF-16 text, and every byte of a UTF-8 text that is not part of a
 * well-formed sequence, reads as one U+FFFD.
 */
#ifndef SURROPACK_H
#define SURROPACK_H

#include <stddef.h>
#include <stdint.h>

/** What malformed input reads as. */
#define SP_REPLACEMENT UINT32_C(0xFFFD)
/** Returned by the readers at the end of the text; not a code point. */
#define SP_END UINT32_C(0xFFFFFFFF)

/**
 * @brief Read the code point at @p *pos and move @p *pos behind it.
 * @param s   text of @p n units
 * @param pos index of a unit
 * @return the code point, or ::SP_END when @p *pos >= @p n (nothing moves then)
 */
uint32_t sp_next16(const uint16_t *s, size_t n, size_t *pos);

/** @brief The same for UTF-8. */
uint32_t sp_next8(const char *s, size_t n, size_t *pos);

/**
 * @brief Encode a code point.
 * @param out room for 4 bytes
 * @return the number of bytes written, 1 to 4.  Surrogates and values above
 *         U+10FFFF are written as U+FFFD.
 */
size_t sp_put8(uint32_t cp, char *out);

/**
 * @brief Encode a code point as UTF-16, like sp_put8().
 * @param out room for 2 units
 * @return 1 or 2
 */
size_t sp_put16(uint32_t cp, uint16_t *out);

/** @return the number of bytes that sp_to8() makes of the text, without the NUL. */
size_t sp_len8(const uint16_t *s, size_t n);

/** @return the number of units that sp_to16() makes of the text, without the 0. */
size_t sp_len16(const char *s, size_t n);

/**
 * @brief Convert to UTF-8.
 * @param[out] len the number of bytes without the terminator; may be NULL
 * @return a NUL-terminated text to be released with free(), or NULL when there
 *         is no memory
 */
char *sp_to8(const uint16_t *s, size_t n, size_t *len);

/** @brief Convert to UTF-16, terminated with a 0 unit; otherwise as sp_to8(). */
uint16_t *sp_to16(const char *s, size_t n, size_t *len);

/** @return 1 if the text has no unpaired surrogate, else 0. */
int sp_valid16(const uint16_t *s, size_t n);

/**
 * @brief Compare two UTF-16 texts by code points (not by units).
 * @return negative, 0 or positive
 */
int sp_cmp16(const uint16_t *a, size_t na, const uint16_t *b, size_t nb);

#endif
