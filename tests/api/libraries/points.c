#include "points.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_ROOM 8

struct point {
    int x, y;
    char name[NAME_ROOM];
};

struct points {
    size_t count;
    struct point *items;
};

static int add(points *all, const struct point *point)
{
    struct point *items = realloc(all->items, (all->count + 1) * sizeof *items);
    if (!items)
        return 0;
    items[all->count++] = *point;
    all->items = items;
    return 1;
}

/* A name that is too long is cut. */
static void take_name(struct point *point, const char *name)
{
    size_t length = strcspn(name, "\n");
#ifndef SEEDED_BUG
    length = length < NAME_ROOM - 1 ? length : NAME_ROOM - 1;
#endif
    memcpy(point->name, name, length);
    point->name[length] = 0;
}

static FILE *open_file(const char *name, const char *mode)
{
    return *name ? fopen(name, mode) : NULL;
}

points *points_load(const char *from)
{
    FILE *file = from ? open_file(from, "r") : NULL;
    points *all = file ? calloc(1, sizeof *all) : NULL;
    char line[256];
    int is_well = all != NULL;
    while (is_well && fgets(line, sizeof line, file)) {
        struct point point = {0};
        int behind = 0;
        is_well = sscanf(line, "%d %d %n", &point.x, &point.y, &behind) == 2 && behind > 0;
        if (is_well) {
            take_name(&point, line + behind);
            is_well = add(all, &point);
        }
    }
    if (file)
        fclose(file);
    if (all && !is_well) {
        points_free(all);
        all = NULL;
    }
    return all;
}

void points_free(points *all)
{
    if (all)
        free(all->items);
    free(all);
}

size_t points_count(const points *all)
{
    return all ? all->count : 0;
}

int points_save(const points *all, const char *to)
{
    FILE *file = all && to ? open_file(to, "w") : NULL;
    for (size_t i = 0; file && i < all->count; i++)
        fprintf(file, "%d %d %s\n", all->items[i].x, all->items[i].y, all->items[i].name);
    return file ? fclose(file) == 0 : 0;
}
