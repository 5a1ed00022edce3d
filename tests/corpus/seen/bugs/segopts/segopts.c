#include "segopts.h"

#include <string.h>

void segopts_begin(struct segopts_iter *it, const uint8_t *opts, size_t len)
{
    it->at = opts;
    it->left = len;
}

int segopts_next(struct segopts_iter *it, struct segopt *o)
{
    size_t n;

    while (it->left > 0 && *it->at == SEGOPT_NOP) {
        it->at++;
        it->left--;
    }
    if (it->left == 0 || *it->at == SEGOPT_END)
        return 0;
    if (it->left < 2)
        return -1;
    n = it->at[1];
    if (n < 2 || n > it->left)
        return -1;
    o->kind = it->at[0];
    o->size = (uint8_t)(n - 2);
    o->data = it->at + 2;
    it->at += n;
    it->left -= n;
    return 1;
}

int segopts_find(const uint8_t *opts, size_t len, uint8_t kind, struct segopt *o)
{
    struct segopts_iter it;
    struct segopt one;

    segopts_begin(&it, opts, len);
    while (segopts_next(&it, &one) == 1) {
        if (one.kind == kind) {
            *o = one;
            return 1;
        }
    }
    return 0;
}

int segopts_mss(const uint8_t *opts, size_t len)
{
    struct segopt o;

    if (!segopts_find(opts, len, SEGOPT_MSS, &o) || o.size != 2)
        return 536;
    return o.data[0] << 8 | o.data[1];
}

int segopts_wscale(const uint8_t *opts, size_t len)
{
    struct segopt o;

    if (!segopts_find(opts, len, SEGOPT_WSCALE, &o) || o.size != 1)
        return 0;
    return o.data[0] > 14 ? 14 : o.data[0];
}

/* How far it is from the option at i to the next one. */
static size_t step(const uint8_t *opts, size_t len, size_t i)
{
    if (opts[i] == SEGOPT_NOP || i + 1 == len)
        return 1;
    return opts[i + 1];
}

int segopts_strip(uint8_t *opts, size_t len, uint8_t kind)
{
    size_t i, n;
    int count = 0;

    for (i = 0; i < len && opts[i] != SEGOPT_END; i += n) {
        n = step(opts, len, i);
        if (n > len - i)
            break;
        if (kind < 2 || opts[i] != kind || n < 2)
            continue;
        memset(opts + i, SEGOPT_NOP, n);
        count++;
    }
    return count;
}

size_t segopts_put_mss(uint8_t *buf, size_t room, uint16_t mss)
{
    if (room < 4)
        return 0;
    buf[0] = SEGOPT_MSS;
    buf[1] = 4;
    buf[2] = (uint8_t)(mss >> 8);
    buf[3] = (uint8_t)(mss & 0xff);
    return 4;
}

size_t segopts_put_wscale(uint8_t *buf, size_t room, uint8_t shift)
{
    if (room < 3)
        return 0;
    buf[0] = SEGOPT_WSCALE;
    buf[1] = 3;
    buf[2] = shift > 14 ? 14 : shift;
    return 3;
}

size_t segopts_pad(uint8_t *buf, size_t used, size_t room)
{
    size_t more = (4 - used % 4) % 4;

    if (more == 0 || room < used || room - used < more)
        return used;
    memset(buf + used, SEGOPT_END, more);
    return used + more;
}
