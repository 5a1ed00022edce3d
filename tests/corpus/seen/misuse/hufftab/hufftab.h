#ifndef HUFFTAB_H
#define HUFFTAB_H

#include <stddef.h>
#include <stdint.h>

/*
 * Canonical Huffman codes, as in DEFLATE: a code is given by the lengths of
 * the code words of its symbols.
 */

#define HUFF_MAX_BITS 15
#define HUFF_MAX_SYMBOLS 512

typedef struct hufftab hufftab;

/* lengths[s], for s from 0 to count - 1, is the number of bits of symbol s, or
 * 0 if the symbol has no code word.  The lengths are not needed afterwards.
 * Returns NULL if count is not 1 to HUFF_MAX_SYMBOLS, if a length is above
 * HUFF_MAX_BITS, if there are more code words than fit, or if memory is out. */
hufftab *huff_create(const uint8_t *lengths, size_t count);
void huff_destroy(hufftab *tab);

size_t huff_symbols(const hufftab *tab);

/* 1 if the symbol is below huff_symbols() and has a code word. */
int huff_has(const hufftab *tab, unsigned symbol);

/* The code word of a symbol and its number of bits.  Only for symbols that have
 * one. */
unsigned huff_code(const hufftab *tab, unsigned symbol, unsigned *bits);

/* How many bytes the symbols will take.  They all must have code words. */
size_t huff_encoded_size(const hufftab *tab, const uint16_t *symbols, size_t count);

/* Encodes the symbols, the highest bit of each byte first.  `out` must have
 * room for huff_encoded_size() bytes, which is also what is returned. */
size_t huff_encode(const hufftab *tab, const uint16_t *symbols, size_t count, uint8_t *out);

/* Decodes up to `count` symbols and returns how many.  Stops early at the end
 * of the input and at bits that are no code word. */
size_t huff_decode(const hufftab *tab, const uint8_t *in, size_t size, uint16_t *symbols, size_t count);

#endif
