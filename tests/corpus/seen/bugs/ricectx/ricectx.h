/*
 * ricectx - adaptive Golomb-Rice coding of signed integers with contexts
 *
 * Encoder:
 *
 *     rx_enc *e = rx_enc_new(2);
 *     rx_enc_select(e, 0);  rx_enc_put(e, dx);
 *     rx_enc_select(e, 1);  rx_enc_put(e, dy);
 *     bytes = rx_enc_bytes(e, &len);
 *     ...
 *     rx_enc_free(e);
 *
 * The decoder has to be made with the same number of contexts and has to
 * select them in the same order.  Every context learns the size of its values
 * by itself.  A fresh encoder or decoder has context 0 selected.
 *
 * How many values there are is not recorded: the last byte is filled up with
 * zero bits, which may decode as additional values.
 *
 * Handles must not be NULL, except where they are freed.
 */
#ifndef RICECTX_H
#define RICECTX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RX_MAX_CONTEXTS 8
#define RX_MAX_BYTES    (1u << 20)

typedef struct rx_enc rx_enc;
typedef struct rx_dec rx_dec;

/* NULL unless 1 <= contexts <= RX_MAX_CONTEXTS, or when out of memory. */
rx_enc *rx_enc_new(unsigned contexts);

/* An independent encoder in the same state, to try out which way of coding
 * takes fewer bits.  Either may be freed first.  NULL when out of memory. */
rx_enc *rx_enc_copy(const rx_enc *e);
void    rx_enc_free(rx_enc *e);

/* false, and nothing selected, if there is no such context */
bool rx_enc_select(rx_enc *e, unsigned context);

/* false, and nothing written, if the output would exceed RX_MAX_BYTES or
 * memory is out */
bool rx_enc_put(rx_enc *e, int32_t value);

/* size of the output so far, in bits */
size_t rx_enc_bits(const rx_enc *e);

/* The output so far, never NULL; its size in bytes goes to *len.  Good until
 * the next rx_enc_put() or rx_enc_free(). */
const uint8_t *rx_enc_bytes(const rx_enc *e, size_t *len);

/* The bytes are copied.  NULL unless 1 <= contexts <= RX_MAX_CONTEXTS and
 * len <= RX_MAX_BYTES, or when out of memory. */
rx_dec *rx_dec_new(const void *bytes, size_t len, unsigned contexts);
void    rx_dec_free(rx_dec *d);
bool    rx_dec_select(rx_dec *d, unsigned context);

/* false, and nothing read, if there are not enough bits left */
bool rx_dec_get(rx_dec *d, int32_t *value);

#endif
