#include "chest.h"

#include <stdlib.h>
#include <string.h>

struct chest {
    char label[4], name[4];
};

struct chest *chest_new(const char *label)
{
    struct chest *c = calloc(1, sizeof *c);
    if (c)
        memcpy(c->label, label, 4);
    return c;
}

void chest_free(struct chest *c)
{
    free(c);
}

void chest_name(struct chest *c, const char *name)
{
    memcpy(c->name, name, 4);
}
