#include "kdqx.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#define KDQX_FIRST 4u
#define KDQX_MOST ((size_t)1 << 24)

struct kdqx_s {
    int *a;
    size_t cap; /* 0 or a power of two */
    size_t front;
    size_t count;
};

static size_t slot(const kdqx_t *q, size_t i)
{
    return (q->front + i) & (q->cap - 1);
}

kdqx_t *kdqx_init(void)
{
    kdqx_t *q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    q->a = malloc(KDQX_FIRST * sizeof *q->a);
    if (q->a == NULL) {
        free(q);
        return NULL;
    }
    q->cap = KDQX_FIRST;
    return q;
}

void kdqx_destroy(kdqx_t *q)
{
    if (q == NULL)
        return;
    free(q->a);
    free(q);
}

static bool resize(kdqx_t *q, size_t cap)
{
    if (cap > KDQX_MOST)
        return false;
    int *a = malloc(cap * sizeof *a);
    if (a == NULL)
        return false;
    for (size_t i = 0; i < q->count; i++)
        a[i] = q->a[slot(q, i)];
    if (q->count > 0)
        q->front = 0;
    free(q->a);
    q->a = a;
    q->cap = cap;
    return true;
}

static bool room(kdqx_t *q)
{
    if (q->count == q->cap && !resize(q, q->cap == 0 ? 1 : q->cap * 2))
        return false;
    assert(q->front < q->cap);
    return true;
}

bool kdqx_push(kdqx_t *q, int v)
{
    if (!room(q))
        return false;
    q->a[slot(q, q->count)] = v;
    q->count++;
    return true;
}

bool kdqx_unshift(kdqx_t *q, int v)
{
    if (!room(q))
        return false;
    q->front = (q->front - 1) & (q->cap - 1);
    q->a[q->front] = v;
    q->count++;
    return true;
}

bool kdqx_pop(kdqx_t *q, int *v)
{
    if (q->count == 0)
        return false;
    q->count--;
    *v = q->a[slot(q, q->count)];
    return true;
}

bool kdqx_shift(kdqx_t *q, int *v)
{
    if (q->count == 0)
        return false;
    *v = q->a[q->front];
    q->front = slot(q, 1);
    q->count--;
    return true;
}

size_t kdqx_size(const kdqx_t *q)
{
    return q->count;
}

bool kdqx_at(const kdqx_t *q, size_t i, int *v)
{
    if (i >= q->count)
        return false;
    *v = q->a[slot(q, i)];
    return true;
}

void kdqx_clear(kdqx_t *q)
{
    q->count = 0;
}

void kdqx_compact(kdqx_t *q)
{
    size_t cap = 1;
    if (q->count == 0) {
        free(q->a);
        q->a = NULL;
        q->cap = 0;
        return;
    }
    while (cap < q->count)
        cap *= 2;
    if (cap < q->cap)
        resize(q, cap);
}

size_t kdqx_capacity(const kdqx_t *q)
{
    return q->cap;
}
