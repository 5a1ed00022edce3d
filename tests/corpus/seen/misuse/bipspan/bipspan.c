#include "bipspan.h"

#include <stdlib.h>
#include <string.h>

/* Two regions: A is [a0, a1), read first; B is [0, b1) with b1 <= a0 and is
 * there only while A is not empty. */
struct bs_queue {
    unsigned char *mem;
    size_t capacity;
    size_t a0, a1, b1;
    size_t res, res_len;
};

bs_queue *bs_new(size_t capacity)
{
    if (capacity == 0 || capacity > BS_MAX_CAPACITY)
        return NULL;
    bs_queue *q = calloc(1, sizeof *q);
    if (!q)
        return NULL;
    q->mem = malloc(capacity);
    if (!q->mem) {
        free(q);
        return NULL;
    }
    q->capacity = capacity;
    return q;
}

void bs_free(bs_queue *q)
{
    if (!q)
        return;
    free(q->mem);
    free(q);
}

size_t bs_used(const bs_queue *q)
{
    return q->a1 - q->a0 + q->b1;
}

void *bs_reserve(bs_queue *q, size_t want, size_t *got)
{
    size_t start, room;
    if (q->b1 > 0) {
        start = q->b1;
        room = q->a0 - q->b1;
    } else if (q->capacity - q->a1 >= q->a0) {
        start = q->a1;
        room = q->capacity - q->a1;
    } else {
        start = 0;
        room = q->a0;
    }
    if (room > want)
        room = want;
    q->res = start;
    q->res_len = room;
    *got = room;
    return room ? q->mem + start : NULL;
}

void bs_commit(bs_queue *q, size_t n)
{
    if (n > 0) {
        if (q->a0 == q->a1) {
            q->a0 = q->res;
            q->a1 = q->res + n;
        } else if (q->res == q->a1) {
            q->a1 += n;
        } else {
            q->b1 = q->res + n;
        }
    }
    q->res = 0;
    q->res_len = 0;
}

const void *bs_peek(const bs_queue *q, size_t *len)
{
    *len = q->a1 - q->a0;
    return *len ? q->mem + q->a0 : NULL;
}

void bs_release(bs_queue *q, size_t n)
{
    q->a0 += n;
    if (q->a0 == q->a1) {
        q->a0 = 0;
        q->a1 = q->b1;
        q->b1 = 0;
    }
}

size_t bs_write(bs_queue *q, const void *data, size_t n)
{
    size_t done = 0, got;
    while (done < n) {
        void *p = bs_reserve(q, n - done, &got);
        if (!p)
            break;
        memcpy(p, (const unsigned char *)data + done, got);
        bs_commit(q, got);
        done += got;
    }
    q->res = 0;
    q->res_len = 0;
    return done;
}

size_t bs_read(bs_queue *q, void *data, size_t n)
{
    size_t done = 0, len;
    while (done < n) {
        const void *p = bs_peek(q, &len);
        if (!p)
            break;
        if (len > n - done)
            len = n - done;
        memcpy((unsigned char *)data + done, p, len);
        bs_release(q, len);
        done += len;
    }
    return done;
}

int bs_grow(bs_queue *q, size_t capacity)
{
    size_t used = bs_used(q);
    if (capacity == 0 || capacity > BS_MAX_CAPACITY || capacity < used)
        return -1;
    unsigned char *mem = malloc(capacity);
    if (!mem)
        return -1;
    size_t a = q->a1 - q->a0;
    memcpy(mem, q->mem + q->a0, a);
    memcpy(mem + a, q->mem, q->b1);
    free(q->mem);
    q->mem = mem;
    q->capacity = capacity;
    q->a0 = 0;
    q->a1 = used;
    q->b1 = 0;
    q->res = 0;
    q->res_len = 0;
    return 0;
}

void bs_clear(bs_queue *q)
{
    q->a0 = q->a1 = q->b1 = 0;
    q->res = q->res_len = 0;
}
