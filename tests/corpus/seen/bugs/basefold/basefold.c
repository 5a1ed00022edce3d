#include "basefold.h"

#include <stdlib.h>
#include <string.h>

const struct basefold_style BASEFOLD_PLAIN = {false, true, 0};
const struct basefold_style BASEFOLD_MIME = {false, true, 76};

static const char standard_alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static const char url_alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

static size_t text_chars(size_t n, bool pad)
{
    size_t rest = n % 3;
    size_t chars = n / 3 * 4;
    if (rest)
        chars += pad ? 4 : rest + 1;
    return chars;
}

size_t basefold_size(size_t n, const struct basefold_style *style)
{
    if (n > BASEFOLD_MAX)
        return 0;
    size_t chars = text_chars(n, style->pad);
    size_t columns = style->columns;
    size_t lines = 0;
    if (columns) {
        if (columns < 4)
            columns = 4;
        lines = chars / columns + (chars % columns != 0);
    }
    return chars + lines + 1;
}

/* Encodes 1 to 3 bytes; returns how many characters there are. */
static size_t put_group(char *out, const unsigned char *in, size_t n,
                        const char *alphabet, bool pad)
{
    unsigned long bits = (unsigned long)in[0] << 16;
    if (n > 1)
        bits |= (unsigned long)in[1] << 8;
    if (n > 2)
        bits |= in[2];

    size_t made = 0;
    for (size_t i = 0; i <= n; i++)
        out[made++] = alphabet[bits >> (18 - 6 * i) & 63];
    while (pad && made < 4)
        out[made++] = '=';
    return made;
}

static size_t put_all(char *out, const unsigned char *in, size_t n,
                      const struct basefold_style *style)
{
    const char *alphabet = style->url ? url_alphabet : standard_alphabet;
    size_t per_line = style->columns / 4;
    if (style->columns && !per_line)
        per_line = 1;

    char *start = out;
    size_t groups = 0;
    while (n) {
        size_t take = n < 3 ? n : 3;
        out += put_group(out, in, take, alphabet, style->pad);
        in += take;
        n -= take;
        groups++;
        if (per_line && (groups == per_line || n == 0)) {
            *out++ = '\n';
            groups = 0;
        }
    }
    *out = '\0';
    return (size_t)(out - start);
}

long basefold_put(char *buffer, size_t size, const void *data, size_t n,
                  const struct basefold_style *style)
{
    size_t needed = basefold_size(n, style);
    if (!needed || size < needed)
        return -1;
    return (long)put_all(buffer, data, n, style);
}

char *basefold_encode(const void *data, size_t n,
                      const struct basefold_style *style)
{
    size_t needed = basefold_size(n, style);
    if (!needed)
        return NULL;
    char *text = malloc(needed);
    if (text)
        put_all(text, data, n, style);
    return text;
}

static int digit(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    if (c == '+' || c == '-')
        return 62;
    if (c == '/' || c == '_')
        return 63;
    return -1;
}

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Decodes into out unless that is NULL.  False if the text is not Base64. */
static bool scan(const char *text, unsigned char *out, size_t *n)
{
    unsigned long bits = 0;
    size_t digits = 0;
    size_t pads = 0;
    size_t made = 0;

    for (; *text; text++) {
        if (blank(*text))
            continue;
        if (*text == '=') {
            pads++;
            if (pads > 2)
                return false;
            continue;
        }
        int value = digit(*text);
        if (value < 0 || pads)
            return false;
        bits = (bits << 6 | (unsigned long)value) & 0xffffff;
        digits++;
        if (digits % 4 == 0) {
            if (BASEFOLD_MAX - made < 3)
                return false;
            if (out) {
                out[made] = (unsigned char)(bits >> 16);
                out[made + 1] = (unsigned char)(bits >> 8 & 255);
                out[made + 2] = (unsigned char)(bits & 255);
            }
            made += 3;
            bits = 0;
        }
    }

    size_t rest = digits % 4;
    if (rest == 1 || (pads && rest + pads != 4))
        return false;
    if (rest) {
        bits <<= 6 * (4 - rest);
        if (bits & (rest == 2 ? 0xffff : 0xff))
            return false;
        if (BASEFOLD_MAX - made < rest - 1)
            return false;
        for (size_t i = 0; i < rest - 1; i++) {
            if (out)
                out[made] = (unsigned char)(bits >> (16 - 8 * i) & 255);
            made++;
        }
    }
    *n = made;
    return true;
}

bool basefold_valid(const char *text)
{
    size_t n;
    return scan(text, NULL, &n);
}

unsigned char *basefold_decode(const char *text, size_t *n)
{
    size_t made = 0;
    if (!scan(text, NULL, &made))
        return NULL;
    unsigned char *data = malloc(made ? made : 1);
    if (!data)
        return NULL;
    scan(text, data, &made);
    *n = made;
    return data;
}
