#include "rledit.h"

#include <stdlib.h>
#include <string.h>

struct rledit {
    char line[RLEDIT_LINE_MAX + 1];
    size_t length;
    size_t cursor;
    char killed[RLEDIT_LINE_MAX + 1];
    char **history;     /* room for `limit` lines, oldest first */
    int count;
    int limit;
    int browse;         /* the line shown; `count` when not browsing */
};

rledit *rledit_new(void)
{
    rledit *e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    e->limit = 100;
    e->history = malloc((size_t)e->limit * sizeof *e->history);
    if (!e->history) {
        free(e);
        return NULL;
    }
    return e;
}

void rledit_free(rledit *e)
{
    if (!e)
        return;
    for (int i = 0; i < e->count; i++)
        free(e->history[i]);
    free(e->history);
    free(e);
}

int rledit_insert(rledit *e, const char *text)
{
    char copy[RLEDIT_LINE_MAX + 1];
    size_t n = strlen(text);

    if (n > RLEDIT_LINE_MAX - e->length)
        return -1;
    /* text may lie in the line itself */
    memcpy(copy, text, n);
    memmove(e->line + e->cursor + n, e->line + e->cursor,
            e->length - e->cursor + 1);
    memcpy(e->line + e->cursor, copy, n);
    e->length += n;
    e->cursor += n;
    return 0;
}

int rledit_backspace(rledit *e)
{
    if (e->cursor == 0)
        return 0;
    memmove(e->line + e->cursor - 1, e->line + e->cursor,
            e->length - e->cursor + 1);
    e->cursor--;
    e->length--;
    return 1;
}

void rledit_move(rledit *e, int delta)
{
    long long to = (long long)e->cursor + delta;

    if (to < 0)
        to = 0;
    if (to > (long long)e->length)
        to = (long long)e->length;
    e->cursor = (size_t)to;
}

void rledit_kill(rledit *e)
{
    if (e->cursor == e->length)
        return;
    memcpy(e->killed, e->line + e->cursor, e->length - e->cursor + 1);
    e->line[e->cursor] = '\0';
    e->length = e->cursor;
}

int rledit_yank(rledit *e)
{
    return rledit_insert(e, e->killed);
}

const char *rledit_text(const rledit *e)
{
    return e->line;
}

size_t rledit_cursor(const rledit *e)
{
    return e->cursor;
}

/* Drops the n oldest lines. */
static void drop_oldest(rledit *e, int n)
{
    for (int i = 0; i < n; i++)
        free(e->history[i]);
    memmove(e->history, e->history + n,
            (size_t)(e->count - n) * sizeof *e->history);
    e->count -= n;
}

int rledit_history_add(rledit *e, const char *line)
{
    size_t n = strlen(line);
    char *copy;

    if (n > RLEDIT_LINE_MAX)
        return -1;
    copy = malloc(n + 1);
    if (!copy)
        return -1;
    memcpy(copy, line, n + 1);
    if (e->count == e->limit)
        drop_oldest(e, 1);
    e->history[e->count++] = copy;
    e->browse = e->count;
    return 0;
}

/* Shows the history line at `browse`, or an empty one. */
static void show(rledit *e)
{
    const char *line = e->browse == e->count ? "" : e->history[e->browse];

    e->length = strlen(line);
    memcpy(e->line, line, e->length + 1);
    e->cursor = e->length;
}

int rledit_older(rledit *e)
{
    if (e->browse == 0)
        return 0;
    e->browse--;
    show(e);
    return 1;
}

int rledit_newer(rledit *e)
{
    if (e->browse >= e->count)
        return 0;
    e->browse++;
    show(e);
    return 1;
}

int rledit_history_limit(rledit *e, int n)
{
    char **history;

    if (n < 1 || n > RLEDIT_HISTORY_MAX)
        return -1;
    if (n == e->limit)
        return 0;
    history = malloc((size_t)n * sizeof *history);
    if (!history)
        return -1;
    if (e->count > n)
        drop_oldest(e, e->count - n);
    memcpy(history, e->history, (size_t)e->count * sizeof *history);
    free(e->history);
    e->history = history;
    e->limit = n;
    return 0;
}
