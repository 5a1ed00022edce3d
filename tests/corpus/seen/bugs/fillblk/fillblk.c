#include "fillblk.h"

#include <string.h>

#define NIBBLE 15u
#define MIN_RUN 3u

static struct fb_result result(enum fb_status status, size_t in, size_t out)
{
    struct fb_result r = {status, in, out};
    return r;
}

size_t fb_bound(size_t n)
{
    return n > FB_MAX_INPUT ? 0 : n + n / 255 + 16;
}

/* How many bytes a length needs besides its nibble. */
static size_t extra(size_t length)
{
    return length < NIBBLE ? 0 : (length - NIBBLE) / 255 + 1;
}

static size_t run_code(size_t run)
{
    return run == 0 ? 0 : run - MIN_RUN + 1;
}

static size_t sequence_size(size_t literals, size_t run)
{
    size_t size = 1 + extra(literals) + literals;
    return run == 0 ? size : size + extra(run_code(run)) + 1;
}

static uint8_t *put_extra(uint8_t *dst, size_t length)
{
    if (length < NIBBLE)
        return dst;
    for (length -= NIBBLE; length >= 255; length -= 255)
        *dst++ = 255;
    *dst++ = (uint8_t)length;
    return dst;
}

static size_t put_sequence(uint8_t *dst, const uint8_t *src, size_t literals, size_t run)
{
    uint8_t *start = dst;
    size_t code = run_code(run);
    size_t high = literals < NIBBLE ? literals : NIBBLE;
    size_t low = code < NIBBLE ? code : NIBBLE;
    *dst++ = (uint8_t)(high << 4 | low);
    dst = put_extra(dst, literals);
    memcpy(dst, src, literals);
    dst += literals;
    if (run > 0) {
        dst = put_extra(dst, code);
        *dst++ = src[literals];
    }
    return (size_t)(dst - start);
}

/* Literals up to the next run that is worth it, and that run. */
static void next_sequence(const uint8_t *src, size_t n, size_t *literals, size_t *run)
{
    size_t at = 0;
    while (at < n) {
        size_t same = 1;
        while (at + same < n && src[at + same] == src[at])
            same++;
        if (same >= MIN_RUN) {
            *literals = at;
            *run = same;
            return;
        }
        at += same;
    }
    *literals = n;
    *run = 0;
}

struct fb_result fb_pack(uint8_t *dst, size_t cap, const uint8_t *src, size_t n)
{
    size_t in = 0, out = 0, literals, run;
    if (n > FB_MAX_INPUT)
        return result(FB_BAD, 0, 0);
    while (in < n) {
        next_sequence(src + in, n - in, &literals, &run);
        if (sequence_size(literals, run) > cap - out)
            return result(FB_SHORT, 0, 0);
        out += put_sequence(dst + out, src + in, literals, run);
        in += literals + run;
    }
    return result(FB_OK, in, out);
}

struct fb_result fb_pack_fill(uint8_t *dst, size_t cap, const uint8_t *src, size_t n)
{
    size_t in = 0, out = 0, literals, run;
    if (n > FB_MAX_INPUT)
        return result(FB_BAD, 0, 0);
    while (in < n && out < cap) {
        next_sequence(src + in, n - in, &literals, &run);
        if (sequence_size(literals, run) <= cap - out) {
            out += put_sequence(dst + out, src + in, literals, run);
            in += literals + run;
            continue;
        }
        /* The last sequence: literals only, as many as there is room for
           behind the token and the length bytes. */
        size_t room = cap - out - 1;
        room -= room / 255;
        if (literals > room)
            literals = room;
        if (literals > 0) {
            out += put_sequence(dst + out, src + in, literals, 0);
            in += literals;
        }
        break;
    }
    return result(FB_OK, in, out);
}

/* Adds the length bytes behind a nibble of 15; 0 when they are cut. */
static int get_extra(const uint8_t *src, size_t n, size_t *at, size_t *length)
{
    uint8_t byte;
    if (*length < NIBBLE)
        return 1;
    do {
        if (*at == n)
            return 0;
        byte = src[(*at)++];
        *length += byte;
    } while (byte == 255);
    return 1;
}

/* Unpacks, or only counts when `counting`. */
static struct fb_result expand(uint8_t *dst, size_t cap, int counting, const uint8_t *src, size_t n)
{
    size_t in = 0, out = 0;
    if (n > fb_bound(FB_MAX_INPUT))
        return result(FB_BAD, 0, 0);
    while (in < n) {
        uint8_t token = src[in++];
        size_t literals = token >> 4, code = token & NIBBLE;
        if (!get_extra(src, n, &in, &literals) || literals > n - in)
            return result(FB_BAD, 0, 0);
        if (!counting && literals > cap - out)
            return result(FB_SHORT, 0, 0);
        if (!counting && literals > 0)
            memcpy(dst + out, src + in, literals);
        in += literals;
        out += literals;
        if (code == 0)
            continue;
        if (!get_extra(src, n, &in, &code) || in == n)
            return result(FB_BAD, 0, 0);
        size_t run = code + MIN_RUN - 1;
        if (!counting && run > cap - out)
            return result(FB_SHORT, 0, 0);
        if (!counting)
            memset(dst + out, src[in], run);
        in++;
        out += run;
    }
    return result(FB_OK, in, out);
}

struct fb_result fb_unpack(uint8_t *dst, size_t cap, const uint8_t *src, size_t n)
{
    return expand(dst, cap, 0, src, n);
}

struct fb_result fb_unpacked_size(const uint8_t *src, size_t n)
{
    return expand(NULL, 0, 1, src, n);
}
