#include "makeord.h"

#include <stdlib.h>
#include <string.h>

struct target {
    char *name;
    int *needs; /* numbers of others */
    size_t n_needs, room;
};

struct mo_graph {
    struct target *targets;
    int count, room;
};

mo_graph *mo_new(void)
{
    return calloc(1, sizeof(mo_graph));
}

void mo_free(mo_graph *g)
{
    if (!g)
        return;
    for (int i = 0; i < g->count; i++) {
        free(g->targets[i].name);
        free(g->targets[i].needs);
    }
    free(g->targets);
    free(g);
}

static int known(const mo_graph *g, int target)
{
    return target >= 0 && target < g->count;
}

int mo_lookup(const mo_graph *g, const char *name)
{
    for (int i = 0; i < g->count; i++)
        if (strcmp(g->targets[i].name, name) == 0)
            return i;
    return MO_EINVAL;
}

int mo_target(mo_graph *g, const char *name)
{
    size_t length = strlen(name);
    int found = mo_lookup(g, name);
    struct target *made;

    if (length == 0 || length > MO_MAX_NAME)
        return MO_EINVAL;
    if (found >= 0)
        return found;
    if (g->count >= MO_MAX_TARGETS)
        return MO_ENOMEM;
    if (g->count == g->room) {
        int room = g->room ? 2 * g->room : 8;
        struct target *more = realloc(g->targets, (size_t)room * sizeof *more);

        if (!more)
            return MO_ENOMEM;
        g->targets = more;
        g->room = room;
    }
    made = &g->targets[g->count];
    memset(made, 0, sizeof *made);
    made->name = malloc(length + 1);
    if (!made->name)
        return MO_ENOMEM;
    memcpy(made->name, name, length + 1);
    return g->count++;
}

const char *mo_name(const mo_graph *g, int target)
{
    return known(g, target) ? g->targets[target].name : NULL;
}

int mo_count(const mo_graph *g)
{
    return g->count;
}

/* Index of `on` among the needs of `t`; n_needs if it is not there. */
static size_t position(const struct target *t, int on)
{
    size_t i = 0;

    while (i < t->n_needs && t->needs[i] != on)
        i++;
    return i;
}

int mo_depend(mo_graph *g, int target, int on)
{
    struct target *t;

    if (!known(g, target) || !known(g, on))
        return MO_EINVAL;
    t = &g->targets[target];
    if (position(t, on) < t->n_needs)
        return 0;
    if (t->n_needs == t->room) {
        size_t room = t->room ? 2 * t->room : 4;
        int *more = realloc(t->needs, room * sizeof *more);

        if (!more)
            return MO_ENOMEM;
        t->needs = more;
        t->room = room;
    }
    t->needs[t->n_needs++] = on;
    return 0;
}

int mo_undepend(mo_graph *g, int target, int on)
{
    struct target *t;
    size_t at;

    if (!known(g, target) || !known(g, on))
        return MO_EINVAL;
    t = &g->targets[target];
    at = position(t, on);
    if (at == t->n_needs)
        return MO_EINVAL;
    t->n_needs--;
    for (; at < t->n_needs; at++)
        t->needs[at] = t->needs[at + 1];
    return 0;
}

static int reaches(const mo_graph *g, int from, int to, unsigned char *seen)
{
    const struct target *t = &g->targets[from];

    for (size_t i = 0; i < t->n_needs; i++) {
        int next = t->needs[i];

        if (next == to)
            return 1;
        if (seen[next])
            continue;
        seen[next] = 1;
        if (reaches(g, next, to, seen))
            return 1;
    }
    return 0;
}

int mo_needs(const mo_graph *g, int target, int on)
{
    unsigned char seen[MO_MAX_TARGETS] = { 0 };

    if (!known(g, target) || !known(g, on))
        return MO_EINVAL;
    return reaches(g, target, on, seen);
}

/* Whether all that `target` needs is done. */
static int ready(const mo_graph *g, int target, const unsigned char *done)
{
    const struct target *t = &g->targets[target];

    for (size_t i = 0; i < t->n_needs; i++)
        if (!done[t->needs[i]])
            return 0;
    return 1;
}

int mo_order(const mo_graph *g, int out[], size_t size)
{
    unsigned char done[MO_MAX_TARGETS] = { 0 };

    if (size < (size_t)g->count)
        return MO_ESMALL;
    for (int n = 0; n < g->count; n++) {
        int next = 0;

        while (next < g->count && (done[next] || !ready(g, next, done)))
            next++;
        if (next == g->count)
            return MO_ECYCLE;
        done[next] = 1;
        out[n] = next;
    }
    return g->count;
}

enum { WHITE, GREY, BLACK };

/* Goes down from path[depth - 1].  Returns the number of targets on the path
 * when its last one needs one that is on it already, *start; 0 otherwise. */
static size_t descend(const mo_graph *g, int *path, size_t depth, unsigned char *colour, int *start)
{
    int here = path[depth - 1];
    const struct target *t = &g->targets[here];

    colour[here] = GREY;
    for (size_t i = 0; i < t->n_needs; i++) {
        int next = t->needs[i];
        size_t found;

        if (colour[next] == GREY) {
            *start = next;
            return depth;
        }
        if (colour[next] == BLACK)
            continue;
        path[depth] = next;
        found = descend(g, path, depth + 1, colour, start);
        if (found)
            return found;
    }
    colour[here] = BLACK;
    return 0;
}

int *mo_cycle(const mo_graph *g, size_t *length)
{
    unsigned char colour[MO_MAX_TARGETS] = { WHITE };
    size_t depth = 0, from = 0;
    int start = 0, *path;

    *length = 0;
    if (g->count == 0)
        return NULL;
    path = malloc((size_t)g->count * sizeof *path);
    if (!path)
        return NULL;
    for (int i = 0; i < g->count && depth == 0; i++) {
        if (colour[i] != WHITE)
            continue;
        path[0] = i;
        depth = descend(g, path, 1, colour, &start);
    }
    if (depth == 0) {
        free(path);
        return NULL;
    }
    /* what led to the circle is not part of it */
    while (path[from] != start)
        from++;
    path[depth++] = start;
    memmove(path, path + from, (depth - from) * sizeof *path);
    *length = depth - from;
    return path;
}
