#include "gapbuf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MOST ((size_t)1 << 20)

struct gapbuf {
    char *buf;
    size_t size;  /* of buf */
    size_t start; /* of the gap */
    size_t end;
};

struct gapbuf *gb_new(void)
{
    return calloc(1, sizeof(struct gapbuf));
}

void gb_free(struct gapbuf *g)
{
    if (g == NULL)
        return;
    free(g->buf);
    free(g);
}

size_t gb_length(const struct gapbuf *g)
{
    return g->size - (g->end - g->start);
}

size_t gb_cursor(const struct gapbuf *g)
{
    return g->start;
}

void gb_move(struct gapbuf *g, size_t pos)
{
    assert(pos <= gb_length(g));
    if (pos < g->start) {
        size_t n = g->start - pos;
        memmove(g->buf + g->end - n, g->buf + pos, n);
        g->start -= n;
        g->end -= n;
    } else if (pos > g->start) {
        size_t n = pos - g->start;
        memmove(g->buf + g->start, g->buf + g->end, n);
        g->start += n;
        g->end += n;
    }
}

/* Makes the gap at least n bytes; always into a new block. */
static int widen(struct gapbuf *g, size_t n)
{
    if (g->end - g->start >= n)
        return 0;
    size_t tail = g->size - g->end, size = 2 * (gb_length(g) + n);
    char *buf = malloc(size);
    if (buf == NULL)
        return -1;
    if (g->start > 0)
        memcpy(buf, g->buf, g->start);
    if (tail > 0)
        memcpy(buf + size - tail, g->buf + g->end, tail);
    free(g->buf);
    g->buf = buf;
    g->size = size;
    g->end = size - tail;
    return 0;
}

int gb_insert(struct gapbuf *g, const char *s, size_t n)
{
    if (n > MOST || gb_length(g) + n > MOST)
        return -1;
    if (n == 0)
        return 0;
    if (widen(g, n) != 0)
        return -1;
    memcpy(g->buf + g->start, s, n);
    g->start += n;
    return 0;
}

size_t gb_backspace(struct gapbuf *g, size_t n)
{
    if (n > g->start)
        n = g->start;
    g->start -= n;
    return n;
}

size_t gb_delete(struct gapbuf *g, size_t n)
{
    if (n > g->size - g->end)
        n = g->size - g->end;
    g->end += n;
    return n;
}

char gb_at(const struct gapbuf *g, size_t pos)
{
    assert(pos < gb_length(g));
    return pos < g->start ? g->buf[pos] : g->buf[pos - g->start + g->end];
}

void gb_slice(const struct gapbuf *g, size_t from, size_t to, char *out)
{
    assert(from <= to && to <= gb_length(g));
    while (from < to)
        *out++ = gb_at(g, from++);
    *out = '\0';
}

const char *gb_text(struct gapbuf *g)
{
    if (widen(g, 1) != 0)
        return NULL;
    gb_move(g, gb_length(g));
    g->buf[g->start] = '\0';
    return g->buf;
}
