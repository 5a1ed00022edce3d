#include "kvfeed.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct kvfeed {
    kvfeed_fn *fn;
    void *user;
    char *buf;
    size_t len, room;
    unsigned long line, pairs;
    enum kvfeed_status status;
    int busy; /* the callback runs */
};

kvfeed *kvfeed_new(kvfeed_fn *fn, void *user)
{
    kvfeed *f = calloc(1, sizeof *f);

    if (f == NULL)
        return NULL;
    f->fn = fn;
    f->user = user;
    f->line = 1;
    return f;
}

void kvfeed_free(kvfeed *f)
{
    if (f == NULL)
        return;
    free(f->buf);
    free(f);
}

/* Makes room for one more byte and the final zero. */
static int grow(kvfeed *f)
{
    size_t room;
    char *buf;

    if (f->len + 1 < f->room)
        return 0;
    room = f->room ? 2 * f->room : 32;
    buf = realloc(f->buf, room);
    if (buf == NULL)
        return -1;
    f->buf = buf;
    f->room = room;
    return 0;
}

/* A line is complete in the buffer. */
static enum kvfeed_status line_done(kvfeed *f)
{
    char *equals;
    int stop = 0;

    if (f->len > 0 && f->buf[f->len - 1] == '\r')
        f->len--;
    if (f->len == 0 || f->buf[0] == '#') {
        f->len = 0;
        return KVFEED_OK;
    }
    f->buf[f->len] = '\0';
    equals = strchr(f->buf, '=');
    if (equals == NULL || equals == f->buf)
        return KVFEED_NO_KEY;
    *equals = '\0';
    f->pairs++;
    if (f->fn != NULL) {
        f->busy = 1;
        stop = f->fn(f->user, f->buf, equals + 1);
        f->busy = 0;
    }
    f->len = 0;
    return stop ? KVFEED_STOPPED : KVFEED_OK;
}

static enum kvfeed_status one_byte(kvfeed *f, char c)
{
    enum kvfeed_status status;

    if (c == '\0')
        return KVFEED_ZERO;
    if (c == '\n') {
        status = line_done(f);
        if (status == KVFEED_OK)
            f->line++;
        return status;
    }
    if (f->len == KVFEED_MAX_LINE)
        return KVFEED_LONG;
    if (grow(f) != 0)
        return KVFEED_MEMORY;
    f->buf[f->len++] = c;
    return KVFEED_OK;
}

enum kvfeed_status kvfeed_feed(kvfeed *f, const char *data, size_t n)
{
    size_t i;

    assert(!f->busy);
    for (i = 0; i < n && f->status == KVFEED_OK; i++)
        f->status = one_byte(f, data[i]);
    return f->status;
}

enum kvfeed_status kvfeed_finish(kvfeed *f)
{
    assert(!f->busy);
    if (f->status != KVFEED_OK)
        return f->status;
    f->status = line_done(f);
    if (f->status != KVFEED_OK)
        return f->status;
    f->status = KVFEED_ENDED;
    return KVFEED_OK;
}

void kvfeed_reset(kvfeed *f)
{
    assert(!f->busy);
    free(f->buf);
    f->buf = NULL;
    f->len = 0;
    f->room = 0;
    f->line = 1;
    f->pairs = 0;
    f->status = KVFEED_OK;
}

unsigned long kvfeed_line(const kvfeed *f)
{
    return f->line;
}

unsigned long kvfeed_pairs(const kvfeed *f)
{
    return f->pairs;
}

const char *kvfeed_text(enum kvfeed_status status)
{
    switch (status) {
    case KVFEED_OK:
        return "no error";
    case KVFEED_STOPPED:
        return "stopped by the callback";
    case KVFEED_NO_KEY:
        return "line without a key";
    case KVFEED_ZERO:
        return "zero byte";
    case KVFEED_LONG:
        return "line too long";
    case KVFEED_MEMORY:
        return "out of memory";
    case KVFEED_ENDED:
        return "fed after the end";
    }
    return "unknown status";
}
