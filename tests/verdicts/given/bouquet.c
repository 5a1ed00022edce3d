#include "bouquet.h"

#include <stdlib.h>

struct flower {
    flower *left, *right;
    int *stalks;
};

flower *flower_new(int stalks)
{
    flower *f = calloc(1, sizeof *f);
    if (!f || !(f->stalks = malloc(sizeof *f->stalks))) {
        free(f);
        return NULL;
    }
    *f->stalks = stalks;
    return f;
}

void flower_free(flower *f)
{
    if (!f)
        return;
    flower_free(f->left);
    flower_free(f->right);
    free(f->stalks);
    free(f);
}

bool flower_put(flower *f, flower *left, flower *right)
{
    if (f->left || left == f || right == f || left == right || left->left || right->left)
        return false;
    f->left = left;
    f->right = right;
    return true;
}

/* The bug: the left one has its own. */
bool flower_add_both(flower *f, flower *left, flower *right)
{
    if (left == f || right == f || left == right)
        return false;
    free(left->stalks);
    left->stalks = f->stalks;
    *f->stalks += *right->stalks;
    return true;
}

int flower_stalks(const flower *f)
{
    return *f->stalks;
}
