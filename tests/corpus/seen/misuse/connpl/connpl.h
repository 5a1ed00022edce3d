#ifndef CONNPL_H
#define CONNPL_H

/* connpl: a pool of connections.
 *
 * The pool knows nothing about what a connection is: the caller supplies two
 * functions that open and close one.  Connections are acquired, used and given
 * back; those that were given back are kept for the next one who asks.
 *
 * Not for use from several threads. */

typedef struct cpl_pool cpl_pool;
typedef struct cpl_conn cpl_conn;

#define CPL_MAX 256

/* Both are needed.  open returns a handle, or NULL if it cannot.  They are
 * called from within the functions of the pool and must not call any of these
 * for the same pool. */
struct cpl_ops {
    void *(*open)(void *env);
    void (*close)(void *env, void *handle);
};

/* Creates a pool of at most max connections (1 to CPL_MAX), of which at most
 * max_idle are kept when they are not in use; more than max is as good as max.
 * *ops is copied, env is passed to both functions.  NULL if max is out of range
 * or memory is out. */
cpl_pool *cpl_new(const struct cpl_ops *ops, void *env, unsigned max, unsigned max_idle);

/* Closes the idle connections and frees the pool.  All others must have been
 * given back before.  NULL is ignored. */
void cpl_free(cpl_pool *pool);

/* Hands out an idle connection, the one used last, or else a new one.  NULL if
 * all max are in use, open failed or memory is out. */
cpl_conn *cpl_acquire(cpl_pool *pool);

/* Gives a connection back to the pool it is from, which keeps or closes it.
 * Either way conn is not the caller's any longer. */
void cpl_release(cpl_conn *conn);

/* The same, but always closes it: for connections that are broken. */
void cpl_discard(cpl_conn *conn);

/* What open returned for this connection. */
void *cpl_handle(const cpl_conn *conn);

/* How many times it was acquired, this time included. */
unsigned long cpl_uses(const cpl_conn *conn);

/* Closes idle connections until at most keep are left; returns how many were
 * closed. */
unsigned cpl_trim(cpl_pool *pool, unsigned keep);

/* Changes max_idle.  Idle connections in excess are closed. */
void cpl_set_max_idle(cpl_pool *pool, unsigned max_idle);

/* Numbers of connections. */
unsigned cpl_idle(const cpl_pool *pool);
unsigned cpl_busy(const cpl_pool *pool);

#endif
