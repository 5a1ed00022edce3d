#include "kpipe.h"

#include <assert.h>
#include <stdlib.h>

struct shared {
    unsigned char *bytes;
    size_t capacity, first, level;
    struct kpipe_end *ends[2]; /* reader, writer; NULL when closed */
};

struct kpipe_end {
    struct shared *pipe;
    long uses;
    int side;
};

static void discard(struct shared *pipe)
{
    free(pipe->bytes);
    free(pipe);
}

int kpipe_open(size_t capacity, kpipe_end **reader, kpipe_end **writer)
{
    if (capacity == 0 || capacity > KPIPE_MAX)
        return -1;
    struct shared *pipe = calloc(1, sizeof *pipe);
    if (pipe == NULL)
        return -1;
    pipe->bytes = malloc(capacity);
    pipe->capacity = capacity;
    for (int side = 0; side < 2; side++) {
        kpipe_end *end = malloc(sizeof *end);
        if (end != NULL)
            *end = (kpipe_end){pipe, 1, side};
        pipe->ends[side] = end;
    }
    if (pipe->bytes == NULL || pipe->ends[0] == NULL || pipe->ends[1] == NULL) {
        free(pipe->ends[0]);
        free(pipe->ends[1]);
        discard(pipe);
        return -1;
    }
    *reader = pipe->ends[0];
    *writer = pipe->ends[1];
    return 0;
}

kpipe_end *kpipe_dup(kpipe_end *end)
{
    end->uses++;
    return end;
}

void kpipe_close(kpipe_end *end)
{
    if (end == NULL || --end->uses > 0)
        return;
    struct shared *pipe = end->pipe;
    pipe->ends[end->side] = NULL;
    free(end);
    if (pipe->ends[0] == NULL && pipe->ends[1] == NULL)
        discard(pipe);
}

bool kpipe_is_writer(const kpipe_end *end)
{
    return end->side == 1;
}

size_t kpipe_write(kpipe_end *writer, const void *bytes, size_t count)
{
    assert(kpipe_is_writer(writer));
    struct shared *pipe = writer->pipe;
    const unsigned char *from = bytes;
    size_t done = 0;
    if (pipe->ends[0] == NULL)
        return 0;
    for (; done < count && pipe->level < pipe->capacity; done++, pipe->level++)
        pipe->bytes[(pipe->first + pipe->level) % pipe->capacity] = from[done];
    return done;
}

size_t kpipe_read(kpipe_end *reader, void *bytes, size_t count)
{
    assert(!kpipe_is_writer(reader));
    struct shared *pipe = reader->pipe;
    unsigned char *to = bytes;
    size_t done = 0;
    for (; done < count && pipe->level > 0; done++, pipe->level--) {
        to[done] = pipe->bytes[pipe->first];
        pipe->first = (pipe->first + 1) % pipe->capacity;
    }
    return done;
}

size_t kpipe_level(const kpipe_end *end)
{
    return end->pipe->level;
}

bool kpipe_broken(const kpipe_end *end)
{
    return end->pipe->ends[1 - end->side] == NULL;
}
