#include "vstack.h"

#include <assert.h>
#include <stdlib.h>

struct vstack {
    size_t capacity;
    size_t size;
    int values[];
};

vstack *vstack_new(size_t capacity)
{
    if (capacity == 0 || capacity > 1024)
        return NULL;
    vstack *stack = malloc(sizeof *stack + capacity * sizeof stack->values[0]);
    if (stack == NULL)
        return NULL;
    stack->capacity = capacity;
    stack->size = 0;
    return stack;
}

void vstack_free(vstack *stack)
{
    free(stack);
}

size_t vstack_size(const vstack *stack)
{
    assert(stack != NULL);
    return stack->size;
}

bool vstack_is_empty(const vstack *stack)
{
    return vstack_size(stack) == 0;
}

bool vstack_is_full(const vstack *stack)
{
    return vstack_size(stack) == stack->capacity;
}

void vstack_push(vstack *stack, int value)
{
    assert(!vstack_is_full(stack));
    stack->values[stack->size++] = value;
}

int vstack_pop(vstack *stack)
{
    assert(stack->size > 0);
    return stack->values[--stack->size];
}

int vstack_top(const vstack *stack)
{
    assert(!vstack_is_empty(stack));
    return stack->values[stack->size - 1];
}

void vstack_drop(vstack *stack, size_t n)
{
    assert(n <= stack->size);
    stack->size -= n;
}

void vstack_pick(vstack *stack, size_t depth)
{
    assert(depth < stack->size);
    vstack_push(stack, stack->values[stack->size - 1 - depth]);
}

void vstack_swap(vstack *stack)
{
    int upper = vstack_pop(stack);
    int lower = vstack_pop(stack);
    vstack_push(stack, upper);
    vstack_push(stack, lower);
}
