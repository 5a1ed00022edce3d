#include "tenure.h"
#include <stdlib.h>

struct share { share *parent; int most, used, *count; };
struct slip { share *of; int amount; };

share *share_open(share *parent, int most)
{
    share *s = most > 0 && most < 1000 ? calloc(1, sizeof *s) : NULL;
    if (!s)
        return NULL;
    *s = (share){.parent = parent, .most = most, .count = calloc(1, sizeof(int))};
    if (!s->count) {
        free(s);
        return NULL;
    }
    return s;
}

void share_close(share *s)
{
    if (!s)
        return;
    free(s->count);
    free(s);
}

slip *share_take(share *s, int amount)
{
    if (amount < 0 || amount > s->most - s->used)
        return NULL;
    slip *taken = malloc(sizeof *taken);
    if (!taken)
        return NULL;
    *taken = (slip){s, amount};
    ++*s->count;
    for (; s; s = s->parent)
        s->used += amount;
    return taken;
}

void slip_give(slip *taken)
{
    for (share *s = taken->of; s; s = s->parent)
        s->used -= taken->amount;
    free(taken);
}

void share_forget(share *s)
{
    int *count = calloc(1, sizeof *count);
    if (count)
        free(s->count); /* and the new one is forgotten */
    free(count);
}

int share_count(const share *s)
{
    return *s->count;
}
