#include "probemap.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>

#ifdef LEGAL
int main(void)
{
    probemap *m = probemap_new(0), *c;
    size_t pos = 0, seen = 0;
    int key;
    long value;

    assert(probemap_new((size_t)-1) == NULL);
    assert(!probemap_next(m, &pos, &key, &value));
    assert(!probemap_get(m, 0, NULL) && !probemap_remove(m, 0, &value));
    assert(probemap_put(m, INT_MIN, LONG_MIN) == 1 && probemap_put(m, INT_MAX, LONG_MAX) == 1);
    assert(probemap_put(m, -1, 1) == 1 && probemap_put(m, 0, 2) == 1 && probemap_put(m, 0, 3) == 0);
    assert(probemap_get(m, INT_MIN, &value) && value == LONG_MIN && probemap_count(m) == 4);
    c = probemap_copy(m);
    assert(probemap_equal(m, c) && probemap_equal(c, m) && probemap_equal(m, m));
    assert(probemap_remove(c, 0, &value) && value == 3 && !probemap_equal(m, c));
    for (int i = 0; i < 1000; i++)
        assert(probemap_put(m, i * 16, i) == (i != 0));
    pos = 0;
    while (probemap_next(m, &pos, &key, NULL)) {
        assert(probemap_remove(m, key, NULL));
        seen++;
    }
    assert(seen == 1003 && probemap_count(m) == 0);
    assert(!probemap_next(m, &pos, NULL, NULL));
    pos = (size_t)-1;
    assert(!probemap_next(m, &pos, NULL, NULL));
    probemap_clear(m);
    assert(!probemap_equal(m, c) && !probemap_get(m, 16, NULL));
    probemap_free(m);
    m = probemap_new(PROBEMAP_MAX);
    for (int i = 0; i < PROBEMAP_MAX; i++)
        assert(probemap_put(m, i, i) == 1);
    assert(probemap_put(m, -1, 0) == -1 && probemap_put(m, 5, 0) == 0);
    probemap_free(m);
    probemap_free(c);
    probemap_free(NULL);
    return 0;
}
#else
int main(void)
{
    probemap *m = probemap_new(0);

    probemap_put(m, 1, 10);
    probemap_put(m, 2, 20);
    probemap_put(m, 3, 30);
    probemap_remove(m, 1, NULL);
    probemap_put(m, 4, 40);
    printf("%d\n", probemap_get(m, 5, NULL));
    probemap_free(m);
    return 0;
}
#endif
