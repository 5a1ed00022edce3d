#include "pulsemap.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP 4      /* the list grows by this many */

struct pm_map {
    unsigned ppq;
    size_t count, cap;
    pm_change *changes;
    uint64_t *before;   /* sum of ticks times beat_us before each change */
};

static int resize(pm_map *map, size_t cap)
{
    pm_change *changes = malloc(cap * sizeof *changes);
    uint64_t *before = malloc(cap * sizeof *before);
    if (!changes || !before) {
        free(changes);
        free(before);
        return -1;
    }
    if (map->count) {
        memcpy(changes, map->changes, map->count * sizeof *changes);
        memcpy(before, map->before, map->count * sizeof *before);
    }
    free(map->changes);
    free(map->before);
    map->changes = changes;
    map->before = before;
    map->cap = cap;
    return 0;
}

pm_map *pm_new(unsigned ppq)
{
    if (ppq < 1 || ppq > PM_PPQ_MAX)
        return NULL;
    pm_map *map = calloc(1, sizeof *map);
    if (!map)
        return NULL;
    map->ppq = ppq;
    if (resize(map, STEP) != 0) {
        free(map);
        return NULL;
    }
    map->changes[0] = (pm_change){ 0, 500000 };
    map->before[0] = 0;
    map->count = 1;
    return map;
}

void pm_free(pm_map *map)
{
    if (!map)
        return;
    free(map->changes);
    free(map->before);
    free(map);
}

/* The last change at or before a tick. */
static size_t in_force(const pm_map *map, uint32_t tick)
{
    size_t low = 0, high = map->count;
    while (high - low > 1) {
        size_t mid = low + (high - low) / 2;
        if (map->changes[mid].tick <= tick)
            low = mid;
        else
            high = mid;
    }
    return low;
}

static uint64_t sum_to(const pm_map *map, size_t i, uint32_t tick)
{
    const pm_change *c = &map->changes[i];
    return map->before[i] + (uint64_t)(tick - c->tick) * c->beat_us;
}

static void recount(pm_map *map, size_t from)
{
    for (size_t i = from ? from : 1; i < map->count; i++)
        map->before[i] = sum_to(map, i - 1, map->changes[i].tick);
}

int pm_set(pm_map *map, uint32_t tick, uint32_t beat_us)
{
    if (beat_us < PM_BEAT_MIN || beat_us > PM_BEAT_MAX)
        return -1;
    size_t i = in_force(map, tick);
    if (map->changes[i].tick != tick) {
        if (map->count == PM_CHANGES_MAX)
            return -1;
        if (map->count == map->cap && resize(map, map->cap + STEP) != 0)
            return -1;
        i++;
        memmove(map->changes + i + 1, map->changes + i, (map->count - i) * sizeof *map->changes);
        map->changes[i].tick = tick;
        map->count++;
    }
    map->changes[i].beat_us = beat_us;
    recount(map, i);
    return 0;
}

int pm_unset(pm_map *map, uint32_t tick)
{
    size_t i = in_force(map, tick);
    if (tick == 0 || map->changes[i].tick != tick)
        return -1;
    map->count--;
    memmove(map->changes + i, map->changes + i + 1, (map->count - i) * sizeof *map->changes);
    recount(map, i);
    if (map->cap - map->count >= 2 * STEP)
        resize(map, map->cap - STEP);   /* it does not matter if that fails */
    return 0;
}

size_t pm_count(const pm_map *map)
{
    return map->count;
}

const pm_change *pm_first(const pm_map *map)
{
    return map->changes;
}

const pm_change *pm_next(const pm_map *map, const pm_change *change)
{
    size_t i = in_force(map, change->tick) + 1;
    return i < map->count ? &map->changes[i] : NULL;
}

uint64_t pm_us(const pm_map *map, uint32_t tick)
{
    uint64_t sum = sum_to(map, in_force(map, tick), tick);
    return sum / map->ppq + (sum % map->ppq != 0);
}

uint32_t pm_tick(const pm_map *map, uint64_t us)
{
    if (us >= pm_us(map, UINT32_MAX))
        return UINT32_MAX;
    uint64_t sum = us * map->ppq;
    size_t low = 0, high = map->count;
    while (high - low > 1) {
        size_t mid = low + (high - low) / 2;
        if (map->before[mid] <= sum)
            low = mid;
        else
            high = mid;
    }
    const pm_change *c = &map->changes[low];
    return c->tick + (uint32_t)((sum - map->before[low]) / c->beat_us);
}

char *pm_text(const pm_map *map, uint32_t tick, char *text)
{
    const pm_change *c = &map->changes[in_force(map, tick)];
    uint64_t milli = (60000000000u + c->beat_us / 2) / c->beat_us;
    snprintf(text, PM_TEXT, "%" PRIu64 ".%03" PRIu64 " bpm from %" PRIu32,
             milli / 1000, milli % 1000, c->tick);
    return text;
}
