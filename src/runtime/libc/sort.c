/* <stdlib.h> and <search.h>: sorting and searching arrays. */
#include "runtime/libc/libc.h"

typedef int comparison(const void *, const void *, void *);
typedef int plain_comparison(const void *, const void *);

/* Elements are compared where they are, and moved only if their order changes:
 * a sort of what is sorted reads nothing that the comparison does not. */
struct sort {
    char **order, **spare; /* pointers to the elements, count of each */
    comparison *compare;
    void *context;
};

static void merge(const struct sort *sort, size_t start, size_t middle, size_t end)
{
    size_t left = start, right = middle, out = start;
    while (left < middle && right < end) {
        bool keep = sort->compare(sort->order[left], sort->order[right], sort->context) <= 0;
        sort->spare[out++] = sort->order[keep ? left++ : right++];
    }
    while (left < middle)
        sort->spare[out++] = sort->order[left++];
    for (size_t i = start; i < out; i++) /* what is left on the right is in place */
        sort->order[i] = sort->spare[i];
}

/* Stable, and with the comparisons of glibc's merge sort, in its order. */
static void sort_range(const struct sort *sort, size_t start, size_t end)
{
    if (end - start <= 1)
        return;
    size_t middle = start + (end - start) / 2;
    sort_range(sort, start, middle);
    sort_range(sort, middle, end);
    merge(sort, start, middle, end);
}

/* Moves each element of a cycle of the permutation to its place. */
static void move_cycle(char *base, size_t size, char **order, size_t start, char *held)
{
    size_t place = start;
    WOVEN(memcpy)(held, base + start * size, size);
    for (;;) {
        char *wanted = order[place], *here = base + place * size;
        order[place] = here;
        size_t next = (size_t)(wanted - base) / size;
        if (next == start) {
            WOVEN(memcpy)(here, held, size);
            return;
        }
        WOVEN(memcpy)(here, wanted, size);
        place = next;
    }
}

void WOVEN(qsort_r)(void *base, size_t count, size_t size, comparison *compare, void *context)
{
    if (count <= 1 || size == 0)
        return;
    char **order = WOVEN(malloc)(2 * count * sizeof *order + size), *held = (char *)(order + 2 * count);
    for (size_t i = 0; i < count; i++)
        order[i] = (char *)base + i * size;
    struct sort sort = {order, order + count, compare, context};
    sort_range(&sort, 0, count);
    for (size_t i = 0; i < count; i++)
        if (order[i] != (char *)base + i * size)
            move_cycle(base, size, order, i, held);
    WOVEN(free)(order);
}

static int compare_plainly(const void *a, const void *b, void *compare)
{
    return (*(plain_comparison **)compare)(a, b);
}

void WOVEN(qsort)(void *base, size_t count, size_t size, plain_comparison *compare)
{
    WOVEN(qsort_r)(base, count, size, compare_plainly, &compare);
}

void *WOVEN(bsearch)(const void *key, const void *base, size_t count, size_t size, plain_comparison *compare)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const char *element = (const char *)base + middle * size;
        int order = compare(key, element);
        if (order == 0)
            return (void *)element;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

void *WOVEN(lfind)(const void *key, const void *base, size_t *count, size_t size, plain_comparison *compare)
{
    for (size_t i = 0; i < *count; i++) {
        const char *element = (const char *)base + i * size;
        if (compare(key, element) == 0)
            return (void *)element;
    }
    return NULL;
}

void *WOVEN(lsearch)(const void *key, void *base, size_t *count, size_t size, plain_comparison *compare)
{
    void *found = WOVEN(lfind)(key, base, count, size, compare);
    if (found)
        return found;
    return WOVEN(memcpy)((char *)base + (*count)++ * size, key, size);
}
