#include "tileplan.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
int main(void)
{
    tp_map *map = tp_create(4, 3), *dot = tp_create(1, 1), *copy;
    tp_tile out[12];
    static const int odd[] = { INT_MIN, INT_MIN + 1, -5, -1, 0, 1, 3, 4, INT_MAX - 1, INT_MAX };

    MUST(map && dot && !tp_create(0, 1) && !tp_create(1, -1) && !tp_create(TP_MAX_SIDE + 1, 1) && !tp_create(1, INT_MAX));
    MUST(tp_width(map) == 4 && tp_height(map) == 3 && tp_get(map, 3, 2) == 0 && tp_inside(map, 3, 2) && !tp_inside(map, 4, 0));
    tp_set(map, 3, 2, 65535);
    tp_row(map, 1)[3] = 7;
    MUST(tp_get(map, 3, 2) == 65535 && tp_get(map, 3, 1) == 7);
    tp_export(map, out);
    MUST(out[7] == 7 && out[11] == 65535);
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 10; j++) {
            tp_fill(map, odd[i], odd[j], odd[j], odd[i], 1);
            tp_stamp(map, odd[i], odd[j], map);
            tp_stamp(dot, odd[i], odd[j], map);
            tp_stamp(map, odd[i], odd[j], dot);
            MUST(tp_flood(map, odd[i], odd[j], (tp_tile)(i + j)) >= 0);
            MUST(tp_resize(dot, odd[i], 1) == (odd[i] >= 1 && odd[i] <= TP_MAX_SIDE ? 0 : -1));
        }
    tp_fill(map, INT_MIN, INT_MIN, INT_MAX, INT_MAX, 9);
    tp_fill(map, 0, 0, INT_MAX, INT_MAX, 0);
    tp_fill(map, 0, 0, 2, 1, 5);
    tp_set(map, 0, 1, 6);
    tp_stamp(map, 1, 1, map);
    MUST(tp_get(map, 1, 1) == 5 && tp_get(map, 2, 1) == 5 && tp_get(map, 1, 2) == 6 && tp_get(map, 2, 2) == 0 && tp_get(map, 3, 2) == 0);
    tp_stamp(map, -1, 1, map);
    MUST(tp_get(map, 0, 1) == 5 && tp_get(map, 0, 2) == 5 && tp_get(map, 1, 2) == 5 && tp_get(map, 2, 2) == 0);
    tp_fill(map, 0, 0, 4, 3, 0);
    tp_fill(map, 1, 0, 1, 3, 1);
    MUST(tp_flood(map, 0, 0, 2) == 3 && tp_flood(map, 3, 2, 2) == 6 && tp_flood(map, 1, 1, 1) == 0 && tp_flood(map, 1, 1, 2) == 3);
    MUST(tp_flood(map, 0, 0, 0) == 12 && tp_flood(map, -1, 0, 0) == 0);
    tp_set(map, 1, 1, 8);
    copy = tp_clone(map);
    MUST(copy && tp_get(copy, 1, 1) == 8);
    MUST(tp_resize(map, 2, 5) == 0 && tp_get(map, 1, 1) == 8 && tp_get(map, 1, 4) == 0 && tp_resize(map, 0, 0) == -1 && tp_height(map) == 5);
    MUST(tp_width(copy) == 4 && tp_resize(map, 2, 5) == 0 && tp_get(map, 1, 1) == 8);
    tp_destroy(map);
    tp_destroy(copy);
    tp_destroy(dot);
    tp_destroy(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tp_map *map = tp_create(4, 4);

    if (!map)
        return 0;
    if (rule == 1) {
        printf("%d\n", tp_get(map, 0, 4));
    } else if (rule == 2) {
        tp_tile *row = tp_row(map, 1);

        tp_resize(map, 8, 8);
        row[0] = 1;
    } else {
        tp_tile *out = malloc(4 * sizeof *out);

        if (out)
            tp_export(map, out);
        free(out);
    }
    tp_destroy(map);
    return 0;
}
#endif
