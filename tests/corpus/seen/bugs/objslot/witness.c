#include "objslot.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    objslot *p;
    os_handle h[10], c;
    size_t n = 0;

    assert(!os_new(0, 1) && !os_new(OS_MAX_SIZE + 1, 1) && !os_new(1, OS_MAX_COUNT + 1) && !os_new((size_t)-1, (size_t)-1));
    os_free(NULL);
    p = os_new(3, 0);
    assert(p && os_count(p) == 0 && os_next(p, 0) == 0 && !os_get(p, 0) && !os_get(p, 1) && os_release(p, (os_handle)-1) == -1);
    assert(os_clone(p, 0) == 0 && os_clone(p, 5) == 0);
    for (int i = 0; i < 10; i++) {
        h[i] = os_acquire(p);
        assert(h[i] && memcmp(os_get(p, h[i]), "\0\0\0", 3) == 0);
        memset(os_get(p, h[i]), i, 3);
    }
    for (c = os_next(p, 0); c; c = os_next(p, c))
        n++;
    assert(n == 10 && os_count(p) == 10);
    c = os_clone(p, h[7]);
    assert(c && memcmp(os_get(p, c), os_get(p, h[7]), 3) == 0 && os_get(p, c) != os_get(p, h[7]));
    assert(os_copy(p, c, h[1]) == 0 && *(char *)os_get(p, c) == 1 && os_copy(p, c, c) == 0);
    assert(os_release(p, c) == 0 && os_release(p, c) == -1 && !os_get(p, c) && os_next(p, c) == 0 && os_copy(p, c, h[0]) == -1);
    assert(os_release(p, h[3]) == 0);
    n = 0;
    for (c = os_next(p, 0); c; c = os_next(p, c))
        n++;
    assert(n == 9);
    c = os_clone(p, h[2]);
    assert(c && c != h[3] && !os_get(p, h[3]) && *(char *)os_get(p, c) == 2);
    assert(os_clone(p, h[3]) == 0);
    os_free(p);

    p = os_new(1, OS_MAX_COUNT);
    assert(p);
    for (int i = 0; i < OS_MAX_COUNT; i++)
        assert(c = os_acquire(p));
    assert(os_acquire(p) == 0 && os_clone(p, c) == 0 && os_release(p, c) == 0 && os_acquire(p) != 0);
    os_free(p);
    return 0;
}
#else
int main(void)
{
    objslot *p = os_new(8, 1);
    os_handle h, copy;

    if (!p)
        return 2;
    h = os_acquire(p);
    if (!h)
        return 2;
    copy = os_clone(p, h);
    (void)copy;
    os_free(p);
    return 0;
}
#endif
