#include "deptopo.h"

#include <stdlib.h>
#include <string.h>

struct step {
    char *name;
    int *needs;
    size_t count;
    size_t room;
};

struct dep_graph {
    struct step *steps;
    size_t count;
    size_t room;
};

dep_graph *dep_create(void)
{
    return calloc(1, sizeof(dep_graph));
}

void dep_destroy(dep_graph *g)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->count; i++) {
        free(g->steps[i].name);
        free(g->steps[i].needs);
    }
    free(g->steps);
    free(g);
}

int dep_add_step(dep_graph *g, const char *name)
{
    if (g->count == DEP_MAX_STEPS)
        return -1;
    if (g->count == g->room) {
        size_t room = g->room + 16;
        struct step *steps = realloc(g->steps, room * sizeof *steps);
        if (!steps)
            return -1;
        g->steps = steps;
        g->room = room;
    }
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    if (!copy)
        return -1;
    memcpy(copy, name, size);
    g->steps[g->count] = (struct step){copy, NULL, 0, 0};
    return (int)g->count++;
}

size_t dep_steps(const dep_graph *g)
{
    return g->count;
}

static int has_step(const dep_graph *g, int step)
{
    return step >= 0 && (size_t)step < g->count;
}

const char *dep_name(const dep_graph *g, int step)
{
    return has_step(g, step) ? g->steps[step].name : NULL;
}

static size_t position(const struct step *s, int needed)
{
    size_t i = 0;
    while (i < s->count && s->needs[i] != needed)
        i++;
    return i;
}

dep_err dep_require(dep_graph *g, int step, int needed)
{
    if (!has_step(g, step) || !has_step(g, needed))
        return DEP_E_NOSTEP;
    if (step == needed)
        return DEP_E_SELF;
    struct step *s = &g->steps[step];
    if (position(s, needed) < s->count)
        return DEP_OK;
    if (s->count == s->room) {
        size_t room = s->room * 2 + 2;
        int *needs = realloc(s->needs, room * sizeof *needs);
        if (!needs)
            return DEP_E_NOMEM;
        s->needs = needs;
        s->room = room;
    }
    s->needs[s->count++] = needed;
    return DEP_OK;
}

dep_err dep_forget(dep_graph *g, int step, int needed)
{
    if (!has_step(g, step) || !has_step(g, needed))
        return DEP_E_NOSTEP;
    struct step *s = &g->steps[step];
    size_t at = position(s, needed);
    if (at < s->count)
        s->needs[at] = s->needs[--s->count];
    return DEP_OK;
}

int dep_needs(const dep_graph *g, int step, int needed)
{
    return has_step(g, step) && position(&g->steps[step], needed) < g->steps[step].count;
}

/* The first step that is not done and needs only what is done, or -1. */
static int next_step(const dep_graph *g, const char *done)
{
    for (size_t i = 0; i < g->count; i++) {
        const struct step *s = &g->steps[i];
        size_t ready = 0;
        while (ready < s->count && done[s->needs[ready]])
            ready++;
        if (!done[i] && ready == s->count)
            return (int)i;
    }
    return -1;
}

dep_err dep_order(const dep_graph *g, int **order)
{
    dep_err err = DEP_OK;
    int *result = NULL;
    char *done = NULL;

    *order = NULL;
    if (g->count == 0)
        return DEP_OK;
    result = malloc(g->count * sizeof *result);
    done = calloc(g->count, 1);
    if (!result || !done) {
        err = DEP_E_NOMEM;
        goto out;
    }
    for (size_t i = 0; i < g->count; i++) {
        int step = next_step(g, done);
        if (step < 0) {
            err = DEP_E_CYCLE;
            free(result);
            goto out;
        }
        done[step] = 1;
        result[i] = step;
    }
    *order = result;
    result = NULL;
out:
    free(done);
    free(result);
    return err;
}

void dep_order_free(int *order)
{
    free(order);
}

const char *dep_strerror(dep_err err)
{
    switch (err) {
    case DEP_OK:
        return "ok";
    case DEP_E_NOSTEP:
        return "no such step";
    case DEP_E_SELF:
        return "step needs itself";
    case DEP_E_CYCLE:
        return "circular dependency";
    case DEP_E_NOMEM:
        return "out of memory";
    }
    return "unknown error";
}
