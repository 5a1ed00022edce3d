#include "slabyard.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

#ifdef LEGAL
static bool fill(void *obj, size_t size, void *arg)
{
    unsigned *left = arg;
    if (*left == 0)
        return false;
    --*left;
    memset(obj, 'x', size);
    return true;
}

int main(void)
{
    struct sy_stats st;
    unsigned left = 100;
    CHECK(!sy_create(0, NULL, NULL) && !sy_create(SY_MAX_SIZE + 1, NULL, NULL) && !sy_create(SIZE_MAX, NULL, NULL));
    sy_cache *a = sy_create(1, NULL, NULL), *b = sy_create(24, fill, &left), *m = sy_create(SY_MAX_SIZE, NULL, NULL);
    CHECK(a && b && m && sy_reap(a) == 0);
    char *p = sy_alloc(a), *q = sy_alloc(a);
    CHECK(p && q && p != q && *p == 0);
    *p = 'z';
    sy_free(a, p);
    CHECK(sy_alloc(a) == p && *p == 0);
    sy_free(a, NULL);
    sy_stat(a, &st);
    CHECK(st.size == 1 && st.live == 2 && st.slabs == 1 && st.idle == 30 && sy_reap(a) == 0);
    sy_free(a, p);
    sy_free(a, q);
    CHECK(sy_reap(a) == 1 && sy_reserve(a, 0) && sy_reserve(a, 33) && !sy_reserve(a, SIZE_MAX));
    sy_stat(a, &st);
    CHECK(st.slabs == 2 && st.live == 0);
    void *objs[96];
    for (int i = 0; i < 96; i++)
        CHECK((objs[i] = sy_alloc(b)) && (uintptr_t)objs[i] % _Alignof(max_align_t) == 0 && !memcmp(objs[i], "xxx", 3));
    CHECK(!sy_alloc(b) && !sy_reserve(b, 1));
    for (int i = 0; i < 32; i++)
        sy_free(b, objs[i]);
    CHECK(sy_reap(b) == 1);
    while (sy_alloc(m))
        ;
    sy_stat(m, &st);
    CHECK(st.live > 1000 && st.idle == 0);
    sy_destroy(a);
    sy_destroy(b);
    sy_destroy(m);
    sy_destroy(NULL);
    return 0;
}
#else
static bool greedy(void *obj, size_t size, void *arg)
{
    (void)size;
    *(void **)obj = sy_alloc(*(sy_cache **)arg);
    return true;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sy_cache *a = sy_create(16, NULL, NULL), *b = sy_create(16, NULL, NULL), *c = NULL;
    CHECK(a && b);
    char *p = sy_alloc(a);
    CHECK(p);
    if (rule == 1) {
        sy_free(b, p);
    } else if (rule == 2) {
        sy_destroy(a);
        strcpy(p, "late");
    } else {
        c = sy_create(sizeof(void *), greedy, &c);
        CHECK(c);
        sy_alloc(c);
    }
    return 0;
}
#endif
