#include "linkmap.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    linkmap *map = linkmap_new();
    const char *key;
    long value = 0;
    linkmap_iter iter;
    linkmap_iter_init(&iter, map);
    if (linkmap_iter_next(&iter, &key, &value) || linkmap_iter_next(&iter, NULL, NULL))
        return 2;
    linkmap_put(map, "one", 1);
    linkmap_put(map, "", 2);
    linkmap_put(map, "three", 3);
    linkmap_put(map, "four", 4);
    if (!linkmap_get(map, "", &value) || value != 2 || linkmap_get(map, "five", &value) || linkmap_length(map) != 4)
        return 2;
    linkmap_iter_init(&iter, map);
    if (!linkmap_iter_next(&iter, &key, &value) || strcmp(key, "one") != 0 || !linkmap_put(map, key, 11))
        return 2;
#ifndef LEGAL
    if (rule == 1) {
        linkmap_delete(map, "");
        linkmap_iter_next(&iter, &key, &value);
    } else if (rule == 2) {
        linkmap_iter_remove(&iter);
        linkmap_iter_remove(&iter);
    } else if (rule == 3) {
        linkmap_iter_init(&iter, map);
        linkmap_iter_remove(&iter);
    } else {
        linkmap_free(map);
        linkmap_iter_next(&iter, &key, &value);
    }
#endif
    linkmap_iter_remove(&iter);
    if (!linkmap_iter_next(&iter, NULL, &value) || value != 2 || !linkmap_iter_next(&iter, NULL, NULL) ||
        !linkmap_iter_next(&iter, &key, NULL) || strcmp(key, "four") != 0)
        return 2;
    linkmap_iter_remove(&iter);
    if (linkmap_iter_next(&iter, NULL, NULL) || linkmap_length(map) != 2)
        return 2;
    if (!linkmap_delete(map, "three") || linkmap_delete(map, "three") || !linkmap_put(map, "six", 6))
        return 2;
    linkmap_clear(map);
    linkmap_put(map, "seven", 7);
    linkmap_free(map);
    return 0;
}
