#ifndef SEALRUN_H
#define SEALRUN_H

/*
NAME
    sealrun - encrypt and authenticate messages, at once or piece by piece

DESCRIPTION
    A light cipher for save games and the like.  It keeps the curious out, not
    the determined.

    seal_message() encrypts and appends a tag of SEAL_TAG bytes, so `out` takes
    n + SEAL_TAG bytes.  seal_unmessage() is the reverse: `n` is the length
    with the tag, `out` takes n - SEAL_TAG bytes.  It returns false, and `out`
    is not written to, when the message is too short or was tampered with.

    Large messages are done in pieces:

        seal_begin    with key and nonce
        seal_header   any number of times: bytes that are authenticated, but
                      not encrypted.  All of them go before the payload.
        seal_encrypt  or seal_decrypt, any number of times, not both: the
                      payload, n bytes from `in` to `out`
        seal_end      writes the tag, or seal_check compares it

    How the payload is cut into pieces makes no difference.  With seal_end or
    seal_check the message is over and the context is wiped; seal_begin starts
    the next one.  seal_begin may also be called early to abandon a message.

    In all functions `out` and `in` are either the same or do not overlap.
    Keys have SEAL_KEY bytes, nonces SEAL_NONCE, tags SEAL_TAG.  Never use a
    nonce twice with the same key.  Where a length is 0 the pointer may be NULL.
*/

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SEAL_KEY   16
#define SEAL_NONCE 12
#define SEAL_TAG   8

struct seal {
    /* private */
    uint32_t key[4], nonce[3], block, mac[2];
    uint8_t pad[8];
    unsigned used, fill;
    int phase;
};

void seal_begin(struct seal *s, const uint8_t *key, const uint8_t *nonce);
void seal_header(struct seal *s, const void *data, size_t n);
void seal_encrypt(struct seal *s, uint8_t *out, const uint8_t *in, size_t n);
void seal_decrypt(struct seal *s, uint8_t *out, const uint8_t *in, size_t n);
void seal_end(struct seal *s, uint8_t *tag);
bool seal_check(struct seal *s, const uint8_t *tag);

size_t seal_message(uint8_t *out, const uint8_t *in, size_t n, const uint8_t *key, const uint8_t *nonce);
bool seal_unmessage(uint8_t *out, const uint8_t *in, size_t n, const uint8_t *key, const uint8_t *nonce);

#endif
