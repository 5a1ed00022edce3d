#include "tilepath.h"

#include <stdlib.h>
#include <string.h>

#define SIDE 200

struct tile_map {
    int width;
    int height;
    bool *walls;
};

tile_map *tile_map_new(int width, int height)
{
    if (width < 1 || width > SIDE || height < 1 || height > SIDE)
        return NULL;
    tile_map *map = malloc(sizeof *map);
    if (map == NULL)
        return NULL;
    map->width = width;
    map->height = height;
    map->walls = calloc((size_t)(width * height), sizeof *map->walls);
    if (map->walls == NULL) {
        free(map);
        return NULL;
    }
    return map;
}

tile_map *tile_map_read(const char *text)
{
    size_t width = strcspn(text, "\n"), height = 0;
    for (const char *row = text; *row != '\0'; height++) {
        size_t length = strcspn(row, "\n");
        if (length != width || strspn(row, "#.") != length || height == SIDE)
            return NULL;
        row += length;
        if (*row == '\n')
            row++;
    }
    if (width > SIDE)
        return NULL;
    tile_map *map = tile_map_new((int)width, (int)height);
    if (map == NULL)
        return NULL;
    int at = 0;
    for (; *text != '\0'; text++)
        if (*text != '\n')
            map->walls[at++] = *text == '#';
    return map;
}

void tile_map_free(tile_map *map)
{
    if (map == NULL)
        return;
    free(map->walls);
    free(map);
}

int tile_width(const tile_map *map)
{
    return map->width;
}

int tile_height(const tile_map *map)
{
    return map->height;
}

static bool inside(const tile_map *map, int x, int y)
{
    return x >= 0 && x < map->width && y >= 0 && y < map->height;
}

bool tile_wall(const tile_map *map, int x, int y)
{
    return !inside(map, x, y) || map->walls[y * map->width + x];
}

void tile_set_wall(tile_map *map, int x, int y, bool wall)
{
    if (inside(map, x, y))
        map->walls[y * map->width + x] = wall;
}

struct step {
    int tile;
    int distance;
};

/* The distances from a tile that is no wall, -1 where there is no way.
   NULL when memory is out. */
static int *flood(const tile_map *map, int x, int y)
{
    static const int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1};
    int tiles = map->width * map->height;
    int *distances = malloc((size_t)tiles * sizeof *distances);
    struct step *queue = malloc((size_t)tiles * sizeof *queue);
    if (distances == NULL || queue == NULL) {
        free(distances);
        free(queue);
        return NULL;
    }
    for (int i = 0; i < tiles; i++)
        distances[i] = -1;
    int head = 0, tail = 0;
    queue[tail++] = (struct step){y * map->width + x, 0};
    while (head < tail) {
        struct step step = queue[head++];
        if (distances[step.tile] >= 0)
            continue;
        distances[step.tile] = step.distance;
        for (int i = 0; i < 4; i++) {
            int nx = step.tile % map->width + dx[i], ny = step.tile / map->width + dy[i];
            if (tile_wall(map, nx, ny) || distances[ny * map->width + nx] >= 0)
                continue;
            queue[tail++] = (struct step){ny * map->width + nx, step.distance + 1};
        }
    }
    free(queue);
    return distances;
}

int tile_distance(const tile_map *map, int x0, int y0, int x1, int y1)
{
    if (tile_wall(map, x0, y0) || tile_wall(map, x1, y1))
        return -1;
    int *distances = flood(map, x0, y0);
    if (distances == NULL)
        return -1;
    int distance = distances[y1 * map->width + x1];
    free(distances);
    return distance;
}

int tile_reachable(const tile_map *map, int x, int y)
{
    if (tile_wall(map, x, y))
        return 0;
    int *distances = flood(map, x, y);
    if (distances == NULL)
        return 0;
    int count = 0;
    for (int i = 0; i < map->width * map->height; i++)
        count += distances[i] >= 0;
    free(distances);
    return count;
}
