#include "crate.h"

#include <stdlib.h>
#include <string.h>

struct crate {
    char label[4], name[4];
};

struct crate *crate_new(const char *label)
{
    struct crate *c = calloc(1, sizeof *c);
    if (c)
        memcpy(c->label, label, 4);
    return c;
}

void crate_free(struct crate *c)
{
    free(c);
}

void crate_name(struct crate *c, const char *name)
{
    memcpy(c->name, name, 4);
}
