#include "takes.h"
#include <stdlib.h>
struct registry {
    char *names[64];
    size_t count;
};
struct registry *registry_new(void)
{
    return calloc(1, sizeof(struct registry));
}
void registry_free(struct registry *r)
{
    if (!r)
        return;
    for (size_t i = 0; i < r->count; i++)
        free(r->names[i]);
    free(r);
}
void registry_add(struct registry *r, char *name)
{
    if (r->count < 64)
        r->names[r->count++] = name;
    else
        free(name);
}
size_t registry_count(const struct registry *r)
{
    return r->count;
}
const char *registry_name(const struct registry *r, size_t index)
{
    return index < r->count ? r->names[index] : NULL;
}
