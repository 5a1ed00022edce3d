/* Puts all texts into one block of memory, which moves. */
#include "mapless.h"

#include <stdlib.h>
#include <string.h>

struct mapless {
    size_t used, starts[256]; /* 0: none */
    char *texts;
};

mapless *mapless_new(void)
{
    return calloc(1, sizeof(mapless));
}

void mapless_free(mapless *map)
{
    if (map)
        free(map->texts);
    free(map);
}

const char *mapless_get(const mapless *map, char letter)
{
    size_t start = map->starts[(unsigned char)letter];
    return start ? map->texts + start : "";
}

bool mapless_put(mapless *map, char letter, const char *value)
{
    size_t length = strlen(value) + 1, start = map->used ? map->used : 1;
    char *texts = malloc(start + length);
    if (!texts)
        return false;
    if (map->used)
        memcpy(texts, map->texts, map->used);
    free(map->texts);
    map->texts = texts;
    memcpy(texts + start, value, length); /* it must not be in the old block */
    map->starts[(unsigned char)letter] = start;
    map->used = start + length;
    return true;
}
