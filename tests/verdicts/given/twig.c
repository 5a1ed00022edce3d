#include "twig.h"

#include <stdbool.h>
#include <stdlib.h>

struct twig {
    twig *first, *next;
    int number;
    bool is_reference;
};

twig *twig_new(int number)
{
    twig *t = calloc(1, sizeof *t);
    if (t)
        t->number = number;
    return t;
}

void twig_free(twig *t)
{
    while (t && !t->is_reference && t->first)
        twig_drop_first(t);
    free(t);
}

twig *twig_new_reference(const twig *child)
{
    twig *t = twig_new(0);
    if (t) {
        t->first = (twig *)child;
        t->is_reference = true;
    }
    return t;
}

twig *twig_copy(const twig *t)
{
    twig *copy = t->is_reference ? twig_new_reference(t->first) : twig_new(t->number);
    twig **place = copy ? &copy->first : NULL;
    for (const twig *child = t->is_reference ? NULL : t->first; place && child; child = child->next)
        if ((*place = twig_copy(child)))
            place = &(*place)->next;
    return copy;
}

void twig_add(twig *to, twig *child)
{
    twig **place = &to->first;
    while (*place)
        place = &(*place)->next;
    *place = child;
}

void twig_add_reference(twig *to, twig *child)
{
    twig *t = twig_new_reference(child);
    if (t)
        twig_add(to, t);
}

twig *twig_sprout(twig *to)
{
    twig *t = twig_new(0);
    if (t)
        twig_add(to, t);
    return t;
}

void twig_push(twig *to, twig *what)
{
    what->next = to->first;
    to->first = what;
}

twig *twig_take_first(twig *from)
{
    twig *first = from->first;
    if (first)
        from->first = first->next; /* the bug: the one that was taken still leads to the rest */
    return first;
}

void twig_drop_first(twig *from)
{
    twig *first = from->first;
    if (first) {
        from->first = first->next;
        twig_free(first);
    }
}

twig *twig_detach(twig *parent, twig *child)
{
    twig **place = &parent->first;
    while (*place && *place != child)
        place = &(*place)->next;
    if (*place)
        *place = child->next;
    return child;
}

void twig_replace(twig *parent, twig *old, twig *child)
{
    twig **place = &parent->first;
    while (*place && *place != old)
        place = &(*place)->next;
    if (*place)
        *place = child;
    child->next = old->next;
    twig_free(old);
}

long twig_sum(const twig *t)
{
    long sum = t->number;
    for (const twig *child = t->first; child; child = child->next)
        sum += twig_sum(child);
    return sum;
}
