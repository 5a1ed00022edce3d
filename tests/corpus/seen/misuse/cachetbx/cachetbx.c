#include "cachetbx.h"

#include <assert.h>
#include <string.h>

enum { LABELS = 0x5EA10001, SEALING, OPENING, LAST_SEALED, LAST_OPENED, DONE };

static uint32_t rol(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static uint32_t ror(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

static uint32_t load(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void store(uint8_t *p, uint32_t x)
{
    for (int i = 0; i < 4; i++)
        p[i] = (uint8_t)(x >> 8 * i);
}

static void speck_round(uint32_t *x, uint32_t *y, uint32_t key)
{
    *x = (ror(*x, 8) + *y) ^ key;
    *y = rol(*y, 3) ^ *x;
}

static void encrypt(const cachet *c, uint32_t block[2])
{
    for (int i = 0; i < 27; i++)
        speck_round(&block[1], &block[0], c->rounds[i]);
}

static void authenticate(cachet *c, const uint8_t *bytes, size_t n)
{
    uint8_t block[CACHET_BLOCK] = {0};
    memcpy(block, bytes, n);
    c->mac[0] ^= load(block);
    c->mac[1] ^= load(block + 4);
    encrypt(c, c->mac);
}

void cachet_begin(cachet *c, const uint8_t *key, uint32_t nonce)
{
    uint32_t a = load(key), l[3] = {load(key + 4), load(key + 8), load(key + 12)};
    for (uint32_t i = 0; i < 27; i++) {
        c->rounds[i] = a;
        speck_round(&l[i % 3], &a, i);
    }
    c->nonce = nonce;
    c->counter = 0;
    c->mac[0] = nonce;
    c->mac[1] = UINT32_MAX;
    encrypt(c, c->mac);
    c->state = LABELS;
}

void cachet_label(cachet *c, const void *data, size_t n)
{
    assert(c->state == LABELS);
    const uint8_t *bytes = data;
    while (n > 0) {
        size_t part = n < CACHET_BLOCK ? n : CACHET_BLOCK;
        authenticate(c, bytes, part);
        bytes += part;
        n -= part;
    }
}

static void keystream(cachet *c, uint8_t *bytes)
{
    uint32_t block[2] = {c->nonce, c->counter++};
    encrypt(c, block);
    store(bytes, block[0]);
    store(bytes + 4, block[1]);
}

static void check_overlap(const uint8_t *a, const uint8_t *b, size_t n)
{
    uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;
    assert(x == y || (x < y ? y - x : x - y) >= n);
    (void)x, (void)y, (void)n;
}

void cachet_seal(cachet *c, uint8_t *out, const uint8_t *in, size_t n)
{
    assert(c->state == LABELS || c->state == SEALING || (c->state == LAST_SEALED && n == 0));
    check_overlap(out, in, n);
    if (n == 0)
        return;
    c->state = n % CACHET_BLOCK == 0 ? SEALING : LAST_SEALED;
    while (n > 0) {
        uint8_t stream[CACHET_BLOCK];
        size_t part = n < CACHET_BLOCK ? n : CACHET_BLOCK;
        keystream(c, stream);
        for (size_t i = 0; i < part; i++)
            out[i] = in[i] ^ stream[i];
        authenticate(c, out, part);
        out += part;
        in += part;
        n -= part;
    }
}

void cachet_open(cachet *c, uint8_t *out, const uint8_t *in, size_t n)
{
    assert(c->state == LABELS || c->state == OPENING || (c->state == LAST_OPENED && n == 0));
    check_overlap(out, in, n);
    if (n == 0)
        return;
    c->state = n % CACHET_BLOCK == 0 ? OPENING : LAST_OPENED;
    while (n > 0) {
        uint8_t stream[CACHET_BLOCK];
        size_t part = n < CACHET_BLOCK ? n : CACHET_BLOCK;
        keystream(c, stream);
        authenticate(c, in, part);
        for (size_t i = 0; i < part; i++)
            out[i] = in[i] ^ stream[i];
        out += part;
        in += part;
        n -= part;
    }
}

void cachet_tag(cachet *c, uint8_t *tag)
{
    assert(c->state >= LABELS && c->state < DONE);
    store(tag, c->mac[0]);
    store(tag + 4, c->mac[1]);
    cachet_wipe(c, sizeof *c);
    c->state = DONE;
}

bool cachet_equal(const void *a, const void *b, size_t n)
{
    const uint8_t *x = a, *y = b;
    unsigned differ = 0;
    for (size_t i = 0; i < n; i++)
        differ |= x[i] ^ y[i];
    return differ == 0;
}

void cachet_wipe(void *p, size_t n)
{
    volatile uint8_t *bytes = p;
    for (size_t i = 0; i < n; i++)
        bytes[i] = 0;
}

void cachet_hex(char *out, const uint8_t *in, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        *out++ = "0123456789abcdef"[in[i] >> 4];
        *out++ = "0123456789abcdef"[in[i] & 15];
    }
    *out = '\0';
}

size_t cachet_pad(uint8_t *buffer, size_t n, size_t room)
{
    size_t more = CACHET_BLOCK - n % CACHET_BLOCK;
    assert(n <= room && more <= room - n);
    (void)room;
    memset(buffer + n, (int)more, more);
    return n + more;
}

size_t cachet_unpad(const uint8_t *buffer, size_t n)
{
    if (n == 0 || n % CACHET_BLOCK != 0)
        return SIZE_MAX;
    uint8_t more = buffer[n - 1];
    if (more == 0 || more > CACHET_BLOCK)
        return SIZE_MAX;
    for (size_t i = n - more; i < n; i++)
        if (buffer[i] != more)
            return SIZE_MAX;
    return n - more;
}
