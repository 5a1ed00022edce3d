/*
PARITYKIT(3)

NAME
    paritykit - checksums and small error correcting codes

SYNOPSIS
    #include "paritykit.h"
*/
#ifndef PARITYKIT_H
#define PARITYKIT_H

#include <stddef.h>
#include <stdint.h>

/* CRC of any width.  The members are private to the library; there is nothing
   to free.  A pk_crc is set up once and may then serve any number of sums. */
typedef struct pk_crc {
    unsigned width;
    int reflected;
    uint32_t first;
    uint32_t last;
    uint32_t table[256];
} pk_crc;

/*
DESCRIPTION
    pk_crc_setup() prepares *c for a CRC with the parameters of the usual
    catalogues: width in bits, from 1 to 32; polynomial without its highest
    term; initial value; what is XORed to the result; and whether bits are
    taken lowest first (both refin and refout).  Bits of poly, init and xorout
    above the width are ignored.  It must be called before the functions below.
*/
void pk_crc_setup(pk_crc *c, unsigned width, uint32_t poly, uint32_t init, uint32_t xorout, int reflected);

/*
    pk_crc_start() returns the state of an empty message, pk_crc_update() the
    state after len more bytes (data may be NULL if len is 0), and
    pk_crc_finish() the CRC for a state.
*/
uint32_t pk_crc_start(const pk_crc *c);
uint32_t pk_crc_update(const pk_crc *c, uint32_t state, const void *data, size_t len);
uint32_t pk_crc_finish(const pk_crc *c, uint32_t state);

/*
    pk_ham_encode() writes len bytes as extended Hamming code, two code bytes
    for each.  out must have room for 2 * len bytes and must not overlap in.

    pk_ham_decode() is its inverse: it reads 2 * len code bytes and writes len
    bytes.  One wrong bit in a code byte is corrected.  Returns how many were,
    or -1 if a code byte has two wrong bits; out is then written up to there.
*/
void pk_ham_encode(uint8_t *out, const uint8_t *in, size_t len);
long pk_ham_decode(uint8_t *out, const uint8_t *in, size_t len);

/*
    The block functions work on an array of n pointers to blocks of len bytes
    each.  pk_xor_make() stores the parity (XOR) of all the blocks to dst, which
    has len bytes too.  pk_xor_check() returns 1 if the parity of all blocks,
    the parity block among them, is zero, else 0.  pk_xor_rebuild() overwrites
    block number missing, which must be less than n, with the parity of the
    others.
*/
void pk_xor_make(uint8_t *dst, uint8_t *const *blocks, size_t n, size_t len);
int pk_xor_check(uint8_t *const *blocks, size_t n, size_t len);
void pk_xor_rebuild(uint8_t *const *blocks, size_t n, size_t len, size_t missing);

#endif
