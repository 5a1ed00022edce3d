#include "sealrun.h"

#include <assert.h>
#include <string.h>

enum { OVER, HEADER, ENCRYPT, DECRYPT };

static uint32_t get32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void put32(uint8_t *p, uint32_t x)
{
    for (int i = 0; i < 4; i++)
        p[i] = (uint8_t)(x >> (8 * i));
}

/* XTEA, 32 rounds */
static void cipher(const uint32_t key[4], uint32_t v[2])
{
    uint32_t sum = 0;
    for (int i = 0; i < 32; i++) {
        v[0] += ((v[1] << 4 ^ v[1] >> 5) + v[1]) ^ (sum + key[sum & 3]);
        sum += 0x9e3779b9u;
        v[1] += ((v[0] << 4 ^ v[0] >> 5) + v[0]) ^ (sum + key[sum >> 11 & 3]);
    }
}

static void absorb(struct seal *s, uint8_t byte)
{
    s->mac[s->fill / 4] ^= (uint32_t)byte << (8 * (s->fill % 4));
    if (++s->fill == 8) {
        cipher(s->key, s->mac);
        s->fill = 0;
    }
}

static void separate(struct seal *s, uint32_t domain)
{
    absorb(s, 0x80);
    s->mac[1] ^= domain << 24;
    cipher(s->key, s->mac);
    s->fill = 0;
}

static uint8_t keystream(struct seal *s)
{
    if (s->used == 8) {
        uint32_t v[2] = {s->nonce[0] ^ s->block, s->nonce[1]};
        cipher(s->key, v);
        v[0] ^= s->nonce[2];
        v[1] ^= s->block++;
        cipher(s->key, v);
        put32(s->pad, v[0]);
        put32(s->pad + 4, v[1]);
        s->used = 0;
    }
    return s->pad[s->used++];
}

void seal_begin(struct seal *s, const uint8_t *key, const uint8_t *nonce)
{
    memset(s, 0, sizeof *s);
    for (int i = 0; i < 4; i++)
        s->key[i] = get32(key + 4 * i);
    for (int i = 0; i < 3; i++)
        s->nonce[i] = get32(nonce + 4 * i);
    s->mac[0] = s->nonce[0] ^ s->nonce[2];
    s->mac[1] = ~s->nonce[1];
    cipher(s->key, s->mac);
    s->used = 8;
    s->phase = HEADER;
}

void seal_header(struct seal *s, const void *data, size_t n)
{
    assert(s->phase == HEADER);
    const uint8_t *p = data;
    for (size_t i = 0; i < n; i++)
        absorb(s, p[i]);
}

static void payload(struct seal *s, int phase)
{
    assert(s->phase == HEADER || s->phase == phase);
    if (s->phase == HEADER)
        separate(s, 1);
    s->phase = phase;
}

void seal_encrypt(struct seal *s, uint8_t *out, const uint8_t *in, size_t n)
{
    payload(s, ENCRYPT);
    for (size_t i = 0; i < n; i++) {
        uint8_t c = in[i] ^ keystream(s);
        absorb(s, c);
        out[i] = c;
    }
}

void seal_decrypt(struct seal *s, uint8_t *out, const uint8_t *in, size_t n)
{
    payload(s, DECRYPT);
    for (size_t i = 0; i < n; i++) {
        uint8_t c = in[i];
        absorb(s, c);
        out[i] = c ^ keystream(s);
    }
}

void seal_end(struct seal *s, uint8_t *tag)
{
    assert(s->phase != OVER);
    if (s->phase == HEADER)
        separate(s, 1);
    separate(s, 2);
    uint32_t a = s->mac[0], b = s->mac[1];
    memset(s, 0, sizeof *s);
    put32(tag, a);
    put32(tag + 4, b);
}

bool seal_check(struct seal *s, const uint8_t *tag)
{
    uint8_t right[SEAL_TAG], differ = 0;
    seal_end(s, right);
    for (int i = 0; i < SEAL_TAG; i++)
        differ |= right[i] ^ tag[i];
    return differ == 0;
}

size_t seal_message(uint8_t *out, const uint8_t *in, size_t n, const uint8_t *key, const uint8_t *nonce)
{
    struct seal s;
    seal_begin(&s, key, nonce);
    seal_encrypt(&s, out, in, n);
    seal_end(&s, out + n);
    return n + SEAL_TAG;
}

bool seal_unmessage(uint8_t *out, const uint8_t *in, size_t n, const uint8_t *key, const uint8_t *nonce)
{
    if (n < SEAL_TAG)
        return false;
    struct seal s;
    seal_begin(&s, key, nonce);
    separate(&s, 1);
    n -= SEAL_TAG;
    for (size_t i = 0; i < n; i++)
        absorb(&s, in[i]);
    s.phase = DECRYPT;
    if (!seal_check(&s, in + n))
        return false;
    seal_begin(&s, key, nonce);
    seal_decrypt(&s, out, in, n);
    memset(&s, 0, sizeof s);
    return true;
}
