#include "stack.h"
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

/* A static function that depth.c has under the same name, with other contents. */
static bool check(const struct cell *cell, int most)
{
    return cell->value <= most;
}

/* 7 on top: reads behind the end of a block; 8: overflows an integer. */
static bool is_odd_case(const struct cell *cell)
{
    if (cell->value == 7) {
        int *block = malloc(2 * sizeof *block);
        int index = cell->value - 5;
        int read = block[index];
        free(block);
        return read == 12345;
    }
    int sum = cell->value == 8 ? INT_MAX - 7 : 0;
    sum += cell->value;
    return sum < 0;
}

static bool stack_ok(const struct stack *stack, int most)
{
    for (const struct cell *cell = stack->top; cell != NULL; cell = cell->next)
        if (is_odd_case(cell) || !check(cell, most))
            return false;
    return depth_of(stack) == stack->depth;
}
