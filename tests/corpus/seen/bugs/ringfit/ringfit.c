#include "ringfit.h"

#include <stdlib.h>
#include <string.h>

struct ringfit {
    unsigned char *buf;
    size_t cap, count;
    size_t rd, wr;
};

ringfit *rf_new(size_t capacity)
{
    ringfit *r;

    if (capacity == 0 || capacity > RF_MAX)
        return NULL;
    r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->buf = malloc(capacity);
    if (r->buf == NULL) {
        free(r);
        return NULL;
    }
    r->cap = capacity;
    return r;
}

void rf_free(ringfit *r)
{
    if (r == NULL)
        return;
    free(r->buf);
    free(r);
}

int rf_put(ringfit *r, unsigned char b)
{
    if (r->count == r->cap)
        return 0;
    r->buf[r->wr++] = b;
    if (r->wr == r->cap)
        r->wr = 0;
    r->count++;
    return 1;
}

int rf_get(ringfit *r, unsigned char *b)
{
    if (r->count == 0)
        return 0;
    *b = r->buf[r->rd++];
    if (r->rd == r->cap)
        r->rd = 0;
    r->count--;
    return 1;
}

size_t rf_write(ringfit *r, const void *data, size_t n)
{
    const unsigned char *p = data;
    size_t first;

    if (n > rf_space(r))
        n = rf_space(r);
    if (n == 0)
        return 0;
    first = r->cap - r->wr;
    if (first > n)
        first = n;
    memcpy(r->buf + r->wr, p, first);
    memcpy(r->buf, p + first, n - first);
    r->wr = (r->wr + n) % r->cap;
    r->count += n;
    return n;
}

static void copy_out(const ringfit *r, unsigned char *p, size_t n)
{
    size_t first = r->cap - r->rd;

    if (first > n)
        first = n;
    memcpy(p, r->buf + r->rd, first);
    memcpy(p + first, r->buf, n - first);
}

size_t rf_read(ringfit *r, void *data, size_t n)
{
    if (n > r->count)
        n = r->count;
    if (n == 0)
        return 0;
    copy_out(r, data, n);
    r->rd = (r->rd + n) % r->cap;
    r->count -= n;
    return n;
}

int rf_peek(const ringfit *r, size_t i)
{
    return i < r->count ? r->buf[(r->rd + i) % r->cap] : -1;
}

size_t rf_count(const ringfit *r)
{
    return r->count;
}

size_t rf_space(const ringfit *r)
{
    return r->cap - r->count;
}

size_t rf_capacity(const ringfit *r)
{
    return r->cap;
}

void rf_clear(ringfit *r)
{
    r->rd = r->wr = r->count = 0;
}

int rf_resize(ringfit *r, size_t capacity)
{
    unsigned char *buf;

    if (capacity == 0 || capacity > RF_MAX || capacity < r->count)
        return -1;
    buf = malloc(capacity);
    if (buf == NULL)
        return -1;
    copy_out(r, buf, r->count);
    free(r->buf);
    r->buf = buf;
    r->cap = capacity;
    r->rd = 0;
    r->wr = r->count;
    return 0;
}
