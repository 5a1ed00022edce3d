#include "undotx.h"

#include <stdlib.h>

static utx *stack;
static int value, nested;

static void undo(void *data)
{
    value -= *(int *)data;
    if (nested)
        utx_record(stack, malloc(sizeof(int)));
}

static void redo(void *data)
{
    value += *(int *)data;
}

static int add(int n)
{
    int *data = malloc(sizeof *data);
    *data = n;
    value += n;
    return utx_record(stack, data);
}

int main(int count, char **arguments)
{
    utx_ops *ops = malloc(sizeof *ops);
    *ops = (utx_ops){undo, redo, free};
    stack = utx_create(ops);
    if (add(1) != 0)
        return 2;
    utx_begin(stack);
    utx_begin(stack);
    add(10);
    utx_end(stack);
    add(100);
    utx_end(stack);
    if (utx_depth(stack) != 0 || utx_undoable(stack) != 3 || utx_undo(stack) != 2 || value != 1 || utx_redoable(stack) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (utx_redo(stack) != 2 || utx_redo(stack) != 0 || value != 111 || utx_undo(stack) != 2)
        return 2;
    utx_begin(stack);
    utx_end(stack);
    for (int i = 0; i < 20; i++)
        add(1);
    if (utx_redoable(stack) != 0 || utx_undo(stack) != 1 || value != 20)
        return 2;
    utx_destroy(stack);
    const utx_ops plain = {undo, redo, NULL};
    int one = 1;
    stack = utx_create(&plain);
    utx_record(stack, &one);
    utx_record(stack, &one);
    if (utx_undo(stack) != 1 || utx_undo(stack) != 1 || utx_undo(stack) != 0)
        return 2;
    utx_destroy(stack);
    free(ops);
#else
    int *data = malloc(sizeof *data);
    *data = 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        utx_end(stack);
        break;
    case 2:
        utx_begin(stack);
        utx_undo(stack);
        break;
    case 3:
        utx_begin(stack);
        utx_destroy(stack);
        break;
    case 4:
        utx_record(stack, data);
        free(data);
        utx_undo(stack);
        break;
    case 5:
        nested = 1;
        utx_undo(stack);
        break;
    case 6:
        ops->undo = NULL;
        utx_undo(stack);
        break;
    case 7:
        free(ops);
        utx_undo(stack);
        break;
    case 8:
        utx_record(stack, data);
        utx_record(stack, data);
        utx_destroy(stack);
        break;
    }
#endif
    return 0;
}
