/* What the names of stack.h do not say. */
#include <stdio.h>
#include <assay.h>
#include "stack.h"

struct stack *stack_of_three(int a, int b, int c)
{
    struct stack *s = stack_new(3);
    stack_push(s, a);
    stack_push(s, b);
    stack_push(s, c);
    return s;
}

static int helper(int x)
{
    return x;
}

bool pop_undoes_push(struct stack *s, int value)
{
    int top = helper(value + 1);
    return stack_push(s, value) && stack_pop(s, &top) && top == value;
}

bool same_size(const struct stack *a, const struct stack *b)
{
    return stack_size(a) == stack_size(b);
}

ASSAY_CONTRACT(pop_undoes_push);
ASSAY_EQUAL(same_size);
ASSAY_REQUIRES(stack_peek, stack_size(s) > 0 && "not, empty");
ASSAY_SUCCESS(stack_pop, result == true);
ASSAY_NONNULL(stack_push, s);
ASSAY_NULLABLE(stack_free, 1);
ASSAY_CONSUMES(stack_each, data);
ASSAY_LENGTH(stack_values, out, 3);
ASSAY_PURE(stack_hash);
ASSAY_SKIP(stack_sort);
ASSAY_LEARNED(17, ASSAY_NONNULL(stack_pop, value));
ASSAY_LEARNED(18, ASSAY_NONNULL(stack_copy, s));
ASSAY_BUG(18);
