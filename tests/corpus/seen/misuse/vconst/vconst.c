#include "vconst.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct constant {
    vc_kind kind;
    union {
        int64_t integer;
        double real;
        char *text;
    } as;
};

struct vconst {
    struct constant *constants;
    int count;
    int capacity;
};

vconst *vc_new(void)
{
    return calloc(1, sizeof(vconst));
}

void vc_drop(vconst *pool)
{
    if (pool == NULL)
        return;
    for (int i = 0; i < pool->count; i++)
        if (pool->constants[i].kind == VC_TEXT)
            free(pool->constants[i].as.text);
    free(pool->constants);
    free(pool);
}

static bool same(const struct constant *a, const struct constant *b)
{
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case VC_INT:
        return a->as.integer == b->as.integer;
    case VC_REAL:
        return memcmp(&a->as.real, &b->as.real, sizeof a->as.real) == 0;
    case VC_TEXT:
        return strcmp(a->as.text, b->as.text) == 0;
    }
    return false;
}

static int find(const vconst *pool, const struct constant *constant)
{
    for (int i = 0; i < pool->count; i++)
        if (same(&pool->constants[i], constant))
            return i;
    return -1;
}

/* Makes room for one more. */
static bool reserve(vconst *pool)
{
    if (pool->count < pool->capacity)
        return true;
    if (pool->count == VC_LIMIT)
        return false;
    int capacity = pool->capacity == 0 ? 8 : 2 * pool->capacity;
    struct constant *wider = realloc(pool->constants, (size_t)capacity * sizeof *wider);
    if (wider == NULL)
        return false;
    pool->constants = wider;
    pool->capacity = capacity;
    return true;
}

static int add(vconst *pool, struct constant constant)
{
    int index = find(pool, &constant);
    if (index >= 0)
        return index;
    if (!reserve(pool))
        return VC_FULL;
    pool->constants[pool->count] = constant;
    return pool->count++;
}

int vc_int(vconst *pool, int64_t value)
{
    struct constant constant = {.kind = VC_INT, .as.integer = value};
    return add(pool, constant);
}

int vc_real(vconst *pool, double value)
{
    struct constant constant = {.kind = VC_REAL, .as.real = value};
    return add(pool, constant);
}

int vc_text(vconst *pool, const char *value)
{
    struct constant constant = {.kind = VC_TEXT, .as.text = (char *)value};
    int index = find(pool, &constant);
    if (index >= 0)
        return index;
    size_t size = strlen(value) + 1;
    constant.as.text = malloc(size);
    if (constant.as.text == NULL)
        return VC_FULL;
    memcpy(constant.as.text, value, size);
    index = add(pool, constant);
    if (index == VC_FULL)
        free(constant.as.text);
    return index;
}

int vc_count(const vconst *pool)
{
    return pool->count;
}

static const struct constant *at(const vconst *pool, int index)
{
    assert(index >= 0 && index < pool->count);
    return &pool->constants[index];
}

vc_kind vc_kind_of(const vconst *pool, int index)
{
    return at(pool, index)->kind;
}

int64_t vc_get_int(const vconst *pool, int index)
{
    assert(at(pool, index)->kind == VC_INT);
    return at(pool, index)->as.integer;
}

double vc_get_real(const vconst *pool, int index)
{
    assert(at(pool, index)->kind == VC_REAL);
    return at(pool, index)->as.real;
}

const char *vc_get_text(const vconst *pool, int index)
{
    assert(at(pool, index)->kind == VC_TEXT);
    return at(pool, index)->as.text;
}
