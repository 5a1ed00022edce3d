#include "yencbuf.h"

#include <assert.h>

size_t yenc_bound(size_t n)
{
    /* Two characters for each byte, and CR LF for each begun line of 64. */
    if (n > SIZE_MAX / 4)
        return 0;
    return 2 * n + 2 * (2 * n / 64 + 1);
}

static bool critical(unsigned char c, unsigned column)
{
    return c == '\0' || c == '\n' || c == '\r' || c == '=' || (c == '.' && column == 0);
}

static bool apart(const unsigned char *a, size_t a_size, const unsigned char *b, size_t b_size)
{
    uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;
    return a_size == 0 || b_size == 0 || (x < y ? y - x >= a_size : x - y >= b_size);
}

size_t yenc_encode(unsigned char *dst, const unsigned char *src, size_t n, unsigned line)
{
    size_t length = 0;
    unsigned column = 0;
    assert(apart(dst, n, src, n));
    if (line < 64 || line > 254)
        line = YENC_LINE;
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)(src[i] + 42);
        if (critical(c, column)) {
            dst[length++] = '=';
            column++;
            c = (unsigned char)(c + 64);
        }
        dst[length++] = c;
        column++;
        if (column >= line || i + 1 == n) {
            dst[length++] = '\r';
            dst[length++] = '\n';
            column = 0;
        }
    }
    return length;
}

void yenc_begin(struct yenc_decoder *decoder)
{
    decoder->escaped = false;
    decoder->crc = 0;
    decoder->total = 0;
}

size_t yenc_decode(struct yenc_decoder *decoder, unsigned char *dst, const unsigned char *src, size_t n)
{
    size_t length = 0;
    for (size_t i = 0; i < n; i++) {
        unsigned char c = src[i];
        if (c == '\r' || c == '\n')
            continue;
        if (c == '=' && !decoder->escaped) {
            decoder->escaped = true;
            continue;
        }
        dst[length++] = (unsigned char)(c - (decoder->escaped ? 42 + 64 : 42));
        decoder->escaped = false;
    }
    decoder->crc = yenc_crc(decoder->crc, dst, length);
    decoder->total += length;
    return length;
}

bool yenc_complete(const struct yenc_decoder *decoder, uint64_t size, uint32_t crc)
{
    return !decoder->escaped && decoder->total == size && decoder->crc == crc;
}

uint32_t yenc_crc(uint32_t crc, const unsigned char *bytes, size_t n)
{
    crc = ~crc;
    for (size_t i = 0; i < n; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (0xEDB88320u & (0u - (crc & 1)));
    }
    return ~crc;
}
