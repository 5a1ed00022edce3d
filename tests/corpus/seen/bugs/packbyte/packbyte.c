#include "packbyte.h"

#include <stdlib.h>
#include <string.h>

#define LITERAL_MAX 128
#define RUN_MAX 128
#define NOP 128

/* What a head byte announces. */
struct packet {
    size_t in;    /* bytes behind the head */
    size_t out;   /* plain bytes */
    int repeated;
};

static struct packet packet_of(unsigned char head)
{
    struct packet p = { 0, 0, 0 };

    if (head < NOP) {
        p.in = p.out = (size_t)head + 1;
    } else if (head > NOP) {
        p.in = 1;
        p.out = 257u - head;
        p.repeated = 1;
    }
    return p;
}

static size_t run_at(const unsigned char *s, size_t left)
{
    size_t k = 1;

    while (k < left && k < RUN_MAX && s[k] == s[0])
        k++;
    return k;
}

size_t pkb_bound(size_t n)
{
    if (n == 0 || n > PKB_MAX)
        return 0;
    return n + (n + LITERAL_MAX - 1) / LITERAL_MAX;
}

size_t pkb_encode(const void *src, size_t n, void *dst)
{
    const unsigned char *s = src;
    unsigned char *d = dst;
    size_t i = 0, o = 0;

    if (n == 0 || n > PKB_MAX)
        return 0;
    while (i < n) {
        size_t run = run_at(s + i, n - i);
        if (run >= 2) {
            d[o++] = (unsigned char)(257 - run);
            d[o++] = s[i];
            i += run;
            continue;
        }
        /* literals up to the next run */
        size_t start = i;
        while (i < n && i - start < LITERAL_MAX) {
            if (i + 1 < n && s[i] == s[i + 1])
                break;
            i++;
        }
        d[o++] = (unsigned char)(i - start - 1);
        memcpy(d + o, s + start, i - start);
        o += i - start;
    }
    return o;
}

long pkb_decoded_size(const void *src, size_t n)
{
    const unsigned char *s = src;
    size_t i = 0, total = 0;

    while (i < n) {
        struct packet p = packet_of(s[i++]);
        if (p.in > n - i)
            return -1;
        i += p.in;
        total += p.out;
        if (total > PKB_MAX)
            return -1;
    }
    return (long)total;
}

long pkb_decode(const void *src, size_t n, void *dst, size_t cap)
{
    const unsigned char *s = src;
    unsigned char *d = dst;
    size_t i = 0, o = 0;

    while (i < n) {
        struct packet p = packet_of(s[i++]);
        if (p.in > n - i || p.out > cap - o || p.out > PKB_MAX - o)
            return -1;
        if (p.out == 0)
            continue;
        if (p.repeated)
            memset(d + o, s[i], p.out);
        else
            memcpy(d + o, s + i, p.out);
        i += p.in;
        o += p.out;
    }
    return (long)o;
}

unsigned char *pkb_pack(const void *src, size_t n, size_t *len)
{
    unsigned char *d;

    *len = 0;
    if (n > PKB_MAX)
        return NULL;
    d = malloc(n ? pkb_bound(n) : 1);
    if (!d)
        return NULL;
    *len = pkb_encode(src, n, d);
    return d;
}

unsigned char *pkb_unpack(const void *src, size_t n, size_t *len)
{
    long size = pkb_decoded_size(src, n);
    unsigned char *d;

    *len = 0;
    if (size < 0)
        return NULL;
    d = malloc(size ? (size_t)size : 1);
    if (!d)
        return NULL;
    if (pkb_decode(src, n, d, (size_t)size) != size) {
        free(d);
        return NULL;
    }
    *len = (size_t)size;
    return d;
}

int pkb_matches(const void *coded, size_t n, const void *plain, size_t m)
{
    const unsigned char *s = coded, *t = plain;
    size_t i = 0, o = 0;

    while (i < n) {
        struct packet p = packet_of(s[i++]);
        if (p.in > n - i || p.out > m - o)
            return 0;
        for (size_t k = 0; k < p.out; k++)
            if (t[o + k] != s[p.repeated ? i : i + k])
                return 0;
        i += p.in;
        o += p.out;
    }
    return o == m;
}

long pkb_packets(const void *src, size_t n)
{
    const unsigned char *s = src;
    size_t i = 0;
    long count = 0;

    while (i < n) {
        struct packet p = packet_of(s[i++]);
        if (p.in > n - i)
            return -1;
        i += p.in;
        count += p.out > 0;
    }
    return count;
}
