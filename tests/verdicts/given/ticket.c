#include "ticket.h"

#include <stdlib.h>

struct desk {
    unsigned taken;
    char *stamps;
};

desk *desk_open(void)
{
    desk *d = calloc(1, sizeof *d);
    if (d)
        d->stamps = calloc(4, 1);
    return d;
}

void desk_close(desk *d)
{
    if (d)
        free(d->stamps);
    free(d);
}

ticket desk_take(desk *d)
{
    return d->taken < 4 ? d->taken++ : 0;
}

bool desk_stamp(desk *d, ticket t)
{
    if (t > 4)
        return false;
    d->stamps[t] = 1;
    return true;
}

void desk_fold(desk *d, ticket t)
{
    d->stamps[t] = 2;
}
