#include "pgmarks.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pg_page {
    char *bytes;
    size_t used, room;
    int failed;
    pg_mode_t mode;
    int depth;
    int font;               /* 0: none was set */
    int saved[PG_DEPTH];    /* fonts */
};

static void add(pg_page *page, const char *bytes, size_t n)
{
    if (page->failed)
        return;
    if (n > PG_LIMIT - page->used) {
        page->failed = 1;
        return;
    }
    if (page->used + n + 1 > page->room) {
        size_t room = 2 * (page->used + n + 1);
        char *more = realloc(page->bytes, room);
        if (more == NULL) {
            page->failed = 1;
            return;
        }
        page->bytes = more;
        page->room = room;
    }
    memcpy(page->bytes + page->used, bytes, n);
    page->used += n;
    page->bytes[page->used] = '\0';
}

static void addf(pg_page *page, const char *format, ...)
{
    char line[80];
    va_list list;
    va_start(list, format);
    int n = vsnprintf(line, sizeof line, format, list);
    va_end(list);
    add(page, line, (size_t)n);
}

pg_page *pg_new(void)
{
    return calloc(1, sizeof(pg_page));
}

void pg_free(pg_page *page)
{
    if (page == NULL)
        return;
    free(page->bytes);
    free(page);
}

pg_mode_t pg_mode(const pg_page *page)
{
    return page->mode;
}

int pg_depth(const pg_page *page)
{
    return page->depth;
}

int pg_save(pg_page *page)
{
    assert(page->mode == PG_PAGE);
    if (page->depth == PG_DEPTH)
        return 0;
    page->saved[page->depth++] = page->font;
    addf(page, "q\n");
    return 1;
}

void pg_restore(pg_page *page)
{
    assert(page->mode == PG_PAGE);
    assert(page->depth > 0);
    page->font = page->saved[--page->depth];
    addf(page, "Q\n");
}

void pg_set_font(pg_page *page, int font, int size)
{
    assert(page->mode == PG_PAGE || page->mode == PG_TEXT);
    page->font = font < 1 ? 1 : font;
    addf(page, "/F%d %d Tf\n", page->font, size < 1 ? 1 : size);
}

void pg_set_grey(pg_page *page, unsigned char grey)
{
    assert(page->mode == PG_PAGE || page->mode == PG_TEXT);
    int thousandths = (grey * 1000 + 127) / 255;
    addf(page, "%d.%03d g\n", thousandths / 1000, thousandths % 1000);
}

void pg_begin_text(pg_page *page)
{
    assert(page->mode == PG_PAGE);
    page->mode = PG_TEXT;
    addf(page, "BT\n");
}

void pg_end_text(pg_page *page)
{
    assert(page->mode == PG_TEXT);
    page->mode = PG_PAGE;
    addf(page, "ET\n");
}

void pg_move_text(pg_page *page, int dx, int dy)
{
    assert(page->mode == PG_TEXT);
    addf(page, "%d %d Td\n", dx, dy);
}

void pg_show(pg_page *page, const char *text)
{
    assert(page->mode == PG_TEXT);
    assert(page->font != 0);
    add(page, "(", 1);
    for (; *text != '\0'; text++) {
        if (strchr("()\\", *text) != NULL)
            add(page, "\\", 1);
        add(page, text, 1);
    }
    add(page, ") Tj\n", 5);
}

void pg_move_to(pg_page *page, int x, int y)
{
    assert(page->mode == PG_PAGE || page->mode == PG_PATH);
    page->mode = PG_PATH;
    addf(page, "%d %d m\n", x, y);
}

void pg_line_to(pg_page *page, int x, int y)
{
    assert(page->mode == PG_PATH);
    addf(page, "%d %d l\n", x, y);
}

void pg_stroke(pg_page *page)
{
    assert(page->mode == PG_PATH);
    page->mode = PG_PAGE;
    addf(page, "S\n");
}

const char *pg_finish(pg_page *page)
{
    assert(page->mode == PG_PAGE);
    assert(page->depth == 0);
    page->mode = PG_FINISHED;
    add(page, "", 0);
    return page->failed ? NULL : page->bytes;
}
