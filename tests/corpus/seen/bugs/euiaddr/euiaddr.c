#include "euiaddr.h"

#include <string.h>

int eui_from(eui *addr, const uint8_t *octets, size_t len)
{
    if (len != 6 && len != 8)
        return -1;
    eui made = { (uint8_t)len, { 0 } };
    memcpy(made.b, octets, len);
    *addr = made;
    return 0;
}

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int eui_parse(eui *addr, const char *text)
{
    uint8_t octets[8];
    size_t n = 0;
    char sep = '\0';
    while (*text != '\0') {
        if (n == sizeof octets)
            return -1;
        if (n == 1 && (*text == ':' || *text == '-'))
            sep = *text;
        if (n > 0 && sep != '\0') {
            if (*text != sep)
                return -1;
            text++;
        }
        int high = hex(text[0]);
        int low = high < 0 ? -1 : hex(text[1]);
        if (low < 0)
            return -1;
        octets[n++] = (uint8_t)(high << 4 | low);
        text += 2;
    }
    return eui_from(addr, octets, n);
}

int eui_format(const eui *addr, char sep, char *buf)
{
    static const char digits[] = "0123456789abcdef";
    int length = 0;
    if (hex(sep) >= 0)
        return -1;
    for (int i = 0; i < addr->len; i++) {
        if (i > 0 && sep != '\0')
            buf[length++] = sep;
        buf[length++] = digits[addr->b[i] >> 4];
        buf[length++] = digits[addr->b[i] & 15];
    }
    buf[length] = '\0';
    return length;
}

void eui_to64(const eui *from, eui *to)
{
    eui made = *from;
    if (made.len == 6) {
        memmove(made.b + 5, made.b + 3, 3);
        made.b[3] = 0xff;
        made.b[4] = 0xfe;
        made.len = 8;
    }
    *to = made;
}

int eui_to48(const eui *from, eui *to)
{
    eui made = *from;
    if (made.len == 8) {
        if (made.b[3] != 0xff || made.b[4] != 0xfe)
            return -1;
        memmove(made.b + 3, made.b + 5, 3);
        made.b[6] = made.b[7] = 0;
        made.len = 6;
    }
    *to = made;
    return 0;
}

int eui_cmp(const eui *a, const eui *b)
{
    eui wide_a, wide_b;
    eui_to64(a, &wide_a);
    eui_to64(b, &wide_b);
    return memcmp(wide_a.b, wide_b.b, 8);
}

int eui_equal(const eui *a, const eui *b)
{
    return eui_cmp(a, b) == 0;
}

uint32_t eui_hash(const eui *addr)
{
    uint32_t h = 2166136261u;
    for (int i = 0; i < addr->len; i++) {
        h ^= addr->b[i];
        h *= 16777619u;
    }
    return h ^ h >> 15;
}

int eui_is_group(const eui *addr)
{
    return addr->b[0] & 1;
}

int eui_is_local(const eui *addr)
{
    return addr->b[0] >> 1 & 1;
}

uint32_t eui_oui(const eui *addr)
{
    return (uint32_t)addr->b[0] << 16 | (uint32_t)addr->b[1] << 8 | addr->b[2];
}
