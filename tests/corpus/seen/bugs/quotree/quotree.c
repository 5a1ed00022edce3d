#include "quotree.h"

#include <stdlib.h>

struct group {
    int parent;         /* -1 for the root */
    int64_t limit;
    int64_t usage;      /* own and of all groups below */
    int64_t own;        /* charged to this very group */
};

struct quotree {
    int count;
    struct group groups[QT_MAXGROUPS];
};

static int known(const quotree *t, int group)
{
    return group >= 0 && group < t->count;
}

static int good_limit(int64_t limit)
{
    return limit >= 0 || limit == QT_UNLIMITED;
}

static void add_group(quotree *t, int parent, int64_t limit)
{
    struct group *g = &t->groups[t->count++];

    g->parent = parent;
    g->limit = limit;
    g->usage = 0;
    g->own = 0;
}

quotree *qt_new(void)
{
    quotree *t = calloc(1, sizeof *t);

    if (t != NULL)
        add_group(t, -1, QT_UNLIMITED);
    return t;
}

void qt_free(quotree *t)
{
    free(t);
}

int qt_group(quotree *t, int parent, int64_t limit)
{
    if (!known(t, parent) || !good_limit(limit))
        return QT_EINVAL;
    if (t->count == QT_MAXGROUPS)
        return QT_EFULL;
    add_group(t, parent, limit);
    return t->count - 1;
}

/* Whether amount more fits into one group's limit. */
static int fits(const struct group *g, int64_t amount)
{
    return g->limit == QT_UNLIMITED || amount <= g->limit - g->usage;
}

static void apply(quotree *t, int group, int64_t amount)
{
    t->groups[group].own += amount;
    while (group >= 0) {
        t->groups[group].usage += amount;
        group = t->groups[group].parent;
    }
}

int qt_charge(quotree *t, int group, int64_t amount)
{
    int at;

    if (!known(t, group) || amount < 0)
        return QT_EINVAL;
    if (amount == 0)
        return QT_OK;
    if (amount > INT64_MAX - t->groups[group].usage)
        return QT_ERANGE;
    for (at = group; at >= 0; at = t->groups[at].parent)
        if (!fits(&t->groups[at], amount))
            return QT_EOVER;
    apply(t, group, amount);
    return QT_OK;
}

int qt_uncharge(quotree *t, int group, int64_t amount)
{
    if (!known(t, group) || amount < 0 || amount > t->groups[group].own)
        return QT_EINVAL;
    apply(t, group, -amount);
    return QT_OK;
}

int qt_move(quotree *t, int from, int to, int64_t amount)
{
    int status;

    if (!known(t, to))
        return QT_EINVAL;
    status = qt_uncharge(t, from, amount);
    if (status != QT_OK)
        return status;
    status = qt_charge(t, to, amount);
    if (status != QT_OK)
        apply(t, from, amount);
    return status;
}

int qt_set_limit(quotree *t, int group, int64_t limit)
{
    if (!known(t, group) || !good_limit(limit))
        return QT_EINVAL;
    t->groups[group].limit = limit;
    return QT_OK;
}

int64_t qt_usage(const quotree *t, int group)
{
    if (!known(t, group))
        return QT_EINVAL;
    return t->groups[group].usage;
}

int64_t qt_headroom(const quotree *t, int group)
{
    int64_t room = INT64_MAX;

    if (!known(t, group))
        return QT_EINVAL;
    for (; group >= 0; group = t->groups[group].parent) {
        const struct group *g = &t->groups[group];
        int64_t left;

        if (g->limit == QT_UNLIMITED)
            continue;
        left = g->usage >= g->limit ? 0 : g->limit - g->usage;
        if (left < room)
            room = left;
    }
    return room;
}
