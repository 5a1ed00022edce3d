#include "tapecur.h"

#include <stdlib.h>

struct tape {
    size_t count, at;
    int *numbers[8];
};

tape *tape_new(void)
{
    return calloc(1, sizeof(tape));
}

void tape_free(tape *t)
{
    for (size_t i = 0; t && i < t->count; i++)
        free(t->numbers[i]);
    free(t);
}

bool tape_write(tape *t, int number)
{
    int *cell = t->count < 8 ? malloc(sizeof *cell) : NULL;
    if (!cell)
        return false;
    *cell = number;
    t->numbers[t->count++] = cell;
    return true;
}

bool cur_valid(const tape *t)
{
    return t->at < t->count;
}

bool cur_advance(tape *t)
{
    int before = *t->numbers[t->at++];
    return before != 0;
}

char cur_digit(const tape *t)
{
    static const char digits[10] = "0123456789";
    return digits[*t->numbers[t->at] % 10]; /* it may be below 0: a bug */
}

int *cur_rest(const tape *t, size_t *count)
{
    int first = *t->numbers[t->at]; /* there may be none: a bug */
    int *rest = malloc((t->count - t->at) * sizeof *rest);
    *count = rest ? t->count - t->at : 0;
    for (size_t i = 0; i < *count; i++)
        rest[i] = i ? *t->numbers[t->at + i] : first;
    return rest;
}
