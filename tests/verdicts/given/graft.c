#include "graft.h"

#include <stdlib.h>

struct graft {
    graft *first, *next;
};

graft *graft_new(void)
{
    return calloc(1, sizeof(graft));
}

void graft_free(graft *g)
{
    while (g && g->first) {
        graft *first = g->first;
        g->first = first->next;
        graft_free(first);
    }
    free(g);
}

void graft_add(graft *to, graft *branch)
{
    branch->next = to->first;
    to->first = branch;
}

void graft_replace(graft *parent, graft *old, graft *branch)
{
    for (graft **place = &parent->first; *place; place = &(*place)->next)
        if (*place == old) {
            branch->next = old->next;
            *place = branch;
            break;
        }
    graft_free(old);
}
