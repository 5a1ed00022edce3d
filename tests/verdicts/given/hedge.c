/* What is cut off the root stays where the root looks for it: the bug. */
#include "hedge.h"

#include <stdlib.h>

struct twig {
    twig *on, *first;
    size_t age;
};

twig *hedge_new(void)
{
    return calloc(1, sizeof(twig));
}

void hedge_free(twig *root)
{
    if (!root)
        return;
    hedge_free(root->first);
    free(root);
}

twig *hedge_first(twig *on)
{
    if (!on->first && (on->first = calloc(1, sizeof(twig)))) {
        on->first->on = on;
        on->first->age = on->age + 1;
    }
    return on->first;
}

int hedge_cut(twig *it)
{
    if (!it->on)
        return -1;
    if (it->on->on)
        it->on->first = NULL;
    hedge_free(it);
    return 0;
}

size_t hedge_age(const twig *it)
{
    return it->age;
}

size_t hedge_width(const twig *it)
{
    size_t count = 0;
    for (const twig *at = it->first; at; at = at->first)
        count++;
    return count;
}
