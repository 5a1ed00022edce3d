#include "lzlit.h"

#include <string.h>

/* Size in two bytes, then items: 0..127 is a run of that many + 1 literals;
   128..255 a match of (item - 128) + 3 bytes, with its distance - 1 behind it
   in one byte. */
enum { WINDOW = 256, SHORTEST = 3, LONGEST = 130, RUN = 128 };

size_t lz_bound(size_t n)
{
    if (n > LZ_MAX)
        n = LZ_MAX;
    return 2 + n + (n + RUN - 1) / RUN;
}

static size_t match(const uint8_t *src, size_t at, size_t n, size_t *distance)
{
    size_t best = 0;
    for (size_t d = 1; d <= WINDOW && d <= at; d++) {
        size_t length = 0;
        while (length < LONGEST && at + length < n && src[at + length] == src[at + length - d])
            length++;
        if (length > best) {
            best = length;
            *distance = d;
        }
        if (best == LONGEST)
            break;
    }
    return best;
}

static uint8_t *literals(uint8_t *to, const uint8_t *from, size_t count)
{
    while (count > 0) {
        size_t run = count < RUN ? count : RUN;
        *to++ = (uint8_t)(run - 1);
        memcpy(to, from, run);
        to += run;
        from += run;
        count -= run;
    }
    return to;
}

size_t lz_pack(const uint8_t *src, size_t n, uint8_t *dst)
{
    if (n > LZ_MAX)
        return 0;
    uint8_t *to = dst;
    *to++ = (uint8_t)n;
    *to++ = (uint8_t)(n >> 8);
    size_t start = 0, at = 0; /* literals not yet written are from start to at */
    while (at < n) {
        size_t distance = 0, length = match(src, at, n, &distance);
        if (length < SHORTEST) {
            at++;
            continue;
        }
        if (at > start)
            to = literals(to, src + start, at - start);
        *to++ = (uint8_t)(length - SHORTEST + 128);
        *to++ = (uint8_t)(distance - 1);
        at += length;
        start = at;
    }
    if (at > start)
        to = literals(to, src + start, at - start);
    return (size_t)(to - dst);
}

size_t lz_size(const uint8_t *packed)
{
    return packed[0] | (size_t)packed[1] << 8;
}

size_t lz_unpack(const uint8_t *packed, uint8_t *dst)
{
    size_t size = lz_size(packed), at = 0;
    packed += 2;
    while (at < size) {
        unsigned item = *packed++;
        if (item < 128) {
            memcpy(dst + at, packed, item + 1);
            packed += item + 1;
            at += item + 1;
        } else {
            size_t length = item - 128 + SHORTEST, distance = (size_t)*packed++ + 1;
            for (size_t i = 0; i < length; i++, at++)
                dst[at] = dst[at - distance];
        }
    }
    return size;
}

size_t lz_length(const uint8_t *packed)
{
    size_t size = lz_size(packed), at = 0;
    const uint8_t *from = packed + 2;
    while (at < size) {
        unsigned item = *from;
        at += item < 128 ? item + 1 : item - 128 + SHORTEST;
        from += item < 128 ? item + 2 : 2;
    }
    return (size_t)(from - packed);
}

unsigned lz_ratio(const uint8_t *packed)
{
    size_t size = lz_size(packed);
    return size == 0 ? 100 : (unsigned)(lz_length(packed) * 100 / size);
}
