#ifndef BITREAD_H
#define BITREAD_H

#include <stddef.h>
#include <stdint.h>

/* Reads bits from bytes, which must stay there. */
typedef struct bitread bitread;
bitread *bitread_new(const uint8_t *bytes, size_t size);
void bitread_free(bitread *r);
size_t bitread_left(const bitread *r); /* bits */
unsigned bitread_take(bitread *r, unsigned n); /* the next n bits */
void bitread_skip(bitread *r, unsigned n);

#endif
