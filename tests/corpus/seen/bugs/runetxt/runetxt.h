/**
 * @file runetxt.h
 * @brief Work with UTF-8 text character by character.
 *
 * All strings are NUL-terminated.  They come from files and sockets, so they
 * need not be well-formed: wherever the bytes do not begin a well-formed
 * UTF-8 sequence (stray continuation byte, overlong form, surrogate, value
 * above U+10FFFF, sequence cut short), one byte counts as one character and
 * reads as U+FFFD.
 *
 * String arguments must not be NULL.  Strings returned as `char *` are
 * allocated and belong to the caller, who passes them to free(); these
 * functions return NULL when memory is exhausted.
 */
#ifndef RUNETXT_H
#define RUNETXT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What ill-formed bytes read as. */
#define RT_REPLACEMENT 0xFFFDu

/**
 * Decodes the first character of @p s.
 * @param cp  receives the code point; may be NULL.
 * @return the number of bytes it takes, 1 to 4; 0 at the end of the string,
 *         where *cp becomes 0.
 */
size_t rt_decode(const char *s, uint32_t *cp);

/**
 * Encodes @p cp into @p out, which has room for 4 bytes.  No NUL is added.
 * @return the number of bytes written; 0 if cp is a surrogate or too large.
 */
size_t rt_encode(uint32_t cp, char out[4]);

/** @return 1 if all of @p s is well-formed, else 0. */
int rt_valid(const char *s);

/** @return the number of characters in @p s. */
size_t rt_length(const char *s);

/**
 * @return a pointer to character @p index of @p s, counted from 0; to the
 *         terminating NUL if the string has just @p index characters; NULL if
 *         it has fewer.
 */
const char *rt_offset(const char *s, size_t index);

/**
 * A copy of up to @p count characters beginning with character @p start.
 * What lies beyond the end of @p s is left out, so the copy may be empty.
 */
char *rt_slice(const char *s, size_t start, size_t count);

/** A copy of @p s in which each ill-formed byte is U+FFFD in UTF-8. */
char *rt_repair(const char *s);

/** A copy of @p s with its characters in reverse order, repaired as above. */
char *rt_reverse(const char *s);

/** @return the first place of @p cp in @p s, or NULL if it is not there. */
const char *rt_find(const char *s, uint32_t cp);

/**
 * Compares without regard to case (ASCII and Latin-1 letters).
 * @return negative, 0 or positive, as strcmp().
 */
int rt_casecmp(const char *a, const char *b);

#ifdef __cplusplus
}
#endif
#endif
