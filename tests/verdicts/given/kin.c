#include "kin.h"
#include <stdlib.h>

struct kin {
    int name;
    struct kin *first, *next;
};

struct kin *kin_new(int name)
{
    struct kin *kin = calloc(1, sizeof *kin);
    if (kin)
        kin->name = name % 1000;
    return kin;
}

void kin_free(struct kin *kin)
{
    if (!kin)
        return;
    for (struct kin *child = kin->first, *next; child; child = next) {
        next = child->next;
        kin_free(child);
    }
    free(kin);
}

void kin_adopt(struct kin *parent, struct kin *child)
{
    if (!parent || !child || parent == child)
        return;
    child->next = parent->first;
    parent->first = child;
}

struct kin *kin_add_child(struct kin *parent, int name)
{
    struct kin *child = parent ? kin_new(name) : NULL;
    kin_adopt(parent, child);
    return child;
}

struct kin *kin_detach(struct kin *parent, struct kin *child)
{
    struct kin **at = parent ? &parent->first : NULL;
    while (at && *at && *at != child)
        at = &(*at)->next;
    if (at && *at)
        *at = child->next;
    return child;
}

int kin_sum(const struct kin *kin)
{
    int sum = 0;
    for (const struct kin *child = kin ? kin->first : NULL; child; child = child->next)
        sum = (sum + child->name) % 1000;
    return sum;
}
