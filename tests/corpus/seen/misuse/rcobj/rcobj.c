#include "rcobj.h"

#include <assert.h>
#include <stdlib.h>

typedef struct head {
    unsigned count;
    size_t size;
    rc_finalizer fin;
    rc_weak *weaks;
    max_align_t body[];
} head;

struct rc_weak {
    head *target; /* NULL once it is gone */
    rc_weak *next;
    rc_weak **link; /* what points to this one */
};

static head *head_of(const void *obj)
{
    return (head *)(void *)((char *)obj - offsetof(head, body));
}

void *rc_new(size_t size, rc_finalizer fin)
{
    if (size > RC_MAX_SIZE)
        return NULL;
    head *h = calloc(1, sizeof *h + size);
    if (!h)
        return NULL;
    h->count = 1;
    h->size = size;
    h->fin = fin;
    return h->body;
}

void *rc_retain(void *obj)
{
    head *h = head_of(obj);
    assert(h->count > 0);
    h->count++;
    return obj;
}

void rc_release(void *obj)
{
    if (!obj)
        return;
    head *h = head_of(obj);
    assert(h->count > 0);
    if (--h->count > 0)
        return;
    while (h->weaks) {
        rc_weak *weak = h->weaks;
        h->weaks = weak->next;
        weak->target = NULL;
    }
    if (h->fin)
        h->fin(obj);
    free(h);
}

unsigned rc_count(const void *obj)
{
    return head_of(obj)->count;
}

size_t rc_size(const void *obj)
{
    return head_of(obj)->size;
}

void rc_assign(void **var, void *obj)
{
    void *old = *var;
    *var = obj ? rc_retain(obj) : NULL;
    rc_release(old);
}

rc_weak *rc_weak_new(void *obj)
{
    head *h = head_of(obj);
    assert(h->count > 0);
    rc_weak *weak = malloc(sizeof *weak);
    if (!weak)
        return NULL;
    weak->target = h;
    weak->next = h->weaks;
    weak->link = &h->weaks;
    if (weak->next)
        weak->next->link = &weak->next;
    h->weaks = weak;
    return weak;
}

void rc_weak_free(rc_weak *weak)
{
    if (!weak)
        return;
    if (weak->target) {
        *weak->link = weak->next;
        if (weak->next)
            weak->next->link = weak->link;
    }
    free(weak);
}

void *rc_lock(const rc_weak *weak)
{
    return weak->target ? rc_retain(weak->target->body) : NULL;
}
