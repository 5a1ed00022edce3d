#include "vessel.h"

#include <stdlib.h>

vessel *vessel_new(size_t size)
{
    vessel *v = calloc(1, sizeof *v);
    if (v && !vessel_alloc(v, size)) {
        free(v);
        v = NULL;
    }
    return v;
}

vessel *vessel_alloc(vessel *v, size_t size)
{
    v->size = size < 64 ? size : 64;
    v->content = calloc(1, v->size + 1);
    return v->content ? v : NULL;
}

bool vessel_init(vessel *v)
{
    return vessel_alloc(v, 8);
}

void vessel_dealloc(vessel *v)
{
    free(v->content);
    v->content = NULL;
}

void vessel_free(vessel *v)
{
    if (v)
        vessel_dealloc(v);
    free(v);
}
