#include "extmap.h"

#include <stdlib.h>
#include <string.h>

struct extent {
    uint64_t start, end; /* end is the first block behind it */
    int tag;
};

struct extmap {
    struct extent *list; /* in order */
    size_t count, cap;
};

#define BEYOND ((uint64_t)UINT32_MAX + 1)

extmap *ext_new(void)
{
    return calloc(1, sizeof(extmap));
}

void ext_free(extmap *m)
{
    if (m) {
        free(m->list);
        free(m);
    }
}

/* Makes room for so many extents more. */
static bool reserve(extmap *m, size_t more)
{
    size_t cap = m->cap ? m->cap : 2;
    struct extent *list;
    while (cap < m->count + more)
        cap *= 2;
    if (cap == m->cap)
        return true;
    list = realloc(m->list, cap * sizeof *list);
    if (!list)
        return false;
    m->list = list;
    m->cap = cap;
    return true;
}

static void insert_at(extmap *m, size_t i, struct extent e)
{
    memmove(m->list + i + 1, m->list + i, (m->count - i) * sizeof e);
    m->list[i] = e;
    m->count++;
}

static void erase_at(extmap *m, size_t i)
{
    m->count--;
    memmove(m->list + i, m->list + i + 1, (m->count - i) * sizeof m->list[0]);
}

/* Cuts a range out; returns where an extent for it belongs. */
static size_t carve(extmap *m, uint64_t start, uint64_t end)
{
    size_t i = 0;
    while (i < m->count && m->list[i].end <= start)
        i++;
    if (i < m->count && m->list[i].start < start) {
        struct extent rest = m->list[i];
        m->list[i++].end = start;
        if (rest.end > end) {
            rest.start = end;
            insert_at(m, i, rest);
            return i;
        }
    }
    while (i < m->count && m->list[i].end <= end)
        erase_at(m, i);
    if (i < m->count && m->list[i].start < end)
        m->list[i].start = end;
    return i;
}

static uint64_t end_of(uint32_t start, uint32_t len)
{
    uint64_t end = (uint64_t)start + len;
    return end > BEYOND ? BEYOND : end;
}

bool ext_assign(extmap *m, uint32_t start, uint32_t len, int tag)
{
    struct extent e = {start, end_of(start, len), tag};
    if (len == 0)
        return true;
    if (!reserve(m, 1))
        return false;
    insert_at(m, carve(m, e.start, e.end), e);
    return true;
}

bool ext_remove(extmap *m, uint32_t start, uint32_t len)
{
    if (len == 0)
        return true;
    if (!reserve(m, 1))
        return false;
    carve(m, start, end_of(start, len));
    return true;
}

bool ext_lookup(const extmap *m, uint32_t block, int *tag)
{
    for (size_t i = 0; i < m->count && m->list[i].start <= block; i++)
        if (block < m->list[i].end) {
            *tag = m->list[i].tag;
            return true;
        }
    return false;
}

size_t ext_count(const extmap *m)
{
    return m->count;
}

bool ext_at(const extmap *m, size_t i, uint32_t *start, uint32_t *len, int *tag)
{
    if (i >= m->count)
        return false;
    *start = (uint32_t)m->list[i].start;
    *len = (uint32_t)(m->list[i].end - m->list[i].start);
    *tag = m->list[i].tag;
    return true;
}

uint64_t ext_blocks(const extmap *m)
{
    uint64_t blocks = 0;
    for (size_t i = 0; i < m->count; i++)
        blocks += m->list[i].end - m->list[i].start;
    return blocks;
}
