#include "lathe.h"

#include <stdlib.h>

struct rod {
    int diameter;
};
struct lathe {
    struct rod *rod;
    int cuts;
};

struct lathe *lathe_new(void)
{
    return calloc(1, sizeof(struct lathe));
}

void lathe_free(struct lathe *l)
{
    if (l)
        free(l->rod);
    free(l);
}

void lathe_clamp(struct lathe *l, int diameter)
{
    free(l->rod);
    l->rod = malloc(sizeof *l->rod);
    if (l->rod)
        l->rod->diameter = diameter;
}

void lathe_cut(struct lathe *l, int depth)
{
    l->rod->diameter -= depth % 16;
    l->cuts++;
}

void lathe_start(struct lathe *l)
{
    l->cuts = 0;
}

int lathe_speed(const struct lathe *l)
{
    return l->rod->diameter / 2;
}

int lathe_is_done(const struct lathe *l)
{
    return l->cuts > 0;
}
