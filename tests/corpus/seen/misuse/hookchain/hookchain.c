#include "hookchain.h"

void hc_init(struct hc_chain *chain)
{
    chain->ends.prev = chain->ends.next = &chain->ends;
    chain->count = 0;
}

void hc_hook_init(struct hc_hook *hook)
{
    hook->prev = hook->next = NULL;
}

bool hc_linked(const struct hc_hook *hook)
{
    return hook->next != NULL;
}

static void link_between(struct hc_hook *before, struct hc_hook *hook, struct hc_hook *after)
{
    hook->prev = before;
    hook->next = after;
    before->next = hook;
    after->prev = hook;
}

void hc_push_front(struct hc_chain *chain, struct hc_hook *hook)
{
    link_between(&chain->ends, hook, chain->ends.next);
    chain->count++;
}

void hc_push_back(struct hc_chain *chain, struct hc_hook *hook)
{
    link_between(chain->ends.prev, hook, &chain->ends);
    chain->count++;
}

void hc_remove(struct hc_chain *chain, struct hc_hook *hook)
{
    hook->prev->next = hook->next;
    hook->next->prev = hook->prev;
    hc_hook_init(hook);
    chain->count--;
}

struct hc_hook *hc_pop_front(struct hc_chain *chain)
{
    struct hc_hook *first = hc_first(chain);
    if (first != NULL)
        hc_remove(chain, first);
    return first;
}

struct hc_hook *hc_first(const struct hc_chain *chain)
{
    return hc_next(chain, &chain->ends);
}

struct hc_hook *hc_next(const struct hc_chain *chain, const struct hc_hook *hook)
{
    return hook->next != &chain->ends ? hook->next : NULL;
}

void hc_splice(struct hc_chain *to, struct hc_chain *from)
{
    if (to == from || from->count == 0)
        return;
    struct hc_hook *first = from->ends.next, *last = from->ends.prev, *before = to->ends.prev;
    before->next = first;
    first->prev = before;
    last->next = &to->ends;
    to->ends.prev = last;
    to->count += from->count;
    hc_init(from);
}

// Merges two runs that are linked by next only and end in NULL.
static struct hc_hook *merge(struct hc_hook *a, struct hc_hook *b,
                             int (*compare)(const struct hc_hook *, const struct hc_hook *))
{
    struct hc_hook *first = NULL, **tail = &first;
    while (a != NULL && b != NULL) {
        if (compare(a, b) <= 0) {
            *tail = a;
            tail = &a->next;
            a = a->next;
        } else {
            *tail = b;
            tail = &b->next;
            b = b->next;
        }
    }
    *tail = a != NULL ? a : b;
    return first;
}

void hc_sort(struct hc_chain *chain, int (*compare)(const struct hc_hook *, const struct hc_hook *))
{
    // runs[i] is NULL or a sorted run of 2^i hooks; older hooks are higher up
    struct hc_hook *runs[sizeof(size_t) * 8] = {NULL};
    size_t top = sizeof runs / sizeof *runs;

    if (chain->count < 2)
        return;
    chain->ends.prev->next = NULL;
    for (struct hc_hook *at = chain->ends.next; at != NULL;) {
        struct hc_hook *run = at;
        at = at->next;
        run->next = NULL;
        size_t i = 0;
        for (; i + 1 < top && runs[i] != NULL; i++) {
            run = merge(runs[i], run, compare);
            runs[i] = NULL;
        }
        runs[i] = run;
    }
    struct hc_hook *sorted = NULL;
    for (size_t i = 0; i < top; i++)
        if (runs[i] != NULL)
            sorted = merge(runs[i], sorted, compare);

    struct hc_hook *before = &chain->ends;
    for (struct hc_hook *at = sorted; at != NULL; at = at->next) {
        before->next = at;
        at->prev = before;
        before = at;
    }
    before->next = &chain->ends;
    chain->ends.prev = before;
}

void hc_each(struct hc_chain *chain, void (*visit)(struct hc_hook *hook, void *data), void *data)
{
    struct hc_hook *at = hc_first(chain);
    while (at != NULL) {
        struct hc_hook *next = hc_next(chain, at);
        visit(at, data);
        at = next;
    }
}

size_t hc_count(const struct hc_chain *chain)
{
    return chain->count;
}
