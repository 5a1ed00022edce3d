#ifndef PACKER_H
#define PACKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Messages in a buffer of the caller: numbers as groups of seven bits, low
   groups first, bytes with their length before them. */
struct packer {
    uint8_t *data;
    size_t size;
    size_t end; /* what is packed ends here */
    size_t at;  /* what is unpacked next */
};

/* An empty message in `size` bytes at `buffer`, which stay the caller's. */
void packer_init(struct packer *p, void *buffer, size_t size);
/* Unpacks from the start again. */
void packer_rewind(struct packer *p);
size_t packer_left(const struct packer *p);

/* False, and nothing packed, when there is no room. */
bool pack_u32(struct packer *p, uint32_t value);
bool pack_bytes(struct packer *p, const void *bytes, uint32_t length);

/* False, and nothing unpacked, when what comes next is cut or too large. */
bool unpack_u32(struct packer *p, uint32_t *value);
/* At most `capacity` bytes; how many goes to `length`. */
bool unpack_bytes(struct packer *p, void *bytes, size_t capacity, uint32_t *length);

#endif
