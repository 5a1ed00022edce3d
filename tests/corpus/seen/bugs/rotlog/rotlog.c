#include "rotlog.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct segment {
    size_t used;
    char text[ROTLOG_ROOM + 1]; /* terminated */
};

struct rotlog {
    struct segment segments[ROTLOG_SEGMENTS]; /* the oldest first */
    int count;
    size_t total;
    size_t dropped;
};

static struct segment *current(rotlog *log)
{
    return &log->segments[log->count - 1];
}

static void clear(struct segment *s)
{
    s->used = 0;
    s->text[0] = '\0';
}

rotlog *rotlog_open(void)
{
    rotlog *log = calloc(1, sizeof *log);
    if (log == NULL)
        return NULL;
    log->count = 1;
    clear(current(log));
    return log;
}

void rotlog_close(rotlog *log)
{
    free(log);
}

int rotlog_write(rotlog *log, const char *line)
{
    size_t length = strlen(line);
    if (length >= ROTLOG_ROOM)
        return -1;
    /* The line may be a text of this log. */
    char copy[ROTLOG_ROOM + 1];
    memcpy(copy, line, length);
    copy[length] = '\n';
    copy[length + 1] = '\0';
    if (length + 1 > ROTLOG_ROOM - current(log)->used)
        rotlog_rotate(log);
    struct segment *s = current(log);
    memcpy(s->text + s->used, copy, length + 2);
    s->used += length + 1;
    log->total += length + 1;
    return 0;
}

void rotlog_rotate(rotlog *log)
{
    if (log->count == ROTLOG_SEGMENTS) {
        size_t size = log->segments[0].used;
        assert(log->total >= size);
        log->total -= size;
        log->dropped += size;
        for (int i = 1; i < log->count; i++)
            log->segments[i - 1] = log->segments[i];
        log->count--;
    }
    log->count++;
    clear(current(log));
}

void rotlog_discard(rotlog *log)
{
    clear(current(log));
    log->total = 0;
}

int rotlog_segments(const rotlog *log)
{
    return log->count;
}

const char *rotlog_text(const rotlog *log, int segment)
{
    return segment >= 0 && segment < log->count ? log->segments[segment].text : NULL;
}

size_t rotlog_total(const rotlog *log)
{
    size_t sum = 0;
    for (int i = 0; i < log->count; i++)
        sum += log->segments[i].used;
    assert(sum == log->total);
    return sum;
}

size_t rotlog_dropped(const rotlog *log)
{
    return log->dropped;
}
