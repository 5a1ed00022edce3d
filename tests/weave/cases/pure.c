/* Attributes that promise too much do not make reads vanish or move. */
#include <stdlib.h>
#include "trace.h"

__attribute__((pure, noinline)) static int pure_read(const int *p)
{
    return *p;
}

__attribute__((const, nonnull, returns_nonnull)) static const int *same(const int *p)
{
    return p + *p;
}

__attribute__((malloc, alloc_size(1))) static void *get(unsigned long size)
{
    return malloc(size);
}

static int restricted(const int *restrict a, int *restrict b)
{
    int before = *a;
    *b = 1;
    return before + *a;
}

int entry(void *object)
{
    int *p = object;
    pure_read(p + 1);
    pure_read(p + 1);
    same(p + 2);
    assay_trace_calls_only(1);
    free(get(16));
    assay_trace_calls_only(0);
    for (int i = 0; i < 2; i++)
        (void)pure_read(p + 3);
    return restricted(p + 4, p + 5);
}
