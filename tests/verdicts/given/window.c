#include "window.h"

#include <stdlib.h>

#define MOST 64

struct window {
    int cells[MOST];
    size_t kept, next, count, step;
};

window *window_new(void)
{
    window *w = calloc(1, sizeof *w);
    if (w)
        w->kept = MOST;
    return w;
}

void window_free(window *w)
{
    free(w);
}

void window_put(window *w, int value)
{
    if (w->kept == 0)
        return;
    w->cells[w->next] = value;
    w->next = (w->next + 1) % w->kept;
    w->count += w->count < w->kept;
}

bool window_keep(window *w, size_t numbers)
{
    if (numbers > MOST)
        return false;
    w->kept = numbers;
    w->count = w->count < numbers ? w->count : numbers;
    w->next = w->count % numbers;
    return true;
}

bool window_thin(window *w, size_t step)
{
    w->step = w->count % step;
    return true;
}

long window_sum(const window *w, size_t *count)
{
    long sum = 0;
    for (size_t i = 0; i < w->count; i++)
        sum += w->cells[i];
    *count = w->count;
    return sum;
}

int window_largest(const window *w, size_t *where)
{
    *where = 0;
    for (size_t i = 1; i < w->count; i++)
        *where = w->cells[i] > w->cells[*where] ? i : *where;
    return w->cells[*where];
}
