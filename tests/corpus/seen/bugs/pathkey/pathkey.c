#include "pathkey.h"

#include <string.h>

#define FNV_BASIS 2166136261u
#define FNV_PRIME 16777619u

pk_iter pk_begin(const char *path)
{
    pk_iter it = { path };

    return it;
}

bool pk_next(pk_iter *it, pk_part *part)
{
    const char *p = it->at;

    for (;;) {
        const char *start;

        while (*p == '/')
            p++;
        if (*p == '\0') {
            it->at = p;
            return false;
        }
        start = p;
        while (*p != '\0' && *p != '/')
            p++;
        if (p - start == 1 && *start == '.')
            continue;
        part->text = start;
        part->len = (size_t)(p - start);
        it->at = p;
        return true;
    }
}

bool pk_absolute(const char *path)
{
    return path[0] == '/';
}

size_t pk_depth(const char *path)
{
    pk_iter it = pk_begin(path);
    pk_part part;
    size_t n = 0;

    while (pk_next(&it, &part))
        n++;
    return n;
}

static int part_compare(pk_part a, pk_part b)
{
    size_t n = a.len < b.len ? a.len : b.len;
    int c = memcmp(a.text, b.text, n);

    if (c != 0)
        return c < 0 ? -1 : 1;
    return (a.len > b.len) - (a.len < b.len);
}

int pk_compare(const char *a, const char *b)
{
    pk_iter ia = pk_begin(a), ib = pk_begin(b);
    pk_part pa, pb;

    if (pk_absolute(a) != pk_absolute(b))
        return pk_absolute(a) ? 1 : -1;
    for (;;) {
        bool more_a = pk_next(&ia, &pa), more_b = pk_next(&ib, &pb);
        int c;

        if (!more_a || !more_b)
            return (int)more_a - (int)more_b;
        c = part_compare(pa, pb);
        if (c != 0)
            return c;
    }
}

bool pk_equal(const char *a, const char *b)
{
    return pk_compare(a, b) == 0;
}

static uint32_t mix(uint32_t h, unsigned char c)
{
    return (h ^ c) * FNV_PRIME;
}

/* One pass over the bytes: this is called for every lookup. */
uint32_t pk_hash(const char *path)
{
    const char *p = path;
    uint32_t h = FNV_BASIS;

    if (*p == '/')
        h = mix(h, '/');
    while (*p != '\0') {
        if (*p == '/') {
            p++;
            continue;
        }
        if (p[0] == '.' && p[1] == '/') {
            p += 2;
            continue;
        }
        while (*p != '\0' && *p != '/')
            h = mix(h, (unsigned char)*p++);
        h = mix(h, '/');
    }
    return h;
}

bool pk_under(const char *path, const char *dir)
{
    pk_iter ip = pk_begin(path), id = pk_begin(dir);
    pk_part pp, pd;

    if (pk_absolute(path) != pk_absolute(dir))
        return false;
    while (pk_next(&id, &pd)) {
        if (!pk_next(&ip, &pp) || part_compare(pp, pd) != 0)
            return false;
    }
    return true;
}

pk_part pk_last(const char *path)
{
    pk_iter it = pk_begin(path);
    pk_part part = { "", 0 };

    while (pk_next(&it, &part))
        ;
    return part;
}

/* Output that counts what it drops. */
struct sink {
    char *buf;
    size_t size, len;
};

static void put(struct sink *s, const char *text, size_t n)
{
    if (s->size > 0 && s->len < s->size - 1) {
        size_t room = s->size - 1 - s->len;

        memcpy(s->buf + s->len, text, n < room ? n : room);
    }
    s->len += n;
}

size_t pk_canon(char *buf, size_t size, const char *path)
{
    struct sink s = { buf, size, 0 };
    pk_iter it = pk_begin(path);
    pk_part part;
    bool first = true;

    if (pk_absolute(path))
        put(&s, "/", 1);
    while (pk_next(&it, &part)) {
        if (!first)
            put(&s, "/", 1);
        put(&s, part.text, part.len);
        first = false;
    }
    if (s.len == 0)
        put(&s, ".", 1);
    if (size > 0)
        buf[s.len < size ? s.len : size - 1] = '\0';
    return s.len;
}
