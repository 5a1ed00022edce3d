/*
 * expgol: Exp-Golomb codes in bit streams, highest bit of a byte first.
 *
 * ue codes are for unsigned numbers and se codes for signed ones, as in video
 * headers:  1 = 0,  010 = 1,  011 = 2,  00100 = 3 ...; se takes them as
 * 0, 1, -1, 2, -2 ...  All values of uint32_t and int32_t have a code (the
 * longest ones take 65 bits), and what eg_put_X() has written eg_get_X()
 * reads again.
 *
 * Neither writer nor reader own memory: the buffer is yours and has to live
 * as long as they are used.  Functions return EG_OK or one of the errors,
 * after which the stream is where it was before the call.
 */
#ifndef EXPGOL_H
#define EXPGOL_H

#include <stddef.h>
#include <stdint.h>

enum {
    EG_OK = 0,
    EG_END = -1,   /* writer: buffer is full; reader: not enough bits left */
    EG_RANGE = -2, /* a number of bits above 32 */
    EG_CODE = -3   /* reader: the code is none of a 32-bit number */
};

typedef struct {
    uint8_t *buffer;
    size_t size;  /* bytes */
    size_t place; /* bits */
} eg_writer;

typedef struct {
    const uint8_t *buffer;
    size_t size;
    size_t place;
} eg_reader;

/* Start of a stream in SIZE bytes; BUFFER may be NULL if SIZE is 0.  Of longer
 * buffers only the first EG_MAX_BYTES are used. */
#define EG_MAX_BYTES ((size_t)1 << 24)
void eg_write_init(eg_writer *w, uint8_t *buffer, size_t size);
void eg_read_init(eg_reader *r, const uint8_t *buffer, size_t size);

/* The low COUNT bits of VALUE, COUNT from 0 to 32. */
int eg_put_bits(eg_writer *w, uint32_t value, unsigned count);
int eg_put_ue(eg_writer *w, uint32_t value);
int eg_put_se(eg_writer *w, int32_t value);

/* Pads with zero bits to the next whole byte. */
void eg_align(eg_writer *w);

/* Bytes written so far, a last incomplete one included (its other bits are
 * zero). */
size_t eg_bytes(const eg_writer *w);

/* COUNT from 0 to 32.  *VALUE is written only on success. */
int eg_get_bits(eg_reader *r, unsigned count, uint32_t *value);
int eg_get_ue(eg_reader *r, uint32_t *value);
int eg_get_se(eg_reader *r, int32_t *value);

/* Bits not yet read. */
size_t eg_left(const eg_reader *r);

/* Length in bits of the ue code of VALUE. */
unsigned eg_ue_length(uint32_t value);

#endif
