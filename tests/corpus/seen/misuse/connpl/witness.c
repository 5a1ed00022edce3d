#include "connpl.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct world {
    int open, refuse;
    cpl_pool *pool;
};

static void *dial(void *env)
{
    struct world *w = env;
    int *handle = w->refuse ? NULL : malloc(sizeof *handle);

    if (handle != NULL)
        *handle = w->open++;
    return handle;
}

#ifdef LEGAL
static void hang_up(void *env, void *handle)
{
    ((struct world *)env)->open--;
    free(handle);
}

int main(void)
{
    const struct cpl_ops ops = {dial, hang_up};
    struct world w = {0};
    cpl_pool *pool;
    cpl_conn *a, *b, *c;
    void *handle;

    assert(cpl_new(&ops, &w, 0, 0) == NULL && cpl_new(&ops, &w, CPL_MAX + 1, 0) == NULL);
    pool = cpl_new(&ops, &w, 3, UINT_MAX);
    assert(pool != NULL && cpl_trim(pool, 0) == 0);
    w.refuse = 1;
    assert(cpl_acquire(pool) == NULL && cpl_busy(pool) == 0);
    w.refuse = 0;
    a = cpl_acquire(pool);
    b = cpl_acquire(pool);
    c = cpl_acquire(pool);
    assert(a && b && c && cpl_acquire(pool) == NULL && cpl_busy(pool) == 3);
    handle = cpl_handle(b);
    cpl_release(a);
    cpl_release(b);
    assert(cpl_idle(pool) == 2 && cpl_busy(pool) == 1);
    b = cpl_acquire(pool);
    assert(b && cpl_handle(b) == handle && cpl_uses(b) == 2 && cpl_uses(c) == 1);
    cpl_discard(c);
    assert(w.open == 2);
    cpl_release(b);
    assert(cpl_trim(pool, 5) == 0 && cpl_trim(pool, 1) == 1 && cpl_idle(pool) == 1);
    b = cpl_acquire(pool);
    assert(b && cpl_handle(b) == handle);
    cpl_release(b);
    cpl_set_max_idle(pool, 0);
    assert(cpl_idle(pool) == 0 && w.open == 0);
    a = cpl_acquire(pool);
    assert(a);
    cpl_release(a);
    assert(w.open == 0);
    cpl_set_max_idle(pool, 2);
    a = cpl_acquire(pool);
    assert(a);
    cpl_release(a);
    cpl_free(pool);
    assert(w.open == 0);
    cpl_free(NULL);
    return 0;
}
#else
static void hang_up(void *env, void *handle)
{
    struct world *w = env;

    free(handle);
    if (w->pool != NULL) {
        cpl_pool *pool = w->pool;

        w->pool = NULL;
        cpl_free(pool);
    }
}

int main(int argc, char **argv)
{
    const struct cpl_ops ops = {dial, hang_up};
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct world w = {0};
    cpl_pool *pool = cpl_new(&ops, &w, 2, 0);
    cpl_conn *conn;

    assert(pool != NULL);
    conn = cpl_acquire(pool);
    assert(conn != NULL);
    switch (rule) {
    case 1:
        cpl_release(conn);
        return cpl_handle(conn) == NULL;
    case 2:
        cpl_free(pool);
        cpl_release(conn);
        break;
    case 3:
        w.pool = pool;
        cpl_release(conn);
        break;
    }
    return 0;
}
#endif
