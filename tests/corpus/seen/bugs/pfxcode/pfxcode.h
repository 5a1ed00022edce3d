/* pfxcode - canonical prefix (Huffman) codes from code lengths
 *
 * Codes are dealt out as in RFC 1951: shorter first, symbols of one length in
 * ascending order. Bits are packed from the top of each byte down.
 */
#ifndef PFXCODE_H
#define PFXCODE_H

#include <stddef.h>

#define PFX_SYMBOLS 256       /* symbols are 0 .. 255 */
#define PFX_LONGEST 12        /* bits */
#define PFX_BITS (1L << 24)   /* most bits en- or decoded in one go */

#define PFX_EBAD   (-1L)      /* see each function */
#define PFX_ESPACE (-2L)      /* output too small */
#define PFX_ERANGE (-3L)      /* more than PFX_BITS */

typedef struct pfx pfx;

/* len[i]: code length of symbol i, 0 = unused. n: entries in len.
 * NULL: n > PFX_SYMBOLS, a length > PFX_LONGEST, nothing used, more codes than
 * fit, or no memory. Codes that leave bit patterns unused are fine. */
pfx *pfx_new(const unsigned char *len, size_t n);

/* NULL ok. */
void pfx_free(pfx *p);

/* Symbols in use. */
unsigned pfx_used(const pfx *p);

/* Length of the longest code. */
unsigned pfx_longest(const pfx *p);

/* Code of a symbol: stores it to *code, right-aligned, returns its length.
 * Returns 0 and stores nothing for a symbol not in use. */
unsigned pfx_code(const pfx *p, unsigned symbol, unsigned *code);

/* Bits that n symbols take. PFX_EBAD: one is not in use. */
long pfx_measure(const pfx *p, const unsigned char *sym, size_t n);

/* Encodes n symbols to out, cap bytes; the last byte is filled with zero bits.
 * Returns the number of bits, or an error: PFX_EBAD as pfx_measure.
 * out is untouched on errors and does not overlap sym. */
long pfx_encode(const pfx *p, const unsigned char *sym, size_t n,
                unsigned char *out, size_t cap);

/* Decodes nbits bits, any bits, from (nbits + 7) / 8 bytes at in. Returns the
 * number of symbols written to out, at most cap. PFX_EBAD: a bit pattern that
 * is no symbol's code, or the bits end within a code; PFX_ESPACE.
 * out may be half written on errors and does not overlap in. */
long pfx_decode(const pfx *p, const unsigned char *in, size_t nbits,
                unsigned char *out, size_t cap);

#endif
