#ifndef B64STREAM_H
#define B64STREAM_H

#include <stddef.h>
#include <stdint.h>

/**
 * @file b64stream.h
 * Base64 (RFC 4648) in pieces.
 *
 * Each stream is: init, any number of updates, final. After final the context
 * has to be initialised again before it is used for another stream.
 */

/** Characters that b64_enc_update() writes at most for n bytes. */
#define B64_ENC_ROOM(n) (((n) + 2) / 3 * 4)
/** Bytes that b64_dec_update() writes at most for n characters. */
#define B64_DEC_ROOM(n) (((n) + 3) / 4 * 3)

typedef struct {
    uint32_t bits;
    uint8_t have;
    uint8_t state;
} b64_enc_t;

typedef struct {
    uint32_t bits;
    uint8_t have;
    uint8_t padding;
    uint8_t state;
} b64_dec_t;

void b64_enc_init(b64_enc_t *ctx);

/**
 * Encodes some bytes.
 * @param in   may be NULL if len is 0
 * @param out  room for B64_ENC_ROOM(len) characters; not terminated
 * @return number of characters written
 */
size_t b64_enc_update(b64_enc_t *ctx, const void *in, size_t len, char *out);

/**
 * Writes what is left, with padding.
 * @param out room for 4 characters; not terminated
 * @return number of characters written, 0 or 4
 */
size_t b64_enc_final(b64_enc_t *ctx, char *out);

void b64_dec_init(b64_dec_t *ctx);

/**
 * Decodes some characters. Line breaks and blanks are skipped.
 * @param out room for B64_DEC_ROOM(len) bytes
 * @return number of bytes written, -1 if a character is not allowed where it
 *         is. After that only b64_dec_init() may be called.
 */
ptrdiff_t b64_dec_update(b64_dec_t *ctx, const char *in, size_t len, void *out);

/** @return 0 if the stream was complete, -1 if it ends within a group */
int b64_dec_final(b64_dec_t *ctx);

/** Length of the text for so many bytes, with padding, 0 if that is too large
 *  for a size_t. */
size_t b64_encoded_length(size_t len);

#endif
