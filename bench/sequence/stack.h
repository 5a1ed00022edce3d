/* A toy: a stack of numbers. */
#ifndef STACK_H
#define STACK_H

#include <stdbool.h>
#include <stddef.h>

struct stack;

struct stack *stack_new(void);
void stack_destroy(struct stack *stack);
struct stack *stack_copy(const struct stack *stack);

bool stack_push(struct stack *stack, int value);
bool stack_pop(struct stack *stack, int *value);
void stack_clear(struct stack *stack);
/* The upper ones of both change places. */
void stack_swap(struct stack *a, struct stack *b);

size_t stack_size(const struct stack *stack);
int stack_top(const struct stack *stack); /* 0 when there is none */
bool stack_equal(const struct stack *a, const struct stack *b);

#endif
