#include "rollwin.h"

#include <stdlib.h>
#include <string.h>

struct rollwin {
    size_t window, fill, pos;
    uint32_t a, b; /* modulo 65536 */
    uint64_t offset;
    uint64_t *marks;
    size_t nmarks, capmarks;
    unsigned char ring[]; /* pos is the oldest byte once it is full */
};

rollwin *rollwin_create(size_t window)
{
    rollwin *w;
    if (window == 0 || window > ROLLWIN_MAX)
        return NULL;
    w = calloc(1, sizeof *w + window);
    if (w)
        w->window = window;
    return w;
}

rollwin *rollwin_clone(const rollwin *w)
{
    rollwin *copy = malloc(sizeof *copy + w->window);
    if (!copy)
        return NULL;
    memcpy(copy, w, sizeof *copy + w->window);
    return copy;
}

void rollwin_destroy(rollwin *w)
{
    if (!w)
        return;
    free(w->marks);
    free(w);
}

void rollwin_reset(rollwin *w)
{
    w->fill = w->pos = 0;
    w->a = w->b = 0;
    w->offset = 0;
    w->nmarks = 0;
}

static void push(rollwin *w, unsigned char in)
{
    if (w->fill == w->window) {
        unsigned char out = w->ring[w->pos];
        w->a -= out;
        w->b -= (uint32_t)w->window * out;
    } else {
        w->fill++;
    }
    w->ring[w->pos] = in;
    w->pos = (w->pos + 1) % w->window;
    w->a += in;
    w->b += w->a;
    w->offset++;
}

void rollwin_feed(rollwin *w, const void *data, size_t len)
{
    const unsigned char *p = data;
    while (len-- > 0)
        push(w, *p++);
}

static uint32_t combine(uint32_t a, uint32_t b)
{
    return (a & 0xffff) | b << 16;
}

uint32_t rollwin_sum(const rollwin *w)
{
    return combine(w->a, w->b);
}

uint64_t rollwin_offset(const rollwin *w)
{
    return w->offset;
}

int rollwin_mark(rollwin *w)
{
    if (w->nmarks == w->capmarks) {
        size_t cap = w->capmarks ? 2 * w->capmarks : 4;
        uint64_t *marks = realloc(w->marks, cap * sizeof *marks);
        if (!marks)
            return -1;
        w->marks = marks;
        w->capmarks = cap;
    }
    w->marks[w->nmarks++] = w->offset;
    return 0;
}

size_t rollwin_marks(const rollwin *w)
{
    return w->nmarks;
}

uint64_t rollwin_mark_at(const rollwin *w, size_t i)
{
    return i < w->nmarks ? w->marks[i] : UINT64_MAX;
}

uint32_t rollwin_block_sum(const void *data, size_t len)
{
    const unsigned char *p = data;
    uint32_t a = 0, b = 0;
    while (len-- > 0) {
        a += *p++;
        b += a;
    }
    return combine(a, b);
}
