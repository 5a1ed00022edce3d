#include "dungmap.h"

#include <stdlib.h>
#include <string.h>

struct dm_map {
    int width, height;
    int x, y; /* of the hero */
    unsigned char *tiles;
};

static int inside(const dm_map *m, int x, int y)
{
    return x >= 0 && y >= 0 && x < m->width && y < m->height;
}

static int bad_sides(int width, int height)
{
    return width < 1 || height < 1 || width > DM_SIDE || height > DM_SIDE;
}

dm_map *dm_create(int width, int height)
{
    if (bad_sides(width, height))
        return NULL;
    dm_map *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->width = width;
    m->height = height;
    m->tiles = calloc((size_t)width * (size_t)height, 1);
    if (m->tiles == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

void dm_free(dm_map *m)
{
    if (m == NULL)
        return;
    free(m->tiles);
    free(m);
}

int dm_width(const dm_map *m)
{
    return m->width;
}

int dm_height(const dm_map *m)
{
    return m->height;
}

dm_tile dm_get(const dm_map *m, int x, int y)
{
    return inside(m, x, y) ? (dm_tile)m->tiles[y * m->width + x] : DM_WALL;
}

int dm_set(dm_map *m, int x, int y, dm_tile t)
{
    if (!inside(m, x, y) || (unsigned)t > DM_DOOR)
        return 0;
    m->tiles[y * m->width + x] = (unsigned char)t;
    return 1;
}

int dm_place(dm_map *m, int x, int y)
{
    if (dm_get(m, x, y) == DM_WALL)
        return 0;
    m->x = x;
    m->y = y;
    return 1;
}

int dm_step(dm_map *m, dm_dir d)
{
    static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
    if ((unsigned)d > DM_WEST)
        return 0;
    return dm_place(m, m->x + dx[d], m->y + dy[d]);
}

void dm_where(const dm_map *m, int *x, int *y)
{
    *x = m->x;
    *y = m->y;
}

dm_tile dm_underfoot(const dm_map *m)
{
    return (dm_tile)m->tiles[m->y * m->width + m->x];
}

int dm_resize(dm_map *m, int width, int height)
{
    if (bad_sides(width, height))
        return 0;
    unsigned char *tiles = calloc((size_t)width * (size_t)height, 1);
    if (tiles == NULL)
        return 0;
    int columns = width < m->width ? width : m->width;
    for (int y = 0; y < height && y < m->height; y++)
        memcpy(tiles + y * width, m->tiles + y * m->width, (size_t)columns);
    free(m->tiles);
    m->tiles = tiles;
    m->width = width;
    m->height = height;
    if (m->x >= width)
        m->x = width - 1;
    if (m->y > height)
        m->y = height - 1;
    return 1;
}

int dm_reachable(const dm_map *m)
{
    int area = m->width * m->height, count = 0, waiting = 0;
    unsigned char *seen = calloc((size_t)area, 1);
    int *stack = malloc((size_t)area * sizeof *stack);
    if (seen != NULL && stack != NULL) {
        seen[m->y * m->width + m->x] = 1;
        stack[waiting++] = m->y * m->width + m->x;
        while (waiting > 0) {
            int at = stack[--waiting];
            int x = at % m->width, y = at / m->width;
            const int next[4][2] = {{x, y - 1}, {x + 1, y}, {x, y + 1}, {x - 1, y}};
            count++;
            for (int i = 0; i < 4; i++) {
                int to = next[i][1] * m->width + next[i][0];
                if (dm_get(m, next[i][0], next[i][1]) != DM_WALL && !seen[to]) {
                    seen[to] = 1;
                    stack[waiting++] = to;
                }
            }
        }
    }
    free(seen);
    free(stack);
    return count;
}
