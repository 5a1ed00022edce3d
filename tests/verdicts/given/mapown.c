/* Puts all texts into one block of memory, which moves. */
#include "mapown.h"

#include <stdlib.h>
#include <string.h>

struct mapown {
    size_t used, starts[256]; /* 0: none */
    char *texts;
};

mapown *mapown_new(void)
{
    return calloc(1, sizeof(mapown));
}

void mapown_free(mapown *map)
{
    if (map)
        free(map->texts);
    free(map);
}

const char *mapown_get(const mapown *map, char letter)
{
    size_t start = map->starts[(unsigned char)letter];
    return start ? map->texts + start : "";
}

bool mapown_put(mapown *map, char letter, const char *value)
{
    size_t length = strlen(value) + 1, start = map->used ? map->used : 1;
    char *texts = malloc(start + length);
    if (!texts)
        return false;
    if (map->used)
        memcpy(texts, map->texts, map->used);
    free(map->texts);
    map->texts = texts;
    memcpy(texts + start, value, length); /* it may have been in the old block: the bug */
    map->starts[(unsigned char)letter] = start;
    map->used = start + length;
    return true;
}
