#include "quotamem.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct quotamem {
    size_t limit;
    size_t used;
    size_t peak;
    size_t blocks;
};

quotamem *qm_new(size_t limit)
{
    if (limit > QM_MAX_LIMIT)
        return NULL;
    quotamem *q = calloc(1, sizeof *q);
    if (q != NULL)
        q->limit = limit;
    return q;
}

void qm_delete(quotamem *q)
{
    if (q == NULL)
        return;
    assert(q->blocks == 0 && q->used == 0);
    free(q);
}

static void use(quotamem *q, size_t size)
{
    q->used += size;
    if (q->used > q->peak)
        q->peak = q->used;
}

void *qm_alloc(quotamem *q, size_t size)
{
    if (size == 0 || size > qm_left(q))
        return NULL;
    void *block = malloc(size);
    if (block == NULL)
        return NULL;
    q->blocks++;
    use(q, size);
    return block;
}

void *qm_zalloc(quotamem *q, size_t size)
{
    void *block = qm_alloc(q, size);
    if (block != NULL)
        memset(block, 0, size);
    return block;
}

void *qm_resize(quotamem *q, void *block, size_t size, size_t wanted)
{
    assert(block != NULL && size > 0);
    assert(q->blocks > 0 && size <= q->used);
    if (wanted == 0 || (wanted > size && wanted - size > qm_left(q)))
        return NULL;
    void *moved = realloc(block, wanted);
    if (moved == NULL)
        return NULL;
    q->used -= size;
    use(q, wanted);
    return moved;
}

void qm_free(quotamem *q, void *block, size_t size)
{
    if (block == NULL)
        return;
    assert(size > 0);
    assert(q->blocks > 0 && size <= q->used);
    q->blocks--;
    q->used -= size;
    free(block);
}

char *qm_strdup(quotamem *q, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = qm_alloc(q, size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

size_t qm_used(const quotamem *q)
{
    return q->used;
}

size_t qm_left(const quotamem *q)
{
    return q->limit - q->used;
}

size_t qm_peak(const quotamem *q)
{
    return q->peak;
}
