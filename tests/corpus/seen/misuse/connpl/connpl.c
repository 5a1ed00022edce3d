#include "connpl.h"

#include <stdlib.h>

struct cpl_conn {
    cpl_pool *pool;
    cpl_conn *next;     /* of the idle ones */
    void *handle;
    unsigned long uses;
};

struct cpl_pool {
    struct cpl_ops ops;
    void *env;
    unsigned max;
    unsigned max_idle;
    unsigned idle;
    unsigned busy;
    cpl_conn *first;    /* the idle one that was used last */
};

static void shut(cpl_pool *pool, cpl_conn *conn)
{
    pool->ops.close(pool->env, conn->handle);
    free(conn);
}

/* Unlinks the idle connection that has been idle longest. */
static cpl_conn *take_oldest(cpl_pool *pool)
{
    cpl_conn **link = &pool->first, *conn;

    while ((*link)->next != NULL)
        link = &(*link)->next;
    conn = *link;
    *link = NULL;
    return conn;
}

cpl_pool *cpl_new(const struct cpl_ops *ops, void *env, unsigned max, unsigned max_idle)
{
    cpl_pool *pool;

    if (max < 1 || max > CPL_MAX)
        return NULL;
    pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->ops = *ops;
    pool->env = env;
    pool->max = max;
    pool->max_idle = max_idle;
    return pool;
}

void cpl_free(cpl_pool *pool)
{
    if (pool == NULL)
        return;
    cpl_trim(pool, 0);
    free(pool);
}

static cpl_conn *open_one(cpl_pool *pool)
{
    cpl_conn *conn = calloc(1, sizeof *conn);

    if (conn == NULL)
        return NULL;
    conn->handle = pool->ops.open(pool->env);
    if (conn->handle == NULL) {
        free(conn);
        return NULL;
    }
    conn->pool = pool;
    return conn;
}

cpl_conn *cpl_acquire(cpl_pool *pool)
{
    cpl_conn *conn = pool->first;

    if (conn != NULL) {
        pool->first = conn->next;
        conn->next = NULL;
        pool->idle--;
    } else {
        if (pool->busy >= pool->max)
            return NULL;
        conn = open_one(pool);
        if (conn == NULL)
            return NULL;
    }
    pool->busy++;
    conn->uses++;
    return conn;
}

void cpl_release(cpl_conn *conn)
{
    cpl_pool *pool = conn->pool;

    if (pool->idle >= pool->max_idle) {
        cpl_discard(conn);
        return;
    }
    conn->next = pool->first;
    pool->first = conn;
    pool->idle++;
    pool->busy--;
}

void cpl_discard(cpl_conn *conn)
{
    cpl_pool *pool = conn->pool;

    shut(pool, conn);
    pool->busy--;
}

void *cpl_handle(const cpl_conn *conn)
{
    return conn->handle;
}

unsigned long cpl_uses(const cpl_conn *conn)
{
    return conn->uses;
}

unsigned cpl_trim(cpl_pool *pool, unsigned keep)
{
    unsigned closed = 0;

    while (pool->idle > keep) {
        shut(pool, take_oldest(pool));
        pool->idle--;
        closed++;
    }
    return closed;
}

void cpl_set_max_idle(cpl_pool *pool, unsigned max_idle)
{
    pool->max_idle = max_idle;
    cpl_trim(pool, max_idle);
}

unsigned cpl_idle(const cpl_pool *pool)
{
    return pool->idle;
}

unsigned cpl_busy(const cpl_pool *pool)
{
    return pool->busy;
}
