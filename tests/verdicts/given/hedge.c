#include "hedge.h"

#include <stdlib.h>

struct hedge {
    hedge *first, *next, *previous; /* the one before the first is the last */
};

hedge *hedge_new(void)
{
    return calloc(1, sizeof(hedge));
}

void hedge_free(hedge *h)
{
    while (h) {
        hedge *next = h->next;
        hedge_free(h->first);
        free(h);
        h = next;
    }
}

void hedge_add(hedge *to, hedge *shrub)
{
    if (to->first) {
        shrub->previous = to->first->previous;
        shrub->previous->next = shrub;
        to->first->previous = shrub;
    } else {
        to->first = shrub->previous = shrub;
    }
}

void hedge_replace(hedge *parent, hedge *old, hedge *shrub)
{
    shrub->next = old->next;
    shrub->previous = old->previous;
    if (shrub->next)
        shrub->next->previous = shrub;
    if (parent->first == old) {
        if (old->previous == old)
            shrub->previous = shrub;
        parent->first = shrub;
    } else if (parent->first) {
        if (shrub->previous)
            shrub->previous->next = shrub;
        if (!shrub->next)
            parent->first->previous = shrub;
    }
    old->next = NULL;
    hedge_free(old);
}

void hedge_drop_last(hedge *from)
{
    hedge *last = from->first ? from->first->previous : NULL;
    if (!last || last == from->first)
        return;
    last->previous->next = NULL; /* the bug: the first still leads to the last */
    hedge_free(last);
}
