#include "lztrail.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MIN_REPEAT 4
#define HASH_BITS 12
#define MAX_DISTANCE 65535u

struct reader {
    const unsigned char *p, *end;
};

struct writer {
    unsigned char *p, *end;
};

struct step {
    const unsigned char *literals;
    size_t literal_count;
    size_t distance;            /* 0: no repeat */
    size_t repeat_count;
};

size_t lzt_bound(size_t n)
{
    if (n > LZT_MAX)
        return 0;
    return n + n / 255 + 16;
}

/* The rest of a count whose half of the token is 15. */
static int read_count(struct reader *r, size_t *count)
{
    unsigned char b;

    if (r->p == r->end)
        return LZT_EFORMAT;
    do {
        b = *r->p++;
        *count += b;
        if (*count > LZT_MAX)
            return LZT_EBIG;
    } while (b == 255);
    return 0;
}

/* Reads one step; the reader is not at its end. */
static int read_step(struct reader *r, struct step *s)
{
    unsigned token = *r->p++;
    int error;

    s->literal_count = token >> 4;
    s->repeat_count = 0;
    s->distance = 0;
    if (s->literal_count == 15) {
        error = read_count(r, &s->literal_count);
        if (error != 0)
            return error;
    }
    if (s->literal_count > (size_t)(r->end - r->p))
        return LZT_EFORMAT;
    s->literals = r->p;
    r->p += s->literal_count;
    if (r->p == r->end)
        return (token & 15) == 0 ? 0 : LZT_EFORMAT;

    if (r->end - r->p < 2)
        return LZT_EFORMAT;
    s->distance = r->p[0] | (size_t)r->p[1] << 8;
    r->p += 2;
    if (s->distance == 0)
        return LZT_EFORMAT;
    s->repeat_count = token & 15;
    if (s->repeat_count == 15) {
        error = read_count(r, &s->repeat_count);
        if (error != 0)
            return error;
    }
    s->repeat_count += MIN_REPEAT;
    return 0;
}

/* Walks through a block; dst may be NULL, then nothing is stored. */
static long walk(const unsigned char *src, size_t n, unsigned char *dst, size_t cap, long *steps)
{
    struct reader r;
    struct step s;
    size_t done = 0;

    *steps = 0;
    if (n == 0)
        return 0;
    r.p = src;
    r.end = src + n;
    while (r.p < r.end) {
        int error = read_step(&r, &s);

        if (error != 0)
            return error;
        ++*steps;
        if (s.literal_count > LZT_MAX - done)
            return LZT_EBIG;
        if (s.literal_count > cap - done)
            return LZT_EROOM;
        if (dst != NULL && s.literal_count > 0)
            memcpy(dst + done, s.literals, s.literal_count);
        done += s.literal_count;
        if (s.distance == 0)
            continue;
        if (s.distance > done)
            return LZT_EFORMAT;
        if (s.repeat_count > LZT_MAX - done)
            return LZT_EBIG;
        if (s.repeat_count > cap - done)
            return LZT_EROOM;
        if (dst != NULL) {
            for (size_t i = 0; i < s.repeat_count; i++)
                dst[done + i] = dst[done + i - s.distance];
        }
        done += s.repeat_count;
    }
    return (long)done;
}

long lzt_unpack(const unsigned char *src, size_t n, unsigned char *dst, size_t cap)
{
    unsigned char none;
    long steps;

    if (cap == 0)
        dst = &none;
    return walk(src, n, dst, cap, &steps);
}

long lzt_unpacked_size(const unsigned char *src, size_t n)
{
    long steps;

    return walk(src, n, NULL, LZT_MAX, &steps);
}

long lzt_steps(const unsigned char *src, size_t n)
{
    long steps;
    long size = walk(src, n, NULL, LZT_MAX, &steps);

    return size < 0 ? size : steps;
}

static int put_byte(struct writer *w, size_t b)
{
    if (w->p == w->end)
        return LZT_EROOM;
    *w->p++ = (unsigned char)b;
    return 0;
}

static int put_count(struct writer *w, size_t count)
{
    if (count < 15)
        return 0;
    for (count -= 15; count >= 255; count -= 255) {
        if (put_byte(w, 255) != 0)
            return LZT_EROOM;
    }
    return put_byte(w, count);
}

/* Writes a step; without a repeat when distance is 0. */
static int put_step(struct writer *w, const unsigned char *literals, size_t count, size_t distance, size_t repeat)
{
    size_t more = distance != 0 ? repeat - MIN_REPEAT : 0;
    size_t token = (count < 15 ? count : 15) << 4 | (more < 15 ? more : 15);

    if (put_byte(w, token) != 0 || put_count(w, count) != 0)
        return LZT_EROOM;
    if (count > (size_t)(w->end - w->p))
        return LZT_EROOM;
    if (count > 0)
        memcpy(w->p, literals, count);
    w->p += count;
    if (distance == 0)
        return 0;
    if (put_byte(w, distance & 255) != 0 || put_byte(w, distance >> 8) != 0)
        return LZT_EROOM;
    return put_count(w, more);
}

static size_t hash4(const unsigned char *p)
{
    uint32_t v = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;

    return (v * UINT32_C(2654435761)) >> (32 - HASH_BITS);
}

long lzt_pack(const unsigned char *src, size_t n, unsigned char *dst, size_t cap)
{
    struct writer w;
    size_t *last;               /* position + 1 by hash */
    size_t at = 0, literals = 0;
    int error = 0;

    if (n > LZT_MAX)
        return LZT_EBIG;
    if (n == 0)
        return 0;
    if (cap == 0)
        return LZT_EROOM;
    last = calloc((size_t)1 << HASH_BITS, sizeof *last);
    if (last == NULL)
        return LZT_ENOMEM;
    w.p = dst;
    w.end = dst + cap;
    while (error == 0 && n - at >= MIN_REPEAT) {
        size_t h = hash4(src + at);
        size_t seen = last[h];

        last[h] = at + 1;
        if (seen != 0 && at - (seen - 1) <= MAX_DISTANCE && memcmp(src + seen - 1, src + at, MIN_REPEAT) == 0) {
            size_t from = seen - 1, len = MIN_REPEAT;

            while (at + len < n && src[from + len] == src[at + len])
                len++;
            error = put_step(&w, src + literals, at - literals, at - from, len);
            at += len;
            literals = at;
        } else {
            at++;
        }
    }
    if (error == 0 && literals < n)
        error = put_step(&w, src + literals, n - literals, 0, 0);
    free(last);
    return error != 0 ? error : (long)(w.p - dst);
}

const char *lzt_strerror(long result)
{
    switch (result) {
    case LZT_EBIG: return "block too large";
    case LZT_EROOM: return "no room in the buffer";
    case LZT_EFORMAT: return "not a packed block";
    case LZT_ENOMEM: return "out of memory";
    default: return result < 0 ? "unknown error" : "success";
    }
}
