#include "bpleaf.h"
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    bpleaf *m = bpl_open();
    bpl_cursor c;
    CHECK(m);
#ifdef LEGAL
    (void)argc; (void)argv;
    static int32_t keys[BPL_MAX_PAGES * 8 + 1];
    int32_t v = 0;
    CHECK(!bpl_first(m, &c) && !bpl_seek(m, 0, &c) && bpl_get(m, 0, NULL) == BPL_NOTFOUND && bpl_del(m, 0) == BPL_NOTFOUND);
    for (int i = 0; i < 100; i++)
        CHECK(bpl_put(m, i * 37 % 101, i) == BPL_OK);
    CHECK(bpl_put(m, INT32_MIN, 1) == BPL_OK && bpl_put(m, INT32_MAX, 2) == BPL_OK && bpl_count(m) == 102);
    CHECK(bpl_first(m, &c) && bpl_cursor_get(&c, &v) == INT32_MIN && v == 1);
    int n = 1;
    int32_t last = INT32_MIN;
    while (bpl_next(&c)) {
        CHECK(bpl_cursor_get(&c, NULL) > last);
        last = bpl_cursor_get(&c, NULL);
        n++;
    }
    CHECK(n == 102 && last == INT32_MAX && !bpl_next(&c));
    bpl_cursor_set(&c, 9);
    CHECK(bpl_get(m, INT32_MAX, &v) == BPL_OK && v == 9 && bpl_put(m, INT32_MAX, 7) == BPL_OK && bpl_cursor_get(&c, &v) == INT32_MAX && v == 7);
    CHECK(bpl_seek(m, 101, &c) && bpl_cursor_get(&c, NULL) == INT32_MAX);
    for (int i = 0; i < 100; i++)
        CHECK(bpl_del(m, i * 37 % 101) == BPL_OK);
    CHECK(bpl_count(m) == 2 && bpl_seek(m, -5, &c) && bpl_cursor_get(&c, NULL) == INT32_MAX);
    for (int i = 0; i <= BPL_MAX_PAGES * 8; i++)
        keys[i] = i - 4000;
    CHECK(bpl_load(m, keys, keys, BPL_MAX_PAGES * 8 + 1) == BPL_FULL && bpl_count(m) == 2);
    CHECK(bpl_load(m, keys, keys, BPL_MAX_PAGES * 8) == BPL_OK && bpl_put(m, 100000, 0) == BPL_FULL);
    CHECK(bpl_get(m, 17, &v) == BPL_OK && v == 17 && bpl_put(m, 17, 18) == BPL_OK);
    CHECK(bpl_load(m, NULL, NULL, 0) == BPL_OK && bpl_count(m) == 0 && !bpl_first(m, &c));
    bpl_close(m);
    bpl_close(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const int32_t wrong[2] = {2, 1};
    bpl_put(m, 1, 1);
    CHECK(bpl_first(m, &c));
    if (rule == 1) {
        bpl_del(m, 1);
        bpl_cursor_get(&c, NULL);
    } else if (rule == 2) {
        bpl_load(m, wrong, wrong, 2);
    }
    bpl_close(m);
    if (rule == 3)
        bpl_next(&c);
    return 0;
#endif
}
