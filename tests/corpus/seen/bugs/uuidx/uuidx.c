#include "uuidx.h"

#include <string.h>

const uuidx_t uuidx_nil = {{0}};

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static bool dash_before(int i)
{
    return i == 4 || i == 6 || i == 8 || i == 10;
}

bool uuidx_parse(const char *text, uuidx_t *u)
{
    uuidx_t result;
    for (int i = 0; i < 16; i++) {
        if (dash_before(i) && *text++ != '-')
            return false;
        int high = digit(text[0]);
        int low = high < 0 ? -1 : digit(text[1]);
        if (low < 0)
            return false;
        result.octet[i] = (uint8_t)(high << 4 | low);
        text += 2;
    }
    if (*text != '\0')
        return false;
    *u = result;
    return true;
}

void uuidx_format(const uuidx_t *u, char text[UUIDX_TEXT])
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < 16; i++) {
        if (dash_before(i))
            *text++ = '-';
        *text++ = digits[u->octet[i] >> 4];
        *text++ = digits[u->octet[i] & 15];
    }
    *text = '\0';
}

bool uuidx_is_nil(const uuidx_t *u)
{
    return uuidx_equal(u, &uuidx_nil);
}

bool uuidx_equal(const uuidx_t *a, const uuidx_t *b)
{
    return memcmp(a->octet, b->octet, 16) == 0;
}

int uuidx_compare(const uuidx_t *a, const uuidx_t *b)
{
    uint64_t time_a = uuidx_time(a), time_b = uuidx_time(b);
    if (time_a != time_b)
        return time_a > time_b;
    return memcmp(a->octet, b->octet, 16);
}

uint32_t uuidx_hash(const uuidx_t *u)
{
    uint32_t hash = 2166136261u;
    for (int i = 0; i < 16; i++)
        hash = (hash ^ u->octet[i]) * 16777619u;
    return hash;
}

int uuidx_version(const uuidx_t *u)
{
    return u->octet[6] >> 4;
}

uint64_t uuidx_time(const uuidx_t *u)
{
    const uint8_t *o = u->octet;
    uint64_t low = (uint64_t)o[0] << 24 | (uint64_t)o[1] << 16 | (uint64_t)o[2] << 8 | o[3];
    uint64_t middle = (uint64_t)o[4] << 8 | o[5];
    uint64_t high = (uint64_t)(o[6] & 15) << 8 | o[7];
    return high << 48 | middle << 32 | low;
}

uuidx_t uuidx_from_time(uint64_t time, uint16_t clock, const uint8_t node[6])
{
    uuidx_t u;
    for (int i = 0; i < 4; i++)
        u.octet[i] = (uint8_t)(time >> (24 - 8 * i));
    u.octet[4] = (uint8_t)(time >> 40);
    u.octet[5] = (uint8_t)(time >> 32);
    u.octet[6] = (uint8_t)((time >> 56 & 15) | 0x10);
    u.octet[7] = (uint8_t)(time >> 48);
    u.octet[8] = (uint8_t)((clock >> 8 & 0x3f) | 0x80);
    u.octet[9] = (uint8_t)clock;
    memcpy(u.octet + 10, node, 6);
    return u;
}
