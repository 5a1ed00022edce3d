#include "hooks.h"

#include <stddef.h>

void rail_init(struct rail *rail)
{
    *rail = (struct rail){0};
}

void hook_init(struct hook *hook)
{
    hook->next = NULL;
}

void rail_hang(struct rail *rail, struct hook *hook)
{
    hook->next = rail->first;
    rail->first = hook;
    rail->count = !rail->count; /* and not one more: the bug */
}

int rail_part(const struct rail *rail)
{
    return rail->first ? 100 / rail->count : 100;
}

int rail_length(const struct rail *rail)
{
    int places[4] = {0}, at = 0;
    for (const struct hook *hook = rail->first; hook; hook = hook->next)
        places[at++] = 1;
    return places[0] + at;
}
