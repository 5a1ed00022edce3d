#include "clkgate.h"

#include <assert.h>
#include <string.h>

static void set_up(struct cg_clock *clock, const char *name)
{
    memset(clock, 0, sizeof *clock);
    clock->name = name;
    clock->divider = 1;
}

void cg_source(struct cg_clock *clock, const char *name, uint32_t hertz)
{
    assert(hertz > 0);
    set_up(clock, name);
    clock->hertz = hertz;
}

void cg_divider(struct cg_clock *clock, const char *name, uint32_t divider, cg_gate *gate, void *context)
{
    set_up(clock, name);
    clock->divider = divider;
    clock->gate = gate;
    clock->context = context;
}

bool cg_attach(struct cg_clock *clock, struct cg_clock *parent)
{
    assert(clock != parent && clock->hertz == 0);
    assert(clock->parent == NULL && clock->children == NULL && clock->users == 0);
    unsigned level = 1;
    for (const struct cg_clock *above = parent; above != NULL; above = above->parent)
        level++;
    if (level > CG_DEEPEST)
        return false;
    clock->parent = parent;
    clock->next = NULL;
    struct cg_clock **end = &parent->children;
    while (*end != NULL)
        end = &(*end)->next;
    *end = clock;
    return true;
}

void cg_detach(struct cg_clock *clock)
{
    if (clock->parent == NULL)
        return;
    assert(clock->children == NULL && clock->users == 0);
    struct cg_clock **link = &clock->parent->children;
    while (*link != clock)
        link = &(*link)->next;
    *link = clock->next;
    clock->parent = NULL;
    clock->next = NULL;
}

void cg_enable(struct cg_clock *clock)
{
    if (clock->users++ > 0)
        return;
    if (clock->parent != NULL)
        cg_enable(clock->parent);
    if (clock->gate != NULL)
        clock->gate(clock->context, true);
}

void cg_disable(struct cg_clock *clock)
{
    assert(clock->users > 0);
    if (--clock->users > 0)
        return;
    if (clock->gate != NULL)
        clock->gate(clock->context, false);
    if (clock->parent != NULL)
        cg_disable(clock->parent);
}

bool cg_enabled(const struct cg_clock *clock)
{
    return clock->users > 0;
}

uint32_t cg_rate(const struct cg_clock *clock)
{
    if (clock->hertz > 0)
        return clock->hertz;
    return clock->parent == NULL ? 0 : cg_rate(clock->parent) / clock->divider;
}

void cg_set_divider(struct cg_clock *clock, uint32_t divider)
{
    assert(clock->hertz == 0);
    clock->divider = divider;
}

uint32_t cg_set_rate(struct cg_clock *clock, uint32_t hertz)
{
    assert(clock->hertz == 0);
    uint32_t above = clock->parent == NULL ? 0 : cg_rate(clock->parent);
    if (above == 0)
        return 0;
    clock->divider = (uint32_t)(((uint64_t)above + hertz - 1) / hertz);
    return above / clock->divider;
}

struct cg_clock *cg_find(struct cg_clock *root, const char *name)
{
    if (strcmp(root->name, name) == 0)
        return root;
    for (struct cg_clock *child = root->children; child != NULL; child = child->next) {
        struct cg_clock *found = cg_find(child, name);
        if (found != NULL)
            return found;
    }
    return NULL;
}

static void walk(struct cg_clock *clock, unsigned level, cg_visitor *visitor, void *context)
{
    visitor(clock, level, context);
    for (struct cg_clock *child = clock->children; child != NULL; child = child->next)
        walk(child, level + 1, visitor, context);
}

void cg_walk(struct cg_clock *root, cg_visitor *visitor, void *context)
{
    walk(root, 0, visitor, context);
}
