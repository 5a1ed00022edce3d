#include "gapline.h"

#include <stdlib.h>
#include <string.h>

/*
 * data: [ head characters | gap | tail characters ], room bytes in all.  The
 * gap always has at least one byte, so that the final NUL has a place.
 */
struct gapline {
    char *data;
    size_t room;
    size_t head;
    size_t tail;
};

#define FIRST_ROOM 16

gapline *gl_new(void)
{
    gapline *g = malloc(sizeof *g);
    if (!g)
        return NULL;
    g->data = malloc(FIRST_ROOM);
    if (!g->data) {
        free(g);
        return NULL;
    }
    g->room = FIRST_ROOM;
    g->head = 0;
    g->tail = 0;
    return g;
}

void gl_free(gapline *g)
{
    if (!g)
        return;
    free(g->data);
    free(g);
}

size_t gl_len(const gapline *g)
{
    return g->head + g->tail;
}

/* Moves the gap so that it begins at pos. */
static void move_gap(gapline *g, size_t pos)
{
    char *tail = g->data + g->room - g->tail;
    if (pos < g->head) {
        size_t n = g->head - pos;
        memmove(tail - n, g->data + pos, n);
        g->head -= n;
        g->tail += n;
    } else if (pos > g->head) {
        size_t n = pos - g->head;
        memmove(g->data + g->head, tail, n);
        g->head += n;
        g->tail -= n;
    }
}

/* Makes the gap larger than n; the text must not exceed GL_MAX_LEN then. */
static int widen(gapline *g, size_t n)
{
    size_t need = gl_len(g) + n + 1;
    if (need <= g->room)
        return GL_OK;
    size_t room = g->room;
    while (room < need)
        room *= 2;
    char *data = malloc(room);
    if (!data)
        return GL_FULL;
    memcpy(data, g->data, g->head);
    memcpy(data + room - g->tail, g->data + g->room - g->tail, g->tail);
    free(g->data);
    g->data = data;
    g->room = room;
    return GL_OK;
}

int gl_insert(gapline *g, size_t pos, const char *s, size_t n)
{
    if (pos > gl_len(g))
        return GL_RANGE;
    if (n > GL_MAX_LEN - gl_len(g))
        return GL_FULL;
    if (n == 0)
        return GL_OK;
    if (widen(g, n) != GL_OK)
        return GL_FULL;
    move_gap(g, pos);
    memcpy(g->data + g->head, s, n);
    g->head += n;
    return GL_OK;
}

int gl_erase(gapline *g, size_t pos, size_t n)
{
    size_t len = gl_len(g);
    if (pos > len)
        return GL_RANGE;
    if (n > len - pos)
        n = len - pos;
    if (n == 0)
        return GL_OK;
    move_gap(g, pos);
    g->tail -= n;

    /* Give memory back when three quarters are empty. */
    size_t room = g->room;
    while (room > FIRST_ROOM && gl_len(g) + 1 <= room / 4)
        room /= 2;
    if (room < g->room) {
        char *data = malloc(room);
        if (data) {
            memcpy(data, g->data, g->head);
            memcpy(data + room - g->tail, g->data + g->room - g->tail, g->tail);
            free(g->data);
            g->data = data;
            g->room = room;
        }
    }
    return GL_OK;
}

char gl_at(const gapline *g, size_t pos)
{
    if (pos < g->head)
        return g->data[pos];
    return g->data[g->room - g->tail + (pos - g->head)];
}

size_t gl_find(const gapline *g, size_t from, char c)
{
    size_t len = gl_len(g);
    for (size_t i = from; i < len; i++)
        if (gl_at(g, i) == c)
            return i;
    return GL_NONE;
}

size_t gl_copy(const gapline *g, size_t from, size_t n, char *out)
{
    size_t len = gl_len(g);
    if (from >= len)
        return 0;
    if (n > len - from)
        n = len - from;
    for (size_t i = 0; i < n; i++)
        out[i] = gl_at(g, from + i);
    return n;
}

const char *gl_text(gapline *g)
{
    move_gap(g, gl_len(g));
    g->data[g->head] = '\0';
    return g->data;
}
