#include "ringlend.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct rl_ring {
    unsigned char *bytes;
    size_t capacity;
    size_t head; /* oldest byte; less than capacity */
    size_t used;
    size_t granted; /* by the reservation; 0 if there is none */
};

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Where the next byte goes; only when there is room. */
static size_t tail(const rl_ring *ring)
{
    size_t to_end = ring->capacity - ring->head;

    return ring->used < to_end ? ring->head + ring->used : ring->used - to_end;
}

rl_ring *rl_new(size_t capacity)
{
    rl_ring *ring;

    if (capacity == 0 || capacity > RL_MAX)
        return NULL;
    ring = calloc(1, sizeof *ring);
    if (ring == NULL)
        return NULL;
    ring->bytes = calloc(capacity, 1);
    if (ring->bytes == NULL) {
        free(ring);
        return NULL;
    }
    ring->capacity = capacity;
    return ring;
}

void rl_free(rl_ring *ring)
{
    if (ring == NULL)
        return;
    free(ring->bytes);
    free(ring);
}

size_t rl_capacity(const rl_ring *ring)
{
    return ring->capacity;
}

size_t rl_used(const rl_ring *ring)
{
    return ring->used;
}

int rl_resize(rl_ring *ring, size_t capacity)
{
    unsigned char *bytes;
    size_t first;

    if (capacity == 0 || capacity > RL_MAX || capacity < ring->used)
        return -1;
    bytes = calloc(capacity, 1);
    if (bytes == NULL)
        return -1;
    first = smaller(ring->used, ring->capacity - ring->head);
    memcpy(bytes, ring->bytes + ring->head, first);
    memcpy(bytes + first, ring->bytes, ring->used - first);
    free(ring->bytes);
    ring->bytes = bytes;
    ring->capacity = capacity;
    ring->head = 0;
    ring->granted = 0;
    return 0;
}

unsigned char *rl_reserve(rl_ring *ring, size_t *len)
{
    size_t at;

    ring->granted = 0;
    if (*len == 0 || ring->used == ring->capacity) {
        *len = 0;
        return NULL;
    }
    if (ring->used == 0)
        ring->head = 0; /* so that the most is contiguous */
    at = tail(ring);
    *len = smaller(*len, ring->capacity - ring->used);
    *len = smaller(*len, ring->capacity - at);
    ring->granted = *len;
    return ring->bytes + at;
}

void rl_commit(rl_ring *ring, size_t n)
{
    assert(n <= ring->granted);
    ring->used += n;
    ring->granted = 0;
}

const unsigned char *rl_peek(const rl_ring *ring, size_t *len)
{
    *len = smaller(ring->used, ring->capacity - ring->head);
    return *len == 0 ? NULL : ring->bytes + ring->head;
}

void rl_consume(rl_ring *ring, size_t n)
{
    size_t to_end = ring->capacity - ring->head;

    assert(n <= ring->used);
    ring->head = n < to_end ? ring->head + n : n - to_end;
    ring->used -= n;
}

size_t rl_write(rl_ring *ring, const void *data, size_t n)
{
    const unsigned char *from = data;
    size_t done = 0;

    ring->granted = 0;
    while (done < n) {
        size_t len = n - done;
        unsigned char *to = rl_reserve(ring, &len);

        if (to == NULL)
            break;
        memcpy(to, from + done, len);
        rl_commit(ring, len);
        done += len;
    }
    return done;
}

size_t rl_read(rl_ring *ring, void *data, size_t n)
{
    unsigned char *to = data;
    size_t done = 0;

    while (done < n) {
        size_t len;
        const unsigned char *from = rl_peek(ring, &len);

        if (from == NULL)
            break;
        len = smaller(len, n - done);
        memcpy(to + done, from, len);
        rl_consume(ring, len);
        done += len;
    }
    return done;
}

void rl_reset(rl_ring *ring)
{
    ring->head = 0;
    ring->used = 0;
    ring->granted = 0;
}
