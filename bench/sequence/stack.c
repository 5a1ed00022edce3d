#include "stack.h"

#include <stdlib.h>
#include <string.h>

struct stack {
    int *values;
    size_t size, room;
};

struct stack *stack_new(void)
{
    return calloc(1, sizeof(struct stack));
}

void stack_destroy(struct stack *stack)
{
    if (stack == NULL)
        return;
    free(stack->values);
    free(stack);
}

static bool grow(struct stack *stack, size_t room)
{
    if (room <= stack->room)
        return true;
    int *values = realloc(stack->values, room * sizeof *values);
    if (values == NULL)
        return false;
    stack->values = values;
    stack->room = room;
    return true;
}

struct stack *stack_copy(const struct stack *stack)
{
    if (stack == NULL)
        return NULL;
    struct stack *copy = stack_new();
    if (copy == NULL)
        return NULL;
    if (!grow(copy, stack->size)) {
        stack_destroy(copy);
        return NULL;
    }
    if (stack->size)
        memcpy(copy->values, stack->values, stack->size * sizeof *copy->values);
    copy->size = stack->size;
    return copy;
}

bool stack_push(struct stack *stack, int value)
{
    if (stack == NULL || (stack->size == stack->room && !grow(stack, stack->room ? 2 * stack->room : 4)))
        return false;
    stack->values[stack->size++] = value;
    return true;
}

bool stack_pop(struct stack *stack, int *value)
{
    if (stack == NULL || stack->size == 0)
        return false;
    stack->size--;
    if (value != NULL)
        *value = stack->values[stack->size];
    return true;
}

void stack_clear(struct stack *stack)
{
    if (stack != NULL)
        stack->size = 0;
}

void stack_swap(struct stack *a, struct stack *b)
{
    if (a == NULL || b == NULL || a->size == 0 || b->size == 0)
        return;
    int value = a->values[a->size - 1];
    a->values[a->size - 1] = b->values[b->size - 1];
    b->values[b->size - 1] = value;
}

size_t stack_size(const struct stack *stack)
{
    return stack == NULL ? 0 : stack->size;
}

int stack_top(const struct stack *stack)
{
    return stack == NULL || stack->size == 0 ? 0 : stack->values[stack->size - 1];
}

bool stack_equal(const struct stack *a, const struct stack *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a->size == b->size && (a->size == 0 || memcmp(a->values, b->values, a->size * sizeof *a->values) == 0);
}
