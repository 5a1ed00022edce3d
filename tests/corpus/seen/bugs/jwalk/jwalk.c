#include "jwalk.h"

#include <string.h>

#define HEAD 2
#define CHECK 1

void jw_create(struct jw *j, void *block, size_t size)
{
    j->bytes = block;
    j->size = size;
    j->used = 0;
    j->at = 0;
}

void jw_open(struct jw *j, void *block, size_t size)
{
    jw_create(j, block, size);
    j->used = size;
}

static uint8_t sum(const uint8_t *bytes, size_t length)
{
    unsigned total = 0;
    for (size_t i = 0; i < length; i++)
        total += bytes[i];
    return (uint8_t)total;
}

enum jw_status jw_append(struct jw *j, uint8_t type, const void *data, uint8_t length)
{
    if (j->size - j->used < (size_t)HEAD + length + CHECK)
        return JW_FULL;
    uint8_t *to = j->bytes + j->used;
    to[0] = type;
    to[1] = length;
    if (length > 0)
        memmove(to + HEAD, data, length);
    to[HEAD + length] = sum(to, (size_t)HEAD + length);
    j->used += (size_t)HEAD + length + CHECK;
    return JW_OK;
}

void jw_rewind(struct jw *j)
{
    j->at = 0;
}

enum jw_status jw_next(struct jw *j, struct jw_record *record)
{
    size_t left = j->used - j->at;
    if (left == 0)
        return JW_END;
    if (left < HEAD)
        return JW_TRUNCATED;
    const uint8_t *from = j->bytes + j->at;
    size_t body = (size_t)HEAD + from[1];
    if (left < body)
        return JW_TRUNCATED;
    if (from[body] != sum(from, body))
        return JW_DAMAGED;
    record->type = from[0];
    record->length = from[1];
    record->data = from + HEAD;
    j->at += body + CHECK;
    return JW_OK;
}

size_t jw_recover(struct jw *j)
{
    struct jw_record record;
    size_t count = 0;
    jw_rewind(j);
    while (jw_next(j, &record) == JW_OK)
        count++;
    j->used = j->at;
    jw_rewind(j);
    return count;
}

size_t jw_used(const struct jw *j)
{
    return j->used;
}
