#ifndef FECSYM_H
#define FECSYM_H

/*
 * Forward error correction with Reed-Solomon codes over GF(2^3) to GF(2^8).
 *
 * A block is data symbols followed by parity symbols, one symbol per byte.
 * With symbols of m bits a block has 2^m - 1 of them, less by `pad` in a
 * shortened code: the padding is zero and is neither sent nor stored.
 *
 * For speed nothing is checked when encoding or checking.  Symbols must be in
 * the range 0 to 2^m - 1 (mask what comes from the line!) and arrays must have
 * the lengths that fecsym_data() and fecsym_parity() return.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct fecsym fecsym;

/* A codec for symbols of `bits` bits, 3 to 8, with `parity` parity symbols, at
 * least 1, in a code shortened by `pad`.  At least one data symbol has to be
 * left.  NULL if that cannot be, or without memory. */
fecsym *fecsym_create(unsigned bits, unsigned parity, unsigned pad);
void fecsym_destroy(fecsym *c); /* NULL allowed */

size_t fecsym_data(const fecsym *c);   /* data symbols of a block */
size_t fecsym_parity(const fecsym *c); /* parity symbols of a block */

/* Computes the parity symbols for the data.  The two arrays must not overlap;
 * the parity may follow the data directly, which makes a block. */
void fecsym_encode(const fecsym *c, const uint8_t *data, uint8_t *parity);

/* Whether a whole block is free of errors. */
bool fecsym_check(const fecsym *c, const uint8_t *block);

/* Mends a block with one wrong symbol.  Returns 0 when nothing was wrong, 1
 * when a symbol was mended and -1 when that is not possible; codes with one
 * parity symbol only detect. */
int fecsym_mend(const fecsym *c, uint8_t *block);

#endif
