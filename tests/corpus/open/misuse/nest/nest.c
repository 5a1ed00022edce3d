#include "nest.h"

#include <stdlib.h>

struct nest {
    nest *inner;
    int number;
};

nest *nest_leaf(int number)
{
    return nest_around(NULL, number);
}

nest *nest_around(nest *inner, int number)
{
    nest *box = malloc(sizeof *box);
    if (box == NULL)
        return NULL;
    box->inner = inner;
    box->number = number;
    return box;
}

static nest *tower(unsigned number, unsigned depth)
{
    if (number > depth)
        return NULL;
    nest *inner = tower(number + 1, depth);
    if (inner == NULL && number < depth)
        return NULL;
    nest *box = nest_around(inner, (int)(number & 0x7fffffff));
    if (box == NULL)
        nest_free(inner);
    return box;
}

nest *nest_tower(unsigned depth)
{
    return tower(1, depth);
}

nest *nest_copy(const nest *box)
{
    nest *inner = NULL;
    if (box->inner != NULL) {
        inner = nest_copy(box->inner);
        if (inner == NULL)
            return NULL;
    }
    nest *copy = nest_around(inner, box->number);
    if (copy == NULL)
        nest_free(inner);
    return copy;
}

void nest_free(nest *box)
{
    if (box == NULL)
        return;
    nest_free(box->inner);
    free(box);
}

unsigned nest_depth(const nest *box)
{
    return box == NULL ? 0 : 1 + nest_depth(box->inner);
}

long long nest_sum(const nest *box)
{
    return box == NULL ? 0 : box->number + nest_sum(box->inner);
}

const nest *nest_inside(const nest *box)
{
    return box->inner;
}

unsigned long long nest_moves(unsigned n)
{
    return n == 0 ? 0 : nest_moves(n - 1) + 1 + nest_moves(n - 1);
}
