#include "stack.h"
#include <stddef.h>

static int check(const struct cell *cell)
{
    return cell == NULL ? 0 : 1 + check(cell->next);
}

int depth_of(const struct stack *stack)
{
    return check(stack->top);
}
