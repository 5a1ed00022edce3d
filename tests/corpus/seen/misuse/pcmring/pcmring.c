#include "pcmring.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)1 << 20)

struct region {
    bool open;
    size_t count;
};

struct pcm_ring {
    size_t size;
    size_t head; /* samples written ever */
    size_t tail; /* samples read ever */
    struct region writing, reading;
    int16_t *samples;
};

pcm_ring *pcm_create(size_t size)
{
    assert(size > 0 && size <= LARGEST && (size & (size - 1)) == 0);
    pcm_ring *ring = calloc(1, sizeof *ring);
    if (ring == NULL)
        return NULL;
    ring->size = size;
    ring->samples = calloc(size, sizeof *ring->samples);
    if (ring->samples == NULL) {
        free(ring);
        return NULL;
    }
    return ring;
}

void pcm_destroy(pcm_ring *ring)
{
    if (ring == NULL)
        return;
    assert(!ring->writing.open && !ring->reading.open);
    free(ring->samples);
    free(ring);
}

size_t pcm_size(const pcm_ring *ring)
{
    return ring->size;
}

size_t pcm_filled(const pcm_ring *ring)
{
    return ring->head - ring->tail;
}

/* Opens a region that starts at a position and has up to `most` samples. */
static int16_t *begin(pcm_ring *ring, struct region *region, size_t position, size_t most, size_t *count)
{
    assert(!region->open);
    size_t at = position & (ring->size - 1);
    size_t whole = ring->size - at;
    region->open = true;
    region->count = most < whole ? most : whole;
    *count = region->count;
    return ring->samples + at;
}

static void end(struct region *region, size_t *position, size_t count)
{
    assert(region->open);
    assert(count <= region->count);
    region->open = false;
    *position += count;
}

int16_t *pcm_write_begin(pcm_ring *ring, size_t *count)
{
    return begin(ring, &ring->writing, ring->head, ring->size - pcm_filled(ring), count);
}

void pcm_write_end(pcm_ring *ring, size_t count)
{
    end(&ring->writing, &ring->head, count);
}

const int16_t *pcm_read_begin(pcm_ring *ring, size_t *count)
{
    return begin(ring, &ring->reading, ring->tail, pcm_filled(ring), count);
}

void pcm_read_end(pcm_ring *ring, size_t count)
{
    end(&ring->reading, &ring->tail, count);
}

size_t pcm_push(pcm_ring *ring, const int16_t *samples, size_t count)
{
    size_t done = 0;
    while (done < count) {
        size_t n;
        int16_t *region = pcm_write_begin(ring, &n);
        if (n > count - done)
            n = count - done;
        if (n > 0)
            memcpy(region, samples + done, n * sizeof *samples);
        pcm_write_end(ring, n);
        if (n == 0)
            break;
        done += n;
    }
    return done;
}

int pcm_peak(const pcm_ring *ring)
{
    int peak = 0;
    for (size_t i = ring->tail; i != ring->head; i++) {
        int sample = abs((int)ring->samples[i & (ring->size - 1)]);
        if (sample > peak)
            peak = sample;
    }
    return peak;
}
