/* A static predicate over two files; what it does on odd values only the
 * checked build shows. */
#include "stack.h"
#include <assay.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

/* A static function that depth.c has under the same name, with other contents. */
static bool check(const struct cell *cell, int most)
{
    return cell->value <= most;
}

static bool is_negative_after(const struct cell *cell)
{
    int sum = cell->value == 8 ? INT_MAX - 7 : 0;
    sum += cell->value; /* 8: overflows */
    return sum < 0 && cell->value != 8;
}

/* 7: reads behind the end of a block. */
static bool is_odd(const struct cell *cell)
{
    int *block = calloc(7, sizeof *block);
    int read = block[cell->value % 8];
    free(block);
    return read == 12345;
}

static bool stack_ok(const struct stack *stack, int most ASSAY_IN(9, 9))
{
    int count = 0;
    for (const struct cell *cell = stack->top; cell != NULL; cell = cell->next)
        if (++count > stack->depth || is_odd(cell) || is_negative_after(cell) || !check(cell, most))
            return false;
    return depth_of(stack) == stack->depth;
}

ASSAY_SPACE(stack_ok, n)
{
    assay_pool(struct cell, 1);
    assay_values(struct cell, value, n);
    assay_range(struct stack, depth, 0, 1);
}

/* What follows differs between the builds on purpose. */
bool accepts_less(const struct cell *cell)
{
#ifdef __ASSAY__
    return true;
#else
    return cell == NULL || cell->value != 2;
#endif
}

ASSAY_SPACE(accepts_less, n)
{
    assay_pool(struct cell, 1);
    assay_range(struct cell, value, 0, n);
}

bool does_not_end(const struct cell *cell)
{
#ifndef __ASSAY__
    while (cell && cell->value == 1)
        ;
#endif
    return cell == NULL || cell->value >= 0;
}

ASSAY_SPACE(does_not_end, n)
{
    assay_pool(struct cell, 1);
    assay_range(struct cell, value, 0, n);
}
