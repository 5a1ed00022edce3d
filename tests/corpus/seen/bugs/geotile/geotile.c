#include "geotile.h"

#include <string.h>

bool geotile_valid(geotile tile)
{
    if (tile.zoom < 0 || tile.zoom > GEOTILE_MAX_ZOOM)
        return false;
    return tile.x >> tile.zoom == 0 && tile.y >> tile.zoom == 0;
}

bool geotile_parent(geotile tile, geotile *parent)
{
    if (!geotile_valid(tile) || tile.zoom == 0)
        return false;
    *parent = (geotile){tile.x / 2, tile.y / 2, tile.zoom - 1};
    return true;
}

bool geotile_child(geotile tile, int quadrant, geotile *child)
{
    if (!geotile_valid(tile) || tile.zoom == GEOTILE_MAX_ZOOM || quadrant < 0 || quadrant > 3)
        return false;
    *child = (geotile){2 * tile.x + (uint32_t)(quadrant & 1), 2 * tile.y + (uint32_t)(quadrant >> 1), tile.zoom + 1};
    return true;
}

bool geotile_neighbour(geotile tile, int32_t dx, int32_t dy, geotile *result)
{
    if (!geotile_valid(tile))
        return false;
    int64_t size = (int64_t)1 << tile.zoom, x = (tile.x + (int64_t)dx) % size, y = tile.y + (int64_t)dy;
    if (y < 0 || y >= size)
        return false;
    if (x < 0)
        x += size;
    *result = (geotile){(uint32_t)x, (uint32_t)y, tile.zoom};
    return true;
}

bool geotile_quadkey(geotile tile, char *key)
{
    if (!geotile_valid(tile))
        return false;
    for (int level = tile.zoom - 1; level >= 0; level--)
        *key++ = (char)('0' + (tile.x >> level & 1) + 2 * (tile.y >> level & 1));
    *key = '\0';
    return true;
}

bool geotile_from_quadkey(const char *key, geotile *tile)
{
    size_t length = strlen(key);
    if (length == 0 || length > GEOTILE_MAX_ZOOM)
        return false;
    geotile result = {0, 0, (int)length};
    for (; *key != '\0'; key++) {
        if (*key < '0' || *key > '3')
            return false;
        unsigned digit = (unsigned)(*key - '0');
        result.x = result.x << 1 | (digit & 1);
        result.y = result.y << 1 | digit >> 1;
    }
    *tile = result;
    return true;
}

bool geotile_contains(geotile outer, geotile inner)
{
    if (!geotile_valid(outer) || !geotile_valid(inner) || inner.zoom < outer.zoom)
        return false;
    int down = inner.zoom - outer.zoom;
    return inner.x >> down == outer.x && inner.y >> down == outer.y;
}

bool geotile_equal(geotile a, geotile b)
{
    return a.x == b.x && a.y == b.y && a.zoom == b.zoom;
}
