#include "pakstream.h"

#include <stdint.h>
#include <stdlib.h>

struct pak_state {
    unsigned char byte;
    unsigned char count; /* of the run not yet written */
    int finished;
};

static void *default_allocate(void *context, size_t size)
{
    (void)context;
    return malloc(size);
}

static void default_release(void *context, void *block)
{
    (void)context;
    free(block);
}

int pak_init(struct pak_stream *stream)
{
    if (!stream->allocate)
        stream->allocate = default_allocate;
    if (!stream->release)
        stream->release = default_release;
    stream->state = stream->allocate(stream->context, sizeof *stream->state);
    if (!stream->state)
        return PAK_ERROR;
    return pak_reset(stream);
}

int pak_reset(struct pak_stream *stream)
{
    if (!stream->state)
        return PAK_ERROR;
    stream->state->byte = 0;
    stream->state->count = 0;
    stream->state->finished = 0;
    stream->total_out = 0;
    return PAK_OK;
}

/* Writes the open run; 0 when there is no room for it. */
static int write_run(struct pak_stream *stream)
{
    struct pak_state *state = stream->state;
    if (state->count == 0)
        return 1;
    if (stream->avail_out < 2)
        return 0;
    *stream->next_out++ = state->count;
    *stream->next_out++ = state->byte;
    stream->avail_out -= 2;
    stream->total_out += 2;
    state->count = 0;
    return 1;
}

int pak_run(struct pak_stream *stream, enum pak_flush flush)
{
    struct pak_state *state = stream->state;
    if (!state || (state->finished && stream->avail_in))
        return PAK_ERROR;
    while (stream->avail_in) {
        unsigned char byte = *stream->next_in;
        if ((byte != state->byte || state->count == 255) && !write_run(stream))
            return PAK_FULL;
        state->byte = byte;
        state->count++;
        stream->next_in++;
        stream->avail_in--;
    }
    if (flush == PAK_MORE)
        return PAK_OK;
    if (!write_run(stream))
        return PAK_FULL;
    state->finished = 1;
    return PAK_END;
}

int pak_end(struct pak_stream *stream)
{
    if (!stream->state)
        return PAK_ERROR;
    stream->release(stream->context, stream->state);
    stream->state = NULL;
    return PAK_OK;
}

size_t pak_bound(size_t size)
{
    return size > SIZE_MAX / 2 ? SIZE_MAX : size * 2;
}
