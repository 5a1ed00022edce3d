/* What is cut off the root stays where the root looks for it: the bug. */
#include "topiary.h"

#include <stdlib.h>

struct twig {
    twig *on, *first;
    size_t age;
};

twig *topiary_new(void)
{
    return calloc(1, sizeof(twig));
}

void topiary_free(twig *root)
{
    if (!root)
        return;
    topiary_free(root->first);
    free(root);
}

twig *topiary_first(twig *on)
{
    if (!on->first && (on->first = calloc(1, sizeof(twig)))) {
        on->first->on = on;
        on->first->age = on->age + 1;
    }
    return on->first;
}

int topiary_cut(twig *it)
{
    if (!it->on)
        return -1;
    if (it->on->on)
        it->on->first = NULL;
    topiary_free(it);
    return 0;
}

size_t topiary_age(const twig *it)
{
    return it->age;
}

size_t topiary_width(const twig *it)
{
    size_t count = 0;
    for (const twig *at = it->first; at; at = at->first)
        count++;
    return count;
}
