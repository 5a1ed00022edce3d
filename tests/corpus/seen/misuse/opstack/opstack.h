/* The operand stack of a small calculator. */
#ifndef OPSTACK_H
#define OPSTACK_H

#include <stdbool.h>
#include <stddef.h>

struct opstack {
    double *values;
    size_t count;
    size_t capacity;
};

enum opstack_operator { OPSTACK_ADD, OPSTACK_SUBTRACT, OPSTACK_MULTIPLY, OPSTACK_DIVIDE };

void opstack_init(struct opstack *stack);
void opstack_release(struct opstack *stack);

bool opstack_push(struct opstack *stack, double value);
double opstack_pop(struct opstack *stack);
double opstack_top(const struct opstack *stack);

/* The value DEPTH places below the top; no check of the depth. */
double opstack_peek(const struct opstack *stack, size_t depth);

/* Replaces the two values on top by the result. */
void opstack_apply(struct opstack *stack, enum opstack_operator op);

void opstack_swap(struct opstack *stack);
size_t opstack_count(const struct opstack *stack);
bool opstack_empty(const struct opstack *stack);

#endif
