#include "mdigest.h"

#include <stdlib.h>

struct mdigest_state {
    uint64_t a;
    uint64_t b;
};

static const struct {
    size_t size;
    uint64_t a;
} algorithms[] = {
    [MDIGEST_SUM16] = {2, 0},
    [MDIGEST_ADLER32] = {4, 1},
    [MDIGEST_FNV64] = {8, UINT64_C(14695981039346656037)},
};

size_t mdigest_size(mdigest_type type)
{
    return algorithms[type].size;
}

int mdigest_init(mdigest_ctx *ctx, mdigest_type type)
{
    ctx->type = type;
    ctx->state = calloc(1, sizeof *ctx->state);
    if (ctx->state == NULL)
        return -1;
    ctx->state->a = algorithms[type].a;
    return 0;
}

void mdigest_update(mdigest_ctx *ctx, const void *data, size_t length)
{
    struct mdigest_state *state = ctx->state;
    const uint8_t *bytes = data;
    for (size_t i = 0; i < length; i++) {
        switch (ctx->type) {
        case MDIGEST_SUM16:
            state->a = (state->a + bytes[i]) & 0xffff;
            break;
        case MDIGEST_ADLER32:
            state->a = (state->a + bytes[i]) % 65521;
            state->b = (state->b + state->a) % 65521;
            break;
        case MDIGEST_FNV64:
            state->a = (state->a ^ bytes[i]) * UINT64_C(1099511628211);
            break;
        }
    }
}

void mdigest_final(mdigest_ctx *ctx, uint8_t *sum)
{
    uint64_t value = ctx->state->a;
    if (ctx->type == MDIGEST_ADLER32)
        value |= ctx->state->b << 16;
    size_t size = mdigest_size(ctx->type);
    for (size_t i = 0; i < size; i++)
        sum[i] = (uint8_t)(value >> 8 * (size - 1 - i));
    mdigest_abort(ctx);
}

void mdigest_abort(mdigest_ctx *ctx)
{
    free(ctx->state);
    ctx->state = NULL;
}

int mdigest_clone(mdigest_ctx *to, const mdigest_ctx *from)
{
    mdigest_type type = from->type;
    struct mdigest_state *state = malloc(sizeof *state);
    if (state == NULL)
        return -1;
    *state = *from->state;
    to->type = type;
    to->state = state;
    return 0;
}

int mdigest_of(mdigest_type type, const void *data, size_t length, uint8_t *sum)
{
    mdigest_ctx ctx;
    if (mdigest_init(&ctx, type) != 0)
        return -1;
    mdigest_update(&ctx, data, length);
    mdigest_final(&ctx, sum);
    return 0;
}
