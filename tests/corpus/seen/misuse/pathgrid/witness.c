#include "pathgrid.h"

#include <stdlib.h>
#include <string.h>

static int map_cost(void *map, int x, int y)
{
    const char *rows = map;
    char c = rows[y * 4 + x];
    return c == '#' ? PATH_BLOCKED : c - '0';
}

#ifndef LEGAL
static int zero_cost(void *map, int x, int y)
{
    (void)map, (void)x, (void)y;
    return 0;
}
#endif

int main(int count, char **arguments)
{
    char map[] = "1111"
                 "9##1"
                 "111#", *text = malloc(3);
    int *work = malloc(sizeof *work * PATH_WORK(4, 3)), x, y;
    path_grid g;
    path_init(&g, 4, 3, work, map_cost, map);
#ifdef LEGAL
    (void)count, (void)arguments;
    char letters[12];
    if (path_search(&g, 1, 0, 2, 2) != 1 + 9 + 1 + 1 + 1 || path_steps(&g) != 5)
        return 2;
    path_letters(&g, letters);
    path_at(&g, 2, &x, &y);
    if (strcmp(letters, "WSSEE") != 0 || x != 0 || y != 1)
        return 2;
    path_at(&g, 0, &x, &y);
    if (x != 1 || y != 0 || path_search(&g, 3, 1, 3, 1) != 0 || path_steps(&g) != 0)
        return 2;
    path_letters(&g, letters);
    if (letters[0] != '\0' || path_search(&g, 0, 0, 3, 2) != -1 || path_search(&g, 3, 2, 0, 0) < 0)
        return 2;
    free(work);
    free(text);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        path_search(&g, 0, 0, 3, 2);
        path_steps(&g);
        break;
    case 2:
        path_search(&g, 0, 0, 4, 2);
        break;
    case 3:
        path_search(&g, 0, 0, 1, 0);
        path_at(&g, 2, &x, &y);
        break;
    case 4:
        path_init(&g, 4, 3, work, zero_cost, NULL);
        path_search(&g, 0, 0, 3, 2);
        break;
    case 5:
        path_init(&g, 4, 4, work, map_cost, map);
        break;
    case 6:
        path_search(&g, 0, 0, 3, 0);
        path_letters(&g, text);
        break;
    case 7:
        path_init(&g, 0, 3, work, map_cost, map);
        break;
    case 8:
        path_init(&g, 4, 3, work, NULL, map);
        path_search(&g, 0, 0, 1, 0);
        break;
    case 9:
        free(work);
        path_search(&g, 0, 0, 1, 0);
        break;
    }
#endif
    return 0;
}
