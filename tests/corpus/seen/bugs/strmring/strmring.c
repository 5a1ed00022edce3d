#include "strmring.h"

#include <stdlib.h>
#include <string.h>

#define STEP 16u

struct strmring {
    unsigned char *buf;
    size_t cap;
    size_t head; /* index of the oldest byte */
    size_t used;
};

strmring_t *strmring_new(void)
{
    strmring_t *r = malloc(sizeof *r);
    if (!r)
        return NULL;
    r->buf = malloc(STEP);
    if (!r->buf) {
        free(r);
        return NULL;
    }
    r->cap = STEP;
    r->head = r->used = 0;
    return r;
}

void strmring_free(strmring_t *r)
{
    if (!r)
        return;
    free(r->buf);
    free(r);
}

/* Copies n bytes from the front; n <= used. */
static void copy_out(const strmring_t *r, unsigned char *to, size_t n)
{
    size_t first = r->cap - r->head;
    if (n == 0)
        return;
    if (first > n)
        first = n;
    memcpy(to, r->buf + r->head, first);
    if (n > first)
        memcpy(to + first, r->buf, n - first);
}

/* Moves the bytes to a buffer of cap bytes; cap >= used. */
static int move_to(strmring_t *r, size_t cap)
{
    unsigned char *buf = NULL;
    if (cap > 0) {
        buf = malloc(cap);
        if (!buf)
            return -1;
        copy_out(r, buf, r->used);
    }
    free(r->buf);
    r->buf = buf;
    r->cap = cap;
    r->head = 0;
    return 0;
}

int strmring_write(strmring_t *r, const void *data, size_t len)
{
    const unsigned char *from = data;
    size_t tail, first;
    if (len == 0)
        return 0;
    if (len > STRMRING_LIMIT - r->used)
        return -1;
    if (len > r->cap - r->used) {
        size_t cap = (r->used + len + STEP - 1) / STEP * STEP;
        if (move_to(r, cap) != 0)
            return -1;
    }
    tail = (r->head + r->used) % r->cap;
    first = r->cap - tail;
    if (first > len)
        first = len;
    memcpy(r->buf + tail, from, first);
    memcpy(r->buf, from + first, len - first);
    r->used += len;
    return 0;
}

size_t strmring_peek(const strmring_t *r, void *buf, size_t len)
{
    if (len > r->used)
        len = r->used;
    copy_out(r, buf, len);
    return len;
}

size_t strmring_skip(strmring_t *r, size_t len)
{
    if (len > r->used)
        len = r->used;
    r->head = (r->head + len) % r->cap;
    r->used -= len;
    return len;
}

size_t strmring_read(strmring_t *r, void *buf, size_t len)
{
    return strmring_skip(r, strmring_peek(r, buf, len));
}

size_t strmring_used(const strmring_t *r)
{
    return r->used;
}

size_t strmring_avail(const strmring_t *r)
{
    return r->cap - r->used;
}

int strmring_shrink(strmring_t *r)
{
    if (r->used == r->cap)
        return 0;
    return move_to(r, r->used);
}

void strmring_clear(strmring_t *r)
{
    r->head = r->used = 0;
}
