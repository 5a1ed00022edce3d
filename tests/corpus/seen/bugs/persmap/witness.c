#include "persmap.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static int upto(int key, int value, void *arg)
{
    int *last = arg;

    assert(key > last[0] || last[1] == 0);
    last[0] = key;
    last[1]++;
    return value == 99 ? 7 : 0;
}
#endif

int main(void)
{
    pmap *a = pm_empty(), *b, *c;

    if (a == NULL)
        return 0;
#ifdef LEGAL
    {
        static const int keys[] = { 0, INT_MIN, INT_MAX, -1, 5, 3, 9, 4, 8 };
        int last[2] = { 0, 0 }, v = -5, i;
        pmap *d;

        assert(pm_size(a) == 0 && !pm_get(a, 0, &v) && v == -5 && pm_equal(a, a));
        b = pm_retain(a);
        for (i = 0; i < 9; i++) {
            c = pm_with(b, keys[i], i);
            assert(c != NULL && pm_size(c) == (size_t)i + 1);
            pm_release(b);
            b = c;
        }
        assert(pm_size(a) == 0 && pm_get(b, INT_MIN, &v) && v == 1 && pm_get(b, 5, NULL));
        assert(pm_each(b, upto, last) == 0 && last[1] == 9);
        c = pm_with(b, 5, 4);
        assert(pm_equal(b, c));
        pm_release(c);
        c = pm_with(b, 5, 99);
        assert(!pm_equal(b, c) && !pm_equal(c, b) && pm_size(c) == 9);
        last[1] = 0;
        assert(pm_each(c, upto, last) == 7 && last[0] == 5);
        d = pm_union(c, b);
        assert(pm_equal(d, b));
        pm_release(d);
        d = pm_union(b, c);
        assert(pm_equal(d, c));
        pm_release(d);
        d = pm_union(a, b);
        assert(pm_equal(d, b));
        pm_release(d);
        d = pm_union(b, b);
        assert(pm_equal(d, b));
        pm_release(d);
        pm_release(c);
        for (i = 0; i < 9; i++) {
            c = pm_without(b, keys[i]);
            assert(c != NULL && pm_size(c) == 8 - (size_t)i && !pm_get(c, keys[i], NULL));
            pm_release(b);
            b = c;
        }
        assert(pm_equal(a, b) && pm_equal(b, a));
        for (i = 0; i < PM_MAX; i++) {
            c = pm_with(b, i, -i);
            assert(c != NULL);
            pm_release(b);
            b = c;
        }
        assert(pm_with(b, -1, 0) == NULL && pm_size(b) == PM_MAX);
        c = pm_without(b, 500);
        assert(c != NULL && pm_size(c) == PM_MAX - 1);
        pm_release(b);
        pm_release(c);
        pm_release(NULL);
        pm_release(a);
    }
#else
    b = pm_with(a, 1, 10);
    c = pm_without(b, 2);
    pm_release(a);
    pm_release(b);
    pm_release(c);
#endif
    return 0;
}
