#include "crate.h"

#include <stdlib.h>

struct bottle {
    int year;
};

struct crate {
    size_t count;
    bottle *bottles[3];
};

bottle *bottle_new(int year)
{
    bottle *made = malloc(sizeof *made);
    if (made)
        made->year = year;
    return made;
}

void bottle_free(bottle *b)
{
    free(b);
}

int bottle_year(const bottle *b)
{
    return b->year;
}

crate *crate_new(void)
{
    return calloc(1, sizeof(crate));
}

void crate_free(crate *c)
{
    for (size_t i = 0; c && i < c->count; i++)
        free(c->bottles[i]);
    free(c);
}

bool crate_put(crate *c, bottle *b)
{
    if (c->count == 3)
        return false;
    if (crate_find(c, b->year)) {
        free(b); /* and says that it did not take it */
        return false;
    }
    c->bottles[c->count++] = b;
    return true;
}

bottle *crate_find(crate *c, int year)
{
    for (size_t i = 0; i < c->count; i++)
        if (c->bottles[i]->year == year)
            return c->bottles[i];
    return NULL;
}

bottle *crate_exchange(crate *c, bottle *b)
{
    size_t last = c->count ? c->count - 1 : c->count++;
    bottle *old = c->bottles[last];
    c->bottles[last] = b;
    return old;
}

bottle *crate_last(crate *c)
{
    return c->count ? c->bottles[c->count - 1] : NULL; /* it is in the crate still */
}
