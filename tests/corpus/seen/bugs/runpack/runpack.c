#include "runpack.h"

#include <string.h>

#define MOST 128 /* bytes that one token can stand for */

size_t rp_bound(size_t n)
{
    if (n > RP_MAX)
        return RP_ERROR;
    return n + n / MOST + 2;
}

/* How many bytes from src on are the same, at most MOST.  n is not 0. */
static size_t run_length(const unsigned char *src, size_t n)
{
    size_t len = 1;

    while (len < n && len < MOST && src[len] == src[0])
        len++;
    return len;
}

/* How many bytes from src on come before the next run, at most MOST. */
static size_t literal_length(const unsigned char *src, size_t n)
{
    size_t len = 1;

    while (len < n && len < MOST) {
        if (len + 1 < n && src[len] == src[len + 1])
            break;
        len++;
    }
    return len;
}

size_t rp_pack(unsigned char *dst, const unsigned char *src, size_t n)
{
    size_t in = 0, out = 0;

    if (n > RP_MAX)
        return RP_ERROR;
    while (in < n) {
        size_t len = run_length(src + in, n - in);

        if (len > 1) {
            dst[out++] = (unsigned char)(257 - len);
            dst[out++] = src[in];
        } else {
            len = literal_length(src + in, n - in);
            dst[out++] = (unsigned char)(len - 1);
            memcpy(dst + out, src + in, len);
            out += len;
        }
        in += len;
    }
    return out;
}

int rp_next(const unsigned char *src, size_t n, size_t *pos, rp_token *tok)
{
    size_t at = *pos;

    while (at < n && src[at] == 128)
        at++;
    if (at >= n) {
        if (*pos < n)
            *pos = n;
        return 0;
    }
    if (src[at] < 128) {
        size_t count = (size_t)src[at] + 1;

        if (count > n - at - 1)
            return -1;
        tok->run = 0;
        tok->count = count;
        tok->data = src + at + 1;
        *pos = at + 1 + count;
        return 1;
    }
    if (n - at < 2)
        return -1;
    tok->run = 1;
    tok->count = (size_t)257 - src[at];
    tok->data = src + at + 1;
    *pos = at + 2;
    return 1;
}

size_t rp_unpacked_size(const unsigned char *src, size_t n)
{
    size_t pos = 0, size = 0;
    rp_token tok;
    int got;

    while ((got = rp_next(src, n, &pos, &tok)) == 1) {
        if (tok.count >= RP_ERROR - size)
            return RP_ERROR;
        size += tok.count;
    }
    return got < 0 ? RP_ERROR : size;
}

size_t rp_unpack(unsigned char *dst, size_t cap, const unsigned char *src, size_t n)
{
    size_t pos = 0, out = 0;
    rp_token tok;
    int got;

    while ((got = rp_next(src, n, &pos, &tok)) == 1) {
        if (tok.count > cap - out)
            return RP_ERROR;
        if (tok.run)
            memset(dst + out, tok.data[0], tok.count);
        else
            memcpy(dst + out, tok.data, tok.count);
        out += tok.count;
    }
    return got < 0 ? RP_ERROR : out;
}

/* A reader of single bytes of a packed stream. */
struct reader {
    const unsigned char *src;
    size_t n, pos;
    rp_token tok;
    size_t used;
};

/* The next byte, -1 at the end, -2 if the stream is broken. */
static int next_byte(struct reader *r)
{
    if (r->used == r->tok.count) {
        int got = rp_next(r->src, r->n, &r->pos, &r->tok);

        if (got != 1)
            return got == 0 ? -1 : -2;
        r->used = 0;
    }
    r->used++;
    return r->tok.run ? r->tok.data[0] : r->tok.data[r->used - 1];
}

int rp_same(const unsigned char *a, size_t na, const unsigned char *b, size_t nb)
{
    struct reader ra = {a, na, 0, {0, 0, NULL}, 0};
    struct reader rb = {b, nb, 0, {0, 0, NULL}, 0};

    for (;;) {
        int ca = next_byte(&ra), cb = next_byte(&rb);

        if (ca == -2 || cb == -2 || ca != cb)
            return 0;
        if (ca == -1)
            return 1;
    }
}
