#include "bipres.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct bip_queue {
    size_t capacity;
    size_t a_start, a_end; // the older bytes
    size_t b_end;          // the newer ones, from 0 on, once they wrapped
    size_t res_at, res_len;
    unsigned char bytes[];
};

bip_status bip_create(size_t capacity, bip_queue **out)
{
    *out = NULL;
    if (capacity == 0 || capacity > BIP_CAPACITY_MAX)
        return BIP_BAD_CAPACITY;
    bip_queue *q = calloc(1, sizeof *q + capacity);
    if (!q)
        return BIP_NO_MEMORY;
    q->capacity = capacity;
    *out = q;
    return BIP_OK;
}

void bip_destroy(bip_queue *q)
{
    free(q);
}

void bip_clear(bip_queue *q)
{
    q->a_start = q->a_end = q->b_end = 0;
    q->res_at = q->res_len = 0;
}

void *bip_reserve(bip_queue *q, size_t want, size_t *got)
{
    size_t at, room;
    if (q->b_end > 0) {
        at = q->b_end;
        room = q->a_start - q->b_end;
    } else if (q->a_start == q->a_end) {
        q->a_start = q->a_end = 0;
        at = 0;
        room = q->capacity;
    } else if (q->capacity - q->a_end >= q->a_start) {
        at = q->a_end;
        room = q->capacity - q->a_end;
    } else {
        at = 0;
        room = q->a_start;
    }
    if (room > want)
        room = want;
    q->res_at = at;
    q->res_len = room;
    *got = room;
    return room > 0 ? q->bytes + at : NULL;
}

void bip_commit(bip_queue *q, size_t n)
{
    assert(n <= q->res_len);
    if (n > 0) {
        if (q->a_start == q->a_end) {
            q->a_start = q->res_at;
            q->a_end = q->res_at + n;
        } else if (q->res_at == q->a_end) {
            q->a_end += n;
        } else {
            q->b_end = q->res_at + n;
        }
    }
    q->res_len = 0;
}

const void *bip_peek(const bip_queue *q, size_t *len)
{
    *len = q->a_end - q->a_start;
    return *len > 0 ? q->bytes + q->a_start : NULL;
}

void bip_release(bip_queue *q, size_t n)
{
    assert(n <= q->a_end - q->a_start);
    q->a_start += n;
    if (q->a_start == q->a_end) {
        q->a_start = 0;
        q->a_end = q->b_end;
        q->b_end = 0;
    }
}

size_t bip_write(bip_queue *q, const void *data, size_t len)
{
    const unsigned char *from = data;
    size_t done = 0, room;
    void *to;
    while ((to = bip_reserve(q, len - done, &room)) != NULL) {
        memcpy(to, from + done, room);
        bip_commit(q, room);
        done += room;
    }
    return done;
}

size_t bip_read(bip_queue *q, void *out, size_t len)
{
    unsigned char *to = out;
    size_t done = 0, have;
    const void *from;
    while (done < len && (from = bip_peek(q, &have)) != NULL) {
        if (have > len - done)
            have = len - done;
        memcpy(to + done, from, have);
        bip_release(q, have);
        done += have;
    }
    return done;
}

size_t bip_used(const bip_queue *q)
{
    return q->a_end - q->a_start + q->b_end;
}
