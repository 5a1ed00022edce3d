#include "wraplog.h"

#include <stdlib.h>
#include <string.h>

struct node {
    wraplog_entry entry; /* first, so that an entry is its node */
    struct node *next;   /* the next newer */
    char text[];
};

struct wraplog {
    struct node *oldest;
    struct node *newest;
    size_t count;
    size_t keep;
    unsigned long last;
};

wraplog *wraplog_open(size_t keep)
{
    wraplog *log;

    if (keep < 1 || keep > WRAPLOG_MAX)
        return NULL;
    log = calloc(1, sizeof *log);
    if (log)
        log->keep = keep;
    return log;
}

static void drop_oldest(wraplog *log)
{
    struct node *gone = log->oldest;

    log->oldest = gone->next;
    if (!log->oldest)
        log->newest = NULL;
    log->count--;
    free(gone);
}

void wraplog_clear(wraplog *log)
{
    while (log->count > 0)
        drop_oldest(log);
}

void wraplog_close(wraplog *log)
{
    if (!log)
        return;
    wraplog_clear(log);
    free(log);
}

int wraplog_add(wraplog *log, int level, const char *text)
{
    size_t len = 0;
    struct node *n;

    while (len < WRAPLOG_TEXT && text[len])
        len++;
    n = malloc(sizeof *n + len + 1);
    if (!n)
        return -1;
    memcpy(n->text, text, len);
    n->text[len] = '\0';
    n->entry.number = ++log->last;
    n->entry.level = level;
    n->entry.text = n->text;
    n->next = NULL;
    if (log->count == log->keep)
        drop_oldest(log);
    if (log->newest)
        log->newest->next = n;
    else
        log->oldest = n;
    log->newest = n;
    log->count++;
    return 0;
}

size_t wraplog_count(const wraplog *log)
{
    return log->count;
}

const wraplog_entry *wraplog_newest(const wraplog *log)
{
    return log->newest ? &log->newest->entry : NULL;
}

const wraplog_entry *wraplog_oldest(const wraplog *log)
{
    return log->oldest ? &log->oldest->entry : NULL;
}

int wraplog_keep(wraplog *log, size_t keep)
{
    if (keep < 1 || keep > WRAPLOG_MAX)
        return -1;
    while (log->count > keep)
        drop_oldest(log);
    log->keep = keep;
    return 0;
}

wraplog_iter wraplog_begin(const wraplog *log)
{
    wraplog_iter it = {log->oldest};

    return it;
}

const wraplog_entry *wraplog_next(wraplog_iter *it)
{
    const struct node *n = it->at;

    if (!n)
        return NULL;
    it->at = n->next;
    return &n->entry;
}

size_t wraplog_dump(const wraplog *log, int level, char *buf, size_t size)
{
    size_t total = 0;

    for (const struct node *n = log->oldest; n; n = n->next) {
        size_t len = strlen(n->text);

        if (n->entry.level < level)
            continue;
        for (size_t i = 0; i <= len; i++, total++)
            if (size > 0 && total < size - 1)
                buf[total] = i < len ? n->text[i] : '\n';
    }
    if (size > 0)
        buf[total < size ? total : size - 1] = '\0';
    return total;
}
