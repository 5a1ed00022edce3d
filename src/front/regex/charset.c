#include "front/regex/charset.h"

#include <stdlib.h>
#include <string.h>

static int range_order(const void *a, const void *b)
{
    const struct range *x = a, *y = b;
    return x->lo < y->lo ? -1 : x->lo > y->lo;
}

struct charset charset_build(struct arena *arena, range_list *ranges)
{
    if (ranges->count == 0) {
        vector_release(ranges);
        return CHARSET_EMPTY;
    }
    qsort(ranges->items, ranges->count, sizeof *ranges->items, range_order);
    size_t count = 1;
    for (size_t i = 1; i < ranges->count; i++) {
        struct range *last = &ranges->items[count - 1], next = ranges->items[i];
        if (next.lo > last->hi + 1)
            ranges->items[count++] = next;
        else if (next.hi > last->hi)
            last->hi = next.hi;
    }
    struct range *items = arena_alloc(arena, count * sizeof *items);
    memcpy(items, ranges->items, count * sizeof *items);
    vector_release(ranges);
    return (struct charset){items, count};
}

struct charset charset_range(struct arena *arena, uint32_t lo, uint32_t hi)
{
    struct range *item = arena_alloc(arena, sizeof *item);
    *item = (struct range){lo, hi};
    return (struct charset){item, 1};
}

struct charset charset_intersection(struct arena *arena, struct charset a, struct charset b)
{
    range_list ranges = VECTOR_INIT;
    size_t i = 0, j = 0;
    while (i < a.count && j < b.count) {
        uint32_t lo = a.items[i].lo > b.items[j].lo ? a.items[i].lo : b.items[j].lo;
        uint32_t hi = a.items[i].hi < b.items[j].hi ? a.items[i].hi : b.items[j].hi;
        if (lo <= hi)
            vector_push(&ranges, ((struct range){lo, hi}));
        if (a.items[i].hi < b.items[j].hi)
            i++;
        else
            j++;
    }
    return charset_build(arena, &ranges);
}

struct charset charset_complement(struct arena *arena, struct charset a)
{
    range_list ranges = VECTOR_INIT;
    uint32_t from = 0;
    for (size_t i = 0; i < a.count; i++) {
        if (a.items[i].lo > from)
            vector_push(&ranges, ((struct range){from, a.items[i].lo - 1}));
        from = a.items[i].hi + 1;
    }
    if (from <= CHARSET_LAST)
        vector_push(&ranges, ((struct range){from, CHARSET_LAST}));
    return charset_build(arena, &ranges);
}

struct charset charset_difference(struct arena *arena, struct charset a, struct charset b)
{
    return charset_intersection(arena, a, charset_complement(arena, b));
}

bool charset_contains(struct charset a, uint32_t c)
{
    size_t low = 0, high = a.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (c < a.items[middle].lo)
            high = middle;
        else if (c > a.items[middle].hi)
            low = middle + 1;
        else
            return true;
    }
    return false;
}

bool charset_equal(struct charset a, struct charset b)
{
    return a.count == b.count && (a.count == 0 || memcmp(a.items, b.items, a.count * sizeof *a.items) == 0);
}

bool charset_is_empty(struct charset a)
{
    return a.count == 0;
}

uint64_t charset_size(struct charset a)
{
    uint64_t size = 0;
    for (size_t i = 0; i < a.count; i++)
        size += a.items[i].hi - a.items[i].lo + 1;
    return size;
}

uint32_t charset_at(struct charset a, uint64_t index)
{
    size_t i = 0;
    while (index > a.items[i].hi - a.items[i].lo) {
        index -= a.items[i].hi - a.items[i].lo + 1;
        i++;
    }
    return a.items[i].lo + (uint32_t)index;
}

size_t utf8_decode(const char *s, size_t length, uint32_t *c)
{
    const unsigned char *b = (const unsigned char *)s;
    if (length == 0)
        return 0;
    if (b[0] < 0x80) {
        *c = b[0];
        return 1;
    }
    size_t size = b[0] >= 0xf0 ? 4 : b[0] >= 0xe0 ? 3 : 2;
    if (b[0] < 0xc2 || b[0] > 0xf4 || length < size)
        return 0;
    uint32_t value = b[0] & (0x7f >> size);
    for (size_t i = 1; i < size; i++) {
        if ((b[i] & 0xc0) != 0x80)
            return 0;
        value = value << 6 | (b[i] & 0x3f);
    }
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (value < least[size] || value > CHARSET_LAST || (value >= 0xd800 && value <= 0xdfff))
        return 0;
    *c = value;
    return size;
}

size_t utf8_encode(uint32_t c, char out[4])
{
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    size_t size = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (size_t i = size - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (c & 0x3f));
        c >>= 6;
    }
    static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
    out[0] = (char)(lead[size] | c);
    return size;
}

void text_add_character(struct text *text, uint32_t c)
{
    char bytes[4];
    text_add_bytes(text, bytes, utf8_encode(c, bytes));
}
