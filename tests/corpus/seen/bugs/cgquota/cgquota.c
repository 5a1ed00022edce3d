#include "cgquota.h"

#include <stddef.h>
#include <stdlib.h>

struct cg {
    cg *parent;
    size_t refs;
    uint64_t limit;
    uint64_t own;   /* charged to this group */
    uint64_t usage; /* own, and that of all groups below */
};

/* Whether n more fit into the group and its ancestors. */
static int fits(const cg *group, uint64_t n)
{
    for (; group; group = group->parent)
        if (group->usage > group->limit || n > group->limit - group->usage)
            return 0;
    return 1;
}

static void add_usage(cg *group, uint64_t n)
{
    for (; group; group = group->parent)
        group->usage += n;
}

static void sub_usage(cg *group, uint64_t n)
{
    for (; group; group = group->parent)
        group->usage -= n;
}

cg *cg_new(cg *parent, uint64_t limit)
{
    cg *group = malloc(sizeof *group);
    if (!group)
        return NULL;
    group->parent = parent ? cg_ref(parent) : NULL;
    group->refs = 1;
    group->limit = limit;
    group->own = 0;
    group->usage = 0;
    return group;
}

cg *cg_ref(cg *group)
{
    group->refs++;
    return group;
}

void cg_unref(cg *group)
{
    while (group && --group->refs == 0) {
        cg *parent = group->parent;
        sub_usage(parent, group->own);
        free(group);
        group = parent;
    }
}

cg *cg_parent(const cg *group)
{
    return group->parent;
}

int cg_charge(cg *group, uint64_t n)
{
    if (n == 0)
        return CG_OK;
    if (!fits(group, n))
        return CG_OVER;
    group->own += n;
    add_usage(group, n);
    return CG_OK;
}

int cg_uncharge(cg *group, uint64_t n)
{
    if (n > group->own)
        return CG_LESS;
    group->own -= n;
    sub_usage(group, n);
    return CG_OK;
}

uint64_t cg_usage(const cg *group)
{
    return group->usage;
}

uint64_t cg_limit(const cg *group)
{
    return group->limit;
}

void cg_set_limit(cg *group, uint64_t limit)
{
    group->limit = limit;
}

int cg_move(cg *group, cg *to)
{
    for (const cg *g = to; g; g = g->parent)
        if (g == group)
            return CG_LOOP;
    cg *from = group->parent;
    if (from == to)
        return CG_OK;

    /* Ancestors that are the same before and after count once. */
    sub_usage(from, group->usage);
    if (group->usage > 0 && !fits(to, group->usage)) {
        add_usage(from, group->usage);
        return CG_OVER;
    }
    group->parent = NULL;
    cg_unref(from);
    add_usage(to, group->usage);
    group->parent = cg_ref(to);
    return CG_OK;
}
