#include "lockers.h"

#include <stdlib.h>

struct slot {
    int value;
    slot *next;
};
struct pool {
    slot *first;
};

pool *pool_new(void)
{
    return calloc(1, sizeof(pool));
}

void pool_free(pool *p)
{
    while (p && p->first) {
        slot *next = p->first->next;
        free(p->first);
        p->first = next;
    }
    free(p);
}

slot *pool_take(pool *p, int value)
{
    slot *s = malloc(sizeof *s);
    if (s) {
        *s = (slot){value, p->first};
        p->first = s;
    }
    return s;
}

/* The one behind it goes in its stead. */
void pool_return(pool *p, slot *s)
{
    slot *next = s->next, **at = &p->first;
    if (next) {
        *s = *next;
        free(next);
        return;
    }
    while (*at != s)
        at = &(*at)->next;
    *at = NULL;
    free(s);
}

int slot_value(const slot *s)
{
    return s->value;
}
