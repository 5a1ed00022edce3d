#include "tuple.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct tuple {
    size_t count, open;
    double *numbers;
};

tuple *tuple_new(const double *numbers, size_t count)
{
    tuple *t = count <= 100 ? calloc(1, sizeof *t) : NULL;
    if (t && !(t->numbers = malloc((count + 1) * sizeof *numbers))) {
        free(t);
        return NULL;
    }
    if (t && count)
        memcpy(t->numbers, numbers, count * sizeof *numbers);
    if (t)
        t->count = count;
    return t;
}

tuple *tuple_zeros(size_t count)
{
    const double zeros[100] = {0};
    return tuple_new(zeros, count);
}

void tuple_free(tuple *t)
{
    if (t)
        free(t->numbers);
    free(t);
}

size_t tuple_size(const tuple *t)
{
    return t->count;
}

bool tuple_equal(const tuple *a, const tuple *b)
{
    bool equal = a->count == b->count;
    for (size_t i = 0; equal && i < a->count; i++)
        equal = a->numbers[i] == b->numbers[i];
    return equal;
}

double tuple_dot(const tuple *a, const tuple *b)
{
    double sum = 0;
    for (size_t i = 0; i < a->count; i++)
        sum += a->numbers[i] * b->numbers[i];
    return sum;
}

size_t tuple_open(tuple *t)
{
    return ++t->open;
}

size_t tuple_turn(tuple *t)
{
    size_t moved = t->count > 1;
    if (moved) {
        double first = t->numbers[0];
        memmove(t->numbers, t->numbers + 1, (t->count - 1) * sizeof first);
        t->numbers[t->count - 1] = first;
    }
    assert(t->open == 0);
    return moved;
}
