#include "lifomem.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct block {
    struct block *below;
    unsigned depth;
    size_t size;
    _Alignas(max_align_t) unsigned char data[];
};

struct lifomem {
    struct block *top;
    unsigned depth;
    size_t used;
};

lifomem *lm_create(void)
{
    return calloc(1, sizeof(lifomem));
}

static void drop_top(lifomem *m)
{
    struct block *block = m->top;
    m->top = block->below;
    m->used -= block->size;
    free(block);
}

void lm_destroy(lifomem *m)
{
    if (m == NULL)
        return;
    while (m->top != NULL)
        drop_top(m);
    free(m);
}

void lm_push(lifomem *m)
{
    m->depth++;
}

void lm_pop(lifomem *m)
{
    assert(m->depth > 0 && "lm_pop without lm_push");
    while (m->top != NULL && m->top->depth == m->depth)
        drop_top(m);
    m->depth--;
}

unsigned lm_depth(const lifomem *m)
{
    return m->depth;
}

void *lm_alloc(lifomem *m, size_t size)
{
    if (size > LM_MAX_BLOCK)
        return NULL;
    struct block *block = calloc(1, sizeof *block + size);
    if (block == NULL)
        return NULL;
    block->below = m->top;
    block->depth = m->depth;
    block->size = size;
    m->top = block;
    m->used += size;
    return block->data;
}

void *lm_resize(lifomem *m, void *data, size_t size)
{
    struct block *block = m->top;
    assert(block != NULL && block->data == data && block->depth == m->depth);
    if (size > LM_MAX_BLOCK)
        return NULL;
    size_t before = block->size;
    block = realloc(block, sizeof *block + size);
    if (block == NULL)
        return NULL;
    if (size > before)
        memset(block->data + before, 0, size - before);
    block->size = size;
    m->used = m->used - before + size;
    m->top = block;
    return block->data;
}

char *lm_strdup(lifomem *m, const char *text)
{
    return lm_concat(m, text, "");
}

char *lm_concat(lifomem *m, const char *a, const char *b)
{
    size_t first = strlen(a), second = strlen(b);
    char *text = lm_alloc(m, first + second + 1);
    if (text != NULL) {
        memcpy(text, a, first);
        memcpy(text + first, b, second + 1);
    }
    return text;
}

size_t lm_used(const lifomem *m)
{
    return m->used;
}
