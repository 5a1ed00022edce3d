#ifndef BLKPAD_H
#define BLKPAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * blkpad: padding of messages to blocks, and a toy cipher over blocks.
 * NOT FOR SECRETS.
 */

/* ---- padding as in PKCS #7.  A block is 1 to 255 bytes. ---- */

/* Length of a message of `length` bytes (SIZE_MAX / 2 at most) when it is padded:
 * always more. */
size_t bp_padded(size_t length, unsigned block);

/* Appends the padding to the message in `buffer`, which must have room for
 * bp_padded(length, block) bytes.  Returns the new length. */
size_t bp_pad(uint8_t *buffer, size_t length, unsigned block);

/* Checks the padding of a message; its length without is stored.  False when the
 * padding is wrong. */
bool bp_unpad(const uint8_t *buffer, size_t length, unsigned block, size_t *plain);

/* ---- the cipher ---- */

#define BP_BLOCK 8
#define BP_TAG 4

typedef struct bp_ctx bp_ctx;

/* Keys have 1 to 32 bytes; NULL for others and when memory is out. */
bp_ctx *bp_start(const uint8_t *key, size_t length);

/* En- or decrypt some blocks in place: `length` is a multiple of BP_BLOCK.  A
 * context is for one direction only: do not mix the two. */
void bp_encrypt(bp_ctx *ctx, uint8_t *data, size_t length);
void bp_decrypt(bp_ctx *ctx, uint8_t *data, size_t length);

/* Ends the message and stores its tag of BP_TAG bytes.  After this the context
 * can only be restarted or freed. */
void bp_finish(bp_ctx *ctx, uint8_t *tag);

/* Begins a new message with the same key. */
void bp_restart(bp_ctx *ctx);
void bp_free(bp_ctx *ctx);

#endif
