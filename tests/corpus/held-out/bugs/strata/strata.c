#include "strata.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct layer {
    uint16_t *tiles;
    char name[STRATA_NAME_MAX + 1];
};

struct strata {
    int width, height;
    int count;
    int walls; /* -1: none */
    struct layer layers[STRATA_LAYER_MAX];
};

static size_t fields(const strata *map)
{
    return (size_t)map->width * (size_t)map->height;
}

static int has_field(const strata *map, int x, int y)
{
    return x >= 0 && y >= 0 && x < map->width && y < map->height;
}

static int has_layer(const strata *map, int layer)
{
    return layer >= 0 && layer < map->count;
}

static size_t at(const strata *map, int x, int y)
{
    return (size_t)y * (size_t)map->width + (size_t)x;
}

strata *strata_new(int width, int height)
{
    strata *map;

    if (width < 1 || width > STRATA_SIDE_MAX || height < 1 || height > STRATA_SIDE_MAX)
        return NULL;
    map = calloc(1, sizeof *map);
    if (map == NULL)
        return NULL;
    map->width = width;
    map->height = height;
    map->walls = -1;
    return map;
}

strata *strata_dup(const strata *map)
{
    strata *copy = strata_new(map->width, map->height);

    if (copy == NULL)
        return NULL;
    for (int i = 0; i < map->count; i++) {
        if (strata_add(copy, map->layers[i].name) < 0) {
            strata_free(copy);
            return NULL;
        }
        memcpy(copy->layers[i].tiles, map->layers[i].tiles, fields(map) * sizeof(uint16_t));
    }
    copy->walls = map->walls;
    return copy;
}

void strata_free(strata *map)
{
    if (map == NULL)
        return;
    for (int i = 0; i < map->count; i++)
        free(map->layers[i].tiles);
    free(map);
}

int strata_add(strata *map, const char *name)
{
    struct layer *layer;
    size_t length = 0;

    if (map->count == STRATA_LAYER_MAX)
        return -1;
    layer = &map->layers[map->count];
    layer->tiles = calloc(fields(map), sizeof(uint16_t));
    if (layer->tiles == NULL)
        return -1;
    if (name != NULL)
        while (length < STRATA_NAME_MAX && name[length] != '\0')
            length++;
    if (length > 0)
        memmove(layer->name, name, length);
    layer->name[length] = '\0';
    return map->count++;
}

int strata_remove(strata *map, int layer)
{
    if (!has_layer(map, layer))
        return -1;
    free(map->layers[layer].tiles);
    map->count--;
    memmove(&map->layers[layer], &map->layers[layer + 1],
            (size_t)(map->count - layer) * sizeof map->layers[0]);
    memset(&map->layers[map->count], 0, sizeof map->layers[0]);
    if (map->walls == layer)
        map->walls = -1;
    return 0;
}

int strata_count(const strata *map)
{
    return map->count;
}

const char *strata_name(const strata *map, int layer)
{
    return has_layer(map, layer) ? map->layers[layer].name : NULL;
}

int strata_set(strata *map, int layer, int x, int y, int tile)
{
    if (!has_layer(map, layer) || !has_field(map, x, y) || tile < 0 || tile > STRATA_TILE_MAX)
        return -1;
    map->layers[layer].tiles[at(map, x, y)] = (uint16_t)tile;
    return 0;
}

/* Cuts the stretch of `length' from *from to 0..limit; returns its end. */
static int clip(int *from, int length, int limit)
{
    long long end = (long long)*from + length;

    if (*from < 0)
        *from = 0;
    if (end > limit)
        end = limit;
    return end < *from ? *from : (int)end;
}

int strata_fill(strata *map, int layer, int x, int y, int width, int height, int tile)
{
    int right, below;

    if (!has_layer(map, layer) || tile < 0 || tile > STRATA_TILE_MAX)
        return -1;
    right = clip(&x, width, map->width);
    below = clip(&y, height, map->height);
    for (int row = y; row < below; row++)
        for (int column = x; column < right; column++)
            map->layers[layer].tiles[at(map, column, row)] = (uint16_t)tile;
    return 0;
}

int strata_get(const strata *map, int layer, int x, int y)
{
    if (!has_layer(map, layer) || !has_field(map, x, y))
        return -1;
    return map->layers[layer].tiles[at(map, x, y)];
}

int strata_top(const strata *map, int x, int y)
{
    if (!has_field(map, x, y))
        return -1;
    for (int i = map->count - 1; i >= 0; i--) {
        int tile = map->layers[i].tiles[at(map, x, y)];

        if (tile != 0)
            return tile;
    }
    return 0;
}

int strata_set_walls(strata *map, int layer)
{
    if (layer != -1 && !has_layer(map, layer))
        return -1;
    map->walls = layer;
    return 0;
}

int strata_blocked(const strata *map, int x, int y)
{
    if (!has_field(map, x, y))
        return 1;
    if (map->walls < 0)
        return 0;
    return map->layers[map->walls].tiles[at(map, x, y)] != 0;
}
