#include "scion.h"

#include <stdlib.h>

struct scion {
    scion *left, *right;
    int value;
};

static scion *make(scion *left, int value, scion *right)
{
    scion *g = malloc(sizeof *g);
    if (g)
        *g = (scion){left, right, value & 0xff};
    return g;
}

scion *scion_new(int value)
{
    return make(NULL, value, NULL);
}

void scion_free(scion *g)
{
    if (!g)
        return;
    scion_free(g->left);
    scion_free(g->right);
    free(g);
}

scion *scion_join(scion *left, scion *right)
{
    return make(left, 0, right);
}

/* What is on the right is only looked at. */
scion *scion_around(scion *left, int value, scion *right)
{
    return make(left, value + scion_sum(right), NULL);
}

int scion_sum(const scion *g)
{
    return g ? (scion_sum(g->left) + scion_sum(g->right) + g->value) & 0xffff : 0;
}
