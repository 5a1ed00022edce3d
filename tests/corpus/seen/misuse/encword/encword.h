/*
 * encword.h -- encoded words in mail headers (RFC 2047)
 *
 *      =?UTF-8?Q?caf=C3=A9?=      =?UTF-8?B?Y2Fmw6k=?=
 *
 * No memory is allocated.  Unless stated otherwise strings end with a NUL,
 * and no argument may be NULL.
 */
#ifndef ENCWORD_H
#define ENCWORD_H

#include <stddef.h>

/* The most bytes that are encoded at once. */
#define EW_MAX 4096

/* The room for n bytes encoded, with the NUL.  Use it to declare buffers:
 *      char subject[EW_SIZE(100)];
 */
#define EW_SIZE(n) (3 * (size_t)(n) + 18 * ((size_t)(n) / 12 + 1) + 1)

enum ew_charset { EW_UTF8, EW_LATIN1 };

/* Whether the n bytes at src cannot stand in a header as they are: bytes that
 * are not ASCII, control characters, or what looks like an encoded word. */
int ew_needed(const char *src, size_t n);

/*
 * Encode the n bytes at src and store the result in dst, as a string.  dst
 * must have room for EW_SIZE(n) bytes and must not overlap src, which need
 * not end with a NUL and may contain NULs.  Long texts give several encoded
 * words separated by blanks, none longer than 75 characters; in UTF-8 no
 * character is divided between words.
 *
 * ew_quote uses the encoding Q, which can be read without a decoder when most
 * is ASCII; ew_base64 uses B.
 *
 * Return the length of the string.  When n is larger than EW_MAX or charset
 * is unknown, dst becomes an empty string and the result is 0.
 */
size_t ew_quote(char *dst, enum ew_charset charset, const char *src, size_t n);
size_t ew_base64(char *dst, enum ew_charset charset, const char *src, size_t n);

/* The length of the encoded word with which the text begins; 0 when it does
 * not begin with one. */
size_t ew_match(const char *text);

/*
 * Decode all encoded words of a text.  This happens in place: the result,
 * which is never longer, overwrites the text.  Blanks between encoded words
 * are removed, words that are malformed stay as they are, and NULs that were
 * encoded become '?'.  The bytes are not converted to another character set.
 * Returns the new length.
 */
size_t ew_decode(char *text);

/* A decoded or encoded header cut to fit: copies at most size - 1 characters
 * of text to dst, ends them with a NUL and returns 1 when all did fit, else 0.
 * No encoded word and no UTF-8 character is cut in the middle.  Nothing is
 * written when size is 0.  dst and text must not overlap. */
int ew_copy(char *dst, size_t size, const char *text);

#endif
