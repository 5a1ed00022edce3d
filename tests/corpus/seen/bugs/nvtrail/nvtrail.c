#include "nvtrail.h"

#include <stdlib.h>

// A record is: code, length, payload, check sum.
#define PREFIX 2
#define SUFFIX 1

struct nvtrail {
    size_t window;
    size_t head;  // where the oldest record begins
    size_t tail;  // where the next one is written; head == tail is empty
    size_t count;
    size_t dropped;
    uint8_t mem[];
};

nvtrail *nvtrail_open(size_t window)
{
    if (window < NVTRAIL_MIN || window > NVTRAIL_MAX)
        return NULL;
    nvtrail *t = calloc(1, sizeof *t + window);
    if (t != NULL)
        t->window = window;
    return t;
}

void nvtrail_close(nvtrail *t)
{
    free(t);
}

size_t nvtrail_longest(const nvtrail *t)
{
    size_t room = t->window - PREFIX;
    return room < UINT8_MAX ? room : UINT8_MAX;
}

static size_t used(const nvtrail *t)
{
    return (t->tail + t->window - t->head) % t->window;
}

// One byte stays free: otherwise full would look like empty.
static size_t room(const nvtrail *t)
{
    return t->window - 1 - used(t);
}

static uint8_t peek(const nvtrail *t, size_t at, size_t offset)
{
    return t->mem[(at + offset) % t->window];
}

static void poke(nvtrail *t, uint8_t byte)
{
    t->mem[t->tail] = byte;
    t->tail = (t->tail + 1) % t->window;
}

static size_t record_size(const nvtrail *t, size_t at)
{
    return PREFIX + (size_t)peek(t, at, 1) + SUFFIX;
}

bool nvtrail_trim(nvtrail *t)
{
    if (t->count == 0)
        return false;
    t->head = (t->head + record_size(t, t->head)) % t->window;
    t->count--;
    return true;
}

bool nvtrail_append(nvtrail *t, uint8_t code, const void *data, size_t len)
{
    if (len > nvtrail_longest(t))
        return false;
    const uint8_t *bytes = data;
    size_t need = PREFIX + len + SUFFIX;
    while (room(t) < need)
        if (nvtrail_trim(t))
            t->dropped++;
    uint8_t sum = (uint8_t)(code + len);
    poke(t, code);
    poke(t, (uint8_t)len);
    for (size_t i = 0; i < len; i++) {
        sum = (uint8_t)(sum + bytes[i]);
        poke(t, bytes[i]);
    }
    poke(t, sum ^ 0xff);
    t->count++;
    return true;
}

size_t nvtrail_count(const nvtrail *t)
{
    return t->count;
}

size_t nvtrail_dropped(const nvtrail *t)
{
    return t->dropped;
}

// Where the record begins; there must be one.
static size_t locate(const nvtrail *t, size_t index)
{
    size_t at = t->head;
    while (index-- > 0)
        at = (at + record_size(t, at)) % t->window;
    return at;
}

int nvtrail_code(const nvtrail *t, size_t index)
{
    return index < t->count ? peek(t, locate(t, index), 0) : -1;
}

int nvtrail_read(const nvtrail *t, size_t index, void *out, size_t size)
{
    if (index >= t->count)
        return -1;
    size_t at = locate(t, index), len = peek(t, at, 1);
    uint8_t sum = 0;
    for (size_t i = 0; i < PREFIX + len; i++)
        sum = (uint8_t)(sum + peek(t, at, i));
    if ((peek(t, at, PREFIX + len) ^ sum) != 0xff)
        return -1;
    uint8_t *bytes = out;
    for (size_t i = 0; i < len && i < size; i++)
        bytes[i] = peek(t, at, PREFIX + i);
    return (int)len;
}

void nvtrail_clear(nvtrail *t)
{
    t->head = t->tail = 0;
    t->count = t->dropped = 0;
}
