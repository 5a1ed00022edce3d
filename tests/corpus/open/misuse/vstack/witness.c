#include "vstack.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    vstack *stack = vstack_new(3);
#ifdef LEGAL
    (void)count, (void)arguments;
    vstack_push(stack, 1);
    vstack_push(stack, 2);
    vstack_swap(stack);
    vstack_pick(stack, 1);
    if (!vstack_is_full(stack) || vstack_pop(stack) != 2 || vstack_top(stack) != 1 || vstack_size(stack) != 2)
        return 2;
    vstack_drop(stack, 2);
    vstack_drop(stack, 0);
    if (!vstack_is_empty(stack) || vstack_new(0) != NULL || vstack_new(1025) != NULL)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        vstack_pop(stack);
        break;
    case 2:
        vstack_top(stack);
        break;
    case 3:
        for (int i = 0; i < 4; i++)
            vstack_push(stack, i);
        break;
    case 4:
        vstack_drop(stack, 1);
        break;
    case 5:
        vstack_push(stack, 1);
        vstack_swap(stack);
        break;
    case 6:
        vstack_size(NULL);
        break;
    }
#endif
    vstack_free(stack);
    return 0;
}
