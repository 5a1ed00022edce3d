#include "sumctx.h"

#include <stdint.h>
#include <stdlib.h>

struct method {
    const char *name;
    size_t size;
    uint64_t first;
    uint64_t (*step)(uint64_t sum, const unsigned char *p, size_t n);
    uint64_t last;      /* xored to the result */
};

struct sum_state {
    const struct method *method;
    uint64_t sum;
};

static uint64_t fletcher16(uint64_t sum, const unsigned char *p, size_t n)
{
    uint32_t a = (uint32_t)(sum & 0xff), b = (uint32_t)(sum >> 8);
    for (size_t i = 0; i < n; i++) {
        a = (a + p[i]) % 255;
        b = (b + a) % 255;
    }
    return (uint64_t)b << 8 | a;
}

static uint64_t adler32(uint64_t sum, const unsigned char *p, size_t n)
{
    uint32_t a = (uint32_t)(sum & 0xffff), b = (uint32_t)(sum >> 16);
    for (size_t i = 0; i < n; i++) {
        a = (a + p[i]) % 65521;
        b = (b + a) % 65521;
    }
    return (uint64_t)b << 16 | a;
}

static uint64_t crc32(uint64_t sum, const unsigned char *p, size_t n)
{
    uint32_t crc = (uint32_t)sum;
    for (size_t i = 0; i < n; i++) {
        crc ^= p[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    }
    return crc;
}

static uint64_t fnv64(uint64_t sum, const unsigned char *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        sum = (sum ^ p[i]) * UINT64_C(0x100000001b3);
    return sum;
}

static const struct method methods[] = {
    [SUM_FLETCHER16] = {"fletcher16", 2, 0, fletcher16, 0},
    [SUM_ADLER32] = {"adler32", 4, 1, adler32, 0},
    [SUM_CRC32] = {"crc32", 4, 0xffffffffu, crc32, 0xffffffffu},
    [SUM_FNV64] = {"fnv64", 8, UINT64_C(0xcbf29ce484222325), fnv64, 0},
};

static const struct method *method_of(sum_kind kind)
{
    size_t i = (size_t)kind;
    return i < sizeof methods / sizeof *methods ? &methods[i] : NULL;
}

static void store(const struct method *m, uint64_t sum, unsigned char *out)
{
    sum ^= m->last;
    for (size_t i = m->size; i-- > 0; sum >>= 8)
        out[i] = (unsigned char)(sum & 0xff);
}

int sum_start(sum_ctx *c, sum_kind kind)
{
    const struct method *m = method_of(kind);
    c->state = NULL;
    if (!m)
        return -1;
    c->state = malloc(sizeof *c->state);
    if (!c->state)
        return -1;
    c->state->method = m;
    c->state->sum = m->first;
    return 0;
}

void sum_add(sum_ctx *c, const void *data, size_t n)
{
    struct sum_state *s = c->state;
    s->sum = s->method->step(s->sum, data, n);
}

int sum_fork(sum_ctx *to, const sum_ctx *from)
{
    struct sum_state *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *from->state;
    to->state = copy;
    return copy ? 0 : -1;
}

size_t sum_size(const sum_ctx *c)
{
    return c->state->method->size;
}

void sum_finish(sum_ctx *c, unsigned char *out)
{
    store(c->state->method, c->state->sum, out);
    sum_abandon(c);
}

void sum_abandon(sum_ctx *c)
{
    free(c->state);
    c->state = NULL;
}

int sum_once(sum_kind kind, const void *data, size_t n, unsigned char *out)
{
    const struct method *m = method_of(kind);
    if (!m)
        return -1;
    store(m, m->step(m->first, data, n), out);
    return 0;
}

const char *sum_name(sum_kind kind)
{
    const struct method *m = method_of(kind);
    return m ? m->name : NULL;
}
