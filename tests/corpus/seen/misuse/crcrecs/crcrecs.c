#include "crcrecs.h"

#include <stdlib.h>
#include <string.h>

#define HEAD 8

struct crcrecs {
    unsigned char *bytes; /* exactly size of them, NULL for 0 */
    size_t size;
    size_t count;
};

uint32_t crcrecs_crc(const void *data, size_t length)
{
    const unsigned char *p = data;
    uint32_t crc = 0xFFFFFFFFu;

    for (size_t i = 0; i < length; i++) {
        crc ^= p[i];
        for (int k = 0; k < 8; k++)
            crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    }
    return ~crc;
}

static uint32_t get32(const unsigned char *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void put32(unsigned char *p, uint32_t v)
{
    for (int i = 0; i < 4; i++)
        p[i] = (unsigned char)(v >> 8 * i);
}

crcrecs *crcrecs_open(void)
{
    return calloc(1, sizeof(crcrecs));
}

crcrecs *crcrecs_load(const void *bytes, size_t size)
{
    const unsigned char *p = bytes;
    size_t at = 0, count = 0;

    if (size > CRCRECS_MAX)
        return NULL;
    while (size - at >= HEAD) {
        uint32_t length = get32(p + at);
        if (length > CRCRECS_DATA || length > size - at - HEAD)
            break;
        if (crcrecs_crc(p + at + HEAD, length) != get32(p + at + 4))
            break;
        at += HEAD + length;
        count++;
    }
    crcrecs *log = crcrecs_open();
    if (log == NULL || at == 0)
        return log;
    log->bytes = malloc(at);
    if (log->bytes == NULL) {
        free(log);
        return NULL;
    }
    memcpy(log->bytes, p, at);
    log->size = at;
    log->count = count;
    return log;
}

void crcrecs_close(crcrecs *log)
{
    if (log == NULL)
        return;
    free(log->bytes);
    free(log);
}

long crcrecs_append(crcrecs *log, const void *data, size_t length)
{
    if (length > CRCRECS_DATA || HEAD + length > CRCRECS_MAX - log->size)
        return -1;
    /* a new block, as data may be a part of the old one */
    unsigned char *now = malloc(log->size + HEAD + length);
    if (now == NULL)
        return -1;
    unsigned char *at = now + log->size;
    if (log->size > 0)
        memcpy(now, log->bytes, log->size);
    put32(at, (uint32_t)length);
    put32(at + 4, crcrecs_crc(data, length));
    if (length > 0)
        memcpy(at + HEAD, data, length);
    free(log->bytes);
    log->bytes = now;
    log->size += HEAD + length;
    return (long)log->count++;
}

size_t crcrecs_count(const crcrecs *log)
{
    return log->count;
}

size_t crcrecs_bytes(const crcrecs *log)
{
    return log->size;
}

/* Where a record begins; the number is one of the log's. */
static size_t offset(const crcrecs *log, size_t number)
{
    size_t at = 0;

    while (number-- > 0)
        at += HEAD + get32(log->bytes + at);
    return at;
}

const void *crcrecs_get(const crcrecs *log, size_t number, size_t *length)
{
    if (number >= log->count)
        return NULL;
    const unsigned char *at = log->bytes + offset(log, number);
    if (length != NULL)
        *length = get32(at);
    return at + HEAD;
}

size_t crcrecs_copy(const crcrecs *log, size_t number, void *out)
{
    size_t length = 0;
    const void *data = crcrecs_get(log, number, &length);

    if (data == NULL || length == 0)
        return 0;
    memcpy(out, data, length);
    return length;
}

const void *crcrecs_image(const crcrecs *log)
{
    return log->bytes;
}

void crcrecs_truncate(crcrecs *log, size_t number)
{
    if (number >= log->count)
        return;
    size_t size = offset(log, number);
    log->size = size;
    log->count = number;
    if (size == 0) {
        free(log->bytes);
        log->bytes = NULL;
        return;
    }
    unsigned char *less = realloc(log->bytes, size);
    if (less != NULL)
        log->bytes = less;
}
