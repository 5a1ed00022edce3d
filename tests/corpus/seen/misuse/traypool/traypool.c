#include "traypool.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

static void chain(traypool *p)
{
    p->free = NULL;
    for (size_t i = p->count; i-- > 0;) {
        void **block = (void **)(void *)(p->buffer + i * p->block);

        *block = p->free;
        p->free = block;
    }
    p->taken = 0;
}

int traypool_init(traypool *p, void *buffer, size_t block, size_t count)
{
    if (block == 0 || block % sizeof(void *) || count == 0 || count > PTRDIFF_MAX / block)
        return -1;
    p->buffer = buffer;
    p->block = block;
    p->count = count;
    p->most = 0;
    chain(p);
    return 0;
}

void *traypool_take(traypool *p)
{
    void **block = p->free;

    if (!block)
        return NULL;
    p->free = *block;
    if (++p->taken > p->most)
        p->most = p->taken;
    return block;
}

void *traypool_take_zero(traypool *p)
{
    void *block = traypool_take(p);

    return block ? memset(block, 0, p->block) : NULL;
}

bool traypool_owns(const traypool *p, const void *ptr)
{
    uintptr_t at = (uintptr_t)ptr, start = (uintptr_t)p->buffer;

    return at >= start && at - start < p->block * p->count && (at - start) % p->block == 0;
}

size_t traypool_number(const traypool *p, const void *block)
{
    assert(traypool_owns(p, block));
    return ((uintptr_t)block - (uintptr_t)p->buffer) / p->block;
}

void traypool_put(traypool *p, void *block)
{
    void **link = block;

    if (!block)
        return;
    assert(traypool_owns(p, block));
    *link = p->free;
    p->free = link;
    p->taken--;
}

void traypool_reset(traypool *p)
{
    chain(p);
}

size_t traypool_taken(const traypool *p)
{
    return p->taken;
}

size_t traypool_left(const traypool *p)
{
    return p->count - p->taken;
}

size_t traypool_most(const traypool *p)
{
    return p->most;
}
