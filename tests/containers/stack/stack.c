#include "stack.h"

#include <stdlib.h>

void stack_push(struct stack *stack, int value)
{
    struct stack_node *node = malloc(sizeof *node);
    if (node == NULL)
        abort();
    node->below = stack->top;
    node->value = value;
    stack->top = node;
    stack->depth++;
}

int stack_pop(struct stack *stack)
{
    struct stack_node *node = stack->top;
    int value = node->value;
    stack->top = node->below;
    stack->depth--;
    free(node);
    return value;
}

void stack_filter(struct stack *stack, bool (*keep)(int value))
{
    struct stack_node **link = &stack->top;
    while (*link != NULL) {
        struct stack_node *node = *link;
        if (keep(node->value)) {
            link = &node->below;
            continue;
        }
        *link = node->below;
        stack->depth--;
#ifndef BUG
        free(node);
#endif
    }
}
