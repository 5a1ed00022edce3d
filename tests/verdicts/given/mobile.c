#include "mobile.h"

#include <stdlib.h>

struct rod {
    mobile *mobile;
    rod *on, *next; /* next: of all */
};

struct mobile {
    rod *first;
};

mobile *mobile_new(void)
{
    return calloc(1, sizeof(mobile));
}

void mobile_free(mobile *m)
{
    while (m && m->first) {
        rod *next = m->first->next;
        free(m->first);
        m->first = next;
    }
    free(m);
}

rod *mobile_rod(mobile *m, rod *on)
{
    rod *r = on && on->mobile != m ? NULL : calloc(1, sizeof *r);
    if (!r)
        return NULL;
    r->mobile = m;
    r->on = on;
    r->next = m->first;
    m->first = r;
    return r;
}

int rod_attach(rod *r, rod *on)
{
    if (on && (on->mobile != r->mobile || on == r || on->on == r)) /* looks no further than one rod above */
        return -1;
    r->on = on;
    return 0;
}

int rod_tie(rod *r, rod *on)
{
    r->on = on;
    return 0;
}

int rod_depth(const rod *r)
{
    int depth = 0;
    while ((r = r->on))
        depth++;
    return depth;
}
