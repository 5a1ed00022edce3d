#include "movheap.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mh_heap *h = mh_new(1000);
    if (!h)
        return 0;
#ifdef LEGAL
    (void)rule;
    int bad = mh_new(0) || mh_new(SIZE_MAX) || mh_alloc(h, SIZE_MAX) || mh_alloc(h, 1009);
    bad |= mh_compact(h) != 0 || mh_held(h) != 0;
    mh_id a = mh_alloc(h, 10), b = mh_alloc(h, 0), c = mh_alloc(h, 33);
    bad |= !a || !b || !c || mh_size(h, b) != 0 || !mh_at(h, b);
    memset(mh_at(h, a), 1, 10);
    memset(mh_at(h, c), 3, 33);
    bad |= (uintptr_t)mh_at(h, c) % 16 != 0;
    mh_free(h, b);
    char *p = mh_pin(h, c);
    mh_pin(h, c);
    bad |= mh_compact(h) != -1 || mh_resize(h, c, 100) != -1 || mh_resize(h, c, 40) != 0 || p[33] != 0;
    while (mh_alloc(h, 16))
        ;
    mh_unpin(h, c);
    mh_unpin(h, c);
    bad |= mh_compact(h) != 0 || mh_resize(h, c, 100) != 0 || mh_resize(h, a, SIZE_MAX) != -1;
    p = mh_at(h, c);
    bad |= p[32] != 3 || p[33] != 0 || p[99] != 0 || ((char *)mh_at(h, a))[9] != 1;
    bad |= mh_resize(h, c, 0) != 0 || mh_resize(h, c, 5) != 0 || ((char *)mh_at(h, c))[0] != 0;
    while (mh_alloc(h, 1))
        ;
    bad |= mh_held(h) != 1008;
    mh_destroy(h);
    h = mh_new(MH_MOST);
    for (int i = 1; i <= MH_BLOCKS; i++)
        bad |= mh_alloc(h, (size_t)i) != i;
    bad |= mh_alloc(h, 1) != 0;
    for (int i = 1; i <= MH_BLOCKS; i += 2)
        mh_free(h, i);
    bad |= mh_compact(h) != 0 || mh_alloc(h, MH_MOST) != 0 || mh_alloc(h, MH_MOST / 2) != 1;
    for (int i = 2; i <= MH_BLOCKS; i += 2)
        mh_free(h, i);
    mh_free(h, 1);
    bad |= mh_compact(h) != 0 || mh_held(h) != 0 || mh_alloc(h, MH_MOST) != 1;
    mh_destroy(h);
    mh_destroy(NULL);
    return bad;
#else
    mh_id a = mh_alloc(h, 16);
    char *p = mh_at(h, a);
    switch (rule) {
    case 1: mh_compact(h); p[0] = 1; break;
    case 2: mh_free(h, a); mh_at(h, a); break;
    case 3: mh_unpin(h, a); break;
    case 4: mh_pin(h, a); mh_free(h, a); break;
    case 5: mh_pin(h, a); break;
    case 6: mh_compact(h); p = mh_at(h, a); memset(p, 0, 17); break;
    case 7: p = mh_pin(h, a); mh_unpin(h, a); mh_alloc(h, 500); p[0] = 1; break;
    case 8: memset(mh_at(h, mh_alloc(h, 5000)), 0, 5000); break;
    }
    mh_destroy(h);
    return 0;
#endif
}
