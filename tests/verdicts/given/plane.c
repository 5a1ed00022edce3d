#include "plane.h"

#include <stdlib.h>

struct rod {
    int diameter;
};
struct plane {
    struct rod *rod;
    int cuts;
};

struct plane *plane_new(void)
{
    return calloc(1, sizeof(struct plane));
}

void plane_free(struct plane *l)
{
    if (l)
        free(l->rod);
    free(l);
}

void plane_clamp(struct plane *l, int diameter)
{
    free(l->rod);
    l->rod = malloc(sizeof *l->rod);
    if (l->rod)
        l->rod->diameter = diameter;
}

void plane_cut(struct plane *l, int depth)
{
    l->rod->diameter -= depth % 16;
    l->cuts++;
}

void plane_start(struct plane *l)
{
    l->cuts = 0;
}

int plane_speed(const struct plane *l)
{
    return l->rod->diameter / 2;
}

int plane_is_done(const struct plane *l)
{
    return l->cuts > 0;
}
