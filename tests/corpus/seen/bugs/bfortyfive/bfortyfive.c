#include "bfortyfive.h"

#include <string.h>

static const char alphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

size_t b45_encoded_len(size_t n)
{
    return n / 2 * 3 + n % 2 * 2;
}

size_t b45_decoded_len(size_t n)
{
    return n / 3 * 2 + n % 3 / 2;
}

int b45_value(char c)
{
    const char *at = c == '\0' ? NULL : strchr(alphabet, c);
    return at == NULL ? -1 : (int)(at - alphabet);
}

char b45_char(int value)
{
    return value >= 0 && value < 45 ? alphabet[value] : '\0';
}

long b45_encode(const uint8_t *src, size_t n, char *dst, size_t cap)
{
    size_t used = 0;
    if (n > (size_t)1 << 30 || b45_encoded_len(n) + 1 > cap)
        return -1;
    for (size_t i = 0; i < n; i += 2) {
        int digits = i + 1 < n ? 3 : 2;
        unsigned v = digits == 3 ? src[i] * 256u + src[i + 1] : src[i];
        do {
            dst[used++] = alphabet[v % 45];
            v /= 45;
            digits--;
        } while (digits > 0 && (v > 0 || i + 1 < n));
    }
    dst[used] = '\0';
    return (long)used;
}

/* Shared by decoding and checking, which only looks. */
static long decode(const char *src, uint8_t *dst, size_t cap, int look)
{
    size_t n = strlen(src), used = 0;
    if (n % 3 == 1)
        return -1;
    for (size_t i = 0; i < n; i += 3) {
        size_t group = n - i < 3 ? 2 : 3;
        unsigned v = 0;
        for (size_t k = group; k > 0; k--) {
            int digit = b45_value(src[i + k - 1]);
            if (digit < 0)
                return -1;
            v = v * 45 + (unsigned)digit;
        }
        if (v > (group == 3 ? 0xffffu : 0xffu))
            return -1;
        if (!look) {
            if (used + group - 1 > cap)
                return -1;
            if (group == 3)
                dst[used] = (uint8_t)(v >> 8);
            dst[used + group - 2] = (uint8_t)v;
        }
        used += group - 1;
    }
    return (long)used;
}

long b45_decode(const char *src, uint8_t *dst, size_t cap)
{
    return decode(src, dst, cap, 0);
}

int b45_valid(const char *src)
{
    return decode(src, NULL, 0, 1) >= 0;
}
