/* call_image IMAGE VALUE…: calls the predicate of stack.c on a stack of these
 * values, each struct in its own block, and prints what it says. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include "stack.h"

int main(int count, char **arguments)
{
    void *image = dlopen(arguments[1], RTLD_NOW);
    int (*entry)(void *) = image ? (int (*)(void *))dlsym(image, "assay_entry") : NULL;
    if (!entry) {
        fprintf(stderr, "%s\n", dlerror());
        return 2;
    }
    struct stack *stack = calloc(1, sizeof *stack);
    for (int i = count; i-- > 2; stack->depth++) {
        struct cell *cell = malloc(sizeof *cell);
        *cell = (struct cell){stack->top, atoi(arguments[i])};
        stack->top = cell;
    }
    struct {
        const struct stack *stack;
        int most;
    } given = {stack, 9};
    printf("%d\n", entry(&given));
    while (stack->top) {
        struct cell *cell = stack->top;
        stack->top = cell->next;
        free(cell);
    }
    free(stack);
    return 0;
}
