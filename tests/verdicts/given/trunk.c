#include "trunk.h"

#include <stdlib.h>

struct trunk {
    trunk *first, *next;
};

trunk *trunk_new(void)
{
    return calloc(1, sizeof(trunk));
}

void trunk_free(trunk *c)
{
    while (c && c->first) {
        trunk *part = trunk_detach_first(c);
        trunk_free(part);
    }
    free(c);
}

void trunk_add(trunk *into, trunk *c)
{
    if (!c || c->next || c == into)
        return;
    c->next = into->first;
    into->first = c;
}

trunk *trunk_detach_first(trunk *c)
{
    trunk *part = c->first;
    if (part) {
        c->first = part->next;
        part->next = NULL;
    }
    return part;
}

int trunk_count(const trunk *c)
{
    int count = 1;
    for (const trunk *part = c->first; part; part = part->next)
        count += trunk_count(part);
    return count;
}
