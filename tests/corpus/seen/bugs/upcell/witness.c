#include "upcell.h"

int main(void)
{
    int64_t value;
    uc_stack *stack = uc_stack_new(1);
    if (stack == NULL || uc_stack_new(UC_MAX_DEPTH + 1) != NULL || uc_pop(stack, &value) || uc_capture(stack, 0) != NULL)
        return 2;
    if (!uc_push(stack, 7))
        return 2;
    uc_cell *cell = uc_capture(stack, 0);
#ifdef LEGAL
    if (uc_reserve(stack, UC_MAX_DEPTH) || uc_reserve(stack, SIZE_MAX) || !uc_reserve(stack, 0))
        return 2;
    for (int i = 1; i < 100; i++)
        if (!uc_push(stack, i))
            return 2;
    uc_cell_set(cell, 8);
    if (!uc_get(stack, 0, &value) || value != 8 || !uc_set(stack, 0, 9) || uc_cell_get(cell) != 9)
        return 2;
    uc_cell *other = uc_capture(stack, 50), *middle = uc_capture(stack, 20), *same = uc_capture(stack, 50);
    if (same != other || uc_cell_get(other) != 50 || !uc_cell_is_open(other))
        return 2;
    uc_cell_release(same);
    uc_cell_release(middle);
    uc_truncate(stack, 30);
    if (uc_cell_is_open(other) || uc_cell_get(other) != 50 || !uc_cell_is_open(cell) || uc_depth(stack) != 30)
        return 2;
    if (!uc_pop(stack, &value) || value != 29 || !uc_pop(stack, NULL) || uc_get(stack, 28, &value))
        return 2;
    uc_cell_release(other);
    while (uc_push(stack, 1)) {
    }
    if (uc_depth(stack) != UC_MAX_DEPTH || uc_cell_get(cell) != 9)
        return 2;
    uc_stack_free(stack);
    if (uc_cell_get(cell) != 9)
        return 2;
    uc_stack *empty = uc_stack_new(0);
    if (!uc_reserve(empty, 3) || !uc_push(empty, 1))
        return 2;
    uc_stack_free(empty);
    uc_stack_free(NULL);
    uc_cell_release(NULL);
#else
    if (!uc_reserve(stack, 1) || uc_cell_get(cell) != 7)
        return 2;
    uc_stack_free(stack);
#endif
    uc_cell_release(cell);
    return 0;
}
