#define _POSIX_C_SOURCE 200809L

#include "nest.h"

#include <stdlib.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    nest *box = nest_around(nest_around(nest_leaf(1), 2), -7);
    if (nest_depth(box) != 3 || nest_sum(box) != -4 || nest_sum(nest_inside(box)) != 3)
        return 2;
    nest *copy = nest_copy(box);
    nest_free(box);
    if (nest_sum(copy) != -4)
        return 2;
    nest_free(copy);
#ifdef LEGAL
    (void)count, (void)arguments;
    box = nest_tower(4096);
    if (nest_depth(box) != 4096 || nest_sum(box) != 4096 * 4097 / 2 || nest_tower(0) != NULL || nest_depth(NULL) != 0)
        return 2;
    nest_free(box);
    if (nest_moves(10) != 1023)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        nest_free(nest_tower(10000000));
        break;
    case 2:
        alarm(1);
        nest_moves(60);
        break;
    case 3:
        copy = nest_leaf(1);
        box = nest_around(copy, 2);
        nest_free(copy);
        nest_free(box);
        break;
    }
#endif
    return 0;
}
