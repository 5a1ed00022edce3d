/* A stack of integers, each in a block of its own. */
#ifndef STACK_H
#define STACK_H

#include <stdbool.h>

struct stack_node {
    struct stack_node *below;
    int value;
};

struct stack {
    struct stack_node *top;
    int depth;
};

void stack_push(struct stack *stack, int value);
int stack_pop(struct stack *stack); /* depth > 0 */
void stack_filter(struct stack *stack, bool (*keep)(int value));

#endif
