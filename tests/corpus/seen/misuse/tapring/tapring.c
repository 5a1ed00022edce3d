#include "tapring.h"

#include <stddef.h>

bool tap_init(struct tap_ring *ring, int32_t *array, uint32_t capacity)
{
    if (capacity == 0 || capacity > TAP_CAPACITY_MAX || (capacity & (capacity - 1)) != 0)
        return false;
    ring->sample = array;
    ring->capacity = capacity;
    tap_clear(ring);
    return true;
}

void tap_clear(struct tap_ring *ring)
{
    ring->next = 0;
    ring->count = 0;
}

void tap_push(struct tap_ring *ring, int32_t sample)
{
    ring->sample[ring->next] = sample;
    ring->next = (ring->next + 1) & (ring->capacity - 1);
    if (ring->count < ring->capacity)
        ring->count++;
}

uint32_t tap_count(const struct tap_ring *ring)
{
    return ring->count;
}

/* The place of the sample `back` ago, back < count. */
static uint32_t place(const struct tap_ring *ring, uint32_t back)
{
    return (ring->next - 1 - back) & (ring->capacity - 1);
}

bool tap_recent(const struct tap_ring *ring, uint32_t back, int32_t *sample)
{
    if (back >= ring->count)
        return false;
    *sample = ring->sample[place(ring, back)];
    return true;
}

static uint32_t at_most(uint32_t n, uint32_t limit)
{
    return n < limit ? n : limit;
}

int32_t tap_mean(const struct tap_ring *ring, uint32_t n)
{
    int64_t sum = 0;
    n = at_most(n, ring->count);
    for (uint32_t back = 0; back < n; back++)
        sum += ring->sample[place(ring, back)];
    return (int32_t)(sum / (int64_t)n);
}

void tap_range(const struct tap_ring *ring, uint32_t n, int32_t *low, int32_t *high)
{
    n = at_most(n, ring->count);
    int32_t least = ring->sample[place(ring, 0)];
    int32_t most = least;
    for (uint32_t back = 1; back < n; back++) {
        int32_t sample = ring->sample[place(ring, back)];
        if (sample < least)
            least = sample;
        if (sample > most)
            most = sample;
    }
    *low = least;
    *high = most;
}

int32_t tap_median(const struct tap_ring *ring, uint32_t n)
{
    int32_t sorted[TAP_MEDIAN_MAX];
    n = at_most(at_most(n, ring->count), TAP_MEDIAN_MAX);
    for (uint32_t back = 0; back < n; back++) {
        int32_t sample = ring->sample[place(ring, back)];
        uint32_t i = back;
        for (; i > 0 && sorted[i - 1] > sample; i--)
            sorted[i] = sorted[i - 1];
        sorted[i] = sample;
    }
    return sorted[(n - 1) / 2];
}

bool tap_curve_init(struct tap_curve *curve, const struct tap_point *points, uint32_t n)
{
    if (n == 0 || n > TAP_POINTS_MAX)
        return false;
    for (uint32_t i = 0; i < n; i++)
        curve->point[i] = points[i];
    for (uint32_t i = 0; i + 1 < n; i++) {
        int64_t run = (int64_t)points[i + 1].raw - points[i].raw;
        int64_t rise = (int64_t)points[i + 1].value - points[i].value;
        curve->slope[i] = rise * 65536 / run;
    }
    curve->slope[n - 1] = 0;
    curve->count = n;
    return true;
}

int32_t tap_curve_map(const struct tap_curve *curve, int32_t raw)
{
    uint32_t last = curve->count - 1;
    if (raw <= curve->point[0].raw)
        return curve->point[0].value;
    if (raw >= curve->point[last].raw)
        return curve->point[last].value;

    /* the last point that is not right of raw */
    uint32_t low = 0, high = last;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (curve->point[middle].raw <= raw)
            low = middle;
        else
            high = middle;
    }
    int64_t run = (int64_t)raw - curve->point[low].raw;
    return (int32_t)(curve->point[low].value + curve->slope[low] * run / 65536);
}

void tap_apply(struct tap_ring *ring, const struct tap_curve *curve)
{
    for (uint32_t back = 0; back < ring->count; back++) {
        int32_t *sample = &ring->sample[place(ring, back)];
        *sample = tap_curve_map(curve, *sample);
    }
}
