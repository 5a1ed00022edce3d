#include "geogrid.h"

#include <stdlib.h>

struct point {
    struct point *next;
    double lat, lon;
    int id;
};

struct geogrid {
    int rows, columns;
    struct point **cells;
};

geogrid *geogrid_create(int rows, int columns)
{
    if (rows < 1 || rows > GEOGRID_SIDE || columns < 1 || columns > GEOGRID_SIDE)
        return NULL;
    geogrid *g = malloc(sizeof *g);
    if (g == NULL)
        return NULL;
    g->rows = rows;
    g->columns = columns;
    g->cells = calloc((size_t)rows * (size_t)columns, sizeof *g->cells);
    if (g->cells == NULL) {
        free(g);
        return NULL;
    }
    return g;
}

static int cell_count(const geogrid *g)
{
    return g->rows * g->columns;
}

void geogrid_destroy(geogrid *g)
{
    if (g == NULL)
        return;
    for (int i = 0; i < cell_count(g); i++)
        while (g->cells[i] != NULL) {
            struct point *p = g->cells[i];
            g->cells[i] = p->next;
            free(p);
        }
    free(g->cells);
    free(g);
}

bool geogrid_add(geogrid *g, double lat, double lon, int id)
{
    if (!(lat >= -90 && lat <= 90 && lon >= -180 && lon <= 180))
        return false;
    int row = (int)((lat + 90) / 180 * g->rows);
    int column = (int)((lon + 180) / 360 * g->columns);
    if (column == g->columns)
        column = 0; /* 180 degrees east is 180 degrees west */
    struct point *p = malloc(sizeof *p);
    if (p == NULL)
        return false;
    struct point **cell = &g->cells[row * g->columns + column];
    p->lat = lat;
    p->lon = lon;
    p->id = id;
    p->next = *cell;
    *cell = p;
    return true;
}

size_t geogrid_remove(geogrid *g, int id)
{
    size_t removed = 0;
    for (int i = 0; i < cell_count(g); i++)
        for (struct point **at = &g->cells[i]; *at != NULL;) {
            struct point *p = *at;
            if (p->id != id) {
                at = &p->next;
                continue;
            }
            *at = p->next;
            free(p);
            removed++;
        }
    return removed;
}

static struct point *cell_at(const geogrid *g, int row, int column)
{
    if (row < 0 || row >= g->rows || column < 0 || column >= g->columns)
        return NULL;
    return g->cells[row * g->columns + column];
}

size_t geogrid_size(const geogrid *g)
{
    return geogrid_count_box(g, -90, -180, 90, 180);
}

size_t geogrid_cell_size(const geogrid *g, int row, int column)
{
    size_t n = 0;
    for (const struct point *p = cell_at(g, row, column); p != NULL; p = p->next)
        n++;
    return n;
}

size_t geogrid_count_box(const geogrid *g, double south, double west, double north, double east)
{
    size_t n = 0;
    for (int i = 0; i < cell_count(g); i++)
        for (const struct point *p = g->cells[i]; p != NULL; p = p->next)
            n += p->lat >= south && p->lat <= north && p->lon >= west && p->lon <= east;
    return n;
}

size_t geogrid_cell_ids(const geogrid *g, int row, int column, int *ids, size_t max)
{
    size_t n = 0;
    for (const struct point *p = cell_at(g, row, column); p != NULL && n < max; p = p->next)
        ids[n++] = p->id;
    return n;
}
