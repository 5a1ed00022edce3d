#include "ipspans.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct span {
    uint32_t lo, hi;
};

/* Ascending, with at least one address between two spans. */
struct ipspans {
    size_t count;
    struct span *span;
};

ipspans *ips_new(void)
{
    return calloc(1, sizeof(ipspans));
}

void ips_free(ipspans *set)
{
    if (!set)
        return;
    free(set->span);
    free(set);
}

/* Replaces `old` spans at `at` by `fresh` ones (at most two). */
static int splice(ipspans *set, size_t at, size_t old, const struct span *with, size_t fresh)
{
    size_t count = set->count - old + fresh;

    if (count > IPS_MAX_SPANS)
        return -1;
    if (count > set->count) {
        struct span *more = realloc(set->span, count * sizeof *more);

        if (!more)
            return -1;
        set->span = more;
    }
    if (set->count > at + old)
        memmove(set->span + at + fresh, set->span + at + old,
                (set->count - at - old) * sizeof *set->span);
    for (size_t i = 0; i < fresh; i++)
        set->span[at + i] = with[i];
    set->count = count;
    return 0;
}

/* The first span that ends at or after addr. */
static size_t find(const ipspans *set, uint32_t addr)
{
    size_t low = 0, high = set->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (set->span[middle].hi < addr)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int ips_add(ipspans *set, uint32_t lo, uint32_t hi)
{
    struct span one = {lo, hi};
    size_t first, last;

    if (lo > hi)
        return -1;
    /* Neighbours that just touch are swallowed too. */
    first = find(set, lo == 0 ? 0 : lo - 1);
    for (last = first; last < set->count; last++) {
        const struct span *s = &set->span[last];

        if (hi != UINT32_MAX && s->lo > hi + 1)
            break;
        if (s->lo < one.lo)
            one.lo = s->lo;
        if (s->hi > one.hi)
            one.hi = s->hi;
    }
    return splice(set, first, last - first, &one, 1);
}

int ips_remove(ipspans *set, uint32_t lo, uint32_t hi)
{
    struct span left[2];
    size_t first, last, kept = 0;

    if (lo > hi)
        return -1;
    first = last = find(set, lo);
    while (last < set->count && set->span[last].lo <= hi)
        last++;
    if (first == last)
        return 0;
    if (set->span[first].lo < lo)
        left[kept++] = (struct span){set->span[first].lo, lo - 1};
    if (set->span[last - 1].hi > hi)
        left[kept++] = (struct span){hi + 1, set->span[last - 1].hi};
    return splice(set, first, last - first, left, kept);
}

/* A decimal number up to max without needless zeros; advances *text. */
static int decimal(const char **text, int max)
{
    const char *p = *text;
    int value = 0;

    if (*p < '0' || *p > '9' || (*p == '0' && p[1] >= '0' && p[1] <= '9'))
        return -1;
    for (; *p >= '0' && *p <= '9'; p++) {
        value = value * 10 + (*p - '0');
        if (value > max)
            return -1;
    }
    *text = p;
    return value;
}

int ips_add_text(ipspans *set, const char *text)
{
    uint32_t addr = 0, host = 0;
    int bits = 32;

    for (int i = 0; i < 4; i++) {
        int part;

        if (i > 0 && *text++ != '.')
            return -1;
        part = decimal(&text, 255);
        if (part < 0)
            return -1;
        addr = addr << 8 | (uint32_t)part;
    }
    if (*text == '/') {
        text++;
        bits = decimal(&text, 32);
    }
    if (bits < 0 || *text != '\0')
        return -1;
    if (bits < 32)
        host = UINT32_MAX >> bits;
    return ips_add(set, addr & ~host, addr | host);
}

int ips_has(const ipspans *set, uint32_t addr)
{
    size_t at = find(set, addr);

    return at < set->count && set->span[at].lo <= addr;
}

int ips_equal(const ipspans *a, const ipspans *b)
{
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (a->span[i].lo != b->span[i].lo || a->span[i].hi != b->span[i].hi)
            return 0;
    return 1;
}

uint64_t ips_count(const ipspans *set)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < set->count; i++)
        sum += (uint64_t)(set->span[i].hi - set->span[i].lo) + 1;
    return sum;
}

size_t ips_spans(const ipspans *set)
{
    return set->count;
}

int ips_blocks(const ipspans *set, ips_block_fn fn, void *arg)
{
    for (size_t i = 0; i < set->count; i++) {
        uint32_t lo = set->span[i].lo, hi = set->span[i].hi;

        while (lo <= hi) {
            uint64_t size = 1;
            int bits = 32, stop;

            while (bits > 0 && (lo & (2 * size - 1)) == 0 && lo + (2 * size - 1) <= hi) {
                size *= 2;
                bits--;
            }
            stop = fn(lo, bits, arg);
            if (stop)
                return stop;
            lo += (uint32_t)size;
        }
    }
    return 0;
}

void ips_format(uint32_t addr, int bits, char out[IPS_TEXT])
{
    unsigned a = addr >> 24, b = addr >> 16 & 255, c = addr >> 8 & 255, d = addr & 255;

    if (bits >= 0 && bits <= 32)
        snprintf(out, IPS_TEXT, "%u.%u.%u.%u/%d", a, b, c, d, bits);
    else
        snprintf(out, IPS_TEXT, "%u.%u.%u.%u", a, b, c, d);
}
