#include "paritykit.h"

/* Without reflection the register is kept at the top of 32 bits, with
   reflection at the bottom. */

static uint32_t mirror(uint32_t value, unsigned width)
{
    uint32_t result = 0;
    unsigned i;

    for (i = 0; i < width; i++) {
        result = result << 1 | (value & 1);
        value >>= 1;
    }
    return result;
}

void pk_crc_setup(pk_crc *c, unsigned width, uint32_t poly, uint32_t init, uint32_t xorout, int reflected)
{
    unsigned up = 32 - width;
    uint32_t mask = UINT32_MAX >> up;
    unsigned i, bit;

    c->width = width;
    c->reflected = reflected != 0;
    c->last = xorout & mask;
    if (c->reflected) {
        poly = mirror(poly & mask, width);
        c->first = mirror(init & mask, width);
    } else {
        poly = (poly & mask) << up;
        c->first = (init & mask) << up;
    }
    for (i = 0; i < 256; i++) {
        uint32_t r = c->reflected ? i : (uint32_t)i << 24;

        for (bit = 0; bit < 8; bit++) {
            if (c->reflected)
                r = r >> 1 ^ (r & 1 ? poly : 0);
            else
                r = r << 1 ^ (r >> 31 ? poly : 0);
        }
        c->table[i] = r;
    }
}

uint32_t pk_crc_start(const pk_crc *c)
{
    return c->first;
}

uint32_t pk_crc_update(const pk_crc *c, uint32_t state, const void *data, size_t len)
{
    const unsigned char *at = data;
    size_t i;

    for (i = 0; i < len; i++) {
        if (c->reflected)
            state = state >> 8 ^ c->table[(state ^ at[i]) & 0xff];
        else
            state = state << 8 ^ c->table[state >> 24 ^ at[i]];
    }
    return state;
}

uint32_t pk_crc_finish(const pk_crc *c, uint32_t state)
{
    return (c->reflected ? state : state >> (32 - c->width)) ^ c->last;
}

/* The code byte of four bits: the bits, three parities over three of them
   each, and the parity of all that. */
static unsigned codeword(unsigned nibble)
{
    unsigned a = nibble & 1, b = nibble >> 1 & 1, c = nibble >> 2 & 1, d = nibble >> 3 & 1;
    unsigned p = a ^ b ^ d, q = a ^ c ^ d, r = b ^ c ^ d;
    unsigned all = a ^ b ^ c ^ d ^ p ^ q ^ r;

    return nibble | p << 4 | q << 5 | r << 6 | all << 7;
}

/* The four bits of a code byte, or -1; *wrong counts corrected bits. */
static int nibble_of(unsigned code, long *wrong)
{
    unsigned nibble;

    for (nibble = 0; nibble < 16; nibble++) {
        unsigned difference = codeword(nibble) ^ code;

        if (difference == 0)
            return (int)nibble;
        if ((difference & (difference - 1)) == 0) {
            ++*wrong;
            return (int)nibble;
        }
    }
    return -1;
}

void pk_ham_encode(uint8_t *out, const uint8_t *in, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        out[2 * i] = (uint8_t)codeword(in[i] & 15u);
        out[2 * i + 1] = (uint8_t)codeword(in[i] >> 4u);
    }
}

long pk_ham_decode(uint8_t *out, const uint8_t *in, size_t len)
{
    long wrong = 0;
    size_t i;

    for (i = 0; i < len; i++) {
        int low = nibble_of(in[2 * i], &wrong);
        int high = nibble_of(in[2 * i + 1], &wrong);

        if (low < 0 || high < 0)
            return -1;
        out[i] = (uint8_t)(low | high << 4);
    }
    return wrong;
}

/* Parity of byte i of all blocks but one (skip == n: of all). */
static uint8_t parity_at(uint8_t *const *blocks, size_t n, size_t i, size_t skip)
{
    uint8_t sum = 0;
    size_t k;

    for (k = 0; k < n; k++)
        if (k != skip)
            sum ^= blocks[k][i];
    return sum;
}

void pk_xor_make(uint8_t *dst, uint8_t *const *blocks, size_t n, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++)
        dst[i] = parity_at(blocks, n, i, n);
}

int pk_xor_check(uint8_t *const *blocks, size_t n, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++)
        if (parity_at(blocks, n, i, n) != 0)
            return 0;
    return 1;
}

void pk_xor_rebuild(uint8_t *const *blocks, size_t n, size_t len, size_t missing)
{
    uint8_t *to = blocks[missing];
    size_t i;

    for (i = 0; i < len; i++)
        to[i] = parity_at(blocks, n, i, missing);
}
