#include "h2wnd.h"

#include <assert.h>
#include <stdlib.h>

struct stream {
    int32_t id;
    int32_t window;
};

struct h2wnd {
    int32_t window;
    int32_t initial;
    int32_t next_id;
    size_t count;
    struct stream streams[H2WND_MAX_STREAMS]; /* in the order of their ids */
};

h2wnd *h2wnd_new(void)
{
    h2wnd *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->window = H2WND_INITIAL;
    c->initial = H2WND_INITIAL;
    c->next_id = 1;
    return c;
}

void h2wnd_del(h2wnd *c)
{
    free(c);
}

static size_t position(const h2wnd *c, int32_t id)
{
    size_t i = 0;
    while (i < c->count && c->streams[i].id != id)
        i++;
    return i;
}

int32_t h2wnd_open(h2wnd *c)
{
    if (c->count == H2WND_MAX_STREAMS || c->next_id < 0)
        return H2WND_ERR_LIMIT;
    struct stream *stream = &c->streams[c->count++];
    stream->id = c->next_id;
    stream->window = c->initial;
    c->next_id = c->next_id > INT32_MAX - 2 ? -1 : c->next_id + 2;
    return stream->id;
}

int h2wnd_close(h2wnd *c, int32_t stream_id)
{
    size_t i = position(c, stream_id);
    if (i == c->count)
        return H2WND_ERR_NOSTREAM;
    for (c->count--; i < c->count; i++)
        c->streams[i] = c->streams[i + 1];
    return 0;
}

/* The bytes that fit into both windows. */
static size_t credit(int32_t connection, int32_t stream)
{
    int32_t least = connection < stream ? connection : stream;
    assert(least >= 0);
    return (size_t)least;
}

size_t h2wnd_sendable(const h2wnd *c, int32_t stream_id)
{
    size_t i = position(c, stream_id);
    if (i == c->count)
        return 0;
    return credit(c->window, c->streams[i].window);
}

int h2wnd_sent(h2wnd *c, int32_t stream_id, size_t length)
{
    size_t i = position(c, stream_id);
    if (i == c->count)
        return H2WND_ERR_NOSTREAM;
    if (length > credit(c->window, c->streams[i].window))
        return H2WND_ERR_FLOW_CONTROL;
    c->window -= (int32_t)length;
    c->streams[i].window -= (int32_t)length;
    return 0;
}

int h2wnd_update(h2wnd *c, int32_t stream_id, uint32_t increment)
{
    int32_t *window = &c->window;
    if (stream_id != 0) {
        size_t i = position(c, stream_id);
        if (i == c->count)
            return H2WND_ERR_NOSTREAM;
        window = &c->streams[i].window;
    }
    if (increment == 0 || increment > H2WND_MAX)
        return H2WND_ERR_PROTOCOL;
    int64_t sum = (int64_t)*window + increment;
    if (sum > H2WND_MAX)
        return H2WND_ERR_FLOW_CONTROL;
    *window = (int32_t)sum;
    return 0;
}

int h2wnd_settings(h2wnd *c, uint32_t value)
{
    if (value > H2WND_MAX)
        return H2WND_ERR_FLOW_CONTROL;
    int64_t delta = (int64_t)value - c->initial;
    for (size_t i = 0; i < c->count; i++)
        if (c->streams[i].window + delta > H2WND_MAX)
            return H2WND_ERR_FLOW_CONTROL;
    /* No window is below -H2WND_MAX: what was sent on a stream is at most
       what its updates and one initial window allowed. */
    for (size_t i = 0; i < c->count; i++)
        c->streams[i].window = (int32_t)(c->streams[i].window + delta);
    c->initial = (int32_t)value;
    return 0;
}

int32_t h2wnd_window(const h2wnd *c, int32_t stream_id)
{
    if (stream_id == 0)
        return c->window;
    size_t i = position(c, stream_id);
    return i < c->count ? c->streams[i].window : 0;
}

size_t h2wnd_list(const h2wnd *c, int32_t *ids, size_t max)
{
    for (size_t i = 0; i < c->count && i < max; i++)
        ids[i] = c->streams[i].id;
    return c->count;
}
