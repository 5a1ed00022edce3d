#include "digestctx.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct digest_ctx {
    digest_kind kind;
    bool finished;
    uint32_t a;
    uint32_t b;
    uint64_t hash;
};

size_t digest_size(digest_kind kind)
{
    switch (kind) {
    case DIGEST_ADLER32:
        return 4;
    case DIGEST_FNV64:
        return 8;
    case DIGEST_FLETCHER16:
        return 2;
    }
    return 0;
}

static void start(digest_ctx *ctx, digest_kind kind)
{
    ctx->kind = kind;
    ctx->finished = false;
    ctx->a = kind == DIGEST_ADLER32 ? 1 : 0;
    ctx->b = 0;
    ctx->hash = UINT64_C(14695981039346656037);
}

digest_ctx *digest_new(digest_kind kind)
{
    if (digest_size(kind) == 0)
        return NULL;
    digest_ctx *ctx = malloc(sizeof *ctx);
    if (ctx != NULL)
        start(ctx, kind);
    return ctx;
}

digest_ctx *digest_copy(const digest_ctx *ctx)
{
    assert(!ctx->finished);
    digest_ctx *copy = malloc(sizeof *copy);
    if (copy != NULL)
        *copy = *ctx;
    return copy;
}

void digest_free(digest_ctx *ctx)
{
    free(ctx);
}

void digest_update(digest_ctx *ctx, const void *data, size_t size)
{
    assert(!ctx->finished);
    const uint8_t *bytes = data;
    uint32_t modulus = ctx->kind == DIGEST_ADLER32 ? 65521 : 255;
    for (size_t i = 0; i < size; i++) {
        if (ctx->kind == DIGEST_FNV64) {
            ctx->hash = (ctx->hash ^ bytes[i]) * UINT64_C(1099511628211);
        } else {
            ctx->a = (ctx->a + bytes[i]) % modulus;
            ctx->b = (ctx->b + ctx->a) % modulus;
        }
    }
}

void digest_final(digest_ctx *ctx, uint8_t *checksum)
{
    assert(!ctx->finished);
    uint64_t sum = ctx->hash;
    if (ctx->kind == DIGEST_ADLER32)
        sum = (uint64_t)ctx->b << 16 | ctx->a;
    else if (ctx->kind == DIGEST_FLETCHER16)
        sum = (uint64_t)ctx->b << 8 | ctx->a;
    for (size_t i = digest_size(ctx->kind); i-- > 0; sum >>= 8)
        checksum[i] = (uint8_t)sum;
    ctx->finished = true;
}

void digest_reset(digest_ctx *ctx)
{
    start(ctx, ctx->kind);
}

digest_kind digest_kind_of(const digest_ctx *ctx)
{
    return ctx->kind;
}

size_t digest_data(digest_kind kind, const void *data, size_t size, uint8_t *checksum)
{
    digest_ctx ctx;
    if (digest_size(kind) == 0)
        return 0;
    start(&ctx, kind);
    digest_update(&ctx, data, size);
    digest_final(&ctx, checksum);
    return digest_size(kind);
}
