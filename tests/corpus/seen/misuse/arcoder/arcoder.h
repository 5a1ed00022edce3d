/* arcoder -- a range coder with static models.
 *
 * Encoding:  ac_encoder_init, ac_encode for every symbol, ac_encoder_finish.
 * Decoding:  ac_decoder_init, ac_decode for every symbol.  The decoder needs
 * the same models in the same order, and has to know when to stop.
 */
#ifndef ARCODER_H
#define ARCODER_H

#include <stddef.h>
#include <stdint.h>

#define AC_MAX_SYMBOLS 256
#define AC_MAX_TOTAL   65536    /* of all frequencies of a model */

typedef struct ac_model ac_model;

/* The fields are private. */
typedef struct {
    uint32_t low, range;
    unsigned char *out;
    size_t size, length;
} ac_encoder;

typedef struct {
    uint32_t low, range, code;
    const unsigned char *in;
    size_t length, at;
} ac_decoder;

/* A model of symbols 0 to count-1 with these frequencies.  Some may be 0.  The
 * array is copied.  NULL if count is not 1 to AC_MAX_SYMBOLS, if the sum is 0
 * or above AC_MAX_TOTAL, or if there is no memory. */
ac_model *ac_model_new(const unsigned *frequencies, unsigned count);
void ac_model_free(ac_model *model);            /* NULL is allowed */

unsigned ac_model_count(const ac_model *model);

/* The frequency of a symbol, 0 if there is no such symbol. */
unsigned ac_model_frequency(const ac_model *model, unsigned symbol);

/* Starts encoding into a buffer of size bytes, which must remain until
 * ac_encoder_finish.  out may be NULL if size is 0. */
void ac_encoder_init(ac_encoder *encoder, unsigned char *out, size_t size);

/* Encodes a symbol.  For speed this is not checked: the symbol must be one of
 * the model, below ac_model_count, and its frequency must not be 0. */
void ac_encode(ac_encoder *encoder, const ac_model *model, unsigned symbol);

/* Ends encoding and returns how many bytes there are.  If that is more than
 * the buffer's size, the buffer has been filled and the rest is lost.  To use
 * the encoder again, start with ac_encoder_init. */
size_t ac_encoder_finish(ac_encoder *encoder);

/* Starts decoding.  The bytes are not copied: they must stay in place while
 * symbols are decoded.  in may be NULL if length is 0. */
void ac_decoder_init(ac_decoder *decoder, const unsigned char *in, size_t length);

/* Decodes a symbol.  Data that was never encoded with the model, or that ends
 * too soon, gives some symbol or other of the model. */
unsigned ac_decode(ac_decoder *decoder, const ac_model *model);

/* How many bytes of the input have been read so far. */
size_t ac_decoder_used(const ac_decoder *decoder);

#endif
