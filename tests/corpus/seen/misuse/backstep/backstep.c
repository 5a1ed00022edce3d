#include "backstep.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct action {
    const struct bs_ops *ops;
    void *data;
};

struct step {
    struct action *actions;
    size_t count;
};

struct bs_history {
    void *doc;
    struct step *steps; /* room for limit */
    size_t limit;
    size_t count; /* steps, those that can be redone last */
    size_t done;  /* steps that can be undone */
    size_t depth; /* of open groups */
    bool joined;  /* the open group has its step already */
    bool busy;    /* one of the caller's functions is running */
};

bs_history *bs_new(void *doc, size_t steps)
{
    if (steps < 1 || steps > BS_MAX_STEPS)
        return NULL;
    bs_history *h = calloc(1, sizeof *h);
    if (!h)
        return NULL;
    h->steps = calloc(steps, sizeof *h->steps);
    if (!h->steps) {
        free(h);
        return NULL;
    }
    h->doc = doc;
    h->limit = steps;
    return h;
}

static void drop(bs_history *h, struct action a)
{
    if (!a.ops->drop)
        return;
    h->busy = true;
    a.ops->drop(a.data);
    h->busy = false;
}

static void drop_step(bs_history *h, struct step *s)
{
    while (s->count > 0)
        drop(h, s->actions[--s->count]);
    free(s->actions);
    s->actions = NULL;
}

/* Forgets the steps from index `from` on. */
static void cut(bs_history *h, size_t from)
{
    while (h->count > from)
        drop_step(h, &h->steps[--h->count]);
    if (h->done > from)
        h->done = from;
}

void bs_free(bs_history *h)
{
    if (!h)
        return;
    assert(!h->busy);
    cut(h, 0);
    free(h->steps);
    free(h);
}

static void forget_oldest(bs_history *h)
{
    drop_step(h, &h->steps[0]);
    h->count--;
    h->done--;
    memmove(h->steps, h->steps + 1, h->count * sizeof *h->steps);
}

bool bs_push(bs_history *h, const struct bs_ops *ops, void *data)
{
    struct action a = {ops, data};
    assert(!h->busy);

    if (h->depth > 0 && h->joined) {
        struct step *s = &h->steps[h->count - 1];
        struct action *actions = NULL;
        if (s->count < BS_MAX_ACTIONS)
            actions = realloc(s->actions, (s->count + 1) * sizeof *actions);
        if (!actions) {
            drop(h, a);
            return false;
        }
        actions[s->count++] = a;
        s->actions = actions;
        return true;
    }

    struct action *actions = malloc(sizeof *actions);
    if (!actions) {
        drop(h, a);
        return false;
    }
    actions[0] = a;
    cut(h, h->done);
    if (h->count == h->limit)
        forget_oldest(h);
    h->steps[h->count++] = (struct step){actions, 1};
    h->done = h->count;
    h->joined = h->depth > 0;
    return true;
}

void bs_begin(bs_history *h)
{
    assert(!h->busy);
    if (h->depth++ == 0)
        h->joined = false;
}

void bs_end(bs_history *h)
{
    assert(!h->busy);
    assert(h->depth > 0);
    h->depth--;
}

bool bs_undo(bs_history *h)
{
    assert(!h->busy);
    assert(h->depth == 0);
    if (h->done == 0)
        return false;
    struct step *s = &h->steps[--h->done];
    h->busy = true;
    for (size_t i = s->count; i > 0; i--)
        s->actions[i - 1].ops->undo(h->doc, s->actions[i - 1].data);
    h->busy = false;
    return true;
}

bool bs_redo(bs_history *h)
{
    assert(!h->busy);
    assert(h->depth == 0);
    if (h->done == h->count)
        return false;
    struct step *s = &h->steps[h->done++];
    h->busy = true;
    for (size_t i = 0; i < s->count; i++)
        s->actions[i].ops->redo(h->doc, s->actions[i].data);
    h->busy = false;
    return true;
}

void bs_clear(bs_history *h)
{
    assert(!h->busy);
    assert(h->depth == 0);
    cut(h, 0);
}

size_t bs_can_undo(const bs_history *h)
{
    return h->done;
}

size_t bs_can_redo(const bs_history *h)
{
    return h->count - h->done;
}
