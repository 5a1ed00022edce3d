#include "opstack.h"

#include <assert.h>
#include <stdlib.h>

void opstack_init(struct opstack *stack)
{
    stack->values = NULL;
    stack->count = 0;
    stack->capacity = 0;
}

void opstack_release(struct opstack *stack)
{
    free(stack->values);
    opstack_init(stack);
}

bool opstack_push(struct opstack *stack, double value)
{
    if (stack->count == stack->capacity) {
        size_t capacity = stack->capacity ? stack->capacity * 2 : 8;
        double *values = realloc(stack->values, capacity * sizeof *values);
        if (!values)
            return false;
        stack->values = values;
        stack->capacity = capacity;
    }
    stack->values[stack->count++] = value;
    return true;
}

double opstack_pop(struct opstack *stack)
{
    assert(stack->count > 0);
    return stack->values[--stack->count];
}

double opstack_top(const struct opstack *stack)
{
    assert(!opstack_empty(stack));
    return stack->values[stack->count - 1];
}

double opstack_peek(const struct opstack *stack, size_t depth)
{
    return stack->values[stack->count - 1 - depth];
}

void opstack_apply(struct opstack *stack, enum opstack_operator op)
{
    assert(stack->count >= 2 && "an operator needs two operands");
    double right = opstack_pop(stack);
    double *left = &stack->values[stack->count - 1];
    switch (op) {
    case OPSTACK_ADD:
        *left += right;
        break;
    case OPSTACK_SUBTRACT:
        *left -= right;
        break;
    case OPSTACK_MULTIPLY:
        *left *= right;
        break;
    case OPSTACK_DIVIDE:
        *left = right == 0 ? 0 : *left / right;
        break;
    }
}

void opstack_swap(struct opstack *stack)
{
    assert(stack->count >= 2);
    double top = opstack_pop(stack);
    double below = opstack_pop(stack);
    opstack_push(stack, top);
    opstack_push(stack, below);
}

size_t opstack_count(const struct opstack *stack)
{
    return stack->count;
}

bool opstack_empty(const struct opstack *stack)
{
    return stack->count == 0;
}
