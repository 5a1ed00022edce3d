/**
 * @file twigcode.h
 * Static Huffman codes over bytes.
 *
 * A code is built once from a table of frequencies and is immutable from then
 * on.  Bits are packed most significant first.  The table itself is not part
 * of the packed data: both sides must build their code from the same
 * frequencies.
 */
#ifndef TWIGCODE_H
#define TWIGCODE_H

#include <stddef.h>
#include <stdint.h>

/** Largest number of symbols of an alphabet. */
#define TWIG_SYMBOLS 256

/** Returned by twig_encode() and twig_decode() on failure. */
#define TWIG_BAD ((size_t)-1)

typedef struct twig twig;

/**
 * Builds a code for the symbols 0 … n-1.
 *
 * @param freq  n frequencies.  A symbol of frequency 0 gets no codeword.  When
 *              only one symbol has a frequency above 0, its codeword is the
 *              single bit 0.
 * @param n     1 … TWIG_SYMBOLS
 * @return the code, to be freed with twig_free(); NULL when n is out of range,
 *         all frequencies are 0, or memory is short.
 */
twig *twig_build(const uint32_t *freq, size_t n);

/** Frees a code.  NULL is allowed. */
void twig_free(twig *t);

/** Number of symbols that have a codeword, at least 1. */
size_t twig_used(const twig *t);

/** Length in bits of the codeword of `symbol`; 0 when it has none. */
unsigned twig_length(const twig *t, unsigned symbol);

/** Length in bits of the longest codeword, at most 63. */
unsigned twig_longest(const twig *t);

/**
 * Writes the codeword of `symbol` as a text of the digits 0 and 1.
 *
 * Like snprintf(): at most `size` bytes are written including the NUL, and the
 * length of the whole text is returned.  buf may be NULL when size is 0.  The
 * text is empty for a symbol without a codeword.
 */
size_t twig_text(const twig *t, unsigned symbol, char *buf, size_t size);

/**
 * Packs n bytes of `in` into `out`, which has room for `size` bytes.
 *
 * The unused bits of the last byte are 0.  `in` and `out` must not overlap.
 * @return the number of bits written; TWIG_BAD when a byte has no codeword or
 *         the result does not fit.
 */
size_t twig_encode(const twig *t, const uint8_t *in, size_t n, uint8_t *out, size_t size);

/**
 * Unpacks the first `bits` bits of `in` into `out`, which has room for `size`
 * bytes.
 *
 * Any input is allowed: it need not come from twig_encode().  `in` and `out`
 * must not overlap.
 * @return the number of bytes written; TWIG_BAD when the bits are not a
 *         sequence of whole codewords or the result does not fit.
 */
size_t twig_decode(const twig *t, const uint8_t *in, size_t bits, uint8_t *out, size_t size);

#endif
