#include "disjset.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    ds_node *nodes = malloc(10 * sizeof *nodes);
    size_t *out = malloc(3 * sizeof *out);
    ds_init(nodes, 9);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!ds_join(nodes, 0, 8) || !ds_join(nodes, 1, 2) || !ds_join(nodes, 8, 4) || ds_join(nodes, 4, 0) || ds_join(nodes, 3, 3))
        return 2;
    if (!ds_same(nodes, 0, 4) || ds_same(nodes, 0, 1) || ds_size(nodes, 8) != 3 || ds_count(nodes, 9) != 6)
        return 2;
    if (ds_list(nodes, 9, 4, out) != 3 || out[0] != 0 || out[1] != 4 || out[2] != 8)
        return 2;
    if (ds_grow(nodes, 9) != 10 || ds_find(nodes, 9) != 9 || ds_count(nodes, 10) != 7 || !ds_join(nodes, 9, 1))
        return 2;
    if (ds_find(nodes, 2) != ds_peek(nodes, 9) || ds_count(nodes, 0) != 0)
        return 2;
    ds_init(NULL, 0);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ds_init(nodes, 11);
        break;
    case 2:
        return (int)ds_find(nodes, 10);
    case 3:
        memset(nodes, 0xcd, 10 * sizeof *nodes);
        return (int)ds_find(nodes, 0);
    case 4:
        for (size_t i = 1; i < 9; i++)
            ds_join(nodes, 0, i);
        ds_list(nodes, 9, 0, out);
        break;
    case 5:
        ds_grow(nodes, ds_grow(nodes, 9));
        break;
    case 6:
        return (int)ds_count(nodes, 20);
    }
#endif
    free(nodes);
    free(out);
    return 0;
}
