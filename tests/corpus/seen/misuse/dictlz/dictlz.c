#include "dictlz.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/*
 * A block is a sequence of
 *   0x00 + count - 1, count (1 to 128) literal bytes
 *   0x80 + length - 4, distance in two bytes: a match, length 4 to 131
 * A match costs 3 bytes, one less than it replaces at least: that pays for the
 * byte before the literals behind it.
 */
#define MIN_MATCH 4
#define MAX_MATCH (MIN_MATCH + 127)
#define MAX_LITERALS 128
#define MAX_DISTANCE 65535
#define HASH_BITS 12

struct dlz_encoder {
    const unsigned char *dict;
    size_t dict_size;
    uint32_t seen[1 << HASH_BITS]; /* position + 1 in dictionary and source */
};

struct sink {
    unsigned char *at;
    size_t left;
};

size_t dlz_bound(size_t n)
{
    return n > DLZ_MAX_INPUT ? 0 : n + n / MAX_LITERALS + 1;
}

dlz_encoder *dlz_encoder_new(void)
{
    return calloc(1, sizeof(dlz_encoder));
}

void dlz_encoder_free(dlz_encoder *enc)
{
    free(enc);
}

void dlz_set_dict(dlz_encoder *enc, const void *dict, size_t size)
{
    enc->dict = dict;
    enc->dict_size = size;
    if (size > DLZ_MAX_DICT) {
        enc->dict += size - DLZ_MAX_DICT;
        enc->dict_size = DLZ_MAX_DICT;
    }
}

static unsigned hash(const unsigned char *p)
{
    uint32_t v = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;

    return (v * 2654435761u) >> (32 - HASH_BITS);
}

/* The byte at a position, counted from the beginning of the dictionary. */
static unsigned char byte_at(const dlz_encoder *enc, const unsigned char *src, size_t pos)
{
    return pos < enc->dict_size ? enc->dict[pos] : src[pos - enc->dict_size];
}

/* How many bytes at source position i are those at the earlier position pos. */
static size_t match_length(const dlz_encoder *enc, const unsigned char *src, size_t n, size_t i, size_t pos)
{
    size_t length = 0;

    while (length < MAX_MATCH && i + length < n && byte_at(enc, src, pos + length) == src[i + length])
        length++;
    return length;
}

static int put_literals(struct sink *out, const unsigned char *from, size_t count)
{
    while (count > 0) {
        size_t part = count < MAX_LITERALS ? count : MAX_LITERALS;

        if (out->left < part + 1)
            return -1;
        *out->at++ = (unsigned char)(part - 1);
        memcpy(out->at, from, part);
        out->at += part;
        out->left -= part + 1;
        from += part;
        count -= part;
    }
    return 0;
}

static int put_match(struct sink *out, size_t length, size_t distance)
{
    if (out->left < 3)
        return -1;
    *out->at++ = (unsigned char)(0x80 + length - MIN_MATCH);
    *out->at++ = (unsigned char)(distance & 0xff);
    *out->at++ = (unsigned char)(distance >> 8);
    out->left -= 3;
    return 0;
}

size_t dlz_compress_limited(dlz_encoder *enc, const void *source, size_t n, void *dst, size_t capacity)
{
    const unsigned char *src = source;
    struct sink out;
    size_t i, literals = 0;

    if (n > DLZ_MAX_INPUT)
        return DLZ_ERROR;
    if (n == 0)
        return 0;
    out.at = dst;
    out.left = capacity;
    memset(enc->seen, 0, sizeof enc->seen);
    for (i = 0; i + MIN_MATCH <= enc->dict_size; i++)
        enc->seen[hash(enc->dict + i)] = (uint32_t)i + 1;

    i = 0;
    while (i + MIN_MATCH <= n) {
        uint32_t *seen = &enc->seen[hash(src + i)];
        size_t here = enc->dict_size + i, pos = *seen, length = 0;

        *seen = (uint32_t)here + 1;
        if (pos > 0 && here - (pos - 1) <= MAX_DISTANCE)
            length = match_length(enc, src, n, i, pos - 1);
        if (length < MIN_MATCH) {
            i++;
            continue;
        }
        if (put_literals(&out, src + literals, i - literals) != 0 || put_match(&out, length, here - (pos - 1)) != 0)
            return DLZ_ERROR;
        i += length;
        literals = i;
    }
    if (put_literals(&out, src + literals, n - literals) != 0)
        return DLZ_ERROR;
    return capacity - out.left;
}

size_t dlz_compress(dlz_encoder *enc, const void *src, size_t n, void *dst)
{
    return dlz_compress_limited(enc, src, n, dst, dlz_bound(n));
}

/* Copies a match to out[size], byte by byte, since it may overlap itself. */
static void copy_match(const unsigned char *dict, size_t dict_size, unsigned char *out, size_t size,
                       size_t length, size_t distance)
{
    for (; length > 0; length--, size++)
        out[size] = distance <= size ? out[size - distance] : dict[dict_size - (distance - size)];
}

size_t dlz_decompress(const void *dict, size_t dict_size, const void *source, size_t n, void *dst, size_t capacity)
{
    const unsigned char *src = source;
    unsigned char *out = dst;
    size_t i = 0, size = 0;

    while (i < n) {
        size_t token = src[i++];

        if (token < 0x80) {
            size_t count = token + 1;

            if (count > n - i || count > capacity - size)
                return DLZ_ERROR;
            memcpy(out + size, src + i, count);
            i += count;
            size += count;
        } else {
            size_t length = token - 0x80 + MIN_MATCH, distance;

            if (n - i < 2 || length > capacity - size)
                return DLZ_ERROR;
            distance = src[i] | (size_t)src[i + 1] << 8;
            i += 2;
            if (distance == 0 || (distance > size && distance - size > dict_size))
                return DLZ_ERROR;
            copy_match(dict, dict_size, out, size, length, distance);
            size += length;
        }
    }
    return size;
}

size_t dlz_decompress_fast(const void *dict, size_t dict_size, const void *source, void *dst, size_t original_size)
{
    const unsigned char *src = source;
    unsigned char *out = dst;
    size_t i = 0, size = 0;

    while (size < original_size) {
        size_t token = src[i++];

        if (token < 0x80) {
            memcpy(out + size, src + i, token + 1);
            i += token + 1;
            size += token + 1;
        } else {
            size_t length = token - 0x80 + MIN_MATCH;

            copy_match(dict, dict_size, out, size, length, src[i] | (size_t)src[i + 1] << 8);
            i += 2;
            size += length;
        }
    }
    return i;
}
