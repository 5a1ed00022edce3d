#include "uifocus.h"

#include <stdlib.h>

struct item {
    struct item *next, *prev; /* a circle */
    int widget;
};

struct focus_ring {
    struct item *first;
    struct item *focus;
    int count;
};

focus_ring *focus_ring_new(void)
{
    return calloc(1, sizeof(focus_ring));
}

void focus_ring_free(focus_ring *ring)
{
    if (ring == NULL)
        return;
    focus_ring_clear(ring);
    free(ring);
}

static struct item *find(const focus_ring *ring, int widget)
{
    struct item *item = ring->first;
    for (int i = 0; i < ring->count; i++, item = item->next)
        if (item->widget == widget)
            return item;
    return NULL;
}

bool focus_ring_add(focus_ring *ring, int widget)
{
    if (widget < 0 || find(ring, widget) != NULL)
        return false;
    struct item *item = malloc(sizeof *item);
    if (item == NULL)
        return false;
    item->widget = widget;
    if (ring->first == NULL) {
        item->next = item->prev = item;
        ring->first = item;
    } else {
        item->next = ring->first;
        item->prev = ring->first->prev;
        item->prev->next = item;
        item->next->prev = item;
    }
    if (ring->focus == NULL)
        ring->focus = item;
    ring->count++;
    return true;
}

bool focus_ring_remove(focus_ring *ring, int widget)
{
    struct item *item = find(ring, widget);
    if (item == NULL)
        return false;
    if (ring->focus == item)
        ring->focus = item->next;
    if (ring->first == item)
        ring->first = item->next == item ? NULL : item->next;
    item->prev->next = item->next;
    item->next->prev = item->prev;
    free(item);
    ring->count--;
    return true;
}

bool focus_ring_has(const focus_ring *ring, int widget)
{
    return find(ring, widget) != NULL;
}

int focus_ring_count(const focus_ring *ring)
{
    return ring->count;
}

int focus_ring_current(const focus_ring *ring)
{
    return ring->focus == NULL ? FOCUS_NONE : ring->focus->widget;
}

bool focus_ring_set(focus_ring *ring, int widget)
{
    struct item *item = find(ring, widget);
    if (item == NULL)
        return false;
    ring->focus = item;
    return true;
}

int focus_ring_next(focus_ring *ring)
{
    if (ring->focus != NULL)
        ring->focus = ring->focus->next;
    return focus_ring_current(ring);
}

int focus_ring_prev(focus_ring *ring)
{
    if (ring->focus != NULL)
        ring->focus = ring->focus->prev;
    return focus_ring_current(ring);
}

void focus_ring_clear(focus_ring *ring)
{
    struct item *item = ring->first;
    for (int i = 0; i < ring->count; i++) {
        struct item *next = item->next;
        free(item);
        item = next;
    }
    ring->first = ring->focus = NULL;
    ring->count = 0;
}
