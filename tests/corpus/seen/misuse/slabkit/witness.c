#include "slabkit.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void setup(void *object, void *context)
{
    memset(object, *(int *)context, 5);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    int seven = 7;
    assert(!slab_open(0, 1, NULL, NULL) && !slab_open(1, 0, NULL, NULL) && !slab_open(SIZE_MAX, 1, NULL, NULL));
    assert(!slab_open(1, 65, NULL, NULL));
    slabkit *c = slab_open(5, 2, setup, &seven), *d = slab_open(4096, 64, NULL, NULL);
    unsigned char *a = slab_take(c), *b = slab_take(c), *e = slab_take(c);
    assert(a[4] == 7 && slab_taken(c) == 3 && slab_slabs(c) == 2 && slab_size(c) == 5);
    assert(slab_owns(c, b) && !slab_owns(c, b + 1) && !slab_owns(d, a) && !slab_owns(c, NULL) && !slab_owns(c, &seven));
    slab_give(c, e);
    assert(!slab_owns(c, e) && slab_trim(c) == 1 && slab_trim(c) == 0 && slab_slabs(c) == 1);
    a[0] = 9;
    slab_give(c, a);
    slab_give(c, NULL);
    a = slab_take(c);
    assert(a[0] == 9);
    for (int i = 0; i < 65; i++)
        memset(slab_take(d), 1, 4096);
    assert(slab_slabs(d) == 2);
    slab_close(c);
    slab_close(d);
    slab_close(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    slabkit *c = slab_open(16, 1, NULL, NULL);
    unsigned char *a = slab_take(c);
    if (rule == 1) {
        slab_close(c);
        a[0] = 1;
    } else if (rule == 2) {
        slab_give(c, a);
        slab_give(c, a);
    } else {
        memset(a, 0, slab_size(c) + 1);
    }
#endif
    return 0;
}
