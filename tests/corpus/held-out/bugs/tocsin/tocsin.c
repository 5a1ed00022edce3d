#include "tocsin.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct listener {
    struct listener *next;
    unsigned number;
    int once;
    int gone; /* removed, but not yet unlinked */
    tocsin_fn *fn;
    void *user;
    char event[TOCSIN_NAME + 1];
};

struct tocsin {
    struct listener *first;
    struct listener **last; /* where the next one is linked */
    unsigned newest;        /* the number given last */
    size_t held;            /* listeners that are not gone */
    int depth;              /* emissions under way */
    int dirty;              /* some are gone */
};

tocsin *tocsin_new(void)
{
    tocsin *em = calloc(1, sizeof *em);

    if (em == NULL)
        return NULL;
    em->last = &em->first;
    return em;
}

void tocsin_free(tocsin *em)
{
    struct listener *l, *next;

    if (em == NULL)
        return;
    for (l = em->first; l != NULL; l = next) {
        next = l->next;
        free(l);
    }
    free(em);
}

/* Unlinks and frees those that are gone. */
static void sweep(tocsin *em)
{
    struct listener **link = &em->first;

    while (*link != NULL) {
        struct listener *l = *link;

        if (l->gone) {
            *link = l->next;
            free(l);
        } else {
            link = &l->next;
        }
    }
    em->last = link;
    em->dirty = 0;
}

static void mark_gone(tocsin *em, struct listener *l)
{
    l->gone = 1;
    em->held--;
    em->dirty = 1;
}

static unsigned add(tocsin *em, const char *event, tocsin_fn *fn, void *user, int once)
{
    struct listener *l;
    size_t length;

    if (event == NULL || fn == NULL)
        return 0;
    length = strlen(event);
    if (length == 0 || length > TOCSIN_NAME)
        return 0;
    if (em->held >= TOCSIN_LISTENERS || em->newest == UINT_MAX)
        return 0;
    l = calloc(1, sizeof *l);
    if (l == NULL)
        return 0;
    memcpy(l->event, event, length + 1);
    l->fn = fn;
    l->user = user;
    l->once = once;
    l->number = ++em->newest;
    *em->last = l;
    em->last = &l->next;
    em->held++;
    return l->number;
}

unsigned tocsin_on(tocsin *em, const char *event, tocsin_fn *fn, void *user)
{
    return add(em, event, fn, user, 0);
}

unsigned tocsin_once(tocsin *em, const char *event, tocsin_fn *fn, void *user)
{
    return add(em, event, fn, user, 1);
}

int tocsin_off(tocsin *em, unsigned number)
{
    struct listener *l;

    for (l = em->first; l != NULL; l = l->next)
        if (l->number == number && !l->gone)
            break;
    if (l == NULL)
        return 0;
    mark_gone(em, l);
    if (em->depth == 0)
        sweep(em);
    return 1;
}

size_t tocsin_off_all(tocsin *em, const char *event)
{
    struct listener *l;
    size_t count = 0;

    for (l = em->first; l != NULL; l = l->next) {
        if (l->gone)
            continue;
        if (event == NULL || strcmp(l->event, event) == 0) {
            mark_gone(em, l);
            count++;
        }
    }
    if (em->dirty && em->depth == 0)
        sweep(em);
    return count;
}

size_t tocsin_count(const tocsin *em, const char *event)
{
    const struct listener *l;
    size_t count = 0;

    if (event == NULL)
        return 0;
    for (l = em->first; l != NULL; l = l->next)
        if (!l->gone && strcmp(l->event, event) == 0)
            count++;
    return count;
}

int tocsin_emit(tocsin *em, const char *event, void *arg)
{
    struct listener *l;
    unsigned newest = em->newest;
    int count = 0;

    if (event == NULL)
        return 0;
    if (em->depth >= TOCSIN_DEPTH)
        return -1;
    em->depth++;
    for (l = em->first; l != NULL && l->number <= newest; l = l->next) {
        if (l->gone || strcmp(l->event, event) != 0)
            continue;
        if (l->once)
            mark_gone(em, l);
        l->fn(em, event, arg, l->user);
        count++;
    }
    em->depth--;
    if (em->dirty)
        sweep(em);
    return count;
}
