#include "blkpad.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum state { FRESH, ENCRYPTS, DECRYPTS, FINISHED };

struct bp_ctx {
    uint8_t key[32];
    size_t key_length;
    uint8_t chain[BP_BLOCK];
    uint32_t sum;
    enum state state;
};

size_t bp_padded(size_t length, unsigned block)
{
    assert(block >= 1 && block <= 255);
    return length - length % block + block;
}

size_t bp_pad(uint8_t *buffer, size_t length, unsigned block)
{
    size_t padded = bp_padded(length, block);
    memset(buffer + length, (int)(padded - length), padded - length);
    return padded;
}

bool bp_unpad(const uint8_t *buffer, size_t length, unsigned block, size_t *plain)
{
    assert(block >= 1 && block <= 255);
    if (length == 0 || length % block != 0)
        return false;
    size_t padding = buffer[length - 1];
    if (padding == 0 || padding > block)
        return false;
    for (size_t i = length - padding; i < length; i++)
        if (buffer[i] != padding)
            return false;
    *plain = length - padding;
    return true;
}

bp_ctx *bp_start(const uint8_t *key, size_t length)
{
    if (length < 1 || length > 32)
        return NULL;
    bp_ctx *ctx = malloc(sizeof *ctx);
    if (ctx == NULL)
        return NULL;
    memcpy(ctx->key, key, length);
    ctx->key_length = length;
    bp_restart(ctx);
    return ctx;
}

void bp_restart(bp_ctx *ctx)
{
    memset(ctx->chain, 0x5a, sizeof ctx->chain);
    ctx->sum = 1;
    ctx->state = FRESH;
}

void bp_free(bp_ctx *ctx)
{
    free(ctx);
}

static uint8_t mask(const bp_ctx *ctx, size_t i)
{
    uint8_t k = ctx->key[(i + ctx->chain[0]) % ctx->key_length];
    return (uint8_t)(k ^ ctx->chain[i]);
}

static void absorb(bp_ctx *ctx, const uint8_t *block)
{
    for (size_t i = 0; i < BP_BLOCK; i++)
        ctx->sum = ctx->sum * 16777619u ^ block[i] ^ ctx->key[i % ctx->key_length];
}

void bp_encrypt(bp_ctx *ctx, uint8_t *data, size_t length)
{
    assert(ctx->state == FRESH || ctx->state == ENCRYPTS);
    assert(length % BP_BLOCK == 0);
    ctx->state = ENCRYPTS;
    for (size_t at = 0; at < length; at += BP_BLOCK) {
        absorb(ctx, data + at);
        for (size_t i = 0; i < BP_BLOCK; i++)
            data[at + i] ^= mask(ctx, i);
        memcpy(ctx->chain, data + at, BP_BLOCK);
    }
}

void bp_decrypt(bp_ctx *ctx, uint8_t *data, size_t length)
{
    assert(ctx->state == FRESH || ctx->state == DECRYPTS);
    assert(length % BP_BLOCK == 0);
    ctx->state = DECRYPTS;
    for (size_t at = 0; at < length; at += BP_BLOCK) {
        uint8_t next[BP_BLOCK];
        memcpy(next, data + at, BP_BLOCK);
        for (size_t i = 0; i < BP_BLOCK; i++)
            data[at + i] ^= mask(ctx, i);
        absorb(ctx, data + at);
        memcpy(ctx->chain, next, BP_BLOCK);
    }
}

void bp_finish(bp_ctx *ctx, uint8_t *tag)
{
    assert(ctx->state != FINISHED);
    ctx->state = FINISHED;
    for (int i = 0; i < BP_TAG; i++)
        tag[i] = (uint8_t)(ctx->sum >> (8 * i));
}
