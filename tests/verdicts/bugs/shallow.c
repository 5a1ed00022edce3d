/* fails in: names_free names_at names_clone names_add names_count */
#include "shallow.h"
#include <stdlib.h>
#include <string.h>
struct names {
    char *items[16];
    size_t count;
};
names *names_new(void)
{
    return calloc(1, sizeof(names));
}
void names_free(names *n)
{
    if (!n)
        return;
    for (size_t i = 0; i < n->count; i++)
        free(n->items[i]);
    free(n);
}
bool names_add(names *n, const char *name)
{
    if (n->count == 16)
        return false;
    char *c = malloc(strlen(name) + 1);
    if (!c)
        return false;
    strcpy(c, name);
    n->items[n->count++] = c;
    return true;
}
names *names_clone(const names *n)
{
    names *c = malloc(sizeof *c);
    if (c)
        *c = *n;
    return c;
}
size_t names_count(const names *n)
{
    return n->count;
}
const char *names_at(const names *n, size_t index)
{
    return index < n->count ? n->items[index] : NULL;
}
