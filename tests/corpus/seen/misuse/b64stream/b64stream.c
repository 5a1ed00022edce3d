#include "b64stream.h"

#include <assert.h>
#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

enum { RUNNING = 0x52, FINISHED = 0x46 };

void b64_enc_init(b64_enc_t *ctx)
{
    memset(ctx, 0, sizeof *ctx);
    ctx->state = RUNNING;
}

size_t b64_enc_update(b64_enc_t *ctx, const void *in, size_t len, char *out)
{
    assert(ctx->state == RUNNING && ctx->have < 3);
    const uint8_t *bytes = in;
    size_t written = 0;
    for (size_t i = 0; i < len; i++) {
        ctx->bits = ctx->bits << 8 | bytes[i];
        if (++ctx->have < 3)
            continue;
        for (int shift = 18; shift >= 0; shift -= 6)
            out[written++] = alphabet[ctx->bits >> shift & 63];
        ctx->bits = 0;
        ctx->have = 0;
    }
    return written;
}

size_t b64_enc_final(b64_enc_t *ctx, char *out)
{
    assert(ctx->state == RUNNING && ctx->have < 3);
    ctx->state = FINISHED;
    if (ctx->have == 0)
        return 0;
    uint32_t bits = ctx->bits << (ctx->have == 1 ? 16 : 8);
    out[0] = alphabet[bits >> 18 & 63];
    out[1] = alphabet[bits >> 12 & 63];
    out[2] = ctx->have == 1 ? '=' : alphabet[bits >> 6 & 63];
    out[3] = '=';
    return 4;
}

void b64_dec_init(b64_dec_t *ctx)
{
    memset(ctx, 0, sizeof *ctx);
    ctx->state = RUNNING;
}

static int value_of(char c)
{
    const char *at = c == '\0' ? NULL : strchr(alphabet, c);
    return at == NULL ? -1 : (int)(at - alphabet);
}

ptrdiff_t b64_dec_update(b64_dec_t *ctx, const char *in, size_t len, void *out)
{
    assert(ctx->state == RUNNING && ctx->have < 4);
    uint8_t *bytes = out;
    ptrdiff_t written = 0;
    for (size_t i = 0; i < len; i++) {
        if (in[i] == ' ' || in[i] == '\n' || in[i] == '\r')
            continue;
        int value = value_of(in[i]);
        if (in[i] == '=' && ctx->padding < 2 && (ctx->have >= 2 || ctx->padding > 0)) {
            ctx->padding++;
            value = 0;
        } else if (ctx->padding > 0 || value < 0) {
            ctx->state = FINISHED;
            return -1;
        }
        if (ctx->padding > 0 && ctx->have == 0) { /* behind the last group */
            ctx->state = FINISHED;
            return -1;
        }
        ctx->bits = ctx->bits << 6 | (uint32_t)value;
        if (++ctx->have < 4)
            continue;
        for (int byte = 0; byte < 3 - ctx->padding; byte++)
            bytes[written++] = (uint8_t)(ctx->bits >> (16 - 8 * byte));
        ctx->bits = 0;
        ctx->have = 0;
    }
    return written;
}

int b64_dec_final(b64_dec_t *ctx)
{
    assert(ctx->state == RUNNING && ctx->have < 4);
    ctx->state = FINISHED;
    return ctx->have == 0 ? 0 : -1;
}

size_t b64_encoded_length(size_t len)
{
    size_t groups = len / 3 + (len % 3 > 0);
    return groups > SIZE_MAX / 4 ? 0 : groups * 4;
}
