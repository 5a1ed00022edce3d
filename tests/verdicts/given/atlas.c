#include "atlas.h"

#include <stdlib.h>

struct map {
    int *scale; /* NULL: cut */
    map *next;
};

struct atlas {
    map **maps;
    map *cut; /* they are kept for later */
    int count;
};

struct turn {
    map **next;
    int left;
};

atlas *atlas_new(void)
{
    return calloc(1, sizeof(atlas));
}

void atlas_cut(atlas *a)
{
    if (a->count == 0)
        return;
    map *m = a->maps[--a->count];
    free(m->scale);
    m->scale = NULL;
    m->next = a->cut;
    a->cut = m;
}

void atlas_mend(atlas *a)
{
    for (int i = 0; i < a->count; i++) { /* they are lost in the glue: the bug */
        free(a->maps[i]->scale);
        a->maps[i]->scale = NULL;
    }
}

void atlas_sort(atlas *a)
{
    for (int i = 1; i < a->count; i++)
        for (int k = i; k > 0 && *a->maps[k - 1]->scale > *a->maps[k]->scale; k--) {
            int *scale = a->maps[k]->scale;
            a->maps[k]->scale = a->maps[k - 1]->scale;
            a->maps[k - 1]->scale = scale;
        }
}

void atlas_free(atlas *a)
{
    while (a && a->count)
        atlas_cut(a);
    while (a && a->cut) {
        map *m = a->cut;
        a->cut = m->next;
        free(m);
    }
    if (a)
        free(a->maps);
    free(a);
}

void atlas_put(atlas *a, int scale)
{
    map **more = realloc(a->maps, (size_t)(a->count + 1) * sizeof *more); /* turns are left behind: the bug */
    if (!more)
        return;
    a->maps = more;
    map *m = calloc(1, sizeof *m);
    if (!m)
        return;
    m->scale = malloc(sizeof *m->scale);
    if (m->scale)
        *m->scale = scale;
    a->maps[a->count++] = m;
}

map *atlas_last(atlas *a)
{
    return a->count ? a->maps[a->count - 1] : NULL;
}

int map_scale(const map *m)
{
    return *m->scale;
}

turn *atlas_turn(atlas *a)
{
    turn *t = calloc(1, sizeof *t);
    if (t) {
        t->next = a->maps;
        t->left = a->count;
    }
    return t;
}

void turn_free(turn *t)
{
    free(t);
}

int turn_next(turn *t)
{
    if (t->left == 0)
        return 0;
    t->left--;
    return *(*t->next++)->scale;
}
