#include "fanout.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    fanout *t = fo_new();
    fo_cursor c;
    if (!t)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    static int v[500];
    fo_free(NULL);
    fo_first(t, &c);
    assert(fo_at_end(&c));
    fo_seek(t, 0, &c);
    assert(fo_at_end(&c) && fo_get(t, 1, v) == v);
    fo_clear(t);
    assert(fo_load(t, NULL, NULL, 0) == 0 && fo_size(t) == 0);
    unsigned x = 1;
    for (int i = 0; i < 500; i++, x = (x * 7 + 3) % 1000)
        assert(fo_put(t, (int)x, &v[i]) == 0);
    size_t n = 0;
    int last = INT_MIN;
    for (fo_first(t, &c); !fo_at_end(&c); fo_next(&c), n++) {
        assert(fo_key(&c) > last && fo_get(t, fo_key(&c), NULL) == fo_value(&c));
        last = fo_key(&c);
    }
    assert(n == fo_size(t));
    for (int k = -1; k < 1002; k++) {
        fo_cursor d;
        fo_seek(t, k, &d);
        for (fo_first(t, &c); !fo_at_end(&c) && fo_key(&c) < k; fo_next(&c))
            ;
        assert(fo_at_end(&c) == fo_at_end(&d));
        if (fo_at_end(&c))
            continue;
        assert(fo_key(&c) == fo_key(&d));
        fo_next(&c);
        fo_next(&d);
        assert(fo_at_end(&c) == fo_at_end(&d) && (fo_at_end(&c) || fo_key(&c) == fo_key(&d)));
    }
    int keys[] = {INT_MIN, 0, INT_MAX};
    assert(fo_load(t, keys, NULL, 3) == -1);
    fo_clear(t);
    assert(fo_load(t, keys, NULL, SIZE_MAX) == -1 && fo_load(t, keys, NULL, 3) == 0);
    fo_seek(t, INT_MAX, &c);
    assert(fo_key(&c) == INT_MAX && fo_value(&c) == NULL);
    fo_next(&c);
    assert(fo_at_end(&c) && fo_put(t, 0, v) == 0 && fo_size(t) == 3 && fo_get(t, 0, NULL) == v);
    fo_clear(t);
    for (int k = 0; k < 300; k++)
        assert(fo_put(t, -k, NULL) == 0);
    fo_first(t, &c);
    assert(fo_key(&c) == -299);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        for (int k = 0; k < 5; k++)
            fo_put(t, k, NULL);
        fo_first(t, &c);
        fo_put(t, 5, NULL);
        fo_next(&c);
    } else if (rule == 2) {
        fo_first(t, &c);
        return fo_key(&c);
    } else {
        int keys[] = {1, 3, 2};
        fo_load(t, keys, NULL, 3);
    }
#endif
    fo_free(t);
    return 0;
}
