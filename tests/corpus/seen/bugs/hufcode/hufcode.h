/*
 * hufcode.h -- Huffman codes for alphabets of up to 256 symbols
 *
 * Build a code from the symbols' counts, then encode and decode with it, or
 * look at the code words.  Bits are packed into bytes with the first bit in
 * the highest place.
 */
#ifndef HUFCODE_H
#define HUFCODE_H

#include <stddef.h>
#include <stdint.h>

#define HUF_MAX_SYMBOLS 256
#define HUF_MAX_LENGTH  24      /* bits of the longest code word */

typedef struct huf_code huf_code;

/*
 * huf_build: the code for n symbols, 0 to n - 1, where symbol i occurs
 * counts[i] times.  Symbols with a count of 0 get no code word.  If just one
 * symbol occurs, its code word is the empty one, of length 0.
 *
 * Returns NULL if n is 0 or greater than HUF_MAX_SYMBOLS, if all counts are 0,
 * or if there is no memory.  The code is to be freed with huf_free.
 */
huf_code *huf_build(const uint32_t *counts, size_t n);

/* huf_free: frees a code; NULL is allowed. */
void huf_free(huf_code *code);

/* huf_symbols: how many symbols have a code word (at least 1). */
int huf_symbols(const huf_code *code);

/* huf_has: 1 if the symbol has a code word, else 0. */
int huf_has(const huf_code *code, int symbol);

/* huf_length: length of the symbol's code word, -1 if it has none. */
int huf_length(const huf_code *code, int symbol);

/*
 * huf_word, huf_word_left: the bits of a symbol's code word, in the low bits
 * of the result (its last bit is the lowest), or in the high bits (its first
 * bit is bit 31) as one wants them to compare words of different length.
 * The other bits are 0.  The result is 0 for symbols without a code word.
 */
uint32_t huf_word(const huf_code *code, int symbol);
uint32_t huf_word_left(const huf_code *code, int symbol);

/*
 * huf_encode: encodes n symbols into out, which has room for cap bytes (it may
 * be NULL if cap is 0, as may symbols if n is 0).  The last byte is filled up
 * with 0 bits.  *bits becomes the number of bits of the code words.
 *
 * Returns 0, or -1 if a symbol has no code word (then *bits is 0) or they do
 * not fit (then *bits says what it takes, and out is as it was).
 */
int huf_encode(const huf_code *code, const uint8_t *symbols, size_t n,
               uint8_t *out, size_t cap, size_t *bits);

/*
 * huf_decode: decodes n symbols from the first `bits` bits at in.  Returns 0,
 * or -1 if there are too few bits; symbols decoded till then are in place.
 */
int huf_decode(const huf_code *code, const uint8_t *in, size_t bits,
               uint8_t *symbols, size_t n);

#endif
