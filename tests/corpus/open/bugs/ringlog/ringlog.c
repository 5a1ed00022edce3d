#include "ringlog.h"

#include <stdlib.h>
#include <string.h>

struct ringlog {
    unsigned char *bytes;
    size_t capacity;
    size_t used;
    size_t head; /* the oldest byte */
    size_t tail; /* where the next one goes */
};

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

struct ringlog *ringlog_create(size_t capacity)
{
    if (capacity == 0 || capacity > 65536)
        return NULL;
    struct ringlog *log = calloc(1, sizeof *log);
    if (log == NULL)
        return NULL;
    log->bytes = malloc(capacity);
    if (log->bytes == NULL) {
        free(log);
        return NULL;
    }
    log->capacity = capacity;
    return log;
}

void ringlog_destroy(struct ringlog *log)
{
    if (log == NULL)
        return;
    free(log->bytes);
    free(log);
}

size_t ringlog_used(const struct ringlog *log)
{
    return log->used;
}

size_t ringlog_room(const struct ringlog *log)
{
    return log->capacity - log->used;
}

bool ringlog_put(struct ringlog *log, unsigned char byte)
{
    if (ringlog_room(log) == 0)
        return false;
    log->bytes[log->tail] = byte;
    log->tail = (log->tail + 1) % log->capacity;
    log->used++;
    return true;
}

int ringlog_get(struct ringlog *log)
{
    if (log->used == 0)
        return -1;
    int byte = log->bytes[log->head];
    log->head = (log->head + 1) % log->capacity;
    log->used--;
    return byte;
}

size_t ringlog_write(struct ringlog *log, const unsigned char *bytes, size_t length)
{
    length = smaller(length, ringlog_room(log));
    if (length == 0)
        return 0;
    size_t first = smaller(length, log->capacity - log->tail);
    memcpy(log->bytes + log->tail, bytes, first);
    memcpy(log->bytes, bytes + first, length - first);
    log->tail += length;
    if (log->tail > log->capacity)
        log->tail -= log->capacity;
    log->used += length;
    return length;
}

size_t ringlog_read(struct ringlog *log, unsigned char *bytes, size_t length)
{
    length = smaller(length, log->used);
    if (length == 0)
        return 0;
    size_t first = smaller(length, log->capacity - log->head);
    memcpy(bytes, log->bytes + log->head, first);
    memcpy(bytes + first, log->bytes, length - first);
    log->head = (log->head + length) % log->capacity;
    log->used -= length;
    return length;
}

void ringlog_clear(struct ringlog *log)
{
    log->used = 0;
    log->head = 0;
    log->tail = 0;
}
