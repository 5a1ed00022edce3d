#include "hitchlst.h"

static void link_between(struct hitch *node, struct hitch *before, struct hitch *after)
{
    node->prev = before;
    node->next = after;
    before->next = node;
    after->prev = node;
}

void hitchlst_init(struct hitchlst *l)
{
    l->head.next = l->head.prev = &l->head;
}

void hitchlst_push(struct hitchlst *l, struct hitch *node)
{
    link_between(node, &l->head, l->head.next);
}

void hitchlst_append(struct hitchlst *l, struct hitch *node)
{
    link_between(node, l->head.prev, &l->head);
}

void hitchlst_unlink(struct hitch *node)
{
    node->prev->next = node->next;
    node->next->prev = node->prev;
    node->next = node->prev = NULL;
}

int hitchlst_empty(const struct hitchlst *l)
{
    return l->head.next == &l->head;
}

size_t hitchlst_length(const struct hitchlst *l)
{
    const struct hitch *p;
    size_t n = 0;

    for (p = l->head.next; p != &l->head; p = p->next)
        n++;
    return n;
}

struct hitch *hitchlst_first(const struct hitchlst *l)
{
    return hitchlst_empty(l) ? NULL : l->head.next;
}

struct hitch *hitchlst_next(const struct hitchlst *l, const struct hitch *node)
{
    return node->next == &l->head ? NULL : node->next;
}

struct hitch *hitchlst_pop(struct hitchlst *l)
{
    struct hitch *node = hitchlst_first(l);

    if (node)
        hitchlst_unlink(node);
    return node;
}

void hitchlst_splice(struct hitchlst *to, struct hitchlst *from)
{
    if (to == from || hitchlst_empty(from))
        return;
    from->head.next->prev = to->head.prev;
    to->head.prev->next = from->head.next;
    from->head.prev->next = &to->head;
    to->head.prev = from->head.prev;
    hitchlst_init(from);
}

void hitchlst_each(struct hitchlst *l, hitch_visit *fn, void *arg)
{
    struct hitch *p, *next;

    for (p = l->head.next; p != &l->head; p = next) {
        next = p->next;
        fn(p, arg);
    }
}

void hitchlst_sort(struct hitchlst *l, hitch_cmp *cmp)
{
    struct hitch *p = l->head.next, *next, *at;

    for (; p != &l->head; p = next) {
        next = p->next;
        for (at = p->prev; at != &l->head && cmp(at, p) > 0; at = at->prev)
            ;
        if (at != p->prev) {
            hitchlst_unlink(p);
            link_between(p, at, at->next);
        }
    }
}
