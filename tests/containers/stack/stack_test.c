#include <assay.h>
#include <assert.h>
#include <stddef.h>
#include "stack.h"

bool stack_ok(const struct stack *stack)
{
    int depth = 0;
    for (const struct stack_node *node = stack->top; node != NULL; node = node->below)
        if (++depth > stack->depth)
            return false;
    return depth == stack->depth;
}

ASSAY_SPACE(stack_ok, n)
{
    assay_pool(struct stack_node, n);
    assay_range(struct stack, depth, n, n);
    assay_range(struct stack_node, value, 0, 2);
}

ASSAY_PROPERTY void pop_gives_what_was_pushed(struct stack *stack, int value)
{
    int depth = stack->depth;
    stack_push(stack, value);
    assert(stack_ok(stack) && stack->depth == depth + 1);
    assert(stack_pop(stack) == value);
    assert(stack_ok(stack) && stack->depth == depth);
}

ASSAY_PROPERTY void filter_keeps_what_it_should(struct stack *stack, bool (*keep)(int value))
{
    int kept = 0;
    for (const struct stack_node *node = stack->top; node != NULL; node = node->below)
        kept += keep(node->value);
    stack_filter(stack, keep);
    assert(stack_ok(stack) && stack->depth == kept);
    for (const struct stack_node *node = stack->top; node != NULL; node = node->below)
        assert(keep(node->value));
}
