#include "galley.h"

#include <stdlib.h>
#include <string.h>

struct line {
    char *text;
    int flags;
};

struct galley {
    struct line *lines;
    int count;
    int room;
    int height;
};

galley *galley_new(int height)
{
    galley *g = calloc(1, sizeof *g);
    if (g != NULL && !galley_set_height(g, height)) {
        free(g);
        return NULL;
    }
    return g;
}

void galley_free(galley *g)
{
    if (!g)
        return;
    for (int i = 0; i < g->count; i++)
        free(g->lines[i].text);
    free(g->lines);
    free(g);
}

static bool add(galley *g, const char *text, size_t length, int flags)
{
    if (g->count == GALLEY_MAX_LINES)
        return false;
    if (g->count == g->room) {
        int room = g->room ? 2 * g->room : 16;
        struct line *lines = realloc(g->lines, (size_t)room * sizeof *lines);
        if (!lines)
            return false;
        g->lines = lines;
        g->room = room;
    }
    char *copy = malloc(length + 1);
    if (!copy)
        return false;
    memcpy(copy, text, length);
    copy[length] = '\0';
    g->lines[g->count].text = copy;
    g->lines[g->count].flags = flags;
    g->count++;
    return true;
}

bool galley_add(galley *g, const char *text, int flags)
{
    return add(g, text, strlen(text), flags);
}

bool galley_add_text(galley *g, const char *text, int flags)
{
    for (;;) {
        size_t length = strcspn(text, "\n");
        if (!add(g, text, length, flags))
            return false;
        if (text[length] == '\0')
            return true;
        text += length + 1;
    }
}

bool galley_set_height(galley *g, int height)
{
    if (height < 1 || height > GALLEY_MAX_HEIGHT)
        return false;
    g->height = height;
    return true;
}

int galley_lines(const galley *g)
{
    return g->count;
}

const char *galley_line(const galley *g, int line)
{
    return line >= 0 && line < g->count ? g->lines[line].text : NULL;
}

static bool tied(const galley *g, int line)
{
    return (g->lines[line].flags & (GALLEY_TIED | GALLEY_BREAK)) == GALLEY_TIED;
}

/* The line behind the page that begins with `first`. */
static int page_end(const galley *g, int first)
{
    int end = first;
    while (end < g->count && end - first < g->height) {
        if (g->lines[end++].flags & GALLEY_BREAK)
            return end;
    }
    if (end == g->count)
        return end;
    while (end > first && tied(g, end - 1))
        end--;
    return end;
}

int galley_pages(const galley *g)
{
    unsigned pages = 0;
    for (int first = 0; first < g->count; first = page_end(g, first))
        pages++;
    return (int)pages;
}

bool galley_page(const galley *g, int page, int *first, int *count)
{
    int start = 0;
    if (page < 0)
        return false;
    for (; start < g->count && page > 0; page--)
        start = page_end(g, start);
    if (start >= g->count)
        return false;
    *first = start;
    *count = page_end(g, start) - start;
    return true;
}

int galley_page_of(const galley *g, int line)
{
    if (line < 0 || line >= g->count)
        return -1;
    unsigned page = 0;
    for (int end = page_end(g, 0); end <= line; end = page_end(g, end))
        page++;
    return (int)page;
}
