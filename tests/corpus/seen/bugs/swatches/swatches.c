#include "swatches.h"

#include <stdlib.h>
#include <string.h>

struct swatch {
    uint32_t rgb;
    char name[SW_NAME];
};

struct swatches {
    struct swatch *items;
    size_t count;
    size_t room;
};

/* Room for `want` swatches in all. */
static int reserve(swatches *sw, size_t want)
{
    if (want > SW_MAX)
        return -1;
    if (want <= sw->room)
        return 0;
    size_t room = sw->room ? sw->room : 2;
    while (room < want)
        room *= 2;
    struct swatch *items = realloc(sw->items, room * sizeof *items);
    if (!items)
        return -1;
    sw->items = items;
    sw->room = room;
    return 0;
}

static void fill(struct swatch *s, uint32_t rgb, const char *name)
{
    memset(s, 0, sizeof *s);
    s->rgb = rgb & 0xffffffu;
    if (name) {
        size_t n = 0;
        while (n < SW_NAME - 1 && name[n])
            n++;
        memcpy(s->name, name, n);
    }
}

swatches *sw_new(void)
{
    return calloc(1, sizeof(swatches));
}

void sw_free(swatches *sw)
{
    if (!sw)
        return;
    free(sw->items);
    free(sw);
}

swatches *sw_copy(const swatches *sw)
{
    swatches *copy = sw_new();
    if (!copy)
        return NULL;
    if (sw_append(copy, sw) != 0) {
        sw_free(copy);
        return NULL;
    }
    return copy;
}

size_t sw_count(const swatches *sw)
{
    return sw->count;
}

int sw_add(swatches *sw, uint32_t rgb, const char *name)
{
    /* The name may be one of ours: take it before the items move. */
    struct swatch s;
    fill(&s, rgb, name);
    if (reserve(sw, sw->count + 1) != 0)
        return -1;
    sw->items[sw->count++] = s;
    return 0;
}

static int hexval(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static size_t parse(swatches *sw, const char *text)
{
    size_t added = 0;
    for (;;) {
        while (*text == ' ' || *text == '\t' || *text == '\n' || *text == ',')
            text++;
        if (*text != '#')
            return added;
        text++;
        uint32_t value = 0;
        int digits = 0;
        while (digits < 7 && hexval(text[digits]) >= 0) {
            value = value << 4 | (uint32_t)hexval(text[digits]);
            digits++;
        }
        if (digits == 3) {
            uint32_t r = value >> 8 & 15, g = value >> 4 & 15, b = value & 15;
            value = r * 17 << 16 | g * 17 << 8 | b * 17;
        } else if (digits != 6) {
            return added;
        }
        if (sw_add(sw, value, NULL) != 0)
            return added;
        added++;
        text += digits;
    }
}

size_t sw_parse(swatches *sw, const char *text)
{
    /* The text may be a name of ours. */
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (!copy)
        return 0;
    memcpy(copy, text, size);
    size_t added = parse(sw, copy);
    free(copy);
    return added;
}

int sw_append(swatches *dst, const swatches *src)
{
    const struct swatch *from = src->items;
    size_t n = src->count;

    if (n == 0)
        return 0;
    if (reserve(dst, dst->count + n) != 0)
        return -1;
    memcpy(dst->items + dst->count, from, n * sizeof *from);
    dst->count += n;
    return 0;
}

int sw_remove(swatches *sw, size_t i)
{
    if (i >= sw->count)
        return -1;
    memmove(sw->items + i, sw->items + i + 1, (sw->count - i - 1) * sizeof *sw->items);
    sw->count--;
    return 0;
}

uint32_t sw_colour(const swatches *sw, size_t i)
{
    return i < sw->count ? sw->items[i].rgb : UINT32_MAX;
}

const char *sw_name(const swatches *sw, size_t i)
{
    return i < sw->count ? sw->items[i].name : NULL;
}

static long distance(uint32_t a, uint32_t b)
{
    long sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        long d = (long)(a >> shift & 255) - (long)(b >> shift & 255);
        sum += d * d;
    }
    return sum;
}

size_t sw_nearest(const swatches *sw, uint32_t rgb)
{
    size_t best = SW_MAX;
    long least = 0;
    for (size_t i = 0; i < sw->count; i++) {
        long d = distance(sw->items[i].rgb, rgb);
        if (best == SW_MAX || d < least) {
            best = i;
            least = d;
        }
    }
    return best;
}

int sw_equal(const swatches *a, const swatches *b)
{
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (a->items[i].rgb != b->items[i].rgb || strcmp(a->items[i].name, b->items[i].name) != 0)
            return 0;
    return 1;
}
