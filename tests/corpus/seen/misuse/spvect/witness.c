#include "spvect.h"

#include <stdlib.h>

static int add_up(uint32_t index, double value, void *context)
{
    *(double *)context += value;
    return index == 4;
}

#ifndef LEGAL
static int grow(uint32_t index, double value, void *context)
{
    return spv_set(context, index + 1, value);
}
#endif

int main(int count, char **arguments)
{
    spvect *v = spv_new(1000), *w = spv_new(1000), *three = spv_new(3);
    double sum = 0;
    if (spv_set(v, 4, 2) || spv_set(v, 0, 1) || spv_set(v, 999, 5) || spv_stored(v) != 3 || spv_get(v, 1) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (spv_each(w, add_up, &sum) != 0 || spv_each(v, add_up, &sum) != 1 || sum != 3)
        return 2;
    if (spv_axpy(w, 2, v) || spv_dot(v, w) != 60 || spv_axpy(v, -1, v) || spv_stored(v) != 0)
        return 2;
    spvect *copy = spv_copy(w), *empty = spv_copy(v);
    if (spv_set(copy, 4, 0) || spv_stored(copy) != 2 || spv_get(w, 4) != 4 || spv_dimension(empty) != 1000)
        return 2;
    spv_free(copy);
    spv_free(empty);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        spv_set(three, 3, 1);
        break;
    case 2:
        sum = spv_dot(v, three);
        break;
    case 3:
        spv_set(v, 100, 1);
        spv_each(v, grow, v);
        (void)add_up;
        (void)sum;
        break;
    }
#endif
    spv_free(v);
    spv_free(w);
    spv_free(three);
    return 0;
}
