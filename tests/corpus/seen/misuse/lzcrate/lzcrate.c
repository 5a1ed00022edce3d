#include "lzcrate.h"

#include <limits.h>
#include <string.h>

#define MIN_MATCH 4
#define MAX_OFFSET 65535
#define MASK 15

int LZC_compressBound(int inputSize)
{
    if (inputSize < 0 || inputSize > LZC_MAX_INPUT_SIZE)
        return 0;
    return inputSize + inputSize / 255 + 16;
}

static uint32_t read32(const uint8_t *p)
{
    uint32_t v;
    memcpy(&v, p, sizeof v);
    return v;
}

static int extra(int length)
{
    return length < MASK ? 0 : (length - MASK) / 255 + 1;
}

static uint8_t *putExtra(uint8_t *op, int length)
{
    if (length < MASK)
        return op;
    for (length -= MASK; length >= 255; length -= 255)
        *op++ = 255;
    *op++ = (uint8_t)length;
    return op;
}

/* A match of 0 is the end of the block.  NULL when there is no room. */
static uint8_t *putSequence(uint8_t *op, int room, const uint8_t *literals, int count, int match, int offset)
{
    int code = match == 0 ? 0 : match - MIN_MATCH;
    int need = 1 + extra(count) + count + (match == 0 ? 0 : 2 + extra(code));
    if (need > room)
        return NULL;
    *op++ = (uint8_t)((count < MASK ? count : MASK) << 4 | (code < MASK ? code : MASK));
    op = putExtra(op, count);
    if (count > 0)
        memcpy(op, literals, (size_t)count);
    op += count;
    if (match > 0) {
        *op++ = (uint8_t)(offset & 255);
        *op++ = (uint8_t)(offset >> 8);
        op = putExtra(op, code);
    }
    return op;
}

static int compress(uint32_t *work, const char *src, char *dst, int srcSize, int capacity)
{
    const uint8_t *in = (const uint8_t *)src;
    uint8_t *start = (uint8_t *)dst, *op = start;
    int at = 0, anchor = 0;
    if (srcSize < 0 || srcSize > LZC_MAX_INPUT_SIZE || capacity <= 0)
        return 0;
    memset(work, 0, LZC_WORK_WORDS * sizeof *work);
    while (srcSize - at >= MIN_MATCH) {
        uint32_t value = read32(in + at);
        uint32_t slot = value * 2654435761u >> 20;
        int from = (int)work[slot] - 1;
        work[slot] = (uint32_t)at + 1;
        if (from < 0 || at - from > MAX_OFFSET || read32(in + from) != value) {
            at++;
            continue;
        }
        int match = MIN_MATCH;
        while (at + match < srcSize && in[from + match] == in[at + match])
            match++;
        op = putSequence(op, capacity - (int)(op - start), in + anchor, at - anchor, match, at - from);
        if (op == NULL)
            return 0;
        at += match;
        anchor = at;
    }
    op = putSequence(op, capacity - (int)(op - start), anchor < srcSize ? in + anchor : in, srcSize - anchor, 0, 0);
    return op == NULL ? 0 : (int)(op - start);
}

int LZC_compress(const char *src, char *dst, int srcSize)
{
    return LZC_compress_limited(src, dst, srcSize, INT_MAX);
}

int LZC_compress_limited(const char *src, char *dst, int srcSize, int dstCapacity)
{
    uint32_t work[LZC_WORK_WORDS];
    return compress(work, src, dst, srcSize, dstCapacity);
}

int LZC_compress_ext(uint32_t *work, const char *src, char *dst, int srcSize, int dstCapacity)
{
    return compress(work, src, dst, srcSize, dstCapacity);
}

/* The length behind a nibble; -1 when it is cut or absurd. */
static int getExtra(const uint8_t *in, int size, int *at, int nibble)
{
    int length = nibble, byte;
    if (nibble < MASK)
        return length;
    do {
        if (*at >= size || length > INT_MAX - 255)
            return -1;
        byte = in[(*at)++];
        length += byte;
    } while (byte == 255);
    return length;
}

static int decompress(const char *src, char *dst, int size, int capacity, int exact, int *read)
{
    const uint8_t *in = (const uint8_t *)src;
    uint8_t *out = (uint8_t *)dst;
    int at = 0, to = 0;
    for (;;) {
        if (at >= size)
            return -1;
        int token = in[at++];
        int count = getExtra(in, size, &at, token >> 4);
        if (count < 0 || count > size - at || count > capacity - to)
            return -1;
        if (count > 0) {
            memcpy(out + to, in + at, (size_t)count);
            at += count;
            to += count;
        }
        if (exact ? to == capacity : at == size)
            break;
        if (size - at < 2)
            return -1;
        int offset = in[at] | in[at + 1] << 8;
        at += 2;
        int match = getExtra(in, size, &at, token & MASK);
        if (match < 0 || offset == 0 || offset > to || match > capacity - to - MIN_MATCH)
            return -1;
        for (match += MIN_MATCH; match > 0; match--, to++)
            out[to] = out[to - offset];
    }
    *read = at;
    return to;
}

int LZC_decompress_safe(const char *src, char *dst, int compressedSize, int dstCapacity)
{
    int read;
    if (compressedSize <= 0 || dstCapacity < 0)
        return -1;
    return decompress(src, dst, compressedSize, dstCapacity, 0, &read);
}

int LZC_decompress_fast(const char *src, char *dst, int originalSize)
{
    int read;
    if (originalSize < 0)
        return -1;
    return decompress(src, dst, INT_MAX, originalSize, 1, &read) < 0 ? -1 : read;
}
