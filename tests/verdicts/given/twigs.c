#include "twigs.h"

#include <stdlib.h>

struct twig {
    int length;
    twig *end;
};

static twig *make(int length, twig *end)
{
    twig *t = malloc(sizeof *t);
    if (!t)
        twig_free(end);
    else
        *t = (twig){length, end};
    return t;
}

twig *twig_leaf(int length)
{
    return make(length & 255, NULL);
}

twig *twig_longer(twig *end, int length)
{
    return end ? make(length & 255, end) : NULL;
}

twig *twig_copy(const twig *t)
{
    return t ? make(t->length, t->end) : NULL;
}

int twig_length(const twig *t)
{
    return t ? t->length + twig_length(t->end) : 0;
}

void twig_free(twig *t)
{
    if (!t)
        return;
    twig_free(t->end);
    free(t);
}
