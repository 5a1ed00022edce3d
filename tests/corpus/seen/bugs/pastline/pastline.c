#include "pastline.h"

#include <stdlib.h>
#include <string.h>

struct pastline {
    char **lines;
    size_t count;
    size_t room;
    size_t limit;
    size_t cursor; /* count when it is reset */
};

pastline *pl_new(void)
{
    pastline *h = calloc(1, sizeof *h);

    if (h == NULL)
        return NULL;
    h->room = 8;
    h->lines = calloc(h->room, sizeof *h->lines);
    if (h->lines == NULL) {
        free(h);
        return NULL;
    }
    h->limit = PL_DEFAULT_LIMIT;
    return h;
}

void pl_free(pastline *h)
{
    if (h == NULL)
        return;
    pl_clear(h);
    free(h->lines);
    free(h);
}

/* Forgets the n oldest lines. */
static void forget(pastline *h, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++)
        free(h->lines[i]);
    memmove(h->lines, h->lines + n, (h->count - n) * sizeof *h->lines);
    h->count -= n;
}

static int make_room(pastline *h)
{
    char **grown;
    size_t room;

    if (h->count < h->room)
        return 0;
    room = h->room * 2;
    grown = realloc(h->lines, room * sizeof *grown);
    if (grown == NULL)
        return -1;
    h->lines = grown;
    h->room = room;
    return 0;
}

int pl_limit(pastline *h, size_t n)
{
    if (n > PL_MAX_LIMIT)
        return -1;
    if (h->count > n)
        forget(h, h->count - n);
    h->limit = n;
    h->cursor = h->count;
    return 0;
}

int pl_add(pastline *h, const char *line)
{
    size_t len = strlen(line);
    char *copy;

    if (len > PL_MAX_LINE)
        return -1;
    if (h->count > 0 && strcmp(h->lines[h->count - 1], line) == 0) {
        h->cursor = h->count;
        return 0;
    }
    copy = malloc(len + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, line, len + 1);
    if (h->count == h->limit)
        forget(h, 1);
    if (make_room(h) != 0) {
        free(copy);
        return -1;
    }
    h->lines[h->count++] = copy;
    h->cursor = h->count;
    return 0;
}

size_t pl_count(const pastline *h)
{
    return h->count;
}

const char *pl_line(const pastline *h, size_t i)
{
    return i < h->count ? h->lines[i] : NULL;
}

const char *pl_older(pastline *h)
{
    if (h->cursor == 0)
        return NULL;
    h->cursor--;
    return h->lines[h->cursor];
}

const char *pl_newer(pastline *h)
{
    if (h->cursor + 1 >= h->count) {
        h->cursor = h->count;
        return NULL;
    }
    h->cursor++;
    return h->lines[h->cursor];
}

int pl_search(const pastline *h, const char *prefix, size_t *i)
{
    size_t len = strlen(prefix);
    size_t at = h->count;

    while (at > 0) {
        at--;
        if (strncmp(h->lines[at], prefix, len) == 0) {
            if (i != NULL)
                *i = at;
            return 1;
        }
    }
    return 0;
}

int pl_delete(pastline *h, size_t i)
{
    if (i >= h->count)
        return -1;
    free(h->lines[i]);
    memmove(h->lines + i, h->lines + i + 1, (h->count - i - 1) * sizeof *h->lines);
    h->count--;
    h->cursor = h->count;
    return 0;
}

void pl_clear(pastline *h)
{
    forget(h, h->count);
    h->cursor = 0;
}
