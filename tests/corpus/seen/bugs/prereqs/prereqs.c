#include "prereqs.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct prq_plan {
    int count;
    char names[PRQ_ITEMS][PRQ_NAME + 1];
    uint64_t needs[PRQ_ITEMS]; /* bit j of needs[i]: i needs j directly */
};

_Static_assert(PRQ_ITEMS <= 64, "a row is one word");

static uint64_t bit(int i)
{
    return (uint64_t)1 << i;
}

static int valid(const prq_plan *p, int item)
{
    return item >= 0 && item < p->count;
}

prq_plan *prq_new(void)
{
    return calloc(1, sizeof(prq_plan));
}

void prq_free(prq_plan *p)
{
    free(p);
}

int prq_item(prq_plan *p, const char *name)
{
    size_t len = strlen(name);

    if (len == 0 || len > PRQ_NAME)
        return PRQ_ENAME;
    for (int i = 0; i < p->count; i++)
        if (strcmp(p->names[i], name) == 0)
            return i;
    if (p->count == PRQ_ITEMS)
        return PRQ_EFULL;
    memcpy(p->names[p->count], name, len + 1);
    p->needs[p->count] = 0;
    return p->count++;
}

const char *prq_name(const prq_plan *p, int item)
{
    return valid(p, item) ? p->names[item] : NULL;
}

int prq_count(const prq_plan *p)
{
    return p->count;
}

/* All that can be reached from the items in `from` by one need or more. */
static uint64_t closure(const prq_plan *p, uint64_t from)
{
    uint64_t seen = 0, fresh = from;

    while (fresh) {
        uint64_t next = 0;

        for (int i = 0; i < p->count; i++)
            if (fresh & bit(i))
                next |= p->needs[i];
        fresh = next & ~seen;
        seen |= next;
    }
    return seen;
}

int prq_need(prq_plan *p, int item, int other)
{
    if (!valid(p, item) || !valid(p, other))
        return PRQ_EITEM;
    if (closure(p, bit(other)) & bit(item))
        return PRQ_ECYCLE;
    p->needs[item] |= bit(other);
    return 0;
}

int prq_unneed(prq_plan *p, int item, int other)
{
    if (!valid(p, item) || !valid(p, other))
        return PRQ_EITEM;
    p->needs[item] &= ~bit(other);
    return 0;
}

int prq_needs(const prq_plan *p, int item, int other)
{
    if (!valid(p, item) || !valid(p, other))
        return PRQ_EITEM;
    return (closure(p, bit(item)) & bit(other)) != 0;
}

/* depths[i] is -1 as long as it is not known. */
static int depth_of(const prq_plan *p, int item, int depths[])
{
    int most = 0;

    if (depths[item] >= 0)
        return depths[item];
    for (int i = 0; i < p->count; i++) {
        if (p->needs[item] & bit(i)) {
            int d = depth_of(p, i, depths) + 1;

            if (d > most)
                most = d;
        }
    }
    depths[item] = most;
    return most;
}

int prq_depth(const prq_plan *p, int item)
{
    int depths[PRQ_ITEMS];

    if (!valid(p, item))
        return PRQ_EITEM;
    for (int i = 0; i < PRQ_ITEMS; i++)
        depths[i] = -1;
    return depth_of(p, item, depths);
}

int prq_order(const prq_plan *p, prq_visit visit, void *ctx)
{
    uint64_t done = 0;
    int left = p->count;

    while (left > 0) {
        for (int i = 0; i < p->count; i++) {
            int stop;

            if ((done & bit(i)) || (p->needs[i] & ~done))
                continue;
            stop = visit(ctx, i, p->names[i]);
            if (stop != 0)
                return stop;
            done |= bit(i);
            left--;
        }
    }
    return 0;
}
