#include "q931elm.h"

#include <string.h>

#define EXT 0x80u

int q931_get_head(const uint8_t *msg, size_t n, struct q931_head *h, size_t *pos)
{
    if (n < 3 || msg[0] != Q931_DISCRIMINATOR || msg[1] > 2)
        return Q931_BAD;
    size_t len = msg[1];
    if (n < 3 + len || (msg[2 + len] & EXT) != 0)
        return Q931_BAD;
    h->cref_len = (uint8_t)len;
    h->cref = 0;
    h->flag = 0;
    if (len > 0) {
        h->flag = msg[2] >> 7;
        h->cref = msg[2] & 0x7f;
    }
    if (len > 1)
        h->cref = (uint16_t)(h->cref << 8 | msg[3]);
    h->type = msg[2 + len];
    *pos = 3 + len;
    return Q931_OK;
}

int q931_get_elm(const uint8_t *msg, size_t n, size_t *pos, struct q931_elm *e)
{
    size_t at = *pos;
    if (at >= n)
        return Q931_END;
    e->id = msg[at++];
    e->len = 0;
    e->body = msg + at;
    if ((e->id & EXT) == 0) {
        if (at == n || msg[at] > n - at - 1)
            return Q931_BAD;
        e->len = msg[at++];
        e->body = msg + at;
    }
    *pos = at + e->len;
    return Q931_OK;
}

int q931_find(const uint8_t *msg, size_t n, uint8_t id, struct q931_elm *e)
{
    struct q931_head h;
    size_t pos;
    int got = q931_get_head(msg, n, &h, &pos);
    if (got != Q931_OK)
        return got;
    do
        got = q931_get_elm(msg, n, &pos, e);
    while (got == Q931_OK && e->id != id);
    return got;
}

int q931_put_head(uint8_t *buf, size_t cap, size_t *used, const struct q931_head *h)
{
    static const uint16_t most[] = {0, 0x7f, 0x7fff};
    size_t at = *used;
    if (h->cref_len > 2 || h->cref > most[h->cref_len] || h->flag > 1 || (h->type & EXT) != 0)
        return Q931_BAD;
    if (h->cref_len == 0 && h->flag != 0)
        return Q931_BAD;
    if (at > cap || cap - at < 3u + h->cref_len)
        return Q931_BAD;
    buf[at++] = Q931_DISCRIMINATOR;
    buf[at++] = h->cref_len;
    if (h->cref_len == 1)
        buf[at++] = (uint8_t)(h->flag << 7 | h->cref);
    if (h->cref_len == 2) {
        buf[at++] = (uint8_t)(h->flag << 7 | h->cref >> 8);
        buf[at++] = (uint8_t)h->cref;
    }
    buf[at++] = h->type;
    *used = at;
    return Q931_OK;
}

int q931_put_elm(uint8_t *buf, size_t cap, size_t *used, uint8_t id, const uint8_t *body, size_t len)
{
    size_t at = *used;
    if ((id & EXT) != 0 || len > 255 || at > cap || cap - at < 2 + len)
        return Q931_BAD;
    if (len > 0)
        memmove(buf + at + 2, body, len);
    buf[at] = id;
    buf[at + 1] = (uint8_t)len;
    *used = at + 2 + len;
    return Q931_OK;
}

static int is_digit(uint8_t octet)
{
    return (octet >= '0' && octet <= '9') || octet == '*' || octet == '#';
}

int q931_number(const uint8_t *body, size_t len, char *out, size_t size)
{
    size_t at = 0, digits;
    if (size == 0)
        return Q931_BAD;
    out[0] = '\0';
    if (len == 0)
        return Q931_BAD;
    while ((body[at] & EXT) == 0)
        at++;
    at++;
    if (at > len)
        return Q931_BAD;
    digits = len - at;
    if (digits >= size)
        return Q931_BAD;
    for (size_t i = 0; i < digits; i++)
        if (!is_digit(body[at + i]))
            return Q931_BAD;
    for (size_t i = 0; i < digits; i++)
        out[i] = (char)body[at + i];
    out[digits] = '\0';
    return Q931_OK;
}
