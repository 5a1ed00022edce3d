#include "loghold.h"

#include <stdlib.h>
#include <string.h>

struct segment {
    struct segment *newer;
    uint64_t first; /* number of line[0] */
    int count;
    char *line[];
};

struct lh_log {
    struct segment *oldest, *newest; /* both NULL, or a list */
    int segments;
    int max_lines, max_segments;
    int cursors;
    uint64_t next;
};

struct lh_cursor {
    lh_log *log;
    uint64_t next;
};

lh_log *lh_open(int lines, int segments)
{
    if (lines < 1 || lines > LH_MAX_LINES || segments < 1 || segments > LH_MAX_SEGMENTS)
        return NULL;
    lh_log *log = calloc(1, sizeof *log);
    if (!log)
        return NULL;
    log->max_lines = lines;
    log->max_segments = segments;
    log->next = 1;
    return log;
}

static void drop_oldest(lh_log *log)
{
    struct segment *s = log->oldest;
    log->oldest = s->newer;
    if (!log->oldest)
        log->newest = NULL;
    log->segments--;
    for (int i = 0; i < s->count; i++)
        free(s->line[i]);
    free(s);
}

void lh_clear(lh_log *log)
{
    while (log->oldest)
        drop_oldest(log);
}

void lh_close(lh_log *log)
{
    if (!log)
        return;
    lh_clear(log);
    free(log);
}

static int begin_segment(lh_log *log)
{
    struct segment *s = malloc(sizeof *s + (size_t)log->max_lines * sizeof s->line[0]);
    if (!s)
        return -1;
    s->newer = NULL;
    s->first = log->next;
    s->count = 0;
    if (log->newest)
        log->newest->newer = s;
    else
        log->oldest = s;
    log->newest = s;
    log->segments++;
    while (log->segments > log->max_segments)
        drop_oldest(log);
    return 0;
}

int lh_rotate(lh_log *log)
{
    if (!log->newest || log->newest->count == 0)
        return 0;
    return begin_segment(log);
}

uint64_t lh_append(lh_log *log, const char *text)
{
    size_t length = 0;
    while (length < LH_MAX_TEXT && text[length])
        length++;
    char *copy = malloc(length + 1);
    if (!copy)
        return 0;
    memcpy(copy, text, length);
    copy[length] = '\0';
    if (!log->newest || log->newest->count == log->max_lines) {
        if (begin_segment(log) != 0) {
            free(copy);
            return 0;
        }
    }
    log->newest->line[log->newest->count++] = copy;
    return log->next++;
}

uint64_t lh_first(const lh_log *log)
{
    for (const struct segment *s = log->oldest; s; s = s->newer)
        if (s->count > 0)
            return s->first;
    return 0;
}

uint64_t lh_last(const lh_log *log)
{
    return lh_first(log) ? log->next - 1 : 0;
}

const char *lh_line(const lh_log *log, uint64_t number)
{
    for (const struct segment *s = log->oldest; s; s = s->newer)
        if (number >= s->first && number - s->first < (uint64_t)s->count)
            return s->line[number - s->first];
    return NULL;
}

int lh_each(const lh_log *log, lh_visit *fn, void *context)
{
    int result = 0;
    for (const struct segment *s = log->oldest; s && !result; s = s->newer)
        for (int i = 0; i < s->count && !result; i++)
            result = fn(s->first + (uint64_t)i, s->line[i], context);
    return result;
}

lh_cursor *lh_cursor_open(lh_log *log)
{
    lh_cursor *c = malloc(sizeof *c);
    if (!c)
        return NULL;
    c->log = log;
    c->next = 1;
    log->cursors++;
    return c;
}

const char *lh_cursor_next(lh_cursor *cursor)
{
    uint64_t first = lh_first(cursor->log);
    if (cursor->next < first)
        cursor->next = first;
    const char *text = lh_line(cursor->log, cursor->next);
    if (text)
        cursor->next++;
    return text;
}

void lh_cursor_close(lh_cursor *cursor)
{
    if (!cursor)
        return;
    cursor->log->cursors--;
    free(cursor);
}
