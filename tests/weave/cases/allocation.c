/* The private heap gives the same addresses in every run, detects a free of
 * what is not a block, and leaves alone what it does not own. */
#include <stdio.h>
#include <stdlib.h>
#include "trace.h"

int entry(void *object)
{
    assay_trace_calls_only(1);
    int *first = malloc(4);
    *first = 1;
    free(first);
    int *second = malloc(8);
    if (first != second)
        return 1;
    *second = 1;
    second = realloc(second, 100);
    if (*second != 1 || second == first)
        return 2;
    int *zeros = calloc(1, 16);
    if (zeros != first || *zeros != 0)
        return 3;
    char *aligned = aligned_alloc(256, 10), *again;
    if ((unsigned long)aligned % 256)
        return 4;
    free(aligned);
    again = aligned_alloc(256, 10);
    if (again != aligned)
        return 5;
    free(object);
    free(second + 4);
    return 6;
}
