#include "fecsym.h"

#include <stdlib.h>
#include <string.h>

struct fecsym {
    unsigned order; /* nonzero elements of the field */
    size_t data, parity;
    uint8_t *power; /* order + 1 entries: alpha to the i-th */
    uint8_t *log;   /* order + 1 entries; log[0] is not used */
    uint8_t *gen;   /* logarithms of the generator, parity + 1, lowest first */
};

void fecsym_destroy(fecsym *c)
{
    if (c == NULL)
        return;
    free(c->power);
    free(c->log);
    free(c->gen);
    free(c);
}

static void make_field(fecsym *c, unsigned bits)
{
    static const unsigned primitive[] = {0x0b, 0x13, 0x25, 0x43, 0x89, 0x11d};
    unsigned x = 1;
    for (unsigned i = 0; i < c->order; i++) {
        c->power[i] = (uint8_t)x;
        c->log[x] = (uint8_t)i;
        x <<= 1;
        if (x > c->order)
            x ^= primitive[bits - 3];
    }
    c->power[c->order] = 1;
    c->log[0] = 0;
}

/* a times alpha to the e-th */
static uint8_t scaled(const fecsym *c, uint8_t a, unsigned e)
{
    return a == 0 ? 0 : c->power[(c->log[a] + e) % c->order];
}

/* (x + 1)(x + alpha)(x + alpha^2) ...  None of its coefficients is 0. */
static void make_generator(fecsym *c)
{
    memset(c->gen, 0, c->parity + 1);
    c->gen[0] = 1;
    for (unsigned root = 0; root < c->parity; root++) {
        for (size_t i = root + 1; i > 0; i--)
            c->gen[i] = c->gen[i - 1] ^ scaled(c, c->gen[i], root);
        c->gen[0] = scaled(c, c->gen[0], root);
    }
    for (size_t i = 0; i <= c->parity; i++)
        c->gen[i] = c->log[c->gen[i]];
}

fecsym *fecsym_create(unsigned bits, unsigned parity, unsigned pad)
{
    if (bits < 3 || bits > 8)
        return NULL;
    unsigned order = (1u << bits) - 1;
    if (parity == 0 || parity >= order || pad >= order - parity)
        return NULL;
    fecsym *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->order = order;
    c->parity = parity;
    c->data = order - parity - pad;
    c->power = malloc(order + 1);
    c->log = malloc(order + 1);
    c->gen = malloc(parity + 1);
    if (c->power == NULL || c->log == NULL || c->gen == NULL) {
        fecsym_destroy(c);
        return NULL;
    }
    make_field(c, bits);
    make_generator(c);
    return c;
}

size_t fecsym_data(const fecsym *c)
{
    return c->data;
}

size_t fecsym_parity(const fecsym *c)
{
    return c->parity;
}

void fecsym_encode(const fecsym *c, const uint8_t *data, uint8_t *parity)
{
    size_t last = c->parity - 1;
    memset(parity, 0, c->parity);
    for (size_t i = 0; i < c->data; i++) {
        uint8_t feedback = data[i] ^ parity[0];
        memmove(parity, parity + 1, last);
        parity[last] = 0;
        if (feedback == 0)
            continue;
        for (size_t j = 0; j <= last; j++)
            parity[j] ^= c->power[(c->log[feedback] + c->gen[last - j]) % c->order];
    }
}

/* The value of the block, as a polynomial, at alpha to the root-th. */
static uint8_t syndrome(const fecsym *c, const uint8_t *block, unsigned root)
{
    uint8_t sum = 0;
    for (size_t i = 0; i < c->data + c->parity; i++)
        sum = scaled(c, sum, root) ^ block[i];
    return sum;
}

bool fecsym_check(const fecsym *c, const uint8_t *block)
{
    for (unsigned root = 0; root < c->parity; root++)
        if (syndrome(c, block, root) != 0)
            return false;
    return true;
}

int fecsym_mend(const fecsym *c, uint8_t *block)
{
    if (fecsym_check(c, block))
        return 0;
    if (c->parity < 2)
        return -1;
    uint8_t error = syndrome(c, block, 0), next = syndrome(c, block, 1);
    if (error == 0 || next == 0)
        return -1;
    size_t length = c->data + c->parity;
    unsigned place = (c->log[next] + c->order - c->log[error]) % c->order;
    if (place >= length)
        return -1;
    block[length - 1 - place] ^= error;
    if (fecsym_check(c, block))
        return 1;
    block[length - 1 - place] ^= error;
    return -1;
}
