#include "opstack.h"

#ifdef LEGAL
int main(void)
{
    struct opstack stack;
    opstack_init(&stack);
    int ok = opstack_empty(&stack);
    for (int i = 1; i <= 30; i++)
        ok = ok && opstack_push(&stack, i);
    ok = ok && opstack_top(&stack) == 30 && opstack_peek(&stack, 0) == 30 && opstack_peek(&stack, 29) == 1;
    opstack_swap(&stack);
    ok = ok && opstack_pop(&stack) == 29 && opstack_pop(&stack) == 30;
    opstack_apply(&stack, OPSTACK_SUBTRACT);
    ok = ok && opstack_top(&stack) == -1;
    opstack_apply(&stack, OPSTACK_ADD);
    opstack_apply(&stack, OPSTACK_MULTIPLY);
    ok = ok && opstack_top(&stack) == 25 * 25 && opstack_count(&stack) == 25;
    opstack_push(&stack, 0);
    opstack_apply(&stack, OPSTACK_DIVIDE);
    while (!opstack_empty(&stack))
        opstack_pop(&stack);
    opstack_release(&stack);
    opstack_release(&stack);
    return !ok;
}
#else
int main(void)
{
    struct opstack stack;
    opstack_init(&stack);
    opstack_push(&stack, 1);
    opstack_pop(&stack);
    opstack_pop(&stack);
    opstack_release(&stack);
    return 0;
}
#endif
