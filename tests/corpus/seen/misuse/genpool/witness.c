#include "genpool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static bool count(gp_id id, void *object, void *arg)
{
    (void)id;
    *(unsigned char *)object = 9;
    return --*(int *)arg > 0;
}

#ifdef LEGAL
struct sweep { genpool *pool; int seen; };
static bool drop(gp_id id, void *object, void *arg)
{
    struct sweep *s = arg;
    (void)object;
    s->seen++;
    return gp_release(s->pool, id);
}
#else
static bool ruin(gp_id id, void *object, void *arg)
{
    (void)id, (void)object;
    gp_destroy(arg);
    return true;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    genpool *p = gp_create(24);
    assert(p);
    int many = 100000;
    gp_id a = gp_acquire(p);
    (void)rule;
#ifdef LEGAL
    assert(a != GP_NONE && gp_at(p, a) && (uintptr_t)gp_at(p, a) % _Alignof(max_align_t) == 0);
    assert(!gp_create(0) && !gp_create(GP_SIZE + 1) && !gp_create((size_t)-1));
    assert(!gp_at(p, GP_NONE) && !gp_at(p, UINT32_MAX) && !gp_release(p, UINT32_MAX) && gp_size(p) == 24);
    assert(gp_release(p, a) && !gp_release(p, a) && !gp_at(p, a) && gp_live(p) == 0);
    gp_id b = gp_acquire(p);
    assert(b != a && !gp_at(p, a) && gp_at(p, b));
    for (int i = 1; i < GP_LIMIT; i++)
        assert(gp_acquire(p) != GP_NONE);
    assert(gp_acquire(p) == GP_NONE && gp_live(p) == GP_LIMIT);
    gp_each(p, count, &many);
    assert(many == 100000 - GP_LIMIT && *(unsigned char *)gp_at(p, b) == 9);
    struct sweep s = { p, 0 };
    gp_each(p, drop, &s);
    assert(s.seen == GP_LIMIT && gp_live(p) == 0);
    gp_compact(p);
    gp_compact(p);
    gp_each(p, drop, &s);
    a = gp_acquire(p);
    assert(a != GP_NONE && *(unsigned char *)gp_at(p, a) == 0);
    gp_compact(p);
    assert(gp_at(p, a) && !gp_at(p, b));
    /* a slot wears out and is left alone */
    for (int i = 0; i < (1 << 20) + 10; i++) {
        a = gp_acquire(p);
        assert(a != GP_NONE && gp_release(p, a) && !gp_at(p, a));
    }
    gp_destroy(NULL);
#else
    if (rule == 1) {
        unsigned char *object = gp_at(p, a);
        for (int i = 0; i < 4; i++)
            gp_acquire(p);
        *object = 1;
    } else if (rule == 2) {
        gp_acquire(p);
        gp_each(p, ruin, p);
        return 0;
    } else {
        gp_destroy(p);
        gp_each(p, count, &many);
        return 0;
    }
#endif
    gp_destroy(p);
    return 0;
}
