#include "manymap.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
int main(void)
{
    mm_map *map = mm_new();
    mm_cursor c, d;
    size_t n = 7;
    const int *v;

    MUST(map && mm_size(map) == 0 && mm_count(map, "") == 0 && !mm_values(map, "a", &n) && n == 0);
    c = mm_begin(map);
    MUST(!mm_cursor_key(&c) && mm_erase(&c) == 0 && !mm_next(&c) && !mm_next(&c) && mm_erase(&c) == 0);
    MUST(mm_put(map, "a", 1) && mm_put(map, "", INT_MIN) && mm_put(map, "a", 1) && mm_put(map, "b", 3) && mm_put(map, "a", 2));
    MUST(!mm_next(&c));
    v = mm_values(map, "a", &n);
    MUST(v && n == 3 && v[0] == 1 && v[2] == 2 && mm_count(map, "a") == 3 && mm_size(map) == 5);
    MUST(mm_remove(map, "a", 9) == 0 && mm_remove(map, "a", 1) == 1 && mm_remove(map, "x", 1) == 0 && mm_size(map) == 4);
    c = mm_begin(map);
    MUST(mm_next(&c) && strcmp(mm_cursor_key(&c), "a") == 0 && mm_put(map, "z", 4));
    MUST(mm_put(map, mm_cursor_key(&c), 5) && mm_count(map, mm_cursor_key(&c)) == 3);
    d = c;
    MUST(mm_next(&c) && mm_erase(&c) == 1 && strcmp(mm_cursor_key(&c), "a") == 0 && mm_next(&d) && strcmp(mm_cursor_key(&d), "b") == 0);
    MUST(mm_next(&c) && mm_next(&c) && strcmp(mm_cursor_key(&c), "z") == 0 && !mm_next(&c) && !mm_cursor_key(&c));
    c = mm_begin(map);
    MUST(mm_next(&c) && mm_erase(&c) == 3 && !mm_cursor_key(&c) && mm_erase(&c) == 0 && mm_next(&c) && mm_erase(&c) == 1);
    MUST(mm_remove(map, "z", 4) == 1 && mm_size(map) == 0 && !mm_next(&c));
    for (int i = 0; i < MM_MAX_PAIRS; i++)
        MUST(mm_put(map, "many", i));
    MUST(!mm_put(map, "many", 1) && !mm_put(map, "new", 1) && mm_count(map, "new") == 0);
    MUST(mm_remove_key(map, "many") == MM_MAX_PAIRS && mm_remove_key(map, "many") == 0);
    MUST(mm_put(map, "q", 1));
    mm_clear(map);
    mm_clear(map);
    MUST(mm_put(map, "q", 1));
    mm_free(map);
    mm_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mm_map *map = mm_new();
    mm_cursor c;
    size_t n;

    if (!map)
        return 0;
    mm_put(map, "a", 1);
    mm_put(map, "b", 2);
    c = mm_begin(map);
    mm_next(&c);
    if (rule == 1) {
        const int *v = mm_values(map, "a", &n);

        for (int i = 0; i < 5; i++)
            mm_put(map, "a", i);
        printf("%d\n", v[0]);
    } else if (rule == 2) {
        mm_remove_key(map, "a");
        printf("%d\n", mm_next(&c));
    } else {
        const char *key = mm_cursor_key(&c);

        mm_clear(map);
        printf("%s\n", key);
    }
    mm_free(map);
    return 0;
}
#endif
