#include "xteabox.h"

#include <assert.h>
#include <string.h>

#define DELTA 0x9e3779b9u
#define WIPED 0xdeadbeefu

void XTEA_SetKey(XteaKey *k, const uint8_t *key)
{
    uint32_t words[4];
    for (int i = 0; i < 4; i++)
        words[i] = (uint32_t)key[4 * i] << 24 | (uint32_t)key[4 * i + 1] << 16 | (uint32_t)key[4 * i + 2] << 8 |
                   key[4 * i + 3];
    uint32_t sum = 0;
    for (int i = 0; i < 64; i += 2) {
        k->sum[i] = sum + words[sum & 3];
        sum += DELTA;
        k->sum[i + 1] = sum + words[sum >> 11 & 3];
    }
}

void XTEA_Wipe(XteaKey *k)
{
    for (int i = 0; i < 64; i++)
        k->sum[i] = WIPED;
}

static uint32_t load(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void store(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)(x >> 24);
    p[1] = (uint8_t)(x >> 16);
    p[2] = (uint8_t)(x >> 8);
    p[3] = (uint8_t)x;
}

static uint32_t mix(uint32_t x)
{
    return (x << 4 ^ x >> 5) + x;
}

static void check(const XteaKey *k)
{
    assert(k->sum[0] != WIPED || k->sum[1] != WIPED || k->sum[2] != WIPED || k->sum[3] != WIPED);
}

void XTEA_EncryptBlock(const XteaKey *k, uint8_t *block)
{
    check(k);
    uint32_t a = load(block), b = load(block + 4);
    for (int i = 0; i < 64; i += 2) {
        a += mix(b) ^ k->sum[i];
        b += mix(a) ^ k->sum[i + 1];
    }
    store(block, a);
    store(block + 4, b);
}

void XTEA_DecryptBlock(const XteaKey *k, uint8_t *block)
{
    check(k);
    uint32_t a = load(block), b = load(block + 4);
    for (int i = 62; i >= 0; i -= 2) {
        b -= mix(a) ^ k->sum[i + 1];
        a -= mix(b) ^ k->sum[i];
    }
    store(block, a);
    store(block + 4, b);
}

static void xor_block(uint8_t *to, const uint8_t *with)
{
    for (int i = 0; i < XTEA_BLOCK; i++)
        to[i] ^= with[i];
}

void XTEA_EncryptCBC(const XteaKey *k, uint8_t *iv, uint8_t *data, size_t size)
{
    assert(size % XTEA_BLOCK == 0);
    for (size_t at = 0; at < size; at += XTEA_BLOCK) {
        xor_block(data + at, iv);
        XTEA_EncryptBlock(k, data + at);
        memmove(iv, data + at, XTEA_BLOCK);
    }
}

void XTEA_DecryptCBC(const XteaKey *k, uint8_t *iv, uint8_t *data, size_t size)
{
    assert(size % XTEA_BLOCK == 0);
    for (size_t at = 0; at < size; at += XTEA_BLOCK) {
        uint8_t cipher[XTEA_BLOCK];
        memcpy(cipher, data + at, XTEA_BLOCK);
        XTEA_DecryptBlock(k, data + at);
        xor_block(data + at, iv);
        memcpy(iv, cipher, XTEA_BLOCK);
    }
}

void XTEA_CTR(const XteaKey *k, const uint8_t *nonce, uint8_t *data, size_t size)
{
    uint8_t counter[XTEA_BLOCK], stream[XTEA_BLOCK] = {0};
    memcpy(counter, nonce, XTEA_BLOCK);
    for (size_t i = 0; i < size; i++) {
        if (i % XTEA_BLOCK == 0) {
            memcpy(stream, counter, XTEA_BLOCK);
            XTEA_EncryptBlock(k, stream);
            for (int n = XTEA_BLOCK - 1; n >= 0 && ++counter[n] == 0; n--) {
            }
        }
        data[i] ^= stream[i % XTEA_BLOCK];
    }
}

size_t XTEA_Pad(uint8_t *data, size_t size)
{
    size_t count = XTEA_BLOCK - size % XTEA_BLOCK;
    memset(data + size, (int)count, count);
    return size + count;
}

size_t XTEA_Unpad(const uint8_t *data, size_t size)
{
    if (size == 0 || size % XTEA_BLOCK != 0)
        return (size_t)-1;
    size_t count = data[size - 1];
    if (count < 1 || count > XTEA_BLOCK)
        return (size_t)-1;
    for (size_t i = size - count; i < size; i++)
        if (data[i] != count)
            return (size_t)-1;
    return size - count;
}
