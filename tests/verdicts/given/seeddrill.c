#include "seeddrill.h"

#include <stdlib.h>
#include <string.h>

struct drill {
    double loss_rate;
    int place;
    char seeds[64];
};

drill *drill_new(double loss_rate)
{
    drill *h = calloc(1, sizeof *h);
    if (h)
        h->loss_rate = loss_rate;
    return h;
}

void drill_free(drill *h)
{
    free(h);
}

static void move(drill *h, int count)
{
    char *copy = count > 64 ? NULL : malloc((size_t)count);
    if (count >= 0 && !copy)
        return;
    copy[0] = h->seeds[0];
    free(copy);
}

void drill_keep(drill *h, int most, int per)
{
    if (per >= 0)
        move(h, most ? most : 1);
}

void drill_fill(drill *h, int seed_count)
{
    move(h, seed_count ? seed_count : 1);
}

/* The bug: it does not. */
void drill_drain(drill *h, int seed_count)
{
    move(h, seed_count ? seed_count : 1);
}

/* The bug: -1 is below 0, too. */
int drill_spare(drill *h, int seed_count)
{
    if (seed_count < -1)
        return -1;
    move(h, seed_count ? seed_count : 1);
    return 0;
}

/* The bug: it may be turned back. */
void drill_turn(drill *h, int offset)
{
    move(h, offset ? offset : 1);
}

int drill_lost(const drill *h)
{
    int per = (int)(h->loss_rate * 2);
    return per > 2 || per < 0 ? *(volatile int *)NULL : per;
}
