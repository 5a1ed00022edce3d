#include "stripset.h"
#include <stdlib.h>
#include <string.h>

struct stripset {
    int *numbers;
    size_t count;
};

struct stripset *stripset_new(void)
{
    return calloc(1, sizeof(struct stripset));
}

void stripset_free(struct stripset *set)
{
    if (set)
        free(set->numbers);
    free(set);
}

int stripset_add(struct stripset *set, int number)
{
    int *numbers = set->count < 100 ? realloc(set->numbers, (set->count + 1) * sizeof *numbers) : NULL;
    if (!numbers)
        return -1;
    set->numbers = numbers;
    numbers[set->count++] = number;
    return 0;
}

size_t stripset_count(const struct stripset *set)
{
    return set->count;
}

struct stripset *stripset_slice(const struct stripset *set, size_t from, size_t to)
{
    if (to < from)
        return NULL;
    if (to > set->count)
        to = set->count;
    struct stripset *slice = stripset_new();
    for (size_t i = from; slice && i != to; i++)
        if (stripset_add(slice, set->numbers[i]) != 0)
            break;
    return slice;
}

void stripset_shift(struct stripset *set, size_t s)
{
    if (set->count < 1)
        return;
    for (size_t i = set->count; i-- > 0;)
        set->numbers[i] = i + 1 > s ? set->numbers[i - s] : 0;
    for (size_t i = 0; i < s && i < 100; i++)
        set->numbers[i] = 0;
}

struct stripset *stripset_copy(const struct stripset *set)
{
    struct stripset *copy = stripset_new();
    int *numbers = copy && set->count ? malloc(set->count * sizeof *numbers) : NULL;
    if (copy && (numbers || !set->count)) {
        memcpy(numbers, set->numbers, set->count * sizeof *numbers);
        *copy = (struct stripset){numbers, set->count};
    }
    return copy;
}
