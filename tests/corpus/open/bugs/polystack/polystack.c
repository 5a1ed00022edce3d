#include "polystack.h"

#include <stdlib.h>
#include <string.h>

/* Freed with the last stack that refers to it. */
struct cells {
    size_t references;
    size_t capacity;
    struct poly at[];
};

struct polystack {
    struct cells *cells;
    size_t size;
};

static struct cells *cells_new(size_t capacity)
{
    struct cells *cells = malloc(sizeof *cells + capacity * sizeof cells->at[0]);
    if (cells == NULL)
        return NULL;
    cells->references = 1;
    cells->capacity = capacity;
    return cells;
}

static void cells_release(struct cells *cells)
{
    if (--cells->references == 0)
        free(cells);
}

polystack *polystack_new(size_t capacity)
{
    if (capacity > POLYSTACK_LIMIT)
        return NULL;
    polystack *stack = malloc(sizeof *stack);
    if (stack == NULL)
        return NULL;
    stack->cells = cells_new(capacity == 0 ? 10 : capacity);
    stack->size = 0;
    if (stack->cells == NULL) {
        free(stack);
        return NULL;
    }
    return stack;
}

void polystack_free(polystack *stack)
{
    if (stack == NULL)
        return;
    cells_release(stack->cells);
    free(stack);
}

polystack *polystack_copy(const polystack *stack)
{
    polystack *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return NULL;
    copy->cells = stack->cells;
    copy->cells->references++;
    copy->size = stack->size;
    return copy;
}

size_t polystack_size(const polystack *stack)
{
    return stack->size;
}

bool polystack_equal(const polystack *a, const polystack *b)
{
    if (a->size != b->size)
        return false;
    for (size_t i = 0; i < a->size; i++)
        for (int k = 0; k < POLY_TERMS; k++)
            if (a->cells->at[i].coefficient[k] != b->cells->at[i].coefficient[k])
                return false;
    return true;
}

static bool grow(polystack *stack)
{
    struct cells *wider = cells_new(2 * stack->cells->capacity);
    if (wider == NULL)
        return false;
    memcpy(wider->at, stack->cells->at, stack->size * sizeof wider->at[0]);
    cells_release(stack->cells);
    stack->cells = wider;
    return true;
}

bool polystack_push(polystack *stack, struct poly value)
{
    if (stack->size >= POLYSTACK_LIMIT)
        return false;
    if (stack->size == stack->cells->capacity && !grow(stack))
        return false;
    stack->cells->at[stack->size++] = value;
    return true;
}

bool polystack_pop(polystack *stack, struct poly *value)
{
    if (stack->size == 0)
        return false;
    *value = stack->cells->at[--stack->size];
    return true;
}

bool polystack_peek(const polystack *stack, size_t depth, struct poly *value)
{
    if (depth >= stack->size)
        return false;
    *value = stack->cells->at[stack->size - 1 - depth];
    return true;
}

static bool combine(polystack *stack, uint32_t sign)
{
    if (stack->size < 2)
        return false;
    struct poly *lower = &stack->cells->at[stack->size - 2];
    const struct poly *upper = lower + 1;
    for (int k = 0; k < POLY_TERMS; k++)
        lower->coefficient[k] += sign * upper->coefficient[k];
    stack->size--;
    return true;
}

bool polystack_add(polystack *stack)
{
    return combine(stack, 1);
}

bool polystack_sub(polystack *stack)
{
    return combine(stack, UINT32_MAX);
}
