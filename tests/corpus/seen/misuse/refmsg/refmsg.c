#include "refmsg.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct msg {
    msg_pool *pool;
    msg *next; /* in the pool */
    int refs;  /* 0 in the pool */
    size_t size;
    unsigned char bytes[MSG_ROOM];
};

struct msg_pool {
    msg *free;
    int count, free_count;
    msg messages[];
};

msg_pool *msg_pool_create(int count)
{
    if (count < 1 || count > 256)
        return NULL;
    msg_pool *pool = calloc(1, sizeof *pool + (size_t)count * sizeof pool->messages[0]);
    if (pool == NULL)
        return NULL;
    for (int i = 0; i < count; i++) {
        pool->messages[i].pool = pool;
        pool->messages[i].next = pool->free;
        pool->free = &pool->messages[i];
    }
    pool->count = pool->free_count = count;
    return pool;
}

void msg_pool_destroy(msg_pool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->free_count == pool->count);
    free(pool);
}

int msg_pool_free_count(const msg_pool *pool)
{
    return pool->free_count;
}

msg *msg_alloc(msg_pool *pool)
{
    msg *m = pool->free;
    if (m == NULL)
        return NULL;
    pool->free = m->next;
    pool->free_count--;
    m->next = NULL;
    m->refs = 1;
    m->size = 0;
    return m;
}

msg *msg_ref(msg *m)
{
    assert(m->refs > 0);
    m->refs++;
    return m;
}

void msg_unref(msg *m)
{
    assert(m->refs > 0);
    if (--m->refs > 0)
        return;
    m->next = m->pool->free;
    m->pool->free = m;
    m->pool->free_count++;
}

bool msg_is_unique(const msg *m)
{
    assert(m->refs > 0);
    return m->refs == 1;
}

bool msg_append(msg *m, const void *bytes, size_t size)
{
    assert(m->refs == 1);
    if (size > MSG_ROOM - m->size)
        return false;
    if (size > 0)
        memmove(m->bytes + m->size, bytes, size);
    m->size += size;
    return true;
}

void msg_clear(msg *m)
{
    assert(m->refs == 1);
    m->size = 0;
}

size_t msg_size(const msg *m)
{
    assert(m->refs > 0);
    return m->size;
}

const unsigned char *msg_bytes(const msg *m)
{
    assert(m->refs > 0);
    return m->bytes;
}
