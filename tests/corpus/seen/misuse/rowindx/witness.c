#include "rowindx.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    ri_table *t = ri_open(2);
    ri_cursor c;
    long cells[6] = {1, 2, 3, 4, 5, 6}, *p;
    int keys[3] = {INT_MAX - 2, INT_MAX - 1, INT_MAX}, key = 77, i;
    assert(t && ri_rows(t) == 0 && ri_cells(t) == 2 && ri_find(t, 0) == NULL && ri_delete(t, 0) == 0);
    ri_seek(&c, t, INT_MIN);
    assert(ri_next(&c, &key) == NULL && ri_next(&c, &key) == NULL && key == 77);
    assert(ri_put(t, 5, cells) == 1 && ri_put(t, INT_MIN, NULL) == 1 && ri_put(t, 5, cells + 2) == 0);
    assert(ri_put(t, 3, ri_find(t, 5)) == 1 && ri_put(t, 4, ri_find(t, 5)) == 1);
    assert(ri_put(t, 2, ri_find(t, 5)) == 1 && ri_put(t, 2, ri_find(t, 2)) == 0);
    assert(ri_find(t, 2)[1] == 4);
    key = 6;
    assert(ri_load(t, &key, ri_find(t, 2), 1) == 0 && ri_find(t, 6)[1] == 4 && ri_delete(t, 6) == 1);
    assert(ri_load(t, NULL, NULL, 0) == 0 && ri_load(t, keys, cells, 3) == 0);
    assert(ri_load(t, keys, cells, SIZE_MAX) == -1);
    ri_seek(&c, t, 4);
    p = ri_next(&c, &key);
    assert(p && key == 4 && p[0] == 3);
    assert(ri_delete(t, 5) == 1 && ri_delete(t, 4) == 1);
    for (i = 0; i < 3; i++) {
        p = ri_next(&c, &key);
        assert(p && key == keys[i] && p[0] == cells[2 * i]);
        p[1] = 9;
    }
    assert(ri_next(&c, &key) == NULL && ri_find(t, INT_MAX)[1] == 9);
    assert(ri_find(t, INT_MIN)[0] == 0 && ri_rows(t) == 6);
    ri_close(t);
    ri_close(NULL);
    assert(ri_open(0) == NULL && ri_open(RI_MAX_CELLS + 1) == NULL);
    t = ri_open(RI_MAX_CELLS);
    for (i = 0; i < RI_MAX_ROWS; i++)
        assert(ri_put(t, i, NULL) == 1);
    assert(ri_put(t, -1, NULL) == -1 && ri_put(t, 0, NULL) == 0);
    ri_close(t);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ri_table *t = ri_open(1);
    long cell[2] = {1, 2}, *p;
    int keys[2] = {2, 1}, i, key;
    ri_cursor c;
    if (rule == 1) {
        ri_put(t, 1, cell);
        p = ri_find(t, 1);
        for (i = 2; i <= 5; i++)
            ri_put(t, i, cell);
        return (int)*p - 1;
    }
    if (rule == 2) {
        ri_load(t, keys, cell, 2);
    } else {
        ri_put(t, 1, cell);
        ri_seek(&c, t, 0);
        ri_close(t);
        ri_next(&c, &key);
    }
    return 0;
}
#endif
