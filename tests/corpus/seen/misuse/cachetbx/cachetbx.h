#ifndef CACHETBX_H
#define CACHETBX_H

// cachetbx -- sealed messages for small devices (Speck 64/128, counter mode,
// CBC-MAC).  Good against the curious, not against governments.
//
// Sender:      cachet_begin
//              cachet_label   any number of times: authentic, but not secret
//              cachet_seal    any number of times: the message
//              cachet_tag
// Receiver:    the same with cachet_open, then compares the tags with
//              cachet_equal and believes nothing before.
//
// The order is as above.  One cachet either seals or opens.  After
// cachet_tag it can only be begun anew.  Never use a nonce twice with a key.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CACHET_KEY 16  // bytes of a key
#define CACHET_TAG 8   // bytes of a tag
#define CACHET_BLOCK 8 // bytes of a block

typedef struct cachet {
    uint32_t rounds[27];
    uint32_t nonce;
    uint32_t counter;
    uint32_t mac[2];
    uint32_t state;
} cachet;

// Starts a message.  key has CACHET_KEY bytes.
void cachet_begin(cachet *c, const uint8_t *key, uint32_t nonce);

// Adds a label.  Every label is padded with zeros to whole blocks.
void cachet_label(cachet *c, const void *data, size_t n);

// Encrypts or decrypts the next n bytes.  out may be the same as in,
// otherwise they must not overlap.  A message may be done in pieces, all of
// which except for the last are a multiple of CACHET_BLOCK long.
void cachet_seal(cachet *c, uint8_t *out, const uint8_t *in, size_t n);
void cachet_open(cachet *c, uint8_t *out, const uint8_t *in, size_t n);

// Ends the message, writes CACHET_TAG bytes and forgets the key.
void cachet_tag(cachet *c, uint8_t *tag);

// ---- helpers ----

// Compares n bytes in a time that does not depend on them.
bool cachet_equal(const void *a, const void *b, size_t n);
// Sets n bytes to zero in a way that is not optimised away.
void cachet_wipe(void *p, size_t n);
// Writes n bytes as hexadecimal digits with a zero behind: 2 * n + 1 chars.
void cachet_hex(char *out, const uint8_t *in, size_t n);
// Appends 1 to CACHET_BLOCK bytes to the n bytes in the buffer of `room`
// bytes, to make n a multiple of CACHET_BLOCK.  The buffer must have room
// for that.  Returns the new length.
size_t cachet_pad(uint8_t *buffer, size_t n, size_t room);
// Length without the padding, SIZE_MAX if there is no proper one.
size_t cachet_unpad(const uint8_t *buffer, size_t n);

#endif
