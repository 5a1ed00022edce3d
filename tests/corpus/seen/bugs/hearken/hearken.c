#include "hearken.h"

#include <limits.h>
#include <stdlib.h>

struct observer {
    struct observer *next;
    hearken_fn fn;
    void *user;
    unsigned mask;
    int id;
};

struct hearken {
    struct observer *head;
    struct observer **tail; /* the link that the next observer goes into */
    size_t count;
    int next_id;
    int sending;
};

hearken *hearken_new(void)
{
    hearken *h = malloc(sizeof *h);
    if (h == NULL)
        return NULL;
    h->head = NULL;
    h->tail = &h->head;
    h->count = 0;
    h->next_id = 1;
    h->sending = 0;
    return h;
}

void hearken_free(hearken *h)
{
    if (h == NULL)
        return;
    while (h->head != NULL) {
        struct observer *o = h->head;
        h->head = o->next;
        free(o);
    }
    free(h);
}

int hearken_add(hearken *h, unsigned mask, hearken_fn fn, void *user)
{
    struct observer *o;

    if (mask == 0 || fn == NULL)
        return 0;
    if (h->count >= HEARKEN_MAX_OBSERVERS || h->next_id == INT_MAX)
        return 0;
    o = malloc(sizeof *o);
    if (o == NULL)
        return 0;
    o->next = NULL;
    o->fn = fn;
    o->user = user;
    o->mask = mask;
    o->id = h->next_id++;
    *h->tail = o;
    h->tail = &o->next;
    h->count++;
    return o->id;
}

/* Takes the observer out of the list that *link leads to. */
static void drop(hearken *h, struct observer **link)
{
    struct observer *o = *link;

    *link = o->next;
    if (o->next == NULL)
        h->tail = link;
    h->count--;
    free(o);
}

int hearken_remove(hearken *h, int id)
{
    struct observer **link;

    for (link = &h->head; *link != NULL; link = &(*link)->next) {
        if ((*link)->id == id) {
            drop(h, link);
            return 0;
        }
    }
    return -1;
}

size_t hearken_remove_user(hearken *h, const void *user)
{
    struct observer **link = &h->head;
    size_t removed = 0;

    while (*link != NULL) {
        if ((*link)->user == user) {
            drop(h, link);
            removed++;
        } else {
            link = &(*link)->next;
        }
    }
    return removed;
}

static struct observer *lookup(const hearken *h, int id)
{
    struct observer *o;

    for (o = h->head; o != NULL; o = o->next)
        if (o->id == id)
            return o;
    return NULL;
}

unsigned hearken_mask(const hearken *h, int id)
{
    const struct observer *o = lookup(h, id);
    return o != NULL ? o->mask : 0;
}

int hearken_set_mask(hearken *h, int id, unsigned mask)
{
    struct observer *o = lookup(h, id);
    if (o == NULL)
        return -1;
    o->mask = mask;
    return 0;
}

size_t hearken_count(const hearken *h)
{
    return h->count;
}

int hearken_send(hearken *h, unsigned topics, void *data)
{
    struct observer *o, *next;
    int calls = 0;
    int newcomer = h->next_id; /* numbers from here on are of later observers */

    if (h->sending >= HEARKEN_MAX_NESTED)
        return -1;
    h->sending++;
    for (o = h->head; o != NULL; o = next) {
        /* The call may free o. */
        next = o->next;
        if (o->id >= newcomer || (o->mask & topics) == 0)
            continue;
        calls++;
        o->fn(h, o->mask & topics, data, o->user);
    }
    h->sending--;
    return calls;
}
