#include "vector.h"

#include <stdlib.h>

struct head {
    size_t length, room;
};

static struct head *head_of(const int *v)
{
    return (struct head *)v - 1;
}

size_t vec_len(const int *v)
{
    return v ? head_of(v)->length : 0;
}

int *vec_setlen(int *v, size_t n)
{
    size_t before = vec_len(v);
    struct head *head = n > 1000 ? NULL : realloc(v ? head_of(v) : NULL, sizeof *head + n * sizeof *v);
    if (!head)
        return v;
    int *cells = (int *)(head + 1);
    for (size_t i = before; i < n; i++)
        cells[i] = 0;
    head->length = head->room = n;
    return cells;
}

int *vec_push(int *v, int value)
{
    size_t n = vec_len(v);
    v = vec_setlen(v, n + 1);
    if (vec_len(v) > n)
        v[n] = value;
    return v;
}

void vec_free(int *v)
{
    if (v)
        free(head_of(v));
}
