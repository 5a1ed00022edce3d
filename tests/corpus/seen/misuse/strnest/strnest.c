#include "strnest.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Handle h is the string with index h - 1, which starts at start[h - 1]. */
struct snest {
    char *block;
    size_t used, room;
    uint32_t *start;
    size_t count, slots;
};

snest *snest_create(void)
{
    return calloc(1, sizeof(snest));
}

void snest_destroy(snest *nest)
{
    if (nest == NULL)
        return;
    free(nest->block);
    free(nest->start);
    free(nest);
}

/* Bounded strlen: anything above SNEST_MAXLEN is just too long. */
static size_t measure(const char *s)
{
    size_t n = 0;

    while (n <= SNEST_MAXLEN && s[n] != '\0')
        n++;
    return n;
}

static size_t length_at(const snest *nest, size_t i)
{
    size_t end = i + 1 < nest->count ? nest->start[i + 1] : nest->used;

    return end - nest->start[i] - 1;
}

static snest_h lookup(const snest *nest, const char *s, size_t len)
{
    for (size_t i = 0; i < nest->count; i++)
        if (length_at(nest, i) == len && memcmp(nest->block + nest->start[i], s, len) == 0)
            return (snest_h)(i + 1);
    return SNEST_NONE;
}

/* Room for one more string of this length. */
static int reserve(snest *nest, size_t len)
{
    if (len + 1 > SNEST_MAXSUM - nest->used)
        return -1;
    if (nest->used + len + 1 > nest->room) {
        size_t room = nest->room ? nest->room : 16;
        char *block;
        while (room < nest->used + len + 1)
            room *= 2;
        block = realloc(nest->block, room);
        if (block == NULL)
            return -1;
        nest->block = block;
        nest->room = room;
    }
    if (nest->count == nest->slots) {
        size_t slots = nest->slots ? nest->slots * 2 : 8;
        uint32_t *start = realloc(nest->start, slots * sizeof *start);
        if (start == NULL)
            return -1;
        nest->start = start;
        nest->slots = slots;
    }
    return 0;
}

snest_h snest_add(snest *nest, const char *s)
{
    size_t len = measure(s);
    snest_h h;

    if (len > SNEST_MAXLEN)
        return SNEST_NONE;
    h = lookup(nest, s, len);
    if (h != SNEST_NONE)
        return h;
    if (reserve(nest, len) != 0)
        return SNEST_NONE;
    memcpy(nest->block + nest->used, s, len + 1);
    nest->start[nest->count++] = (uint32_t)nest->used;
    nest->used += len + 1;
    return (snest_h)nest->count;
}

snest_h snest_find(const snest *nest, const char *s)
{
    size_t len = measure(s);

    return len > SNEST_MAXLEN ? SNEST_NONE : lookup(nest, s, len);
}

const char *snest_str(const snest *nest, snest_h h)
{
    assert(h != SNEST_NONE && h <= nest->count);
    return nest->block + nest->start[h - 1];
}

size_t snest_len(const snest *nest, snest_h h)
{
    assert(h != SNEST_NONE && h <= nest->count);
    return length_at(nest, h - 1);
}

snest_h snest_join(snest *nest, snest_h a, snest_h b)
{
    char buffer[2 * SNEST_MAXLEN + 1];
    size_t la = snest_len(nest, a), lb = snest_len(nest, b);

    memcpy(buffer, snest_str(nest, a), la);
    memcpy(buffer + la, snest_str(nest, b), lb + 1);
    return snest_add(nest, buffer);
}

size_t snest_count(const snest *nest)
{
    return nest->count;
}

void snest_rewind(snest *nest, size_t count)
{
    if (count >= nest->count)
        return;
    nest->used = nest->start[count];
    nest->count = count;
}
