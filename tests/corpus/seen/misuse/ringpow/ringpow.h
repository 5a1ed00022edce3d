#ifndef RINGPOW_H
#define RINGPOW_H

#include <stdbool.h>
#include <stdint.h>

/* Byte ring in storage of the caller; size is a power of two. */

typedef struct {
    uint8_t *mem;
    uint32_t mask;
    uint32_t rd, wr;
} ringpow;

void rp_init(ringpow *r, uint8_t *mem, uint32_t size);

uint32_t rp_used(const ringpow *r);
uint32_t rp_space(const ringpow *r);

bool rp_put(ringpow *r, uint8_t byte);
bool rp_get(ringpow *r, uint8_t *byte);

/* as many bytes as go, up to n */
uint32_t rp_write(ringpow *r, const uint8_t *from, uint32_t n);
uint32_t rp_read(ringpow *r, uint8_t *to, uint32_t n);

/* byte at a distance from the oldest; at < rp_used() */
uint8_t rp_peek(const ringpow *r, uint32_t at);
/* drops n <= rp_used() of the oldest bytes */
void rp_skip(ringpow *r, uint32_t n);

void rp_clear(ringpow *r);

#endif
