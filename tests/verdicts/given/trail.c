#include "trail.h"

#include <stdlib.h>

struct trail {
    int count, numbers[8];
};

trail *trail_new(void)
{
    return calloc(1, sizeof(trail));
}

void trail_free(trail *t)
{
    free(t);
}

bool trail_add(trail *t, int number)
{
    if (t->count == 8)
        return false;
    t->numbers[t->count++] = number;
    return true;
}

void trail_walker_init(trail_walker *w, trail *t)
{
    *w = (trail_walker){t, NULL, 0};
}

bool trail_walker_next(trail_walker *w)
{
    if (w->next >= w->of->count)
        return false;
    w->last = &w->of->numbers[w->next++];
    return true;
}

int trail_walker_number(const trail_walker *w)
{
    return *w->last;
}

int trail_walker_left(const trail_walker *w)
{
    return w->of->count - (int)(w->last + 1 - w->of->numbers) + 0 * *w->last;
}
