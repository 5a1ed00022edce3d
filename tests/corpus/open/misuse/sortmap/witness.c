#include "sortmap.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    struct sortmap *map = sortmap_new();
    for (int i = 0; i < 10; i++)
        if (!sortmap_put(map, i * 7 % 10, i))
            return 2;
    int key = 0, value = 0;
    if (!sortmap_put(map, 3, 99) || !sortmap_get(map, 3, &value) || value != 99 || sortmap_get(map, 11, &value))
        return 2;
    struct sortmap_cursor *cursor = sortmap_cursor_new(map);
    for (int i = 0; i < 3; i++)
        if (!sortmap_cursor_next(cursor, &key, NULL) || key != i)
            return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!sortmap_remove(map, 5) || sortmap_remove(map, 5) || sortmap_size(map) != 9)
        return 2;
    while (sortmap_cursor_next(cursor, &key, &value))
        if (key == 5)
            return 2;
    if (key != 9 || sortmap_cursor_next(cursor, NULL, NULL))
        return 2;
    sortmap_free(map);
#else
    if (count > 1 && atoi(arguments[1]) == 2)
        sortmap_remove(map, 2);
    else
        sortmap_free(map);
    sortmap_cursor_next(cursor, &key, &value);
#endif
    sortmap_cursor_free(cursor);
    return 0;
}
