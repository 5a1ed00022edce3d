#include "polystack.h"

int main(void)
{
    polystack *stack = polystack_new(2);
    struct poly x = {{0, 1, 0, 0}}, one = {{1, 0, 0, 0}}, got;
    if (!polystack_push(stack, one) || !polystack_push(stack, x) || !polystack_push(stack, one))
        return 2;
    if (!polystack_sub(stack) || polystack_size(stack) != 2 || !polystack_peek(stack, 0, &got))
        return 2;
    if (got.coefficient[0] != UINT32_MAX || got.coefficient[1] != 1 || polystack_peek(stack, 2, &got))
        return 2;
    polystack *copy = polystack_copy(stack);
    if (!polystack_equal(stack, copy))
        return 2;
    int status = 0;
#ifndef LEGAL
    polystack_add(copy);
    polystack_peek(stack, 1, &got);
    status = got.coefficient[0] != 1 || got.coefficient[1] != 0;
#endif
    while (polystack_pop(copy, &got)) {
    }
    if (polystack_size(stack) != 2 || polystack_add(copy))
        return 2;
    polystack_free(copy);
    polystack_free(stack);
    return status;
}
