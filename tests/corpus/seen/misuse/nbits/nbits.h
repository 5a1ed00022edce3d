#ifndef NBITS_H
#define NBITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Fields of some bits, packed one behind the other, the highest bit first.

   For speed nothing is checked here: fields have 1 to 32 bits, a writer's
   memory must have room for what is put into it, and a reader must not get
   more bits than are left. */

struct nbits_writer {
    uint8_t *bytes;
    size_t at; /* in bits */
};

struct nbits_reader {
    const uint8_t *bytes;
    size_t at; /* in bits */
    size_t end;
};

/* Bytes for so many bits. */
size_t nbits_bytes(size_t bits);

/* Writes to memory of the caller's. */
void nbits_writer_init(struct nbits_writer *writer, void *memory);
/* The lowest `bits` bits of the value, 1 to 32. */
void nbits_put(struct nbits_writer *writer, uint32_t value, unsigned bits);
void nbits_put_signed(struct nbits_writer *writer, int32_t value, unsigned bits);
/* Fills up the last byte with zeros. */
void nbits_align(struct nbits_writer *writer);
/* Bits written so far. */
size_t nbits_written(const struct nbits_writer *writer);

/* Reads `length` bytes at `memory`, where they have to stay. */
void nbits_reader_init(struct nbits_reader *reader, const void *memory, size_t length);
/* Bits left to read. */
size_t nbits_left(const struct nbits_reader *reader);
/* 1 to 32 bits, no more than are left. */
uint32_t nbits_get(struct nbits_reader *reader, unsigned bits);
/* The same in two's complement. */
int32_t nbits_get_signed(struct nbits_reader *reader, unsigned bits);
/* Skips bits, no more than are left. */
void nbits_skip(struct nbits_reader *reader, size_t bits);

#endif
