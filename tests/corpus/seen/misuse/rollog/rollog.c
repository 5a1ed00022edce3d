#include "rollog.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 32

struct segment {
    char *text;
    size_t len;
    size_t room;
};

struct rl_log {
    size_t limit;
    unsigned keep;
    unsigned count;                             /* segments, the current one too */
    struct segment segments[RL_KEEP_MAX + 1];   /* [0] is the current one */
    rl_hook *hook;
    void *arg;
    unsigned long rolls;
};

static int begin(struct segment *s)
{
    s->text = malloc(FIRST_ROOM);
    if (s->text == NULL)
        return -1;
    s->text[0] = '\0';
    s->len = 0;
    s->room = FIRST_ROOM;
    return 0;
}

/* Makes room for more bytes and a NUL. */
static int make_room(struct segment *s, size_t more)
{
    size_t room = s->room;
    char *text;

    while (room - s->len <= more)
        room *= 2;
    if (room == s->room)
        return 0;
    text = realloc(s->text, room);
    if (text == NULL)
        return -1;
    s->text = text;
    s->room = room;
    return 0;
}

rl_log *rl_open(size_t limit, unsigned keep)
{
    rl_log *log;

    if (limit == 0 || limit > RL_LIMIT_MAX || keep > RL_KEEP_MAX)
        return NULL;
    log = calloc(1, sizeof *log);
    if (log == NULL)
        return NULL;
    if (begin(&log->segments[0]) != 0) {
        free(log);
        return NULL;
    }
    log->limit = limit;
    log->keep = keep;
    log->count = 1;
    return log;
}

void rl_close(rl_log *log)
{
    unsigned i;

    if (log == NULL)
        return;
    for (i = 0; i < log->count; i++)
        free(log->segments[i].text);
    free(log);
}

void rl_set_hook(rl_log *log, rl_hook *hook, void *arg)
{
    log->hook = hook;
    log->arg = arg;
}

int rl_roll(rl_log *log)
{
    struct segment fresh;
    unsigned i;

    if (log->segments[0].len == 0)
        return 0;
    if (begin(&fresh) != 0)
        return -1;
    if (log->hook != NULL)
        log->hook(log->arg, log->segments[0].text, log->segments[0].len);

    if (log->count == log->keep + 1)
        free(log->segments[log->count - 1].text);
    else
        log->count++;
    for (i = log->count - 1; i > 0; i--)
        log->segments[i] = log->segments[i - 1];
    log->segments[0] = fresh;
    log->rolls++;
    return 0;
}

int rl_write(rl_log *log, const char *line)
{
    struct segment *now = &log->segments[0];
    size_t len = strlen(line);
    char *copy;

    if (len >= log->limit)
        return -1;
    /* the line may be text of this very log */
    copy = malloc(len + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, line, len);
    copy[len] = '\n';
    len++;
    if ((log->limit - now->len < len && rl_roll(log) != 0) || make_room(now, len) != 0) {
        free(copy);
        return -1;
    }
    memcpy(now->text + now->len, copy, len);
    now->len += len;
    now->text[now->len] = '\0';
    free(copy);
    return 0;
}

unsigned rl_segments(const rl_log *log)
{
    return log->count;
}

const char *rl_text(const rl_log *log, unsigned n)
{
    return n < log->count ? log->segments[n].text : NULL;
}

size_t rl_bytes(const rl_log *log, unsigned n)
{
    return n < log->count ? log->segments[n].len : 0;
}

unsigned long rl_rolls(const rl_log *log)
{
    return log->rolls;
}
