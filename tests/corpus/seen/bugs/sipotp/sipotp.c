#include "sipotp.h"

#include <stdio.h>

#define MAC_BYTES 16

static uint64_t rotl(uint64_t x, int n)
{
    return x << n | x >> (64 - n);
}

static void rounds(uint64_t v[4], int n)
{
    while (n-- > 0) {
        v[0] += v[1];
        v[1] = rotl(v[1], 13) ^ v[0];
        v[0] = rotl(v[0], 32);
        v[2] += v[3];
        v[3] = rotl(v[3], 16) ^ v[2];
        v[0] += v[3];
        v[3] = rotl(v[3], 21) ^ v[0];
        v[2] += v[1];
        v[1] = rotl(v[1], 17) ^ v[2];
        v[2] = rotl(v[2], 32);
    }
}

static uint64_t load64(const uint8_t *p, size_t n)
{
    uint64_t x = 0;
    while (n-- > 0)
        x = x << 8 | p[n];
    return x;
}

static void store64(uint8_t *p, uint64_t x)
{
    for (int i = 0; i < 8; i++)
        p[i] = (uint8_t)(x >> (8 * i));
}

static void siphash(uint64_t k0, uint64_t k1, const uint8_t *data, size_t len, uint8_t mac[MAC_BYTES])
{
    uint64_t v[4] = {
        k0 ^ 0x736f6d6570736575u,
        k1 ^ 0x646f72616e646f6du ^ 0xee,
        k0 ^ 0x6c7967656e657261u,
        k1 ^ 0x7465646279746573u,
    };
    size_t left = len;
    for (; left >= 8; left -= 8, data += 8) {
        uint64_t m = load64(data, 8);
        v[3] ^= m;
        rounds(v, 2);
        v[0] ^= m;
    }
    uint64_t last = (uint64_t)len << 56 | load64(data, left);
    v[3] ^= last;
    rounds(v, 2);
    v[0] ^= last;
    v[2] ^= 0xee;
    rounds(v, 4);
    store64(mac, v[0] ^ v[1] ^ v[2] ^ v[3]);
    v[1] ^= 0xdd;
    rounds(v, 4);
    store64(mac + 8, v[0] ^ v[1] ^ v[2] ^ v[3]);
}

int sipotp_init(sipotp_t *otp, const uint8_t *secret, size_t len, int digits, uint64_t counter)
{
    if (len == 0 || digits < SIPOTP_MIN_DIGITS || digits > SIPOTP_MAX_DIGITS)
        return -1;
    uint8_t key[MAC_BYTES];
    siphash(0x6f6e652d74696d65u, 0x70617373636f6465u, secret, len, key);
    otp->k0 = load64(key, 8);
    otp->k1 = load64(key + 8, 8);
    otp->counter = counter;
    otp->digits = digits;
    otp->modulus = 1;
    for (int i = 0; i < digits; i++)
        otp->modulus *= 10;
    return 0;
}

uint32_t sipotp_at(const sipotp_t *otp, uint64_t counter)
{
    uint8_t message[8], mac[MAC_BYTES];
    for (int i = 0; i < 8; i++)
        message[i] = (uint8_t)(counter >> (56 - 8 * i));
    siphash(otp->k0, otp->k1, message, sizeof message, mac);

    /* dynamic truncation: the last nibble says where the code is */
    unsigned at = mac[MAC_BYTES - 1] & 0x0f;
    uint32_t code = (mac[at] & 0x7fu) << 24;
    code |= (uint32_t)mac[at + 1] << 16;
    code |= (uint32_t)mac[at + 2] << 8;
    code |= mac[at + 3];
    return code % otp->modulus;
}

uint32_t sipotp_next(sipotp_t *otp)
{
    return sipotp_at(otp, otp->counter++);
}

int sipotp_verify(sipotp_t *otp, uint32_t code, unsigned window)
{
    if (window > SIPOTP_MAX_WINDOW)
        window = SIPOTP_MAX_WINDOW;
    for (unsigned skip = 0; skip <= window; skip++) {
        if (sipotp_at(otp, otp->counter + skip) == code) {
            otp->counter += (uint64_t)skip + 1;
            return (int)skip;
        }
    }
    return -1;
}

uint64_t sipotp_counter_at(uint64_t unix_time, uint32_t period)
{
    return unix_time / (period != 0 ? period : 30);
}

size_t sipotp_format(const sipotp_t *otp, uint32_t code, char *text, size_t size)
{
    return (size_t)snprintf(text, size, "%0*lu", otp->digits, (unsigned long)code);
}

int sipotp_read(const sipotp_t *otp, const char *text, uint32_t *code)
{
    uint32_t value = 0;
    int digits = 0;
    for (; *text != '\0'; text++) {
        if (*text == ' ' || *text == '-')
            continue;
        if (*text < '0' || *text > '9' || digits == otp->digits)
            return -1;
        value = value * 10 + (uint32_t)(*text - '0');
        digits++;
    }
    if (digits != otp->digits)
        return -1;
    *code = value;
    return 0;
}
