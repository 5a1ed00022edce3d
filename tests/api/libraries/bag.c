#include "bag.h"
#include <stdlib.h>
struct bag {
    int n;
};
struct bag *bag_new(int n)
{
    struct bag *b = malloc(sizeof *b);
    if (b)
        b->n = n % 100;
    return b;
}
void bag_free(struct bag *bag)
{
    free(bag);
}
void bag_join(struct bag *restrict into, const struct bag *restrict from)
{
    if (into == from)
        abort();
    into->n = (into->n + from->n) % 100;
}
int bag_same(const struct bag *restrict a, const struct bag *restrict b)
{
    if (a == b)
        return 2;
    return a->n == b->n;
}
