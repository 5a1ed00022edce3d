#include "slotmap.h"
#include <stdlib.h>
#include <string.h>

struct slotmap *slotmap_new(void)
{
    return calloc(1, sizeof(struct slotmap));
}

void slotmap_free(struct slotmap *map)
{
    if (map)
        free(map->bytes);
    free(map);
}

/* All values of a map are of one size. */
int slotmap_push_(struct slotmap *map, const void *value, size_t size)
{
    if (map->length == map->capacity) {
        size_t capacity = map->capacity ? 2 * map->capacity : 4;
        char *bytes = size < 1000 && capacity < 1000 ? realloc(map->bytes, capacity * size + 1) : NULL;
        if (!bytes)
            return -1;
        map->bytes = bytes;
        map->capacity = capacity;
    }
    memcpy(map->bytes + map->length++ * size, value, size);
    return 0;
}

size_t slotmap_length(const struct slotmap *map)
{
    return map->length;
}
