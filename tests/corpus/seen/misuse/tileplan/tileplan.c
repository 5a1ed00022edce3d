#include "tileplan.h"

#include <stdlib.h>
#include <string.h>

struct tp_map {
    int width, height;
    tp_tile *tiles;
};

static int side_ok(int side)
{
    return side >= 1 && side <= TP_MAX_SIDE;
}

static size_t area(const tp_map *map)
{
    return (size_t)map->width * (size_t)map->height;
}

static tp_tile *at(const tp_map *map, int x, int y)
{
    return map->tiles + ((ptrdiff_t)y * map->width + x);
}

tp_map *tp_create(int width, int height)
{
    tp_map *map;

    if (!side_ok(width) || !side_ok(height))
        return NULL;
    map = malloc(sizeof *map);
    if (!map)
        return NULL;
    map->width = width;
    map->height = height;
    map->tiles = calloc(area(map), sizeof *map->tiles);
    if (!map->tiles) {
        free(map);
        return NULL;
    }
    return map;
}

tp_map *tp_clone(const tp_map *map)
{
    tp_map *copy = tp_create(map->width, map->height);

    if (copy)
        memcpy(copy->tiles, map->tiles, area(map) * sizeof *map->tiles);
    return copy;
}

void tp_destroy(tp_map *map)
{
    if (!map)
        return;
    free(map->tiles);
    free(map);
}

int tp_width(const tp_map *map)
{
    return map->width;
}

int tp_height(const tp_map *map)
{
    return map->height;
}

tp_tile tp_get(const tp_map *map, int x, int y)
{
    return *at(map, x, y);
}

void tp_set(tp_map *map, int x, int y, tp_tile tile)
{
    *at(map, x, y) = tile;
}

tp_tile *tp_row(tp_map *map, int y)
{
    return at(map, 0, y);
}

int tp_inside(const tp_map *map, int x, int y)
{
    return x >= 0 && x < map->width && y >= 0 && y < map->height;
}

/* The part of from, from + 1, ... from + count - 1 that is in 0 to limit - 1:
 * *first to *end - 1. */
static void clip(int from, int count, int limit, int *first, int *end)
{
    long long stop = (long long)from + count;

    *first = from > 0 ? from : 0;
    *end = stop < limit ? (stop > 0 ? (int)stop : 0) : limit;
}

void tp_fill(tp_map *map, int x, int y, int width, int height, tp_tile tile)
{
    int left, right, top, bottom;

    clip(x, width, map->width, &left, &right);
    clip(y, height, map->height, &top, &bottom);
    for (int row = top; row < bottom; row++)
        for (int column = left; column < right; column++)
            *at(map, column, row) = tile;
}

void tp_stamp(tp_map *map, int x, int y, const tp_map *sprite)
{
    int left, right, top, bottom;

    clip(x, sprite->width, map->width, &left, &right);
    clip(y, sprite->height, map->height, &top, &bottom);
    if (left >= right || top >= bottom)
        return;
    /* On itself a map is gone through so that tiles are read before they are
     * written: backwards when it moves down or to the right. */
    for (int j = 0; j < bottom - top; j++) {
        int row = y > 0 ? bottom - 1 - j : top + j;

        for (int i = 0; i < right - left; i++) {
            int column = x > 0 ? right - 1 - i : left + i;
            tp_tile tile = *at(sprite, column - x, row - y);

            if (tile)
                *at(map, column, row) = tile;
        }
    }
}

long tp_flood(tp_map *map, int x, int y, tp_tile tile)
{
    static const int dx[4] = { 1, -1, 0, 0 }, dy[4] = { 0, 0, 1, -1 };
    size_t *queue, head = 0, tail = 0;
    tp_tile old;

    if (!tp_inside(map, x, y) || *at(map, x, y) == tile)
        return 0;
    queue = malloc(area(map) * sizeof *queue);
    if (!queue)
        return -1;
    old = *at(map, x, y);
    *at(map, x, y) = tile;
    queue[tail++] = (size_t)(at(map, x, y) - map->tiles);
    /* each tile is queued once, when it is changed */
    while (head < tail) {
        int cx = (int)(queue[head] % (size_t)map->width), cy = (int)(queue[head] / (size_t)map->width);

        head++;
        for (int i = 0; i < 4; i++) {
            int nx = cx + dx[i], ny = cy + dy[i];

            if (!tp_inside(map, nx, ny) || *at(map, nx, ny) != old)
                continue;
            *at(map, nx, ny) = tile;
            queue[tail++] = (size_t)(at(map, nx, ny) - map->tiles);
        }
    }
    free(queue);
    return (long)tail;
}

int tp_resize(tp_map *map, int width, int height)
{
    tp_map *other = tp_create(width, height);
    tp_tile *tiles;
    int columns, rows;

    if (!other)
        return -1;
    columns = width < map->width ? width : map->width;
    rows = height < map->height ? height : map->height;
    for (int y = 0; y < rows; y++)
        memcpy(at(other, 0, y), at(map, 0, y), (size_t)columns * sizeof *map->tiles);
    tiles = map->tiles;
    *map = *other;
    other->tiles = tiles;
    tp_destroy(other);
    return 0;
}

void tp_export(const tp_map *map, tp_tile *out)
{
    memmove(out, map->tiles, area(map) * sizeof *out);
}
