#include "textwin.h"

#include <string.h>

/* Where a line is; those beyond the count are free. */
static char *row(const struct tw_win *win, size_t line)
{
    return win->mem + (win->first + line) % win->rows * (win->cols + 1);
}

void tw_init(struct tw_win *win, char *mem, size_t rows, size_t cols)
{
    win->mem = mem;
    win->rows = rows;
    win->cols = cols;
    memset(mem, 0, TW_SIZE(rows, cols));
    tw_clear(win);
}

void tw_clear(struct tw_win *win)
{
    win->first = 0;
    win->count = 1;
    win->used = 0;
    *row(win, 0) = '\0';
}

static void new_line(struct tw_win *win)
{
    if (win->count < win->rows)
        win->count++;
    else
        win->first = (win->first + 1) % win->rows;
    win->used = 0;
    *row(win, win->count - 1) = '\0';
}

static void put(struct tw_win *win, char c)
{
    char *line;

    if (c == '\n') {
        new_line(win);
        return;
    }
    if (c == '\t')
        c = ' ';
    if ((unsigned char)c < ' ' || c == 127)
        return;
    if (win->used == win->cols)
        new_line(win);
    line = row(win, win->count - 1);
    line[win->used++] = c;
    line[win->used] = '\0';
}

void tw_write(struct tw_win *win, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        put(win, text[i]);
}

void tw_puts(struct tw_win *win, const char *text)
{
    tw_write(win, text, strlen(text));
}

size_t tw_lines(const struct tw_win *win)
{
    return win->count;
}

const char *tw_line(const struct tw_win *win, size_t line)
{
    return line < win->count ? row(win, line) : NULL;
}

size_t tw_copy(const struct tw_win *win, size_t line, char *buf)
{
    const char *text = tw_line(win, line);
    size_t length = text ? strlen(text) : 0;

    if (length)
        memcpy(buf, text, length);
    memset(buf + length, 0, win->cols + 1 - length);
    return length;
}

long tw_find(const struct tw_win *win, const char *text)
{
    for (size_t line = win->count; line-- > 0;)
        if (strstr(row(win, line), text))
            return (long)line;
    return -1;
}

int tw_each(const struct tw_win *win, int (*fn)(const char *line, void *user), void *user)
{
    for (size_t line = 0; line < win->count; line++) {
        int result = fn(row(win, line), user);

        if (result)
            return result;
    }
    return 0;
}
