#include "parcel.h"

#include <stdlib.h>

struct whole {
    parcel base;
    parcel *inside;
};

parcel *parcel_new(void)
{
    struct whole *whole = calloc(1, sizeof *whole);
    if (!whole)
        return NULL;
    whole->base.references = 1;
    return &whole->base;
}

parcel *parcel_ref(parcel *p)
{
    if (p)
        p->references++;
    return p;
}

void parcel_unref(parcel *p)
{
    if (!p || --p->references)
        return;
    parcel_unref(((struct whole *)p)->inside);
    free(p);
}

void parcel_put(parcel *p, parcel *part)
{
    parcel_ref(part);
    parcel_unref(((struct whole *)p)->inside);
    ((struct whole *)p)->inside = part;
}
