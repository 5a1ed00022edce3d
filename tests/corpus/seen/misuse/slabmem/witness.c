#include "slabmem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
static slab *current;

static void count(void *object, void *arg)
{
    (void)object;
    ++*(size_t *)arg;
}

static void release(void *object, void *arg)
{
    (void)arg;
    slab_release(current, object);
}

int main(void)
{
    void *objects[10];
    size_t n = 0, i, sizes[] = { 1, 7, 16, 17, SLAB_MAX_OBJECT };
    slab *s;

    CHECK(!slab_create(0, 1) && !slab_create(1, 0) && !slab_create(SIZE_MAX, 1) && !slab_create(1, SIZE_MAX));
    for (n = 0; n < 5; n++) {
        s = slab_create(sizes[n], 3);
        CHECK(s && slab_object_size(s) == sizes[n] && slab_chunks(s) == 0 && slab_trim(s) == 0);
        for (i = 0; i < 10; i++) {
            objects[i] = i % 2 ? slab_alloc(s) : slab_zalloc(s);
            CHECK(objects[i] && (uintptr_t)objects[i] % _Alignof(max_align_t) == 0);
            memset(objects[i], (int)i, sizes[n]);
        }
        CHECK(slab_chunks(s) == 4 && slab_in_use(s) == 10 && slab_trim(s) == 0);
        for (i = 0; i < 10; i++)
            CHECK(*(unsigned char *)objects[i] == i);
        for (i = 0; i < 3; i++)
            slab_release(s, objects[i]);
        slab_release(s, NULL);
        CHECK(slab_trim(s) == 1 && slab_chunks(s) == 3 && slab_in_use(s) == 7);
        i = 0;
        slab_each(s, count, &i);
        CHECK(i == 7);
        current = s;
        slab_each(s, release, NULL);
        CHECK(slab_in_use(s) == 0 && slab_alloc(s) && slab_chunks(s) == 3);
        slab_reset(s);
        CHECK(slab_in_use(s) == 0 && slab_chunks(s) == 0 && slab_alloc(s));
        slab_destroy(s);
    }
    s = slab_create(1, 1);
    CHECK(s);
    for (i = 0; i < SLAB_MAX_CHUNKS; i++)
        CHECK(slab_alloc(s));
    CHECK(!slab_alloc(s) && !slab_zalloc(s));
    slab_destroy(s);
    slab_destroy(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    slab *s = slab_create(8, 4);
    unsigned char *object, own[8] = { 0 };

    CHECK(s);
    object = slab_zalloc(s);
    CHECK(object);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        slab_release(s, object);
        slab_release(s, object);
        break;
    case 2:
        slab_release(s, own);
        break;
    case 3:
        slab_reset(s);
        object[0] = 1;
        break;
    }
    slab_destroy(s);
    return 0;
}
#endif
