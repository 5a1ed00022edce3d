#ifndef LZWIN_H
#define LZWIN_H

#include <stddef.h>
#include <stdint.h>

/*
 * The output side of an LZ77 decoder.  The block that is decoded has a known
 * capacity; literals are appended to it, and copies of what it already has.
 */

typedef struct lzwin lzwin;

typedef enum {
    LZ_OK = 0,
    LZ_FULL = -1,     /* the block would exceed its capacity */
    LZ_DISTANCE = -2  /* a distance of 0 or to before the block */
} lz_result;

#define LZ_MAX_CAPACITY (1u << 20)

/* A block for up to `capacity` bytes, at most LZ_MAX_CAPACITY.  NULL when it is
 * above that or memory is out. */
lzwin *lz_new(size_t capacity);
void lz_free(lzwin *w);
/* Empties the block. */
void lz_reset(lzwin *w);

/* Each of these changes nothing when the result is not LZ_OK. */

/* Appends bytes. */
lz_result lz_literals(lzwin *w, const uint8_t *bytes, size_t count);
/* Appends `count` times the same byte. */
lz_result lz_fill(lzwin *w, uint8_t byte, size_t count);
/* Appends `count` bytes from `distance` bytes back.  They may overlap what is
 * being appended, so that a short piece is repeated. */
lz_result lz_copy(lzwin *w, size_t distance, size_t count);

size_t lz_length(const lzwin *w);
size_t lz_room(const lzwin *w);
/* The bytes up to now, good until the next change of the block. */
const uint8_t *lz_bytes(const lzwin *w);
/* Adler-32 of the bytes. */
uint32_t lz_checksum(const lzwin *w);

#endif
