#include "epfifo.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct epf {
    size_t capacity;
    size_t head; /* of the oldest byte */
    size_t tail;
    size_t reserved;
    bool open; /* there is a reservation */
    uint8_t *bytes;
};

epf *epf_create(size_t capacity)
{
    if (capacity < 1 || capacity > EPF_MAX)
        return NULL;
    epf *f = calloc(1, sizeof *f);
    if (f == NULL)
        return NULL;
    f->bytes = calloc(capacity, 1);
    if (f->bytes == NULL) {
        free(f);
        return NULL;
    }
    f->capacity = capacity;
    return f;
}

void epf_destroy(epf *f)
{
    if (f == NULL)
        return;
    free(f->bytes);
    free(f);
}

static void compact(epf *f)
{
    memmove(f->bytes, f->bytes + f->head, f->tail - f->head);
    f->tail -= f->head;
    f->head = 0;
}

uint8_t *epf_reserve(epf *f, size_t n)
{
    assert(!f->open);
    if (n > epf_space(f))
        return NULL;
    compact(f);
    f->open = true;
    f->reserved = n;
    return f->bytes + f->tail;
}

void epf_commit(epf *f, size_t n)
{
    assert(f->open && n <= f->reserved);
    f->tail += n;
    f->open = false;
}

int epf_write(epf *f, const void *data, size_t n)
{
    uint8_t *to = epf_reserve(f, n);
    if (to == NULL)
        return -1;
    if (n > 0)
        memmove(to, data, n);
    epf_commit(f, n);
    return 0;
}

const uint8_t *epf_peek(const epf *f, size_t *n)
{
    *n = f->tail - f->head;
    return f->bytes + f->head;
}

void epf_consume(epf *f, size_t n)
{
    assert(n <= f->tail - f->head);
    f->head += n;
}

size_t epf_read(epf *f, void *data, size_t n)
{
    size_t have;
    const uint8_t *from = epf_peek(f, &have);
    if (n > have)
        n = have;
    if (n > 0)
        memcpy(data, from, n);
    epf_consume(f, n);
    return n;
}

size_t epf_used(const epf *f)
{
    return f->tail - f->head;
}

size_t epf_space(const epf *f)
{
    return f->capacity - epf_used(f);
}
