#ifndef PVARINT_H
#define PVARINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Varints as of protocol buffers: seven bits a byte, the lowest first, the
 * top bit of all bytes but the last is set.
 *
 * The pv_put and pv_get functions are made for inner loops and do not know
 * where a buffer ends. For data from outside there is the reader below.
 */
#define PV_MAX 10 /* longest varint */

/* Writes a number and returns how many bytes it took. `out` has room for
   PV_MAX bytes, or for pv_size(value) of them. */
size_t pv_put(uint8_t *out, uint64_t value);
size_t pv_put_signed(uint8_t *out, int64_t value); /* zigzag */
size_t pv_size(uint64_t value);

/* Writes a field: key, length and data. */
size_t pv_put_field(uint8_t *out, uint32_t field, const void *data, size_t length);
/* What pv_put_field() writes for that many bytes of data. */
size_t pv_field_size(uint32_t field, size_t length);

/* Reads a number and returns how many bytes it had. `in` must hold a whole
   varint. */
size_t pv_get(const uint8_t *in, uint64_t *value);
size_t pv_get_signed(const uint8_t *in, int64_t *value);

/* Where the reading goes on after `count` varints. */
const uint8_t *pv_skip(const uint8_t *in, size_t count);

/* Reads fields out of `length` bytes, which stay where they are. */
struct pv_reader {
    const uint8_t *at;
    const uint8_t *end;
};

void pv_reader_init(struct pv_reader *r, const uint8_t *bytes, size_t length);
/* The next field; *data points into the bytes. False at the end and before
   anything that is no field. */
bool pv_next(struct pv_reader *r, uint32_t *field, const uint8_t **data, size_t *length);
size_t pv_left(const struct pv_reader *r);

#endif
