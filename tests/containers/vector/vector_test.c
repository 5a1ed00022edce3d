#include <assay.h>
#include <assert.h>
#include "vector.h"

static size_t occurrences(const int *values, size_t count, int value)
{
    size_t found = 0;
    for (size_t i = 0; i < count; i++)
        found += values[i] == value;
    return found;
}

ASSAY_PROPERTY void push_appends(const int *values, size_t count)
{
    struct vector vector = {0};
    for (size_t i = 0; i < count; i++)
        vector_push(&vector, values[i]);
    assert(vector.count == count && vector.count <= vector.capacity);
    for (size_t i = 0; i < count; i++)
        assert(vector.cells[i] == values[i]);
    vector_release(&vector);
}

ASSAY_PROPERTY void sort_sorts(const int *values, size_t count)
{
    struct vector vector = {0};
    for (size_t i = 0; i < count; i++)
        vector_push(&vector, values[i]);
    vector_sort(&vector);
    for (size_t i = 1; i < count; i++)
        assert(vector.cells[i - 1] <= vector.cells[i]);
    for (size_t i = 0; i < count; i++)
        assert(occurrences(values, count, values[i]) == occurrences(vector.cells, vector.count, values[i]));
    vector_release(&vector);
}
