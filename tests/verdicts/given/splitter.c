#include "splitter.h"

#include <stdlib.h>

void run_init(struct run *run)
{
    run->numbers = NULL;
    run->count = 0;
}

void run_clear(struct run *run)
{
    free(run->numbers);
    run_init(run);
}

int run_add(struct run *run, int number)
{
    int *more = run->count < 100 ? realloc(run->numbers, (run->count + 1) * sizeof *more) : NULL;
    if (!more)
        return -1;
    run->numbers = more;
    run->numbers[run->count++] = number;
    return 0;
}

/* The run is what was collected now. */
static void replace(struct run *run, int *numbers, size_t count)
{
    free(run->numbers);
    run->numbers = numbers;
    run->count = count;
}

int run_split(struct run *low, struct run *high, const struct run *all, const struct run *pivot)
{
    size_t count = all->count, below = 0, above = 0;
    int *small = malloc((count + 1) * sizeof *small), *large = malloc((count + 1) * sizeof *large);
    if (!small || !large || pivot->count == 0) {
        free(small);
        free(large);
        return -1;
    }
    for (size_t i = 0; i < count; i++)
        if (all->numbers[i] < pivot->numbers[0])
            small[below++] = all->numbers[i];
    int *old = all->numbers;
    replace(low, small, below);
    for (size_t i = 0; i < count; i++) /* all may be low, of which the numbers are gone */
        if (old[i] >= pivot->numbers[0])
            large[above++] = old[i];
    replace(high, large, above);
    small[below] = 0;
    return 0;
}
