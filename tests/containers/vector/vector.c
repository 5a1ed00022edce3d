#include "vector.h"

#include <stdlib.h>

void vector_push(struct vector *vector, int value)
{
    if (vector->count == vector->capacity) {
        vector->capacity = vector->capacity == 0 ? 4 : 2 * vector->capacity;
        vector->cells = realloc(vector->cells, vector->capacity * sizeof *vector->cells);
        if (vector->cells == NULL)
            abort();
    }
    vector->cells[vector->count++] = value;
}

/* Hoare's partition: returns j such that no cell of low..j is greater than one
 * of j + 1..high. */
static long partition(int *cells, long low, long high)
{
#ifdef BUG /* then j may be high, and one part is all there was */
    int pivot = cells[high];
#else
    int pivot = cells[low + (high - low) / 2];
#endif
    long i = low - 1, j = high + 1;
    for (;;) {
        do
            i++;
        while (cells[i] < pivot);
        do
            j--;
        while (cells[j] > pivot);
        if (i >= j)
            return j;
        int swapped = cells[i];
        cells[i] = cells[j];
        cells[j] = swapped;
    }
}

static void sort(int *cells, long low, long high)
{
    if (low >= high)
        return;
    long middle = partition(cells, low, high);
    sort(cells, low, middle);
    sort(cells, middle + 1, high);
}

void vector_sort(struct vector *vector)
{
    sort(vector->cells, 0, (long)vector->count - 1);
}

void vector_release(struct vector *vector)
{
    free(vector->cells);
    *vector = (struct vector){0};
}
