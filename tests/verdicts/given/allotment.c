#include "allotment.h"

#include <stdlib.h>

struct bed {
    bed *next;
    int width;
};

struct garden {
    bed *first, *newest;
};

garden *garden_new(void)
{
    return calloc(1, sizeof(garden));
}

void garden_free(garden *g)
{
    while (g && g->first) {
        bed *b = g->first;
        g->first = b->next;
        free(b);
    }
    free(g);
}

bed *garden_dig(garden *g, int width)
{
    bed *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->width = width;
    b->next = g->first;
    g->newest = g->first = b;
    return b;
}

static void drop(garden *g, bed *b)
{
    bed **at = &g->first;
    while (*at && *at != b)
        at = &(*at)->next;
    if (!*at)
        return;
    *at = b->next;
    free(b);
}

/* The bug: it may be the newest. */
void garden_level(garden *g, bed *b)
{
    drop(g, b);
}

/* The other bug: those that are narrow are gone. */
void garden_tidy(garden *g)
{
    bed *b = g->first;
    while (b) {
        bed *next = b->next;
        if (b->width < 2) {
            if (g->newest == b)
                g->newest = NULL;
            drop(g, b);
        }
        b = next;
    }
}

int bed_width(const bed *b)
{
    return b->width;
}

int garden_newest(const garden *g)
{
    return g->newest ? g->newest->width : 0;
}
