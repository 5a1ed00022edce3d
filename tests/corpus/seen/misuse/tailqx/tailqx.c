#include "tailqx.h"

void tq_init(struct tq_head *head)
{
    head->first = NULL;
    head->lastp = &head->first;
}

bool tq_empty(const struct tq_head *head)
{
    return head->first == NULL;
}

struct tq_entry *tq_first(const struct tq_head *head)
{
    return head->first;
}

struct tq_entry *tq_last(const struct tq_head *head)
{
    struct tq_entry *last = NULL;
    for (struct tq_entry *e = head->first; e != NULL; e = e->next)
        last = e;
    return last;
}

struct tq_entry *tq_next(const struct tq_entry *elm)
{
    return elm->next;
}

void tq_insert_head(struct tq_head *head, struct tq_entry *elm)
{
    elm->next = head->first;
    if (elm->next != NULL)
        elm->next->prevp = &elm->next;
    else
        head->lastp = &elm->next;
    head->first = elm;
    elm->prevp = &head->first;
}

void tq_insert_tail(struct tq_head *head, struct tq_entry *elm)
{
    elm->next = NULL;
    elm->prevp = head->lastp;
    *head->lastp = elm;
    head->lastp = &elm->next;
}

void tq_insert_after(struct tq_head *head, struct tq_entry *listelm, struct tq_entry *elm)
{
    elm->next = listelm->next;
    if (elm->next != NULL)
        elm->next->prevp = &elm->next;
    else
        head->lastp = &elm->next;
    listelm->next = elm;
    elm->prevp = &listelm->next;
}

void tq_insert_before(struct tq_entry *listelm, struct tq_entry *elm)
{
    elm->prevp = listelm->prevp;
    elm->next = listelm;
    *listelm->prevp = elm;
    listelm->prevp = &elm->next;
}

void tq_remove(struct tq_head *head, struct tq_entry *elm)
{
    if (elm->next != NULL)
        elm->next->prevp = elm->prevp;
    else
        head->lastp = elm->prevp;
    *elm->prevp = elm->next;
    elm->next = NULL;
    elm->prevp = NULL;
}

void tq_concat(struct tq_head *head1, struct tq_head *head2)
{
    if (head1 == head2 || head2->first == NULL)
        return;
    *head1->lastp = head2->first;
    head2->first->prevp = head1->lastp;
    head1->lastp = head2->lastp;
    tq_init(head2);
}

size_t tq_count(const struct tq_head *head)
{
    size_t count = 0;
    for (const struct tq_entry *e = head->first; e != NULL; e = e->next)
        count++;
    return count;
}
