#ifndef RANGCO_H
#define RANGCO_H

#include <stddef.h>
#include <stdint.h>

/** rangco - a carryless range coder with adaptive models.

    A symbol is described by three numbers: `freq`, how often it occurs, `start`,
    the sum of the frequencies of the symbols before it, and `total`, the sum of
    all.  The decoder has to be taken through the same numbers as the encoder.

    The inner loop has no time for error codes.  Arguments that make no sense are
    bugs of the program and end it by assert(), unless compiled with NDEBUG; then
    anything may happen.  What can go wrong in a right program, that is too small
    a buffer and damaged data, is reported. */

/** Upper limit of `total`. */
#define RC_TOTAL_MAX 65536u

/** Upper limit of the number of symbols of a model. */
#define RC_SYMBOLS_MAX 64u

typedef struct {
    uint32_t low, range;
    uint8_t *out;
    size_t capacity, length;
    int open;
} rc_encoder;

typedef struct {
    uint32_t low, code, range;
    const uint8_t *in;
    size_t length, at;
    uint32_t total; /* that was asked for, 0 if none */
} rc_decoder;

typedef struct {
    unsigned symbols;
    uint32_t total;
    uint16_t freq[RC_SYMBOLS_MAX];
} rc_model;

/** Starts encoding into a buffer, which must stay there until rc_end(). */
void rc_begin(rc_encoder *e, uint8_t *buffer, size_t capacity);

/** Encodes a symbol: `freq` is at least 1, `start + freq` at most `total`, and
    that at most RC_TOTAL_MAX. */
void rc_put(rc_encoder *e, uint32_t start, uint32_t freq, uint32_t total);

/** Encodes the `count` low bits of `bits` as they are; 1 to 16 of them, and
    there must be no others. */
void rc_put_bits(rc_encoder *e, uint32_t bits, unsigned count);

/** Ends encoding.  Returns how many bytes there are, or 0 if they didn't fit.
    Nothing can be put any more, until rc_begin(). */
size_t rc_end(rc_encoder *e);

/** Starts decoding.  The data must stay there.  When it is used up, zeroes
    follow. */
void rc_open(rc_decoder *d, const uint8_t *data, size_t length);

/** First half of decoding a symbol: a number below `total`, which is 1 to
    RC_TOTAL_MAX.  It belongs to the symbol with start <= number < start + freq. */
uint32_t rc_peek(rc_decoder *d, uint32_t total);

/** Second half: moves on behind the symbol that was found with rc_peek().  To
    be called once after each of these. */
void rc_take(rc_decoder *d, uint32_t start, uint32_t freq);

/** The bits of rc_put_bits(); `count` is 1 to 16. */
uint32_t rc_get_bits(rc_decoder *d, unsigned count);

/** Whether more bytes were needed than there are, a sign of damaged data. */
int rc_exhausted(const rc_decoder *d);

/** A model of 1 to RC_SYMBOLS_MAX symbols, all equally likely.  Encoder and
    decoder each need one of their own. */
void rc_model_init(rc_model *m, unsigned symbols);

/** Encodes a symbol (0 up to the number of symbols - 1) and learns from it. */
void rc_model_put(rc_model *m, rc_encoder *e, unsigned symbol);

/** Decodes a symbol and learns from it. */
unsigned rc_model_get(rc_model *m, rc_decoder *d);

#endif
