#include "asc85.h"

#include <stdint.h>
#include <string.h>

size_t a85_encode(char *dst, const void *src, size_t n)
{
    const unsigned char *in = src;
    char *out = dst;

    while (n > 0) {
        size_t have = n < 4 ? n : 4, i;
        uint32_t group = 0;
        char digits[5];

        for (i = 0; i < 4; i++)
            group = group << 8 | (i < have ? in[i] : 0u);
        in += have;
        n -= have;
        if (group == 0 && have == 4) {
            *out++ = 'z';
            continue;
        }
        for (i = 5; i > 0; i--) {
            digits[i - 1] = (char)('!' + group % 85);
            group /= 85;
        }
        memcpy(out, digits, have + 1);
        out += have + 1;
    }
    *out = '\0';
    return (size_t)(out - dst);
}

static int is_space(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/* The common part: dst may be NULL. On error *bad is its position. */
static long decode(unsigned char *dst, const char *text, long *bad)
{
    long count = 0, i, last = 0;
    uint64_t group = 0;
    int digits = 0, k;

    *bad = -1;
    for (i = 0; text[i] != '\0'; i++) {
        char c = text[i];
        if (is_space(c))
            continue;
        last = i;
        if (c == 'z' && digits == 0) {
            if (dst != NULL)
                memset(dst + count, 0, 4);
            count += 4;
            continue;
        }
        if (c < '!' || c > 'u') {
            *bad = i;
            return -1;
        }
        group = group * 85 + (uint64_t)(c - '!');
        if (++digits < 5)
            continue;
        if (group > UINT32_MAX) {
            *bad = i;
            return -1;
        }
        for (k = 0; dst != NULL && k < 4; k++)
            dst[count + k] = (unsigned char)(group >> (24 - 8 * k) & 255);
        count += 4;
        digits = 0;
        group = 0;
    }
    if (digits > 0) {
        int bytes = digits - 1;
        for (k = digits; k < 5; k++)
            group = group * 85 + 84;
        if (bytes == 0 || group > UINT32_MAX) {
            *bad = last;
            return -1;
        }
        for (k = 0; dst != NULL && k < bytes; k++)
            dst[count + k] = (unsigned char)(group >> (24 - 8 * k) & 255);
        count += bytes;
    }
    return count;
}

long a85_decode(void *dst, const char *text)
{
    long bad;
    return decode(dst, text, &bad);
}

long a85_decoded_len(const char *text)
{
    long bad;
    return decode(NULL, text, &bad);
}

long a85_error_pos(const char *text)
{
    long bad;
    decode(NULL, text, &bad);
    return bad;
}

char *a85_wrap(char *dst, const char *text, size_t width)
{
    char *out = dst;
    size_t column = 0;

    for (; *text != '\0'; text++) {
        *out++ = *text;
        if (++column % width == 0)
            *out++ = '\n';
    }
    *out = '\0';
    return dst;
}

char *a85_strip(char *text)
{
    char *out = text, *in;

    for (in = text; *in != '\0'; in++)
        if (!is_space(*in))
            *out++ = *in;
    *out = '\0';
    return text;
}
