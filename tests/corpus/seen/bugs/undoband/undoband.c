#include "undoband.h"

#include <stdlib.h>

typedef struct action {
    struct action *older;
    struct action *newer;
    void *data;
    long serial; /* one more than that of the older one */
} action;

/* `base` stands for the document before the oldest action; `now` is the last
 * action that is done, or the base; `saved` is that of the moment of saving,
 * NULL when it cannot be reached. */
struct undoband {
    ub_ops ops;
    void *doc;
    action base;
    action *newest;
    action *now;
    action *saved;
    size_t undos;
    size_t redos;
    size_t limit;
};

static void discard(undoband *h, action *a)
{
    if (h->ops.drop != NULL)
        h->ops.drop(h->doc, a->data);
    free(a);
}

/* Drops the oldest action, which must be done: its outcome is the new base. */
static void drop_oldest(undoband *h)
{
    action *a = h->base.newer;

    if (h->saved == &h->base)
        h->saved = NULL;
    else if (h->saved == a)
        h->saved = &h->base;
    if (h->now == a)
        h->now = &h->base;
    h->base.newer = a->newer;
    h->base.serial = a->serial;
    if (a->newer != NULL)
        a->newer->older = &h->base;
    else
        h->newest = &h->base;
    --h->undos;
    discard(h, a);
}

/* Takes the newest action, which must be undone, off the chain. */
static action *unlink_newest(undoband *h)
{
    action *a = h->newest;

    h->newest = a->older;
    h->newest->newer = NULL;
    --h->redos;
    return a;
}

static void drop_redos(undoband *h)
{
    while (h->redos > 0) {
        action *a = unlink_newest(h);

        if (h->saved == a)
            h->saved = NULL;
        discard(h, a);
    }
}

undoband *ub_new(const ub_ops *ops, void *doc)
{
    undoband *h;

    if (ops == NULL || ops->revert == NULL || ops->repeat == NULL)
        return NULL;
    h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->ops = *ops;
    h->doc = doc;
    h->newest = h->now = h->saved = &h->base;
    h->limit = UB_MAX_LIMIT;
    return h;
}

void ub_free(undoband *h)
{
    action *a;

    if (h == NULL)
        return;
    for (a = h->base.newer; a != NULL;) {
        action *next = a->newer;

        discard(h, a);
        a = next;
    }
    free(h);
}

int ub_push(undoband *h, void *data)
{
    action *a = malloc(sizeof *a);

    if (a == NULL)
        return -1;
    drop_redos(h);
    a->data = data;
    a->serial = h->newest->serial + 1;
    a->newer = NULL;
    a->older = h->newest;
    h->newest->newer = a;
    h->newest = h->now = a;
    ++h->undos;
    while (h->undos > h->limit)
        drop_oldest(h);
    return 0;
}

int ub_undo(undoband *h)
{
    if (h->undos == 0)
        return 0;
    if (h->ops.revert(h->doc, h->now->data) != 0)
        return -1;
    h->now = h->now->older;
    --h->undos;
    ++h->redos;
    return 1;
}

int ub_redo(undoband *h)
{
    if (h->redos == 0)
        return 0;
    if (h->ops.repeat(h->doc, h->now->newer->data) != 0)
        return -1;
    h->now = h->now->newer;
    --h->redos;
    ++h->undos;
    return 1;
}

size_t ub_undo_count(const undoband *h)
{
    return h->undos;
}

size_t ub_redo_count(const undoband *h)
{
    return h->redos;
}

void ub_set_limit(undoband *h, size_t limit)
{
    if (limit > UB_MAX_LIMIT)
        limit = UB_MAX_LIMIT;
    h->limit = limit;
    while (h->undos > 0 && h->undos + h->redos > limit)
        drop_oldest(h);
    while (h->redos > limit)
        discard(h, unlink_newest(h));
}

void ub_mark_saved(undoband *h)
{
    h->saved = h->now;
}

int ub_is_saved(const undoband *h)
{
    return h->saved == h->now;
}

int ub_saved_steps(const undoband *h, long *steps)
{
    if (h->saved == NULL)
        return 0;
    *steps = h->saved->serial - h->now->serial;
    return 1;
}
