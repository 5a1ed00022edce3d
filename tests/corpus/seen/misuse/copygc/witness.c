#include "copygc.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    cg_heap *heap = cg_open(32);
    if (heap == NULL || cg_open(0) != NULL || cg_open(CG_MAX_OBJECTS + 1) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    cg_value list = NULL;
    cg_stress(heap, true);
    cg_root(heap, &list);
    cg_root(heap, &list);
    for (int i = 0; i < 10; i++) {
        cg_value number = cg_number(heap, i);
        list = cg_cons(heap, number, list);
        if (cg_length(list) != i + 1 || cg_number_of(cg_first(list)) != i)
            return 2;
    }
    if (!cg_collect(heap) || cg_used(heap) != 20 || cg_length(NULL) != 0 || cg_type_of(NULL) != CG_NIL)
        return 2;
    if (cg_number_of(cg_first(cg_rest(list))) != 8 || cg_length(cg_first(list)) != -1)
        return 2;
    cg_unroot(heap, 1);
    cg_stress(heap, false);
    while (cg_number(heap, 1) != NULL && cg_used(heap) < 32) {
    }
    cg_value pair = cg_cons(heap, list, list);
    if (cg_used(heap) != 21 || cg_first(pair) != list || cg_rest(pair) != list)
        return 2;
    cg_set_first(pair, pair);
    cg_set_rest(list, list);
    if (cg_length(list) != -1 || cg_length(pair) != -1 || !cg_collect(heap) || cg_used(heap) != 2)
        return 2;
    cg_set_first(list, NULL);
    cg_value next;
    while ((next = cg_cons(heap, list, cg_first(list))) != NULL)
        cg_set_first(list, next);
    if (cg_used(heap) != 32 || cg_number(heap, 5) != NULL || cg_first(list) == NULL)
        return 2;
    cg_unroot(heap, 1);
    cg_unroot(heap, 0);
    cg_heap *tiny = cg_open(1);
    for (int i = 0; i < 5; i++)
        if (cg_number_of(cg_number(tiny, i)) != i)
            return 2;
    cg_value last = NULL;
    for (int i = 0; i < CG_MAX_ROOTS; i++)
        if (!cg_root(tiny, &last))
            return 2;
    if (cg_root(tiny, &last))
        return 2;
    last = cg_cons(tiny, NULL, NULL);
    if (last == NULL || !cg_collect(tiny) || cg_used(tiny) != 1 || cg_number(tiny, 1) != NULL)
        return 2;
    cg_close(tiny);
    cg_close(NULL);
#else
    cg_value value = cg_number(heap, 7);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cg_collect(heap);
        return cg_number_of(value) == 7 ? 0 : 2;
    case 2:
        cg_first(cg_rest(cg_cons(heap, value, NULL)));
        break;
    case 3: {
        cg_value *variable = malloc(sizeof *variable);
        *variable = value;
        cg_root(heap, variable);
        free(variable);
        cg_collect(heap);
        break;
    }
    case 4:
        cg_unroot(heap, 1);
        break;
    default:
        cg_close(heap);
        return cg_number_of(value) == 7 ? 0 : 2;
    }
#endif
    cg_close(heap);
    return 0;
}
