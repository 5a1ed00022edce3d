#include "lendring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct lendring {
    unsigned char *bytes;
    size_t capacity;
    size_t head; /* the first byte to be read */
    size_t used;
    size_t lent;
};

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

lendring *lendring_new(size_t capacity)
{
    lendring *r;

    if (capacity == 0 || capacity > LENDRING_MAX)
        return NULL;
    r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->bytes = malloc(capacity);
    if (r->bytes == NULL) {
        free(r);
        return NULL;
    }
    r->capacity = capacity;
    return r;
}

void lendring_free(lendring *r)
{
    if (r == NULL)
        return;
    free(r->bytes);
    free(r);
}

size_t lendring_used(const lendring *r)
{
    return r->used;
}

size_t lendring_space(const lendring *r)
{
    return r->capacity - r->used;
}

static size_t tail(const lendring *r)
{
    size_t at = r->head + r->used;
    return at >= r->capacity ? at - r->capacity : at;
}

/* Free bytes from the tail on without a gap. */
static size_t run_free(const lendring *r)
{
    return least(r->capacity - r->used, r->capacity - tail(r));
}

static size_t run_used(const lendring *r)
{
    return least(r->used, r->capacity - r->head);
}

size_t lendring_write(lendring *r, const void *from, size_t n)
{
    const unsigned char *p = from;
    size_t done = 0;

    r->lent = 0;
    while (done < n && r->used < r->capacity) {
        size_t run = least(n - done, run_free(r));
        memcpy(r->bytes + tail(r), p + done, run);
        r->used += run;
        done += run;
    }
    return done;
}

size_t lendring_skip(lendring *r, size_t n)
{
    n = least(n, r->used);
    r->head += n;
    if (r->head >= r->capacity)
        r->head -= r->capacity;
    r->used -= n;
    return n;
}

size_t lendring_read(lendring *r, void *to, size_t n)
{
    unsigned char *p = to;
    size_t done = 0;

    while (done < n && r->used > 0) {
        size_t run = least(n - done, run_used(r));
        memcpy(p + done, r->bytes + r->head, run);
        lendring_skip(r, run);
        done += run;
    }
    return done;
}

void *lendring_claim(lendring *r, size_t *n)
{
    r->lent = r->used == r->capacity ? 0 : run_free(r);
    *n = r->lent;
    return r->lent == 0 ? NULL : r->bytes + tail(r);
}

void lendring_commit(lendring *r, size_t n)
{
    assert(n <= r->lent);
    r->used += n;
    r->lent = 0;
}

const void *lendring_peek(const lendring *r, size_t *n)
{
    *n = run_used(r);
    return *n == 0 ? NULL : r->bytes + r->head;
}

bool lendring_resize(lendring *r, size_t capacity)
{
    unsigned char *bytes;
    size_t first = run_used(r);

    if (capacity == 0 || capacity > LENDRING_MAX || capacity < r->used)
        return false;
    bytes = malloc(capacity);
    if (bytes == NULL)
        return false;
    memcpy(bytes, r->bytes + r->head, first);
    memcpy(bytes + first, r->bytes, r->used - first);
    free(r->bytes);
    r->bytes = bytes;
    r->capacity = capacity;
    r->head = 0;
    r->lent = 0;
    return true;
}
