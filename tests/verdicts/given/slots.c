#include "slots.h"

#include <string.h>

void slots_init(struct slots *s, struct slot *first, unsigned size)
{
    s->first = first;
    s->size = size;
    s->used = 0;
    memset(first, 0, size * sizeof *first);
}

unsigned slots_used(const struct slots *s)
{
    return s->used;
}
