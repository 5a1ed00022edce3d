#include "recdesc.h"

#include <string.h>

/*
 * A record is the number of fields (1 byte), and for each its type (1 byte) and
 * its value: little-endian numbers; for strings the length with the terminator
 * (2 bytes, 0 for NULL) and the bytes with the terminator.
 */

static const unsigned char *member(const struct rd_field *f, const void *rec)
{
    return (const unsigned char *)rec + f->offset;
}

static const char *string_of(const struct rd_field *f, const void *rec)
{
    const char *s;

    memcpy(&s, member(f, rec), sizeof s);
    return s;
}

/* The bits of a number. */
static uint64_t bits_of(const struct rd_field *f, const void *rec)
{
    uint32_t narrow;
    uint64_t wide;

    if (f->type == RD_I32) {
        memcpy(&narrow, member(f, rec), sizeof narrow);
        return narrow;
    }
    memcpy(&wide, member(f, rec), sizeof wide);
    return wide;
}

static void set_bits(const struct rd_field *f, void *rec, uint64_t bits)
{
    unsigned char *to = (unsigned char *)rec + f->offset;
    uint32_t narrow = (uint32_t)bits;

    if (f->type == RD_I32)
        memcpy(to, &narrow, sizeof narrow);
    else
        memcpy(to, &bits, sizeof bits);
}

static void set_string(const struct rd_field *f, void *rec, const char *s)
{
    memcpy((unsigned char *)rec + f->offset, &s, sizeof s);
}

static size_t width_of(enum rd_type type)
{
    return type == RD_I32 ? 4 : 8;
}

static unsigned char *put(unsigned char *p, uint64_t bits, size_t bytes)
{
    while (bytes-- > 0) {
        *p++ = (unsigned char)(bits & 255);
        bits >>= 8;
    }
    return p;
}

static uint64_t get(const unsigned char *p, size_t bytes)
{
    uint64_t bits = 0;

    while (bytes-- > 0)
        bits = bits << 8 | p[bytes];
    return bits;
}

size_t rd_count(const struct rd_field *fields)
{
    size_t n = 0;

    while (fields[n].name)
        n++;
    return n;
}

const struct rd_field *rd_find(const struct rd_field *fields, const char *name)
{
    for (; fields->name; fields++)
        if (strcmp(fields->name, name) == 0)
            return fields;
    return NULL;
}

void rd_reset(const struct rd_field *fields, void *rec)
{
    for (; fields->name; fields++) {
        if (fields->type == RD_STR)
            set_string(fields, rec, NULL);
        else
            set_bits(fields, rec, 0);
    }
}

size_t rd_size(const struct rd_field *fields, const void *rec)
{
    size_t size = 1;

    if (rd_count(fields) > RD_FIELDS_MAX)
        return 0;
    for (const struct rd_field *f = fields; f->name; f++) {
        size += 1;
        if (f->type == RD_STR) {
            const char *s = string_of(f, rec);
            size_t length = s ? strlen(s) : 0;

            if (length > RD_STR_MAX)
                return 0;
            size += 2 + (s ? length + 1 : 0);
        } else {
            size += width_of(f->type);
        }
    }
    return size;
}

size_t rd_encode(const struct rd_field *fields, const void *rec, void *out, size_t cap)
{
    size_t size = rd_size(fields, rec);
    unsigned char *p = out;

    if (size == 0 || size > cap)
        return 0;
    p = put(p, rd_count(fields), 1);
    for (const struct rd_field *f = fields; f->name; f++) {
        p = put(p, (uint64_t)f->type, 1);
        if (f->type == RD_STR) {
            const char *s = string_of(f, rec);
            size_t length = s ? strlen(s) + 1 : 0;

            p = put(p, length, 2);
            if (s)
                memcpy(p, s, length);
            p += length;
        } else {
            p = put(p, bits_of(f, rec), width_of(f->type));
        }
    }
    return size;
}

/* Goes through the data; stores only if rec is not NULL. */
static int scan(const struct rd_field *fields, void *rec, const unsigned char *p, size_t n)
{
    for (; fields->name; fields++) {
        size_t width = fields->type == RD_STR ? 2 : width_of(fields->type);
        uint64_t bits;

        if (n < 1 + width || *p != (unsigned char)fields->type)
            return -1;
        bits = get(p + 1, width);
        p += 1 + width;
        n -= 1 + width;
        if (fields->type != RD_STR) {
            if (rec)
                set_bits(fields, rec, bits);
            continue;
        }
        if (bits > n || bits > RD_STR_MAX + 1)
            return -1;
        /* The only terminator is the last byte. */
        if (bits > 0 && memchr(p, 0, (size_t)bits) != p + bits - 1)
            return -1;
        if (rec)
            set_string(fields, rec, bits > 0 ? (const char *)p : NULL);
        p += bits;
        n -= (size_t)bits;
    }
    return n == 0 ? 0 : -1;
}

int rd_decode(const struct rd_field *fields, void *rec, const void *data, size_t n)
{
    const unsigned char *p = data;

    if (n == 0 || rd_count(fields) != p[0] || scan(fields, NULL, p + 1, n - 1) != 0)
        return -1;
    return scan(fields, rec, p + 1, n - 1);
}

int rd_equal(const struct rd_field *fields, const void *a, const void *b)
{
    for (; fields->name; fields++) {
        if (fields->type == RD_STR) {
            const char *s = string_of(fields, a), *t = string_of(fields, b);

            if (!s || !t ? s != t : strcmp(s, t) != 0)
                return 0;
        } else if (bits_of(fields, a) != bits_of(fields, b)) {
            return 0;
        }
    }
    return 1;
}

uint32_t rd_hash(const struct rd_field *fields, const void *rec)
{
    uint32_t hash = 2166136261u;

    for (; fields->name; fields++) {
        if (fields->type == RD_STR) {
            const char *s = string_of(fields, rec);

            for (; s && *s; s++)
                hash = (hash ^ (unsigned char)*s) * 16777619u;
            hash = (hash ^ (s != NULL)) * 16777619u;
        } else {
            uint64_t bits = bits_of(fields, rec);

            for (int i = 0; i < 8; i++, bits >>= 8)
                hash = (hash ^ (uint32_t)(bits & 255)) * 16777619u;
        }
    }
    return hash;
}
