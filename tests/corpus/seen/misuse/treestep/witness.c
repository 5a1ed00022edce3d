#include "treestep.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct ts_tree t = { 0 };
    struct ts_iter it;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    static const int keys[] = { 5, 2, 8, 1, 3, 7, 9, 6, INT_MIN, INT_MAX, 4, 0 };
    ts_clear(&t);
    ts_first(&it, &t);
    assert(!ts_valid(&it) && ts_get(&t, 0) == NULL && !ts_remove(&t, 0));
    ts_last(&it, &t);
    assert(!ts_valid(&it));
    for (size_t i = 0; i < 12; i++)
        assert(ts_put(&t, keys[i], "x"));
    assert(ts_put(&t, 5, "five") && ts_put(&t, 5, ts_get(&t, 5)) && t.count == 12 && strcmp(ts_get(&t, 5), "five") == 0);
    char big[300];
    memset(big, 'a', 299);
    big[299] = 0;
    assert(!ts_put(&t, 5, big) && ts_put(&t, 5, ""));
    size_t n = 0;
    int before = INT_MIN;
    for (ts_first(&it, &t); ts_valid(&it); ts_next(&it), n++) {
        assert(ts_key(&it) >= before && ts_value(&it));
        before = ts_key(&it);
    }
    assert(n == 12);
    for (ts_last(&it, &t); ts_valid(&it); ts_prev(&it))
        n--;
    assert(n == 0);
    ts_seek(&it, &t, 10);
    assert(ts_key(&it) == INT_MAX);
    ts_seek(&it, &t, INT_MIN);
    assert(ts_key(&it) == INT_MIN);
    assert(ts_remove(&t, 5) && ts_remove(&t, 2) && ts_remove(&t, INT_MAX) && t.count == 9);
    ts_seek(&it, &t, INT_MAX);
    assert(!ts_valid(&it));
    for (ts_first(&it, &t); ts_valid(&it);)
        if (ts_key(&it) % 2 == 0)
            ts_erase(&it);
        else
            ts_next(&it);
    assert(t.count == 4 && ts_get(&t, 7) && !ts_get(&t, 8));
    ts_clear(&t);
    ts_clear(&t);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ts_put(&t, 1, "one");
    ts_put(&t, 2, "two");
    ts_first(&it, &t);
    if (rule == 1) {
        ts_remove(&t, 1);
        ts_next(&it);
    } else if (rule == 2) {
        ts_next(&it);
        ts_next(&it);
        return ts_key(&it);
    } else {
        const char *text = ts_get(&t, 1);
        ts_put(&t, 1, "uno");
        puts(text);
    }
#endif
    return 0;
}
