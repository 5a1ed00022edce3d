#include "stagekid.h"

int main(void)
{
    actor *p = actor_new(0), *kids[4];
    for (int i = 0; i < 4; i++) {
        kids[i] = actor_new(i + 1);
        if (!actor_add(p, kids[i]) || actor_add(p, kids[i]) || actor_place(kids[i]) != (size_t)i)
            return 2;
    }
    if (actor_add(kids[0], p) || actor_add(p, p) || actor_swap(p, p) || actor_swap(kids[0], p))
        return 2;
    if (!actor_swap(kids[0], kids[1]) || actor_first(p) != kids[1] || actor_next(kids[0]) != kids[2])
        return 2;
    if (!actor_swap(kids[3], kids[1]) || actor_last(p) != kids[1] || actor_first(p) != kids[3])
        return 2;
    if (!actor_swap(kids[1], kids[0]) || actor_place(kids[0]) != 3 || actor_previous(kids[0]) != kids[2])
        return 2;
    if (!actor_swap(kids[0], kids[0]) || !actor_raise(kids[3]) || !actor_lower(kids[3]) || !actor_lower(kids[3]))
        return 2;
    if (actor_first(p) != kids[3] || actor_children(p) != 4 || actor_find(p, 3) != kids[2] || actor_find(p, 9) != NULL)
        return 2;
    if (!actor_take_out(kids[1]) || actor_take_out(kids[1]) || !actor_add(kids[0], kids[1]) || actor_raise(p))
        return 2;
    if (actor_tag(actor_last(p)) != 1 || actor_parent(kids[1]) != kids[0])
        return 2;
    actor_free(kids[2]);
#ifndef LEGAL
    actor_swap(kids[0], kids[3]);
#endif
    actor_free(p);
    actor_free(NULL);
    return 0;
}
