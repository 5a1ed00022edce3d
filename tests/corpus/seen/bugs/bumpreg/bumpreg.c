#include "bumpreg.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK 4096
#define ALIGN sizeof(max_align_t)

struct chunk {
    struct chunk *next;
    size_t size, used;
    max_align_t data[];
};

struct bumpreg {
    struct chunk *chunk; /* the newest first */
    size_t used;
};

bumpreg *bumpreg_new(void)
{
    return calloc(1, sizeof(bumpreg));
}

void bumpreg_reset(bumpreg *r)
{
    while (r->chunk) {
        struct chunk *next = r->chunk->next;

        free(r->chunk);
        r->chunk = next;
    }
    r->used = 0;
}

void bumpreg_free(bumpreg *r)
{
    if (!r)
        return;
    bumpreg_reset(r);
    free(r);
}

static void *grab(bumpreg *r, size_t n)
{
    struct chunk *c = r->chunk;
    void *p;

    if (n > BUMPREG_TOTAL_MAX - r->used)
        return NULL;
    if (!c || c->size - c->used < n) {
        size_t size = n > CHUNK ? n : CHUNK;

        if (!(c = malloc(sizeof *c + size)))
            return NULL;
        c->size = size;
        c->used = 0;
        c->next = r->chunk;
        r->chunk = c;
    }
    p = (char *)c->data + c->used;
    c->used += n;
    r->used += n;
    return p;
}

void *bumpreg_alloc(bumpreg *r, size_t n)
{
    if (n > BUMPREG_ALLOC_MAX)
        return NULL;
    if (n == 0)
        n = 1;
    return grab(r, (n + ALIGN - 1) / ALIGN * ALIGN);
}

void *bumpreg_zeros(bumpreg *r, size_t n, size_t size)
{
    void *p;

    if (size && n > BUMPREG_ALLOC_MAX / size)
        return NULL;
    p = bumpreg_alloc(r, n * size);
    return p ? memset(p, 0, n * size) : NULL;
}

char *bumpreg_textn(bumpreg *r, const char *s, size_t n)
{
    size_t len = 0;
    char *p;

    while (len < n && s[len])
        len++;
    if (len >= BUMPREG_ALLOC_MAX || !(p = grab(r, len + 1)))
        return NULL;
    if (len)
        memcpy(p, s, len);
    p[len] = '\0';
    return p;
}

char *bumpreg_text(bumpreg *r, const char *s)
{
    return bumpreg_textn(r, s, SIZE_MAX);
}

double *bumpreg_nums(bumpreg *r, const double *num, size_t n)
{
    double *p;

    if (n > BUMPREG_ALLOC_MAX / sizeof *p || !(p = bumpreg_alloc(r, n * sizeof *p)))
        return NULL;
    for (size_t i = 0; i < n; i++)
        p[i] = num[i];
    return p;
}

bool bumpreg_owns(const bumpreg *r, const void *p)
{
    for (const struct chunk *c = r->chunk; c; c = c->next)
        if ((uintptr_t)p >= (uintptr_t)c->data && (uintptr_t)p - (uintptr_t)c->data < c->used)
            return true;
    return false;
}

size_t bumpreg_used(const bumpreg *r)
{
    return r->used;
}
