#include "lzcont.h"

#include <string.h>

/* 0..127: that and one more literals; 128 + k: a match of k + 4 bytes, its
 * distance - 1 in two more bytes, low byte first. */
#define MIN_MATCH 4
#define MAX_MATCH (MIN_MATCH + 127)
#define REACH 1024

void lc_enc_reset(lc_enc *e)
{
    e->prev = NULL;
    e->nprev = 0;
}

void lc_dec_reset(lc_dec *d)
{
    d->prev = NULL;
    d->nprev = 0;
}

/* The byte dist before position at, in prev if cur does not go back so far. */
static unsigned char back(const unsigned char *prev, size_t nprev, const unsigned char *cur, size_t at, size_t dist)
{
    return dist <= at ? cur[at - dist] : prev[nprev - (dist - at)];
}

static size_t best_match(const lc_enc *e, const unsigned char *src, size_t n, size_t at, size_t *dist)
{
    size_t reach = e->nprev + at, best = 0;

    if (reach > REACH)
        reach = REACH;
    for (size_t d = 1; d <= reach && best < MAX_MATCH; d++) {
        size_t len = 0;

        while (len < MAX_MATCH && at + len < n &&
               back(e->prev, e->nprev, src, at + len, d) == src[at + len])
            len++;
        if (len > best) {
            best = len;
            *dist = d;
        }
    }
    return best;
}

static int put_literals(const unsigned char *src, size_t n, unsigned char *dst, size_t cap, size_t *out)
{
    if (n == 0)
        return LC_OK;
    if (cap - *out < n + 1)
        return LC_EROOM;
    dst[(*out)++] = (unsigned char)(n - 1);
    memcpy(dst + *out, src, n);
    *out += n;
    return LC_OK;
}

int lc_encode(lc_enc *e, const unsigned char *src, size_t n, unsigned char *dst, size_t cap, size_t *out)
{
    size_t at = 0, lit = 0, o = 0;

    *out = 0;
    if (n > LC_BLOCK)
        return LC_ESIZE;
    if (n == 0)
        return LC_OK;
    while (at < n) {
        size_t dist = 0, len = best_match(e, src, n, at, &dist);

        if (len < MIN_MATCH) {
            at++;
            if (++lit < 128)
                continue;
            len = 0;
        }
        if (put_literals(src + at - lit, lit, dst, cap, &o) != LC_OK)
            return LC_EROOM;
        lit = 0;
        if (len == 0)
            continue;
        if (cap - o < 3)
            return LC_EROOM;
        dst[o++] = (unsigned char)(128 + len - MIN_MATCH);
        dst[o++] = (unsigned char)((dist - 1) & 0xff);
        dst[o++] = (unsigned char)((dist - 1) >> 8);
        at += len;
    }
    if (put_literals(src + at - lit, lit, dst, cap, &o) != LC_OK)
        return LC_EROOM;
    e->prev = src;
    e->nprev = n;
    *out = o;
    return LC_OK;
}

int lc_decode(lc_dec *d, const unsigned char *src, size_t n, unsigned char *dst, size_t cap, size_t *out)
{
    size_t in = 0, o = 0;

    *out = 0;
    if (n == 0)
        return LC_OK;
    while (in < n) {
        unsigned b = src[in++];
        size_t len = b < 128 ? b + 1 : b - 128 + MIN_MATCH;
        size_t need = b < 128 ? len : 2;

        if (need > n - in)
            return LC_EDATA;
        if (len > LC_BLOCK - o)
            return LC_ESIZE;
        if (len > cap || o > cap - len)
            return LC_EROOM;
        if (b < 128) {
            memcpy(dst + o, src + in, len);
            o += len;
        } else {
            size_t dist = (size_t)src[in] + 256u * src[in + 1] + 1;

            if (dist > o + d->nprev)
                return LC_EDATA;
            for (; len > 0; len--, o++)
                dst[o] = back(d->prev, d->nprev, dst, o, dist);
        }
        in += need;
    }
    d->prev = dst;
    d->nprev = o;
    *out = o;
    return LC_OK;
}
