#include "secname.h"

#include <stdlib.h>
#include <string.h>

struct secname {
    char *bytes;
    size_t size; /* used bytes */
    size_t room; /* allocated bytes */
};

/* Makes room for `want` bytes in all. */
static int reserve(secname_t *t, size_t want)
{
    size_t room = t->room ? t->room : 16;
    char *bytes;

    if (want > SECNAME_MAX)
        return -1;
    if (want <= t->room)
        return 0;
    while (room < want)
        room *= 2;
    bytes = realloc(t->bytes, room);
    if (bytes == NULL)
        return -1;
    t->bytes = bytes;
    t->room = room;
    return 0;
}

static secname_t *blank(void)
{
    secname_t *t = malloc(sizeof *t);

    if (t == NULL)
        return NULL;
    t->bytes = NULL;
    t->size = 0;
    t->room = 0;
    return t;
}

static int wellformed(const secname_t *t)
{
    return t->size > 0 && t->bytes[0] == '\0' && t->bytes[t->size - 1] == '\0';
}

secname_t *secname_new(void)
{
    secname_t *t = blank();

    if (t == NULL)
        return NULL;
    if (reserve(t, 1) != 0) {
        free(t);
        return NULL;
    }
    t->bytes[0] = '\0';
    t->size = 1;
    return t;
}

secname_t *secname_load(const void *data, size_t size)
{
    secname_t *t;

    if (data == NULL || size == 0 || size > SECNAME_MAX)
        return NULL;
    t = blank();
    if (t == NULL)
        return NULL;
    if (reserve(t, size) != 0)
        goto fail;
    memcpy(t->bytes, data, size);
    t->size = size;
    if (!wellformed(t))
        goto fail;
    return t;

fail:
    free(t);
    return NULL;
}

void secname_free(secname_t *t)
{
    if (t == NULL)
        return;
    free(t->bytes);
    free(t);
}

long secname_find(const secname_t *t, const char *s)
{
    size_t need = strlen(s) + 1;
    size_t at;

    if (need > t->size)
        return -1;
    for (at = 0; at <= t->size - need; at++)
        if (t->bytes[at] == s[0] && memcmp(t->bytes + at, s, need) == 0)
            return (long)at;
    return -1;
}

long secname_add(secname_t *t, const char *s)
{
    size_t need = strlen(s) + 1;
    long at = secname_find(t, s);

    if (at >= 0)
        return at;
    if (need > SECNAME_MAX - t->size || reserve(t, t->size + need) != 0)
        return -1;
    at = (long)t->size;
    memcpy(t->bytes + t->size, s, need);
    t->size += need;
    return at;
}

const char *secname_at(const secname_t *t, size_t offset)
{
    return offset < t->size ? t->bytes + offset : NULL;
}

size_t secname_next(const secname_t *t, size_t offset)
{
    if (offset >= t->size)
        return 0;
    offset += strlen(t->bytes + offset) + 1;
    return offset < t->size ? offset : 0;
}

size_t secname_size(const secname_t *t)
{
    return t->size;
}

size_t secname_write(const secname_t *t, void *buf, size_t room)
{
    if (buf != NULL && room >= t->size)
        memcpy(buf, t->bytes, t->size);
    return t->size;
}

int secname_equal(const secname_t *a, const secname_t *b)
{
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}
