#include "bag.h"
#include <stdlib.h>
struct thing {
    int weight;
};
struct bag {
    thing *things[2];
    size_t count;
};
thing *thing_new(int weight)
{
    thing *t = malloc(sizeof *t);
    if (t)
        t->weight = weight;
    return t;
}
void thing_free(thing *t)
{
    free(t);
}
int thing_weight(const thing *t)
{
    return t->weight;
}
bag *bag_new(void)
{
    return calloc(1, sizeof(bag));
}
void bag_free(bag *b)
{
    if (!b)
        return;
    for (size_t i = 0; i < b->count; i++)
        free(b->things[i]);
    free(b);
}
bool bag_put(bag *b, thing *t)
{
    if (b->count == 2)
        return false;
    b->things[b->count++] = t;
    return true;
}
size_t bag_count(const bag *b)
{
    return b->count;
}
