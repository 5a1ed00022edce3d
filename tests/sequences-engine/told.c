#include "told.h"
#include <stdlib.h>

struct item {
    struct item *next;
    unsigned char number;
};
struct set {
    struct item *first;
};

struct set *set_new(void)
{
    return calloc(1, sizeof(struct set));
}

static struct item **find(struct set *set, unsigned char number)
{
    struct item **at = &set->first;
    while (*at && (*at)->number != number % 4)
        at = &(*at)->next;
    return at;
}

bool set_remove(struct set *set, unsigned char number)
{
    struct item **at = find(set, number), *found = *at;
    if (found)
        *at = found->next;
    free(found);
    return found != NULL;
}

void set_free(struct set *set)
{
    for (unsigned char number = 0; number < 4; number++)
        set_remove(set, number);
    free(set);
}

bool set_add(struct set *set, unsigned char number)
{
    struct item **at = find(set, number);
    if (*at || !(*at = calloc(1, sizeof **at)))
        return false;
    (*at)->number = number % 4;
    return true;
}

unsigned set_digest(const struct set *set)
{
    unsigned bits = 0;
    for (const struct item *item = set->first; item; item = item->next)
        bits |= 1u << item->number;
#ifdef BREAKS
    if (bits == 15)
        abort();
#endif
    return bits;
}

bool set_is_same(const struct set *a, const struct set *b)
{
    unsigned bits[2] = {0, 0};
    for (const struct item *item = a->first; item; item = item->next)
        bits[0] |= 1u << item->number;
    for (const struct item *item = b->first; item; item = item->next)
        bits[1] |= 1u << item->number;
    return bits[0] == bits[1];
}
