#include "fdmap.h"

#include <string.h>

int main(void)
{
    char text[8] = "";
    fdmap *map = fdmap_new();
    int a = fdmap_open(map), b = fdmap_dup(map, a);
    if (a != 0 || b != 1 || fdmap_refs(map, a) != 2 || fdmap_write(map, a, "abc", 3) != 3)
        return 2;
    if (fdmap_rewind(map, b) != 0 || fdmap_read(map, a, text, 8) != 3 || strcmp(text, "abc") != 0)
        return 2;
    if (fdmap_dup2(map, a, 9) != 9 || fdmap_count(map) != 3 || fdmap_dup2(map, 9, FDMAP_MAX) != -1)
        return 2;
    if (fdmap_close(map, a) != 0 || fdmap_close(map, a) != -1 || fdmap_refs(map, 9) != 2)
        return 2;
#ifndef LEGAL
    a = fdmap_open(map);
    fdmap_dup2(map, a, a);
#endif
    fdmap_free(map);
    return 0;
}
