#ifndef LOANPOOL_H
#define LOANPOOL_H

#include <stddef.h>

/*! \file
 *  Pools of things that are costly to make (connections, parsers, big buffers)
 *  and are therefore lent out, given back and lent out again.
 *
 *  The pool itself does not look into the things; it has them made and unmade
 *  by the callbacks of a lp_maker.
 */

typedef struct lp_pool lp_pool;

typedef struct lp_maker {
    /*! Makes a thing; returns NULL if it cannot. */
    void *(*make)(void *arg);
    /*! Unmakes a thing that make has made. */
    void (*unmake)(void *thing, void *arg);
    /*! Called when a thing is given back; returns non-zero if it can be lent
     *  again, zero to have it unmade. May be NULL: all can be lent again. */
    int (*reset)(void *thing, void *arg);
    /*! Passed to the callbacks; the pool does not care what it is. */
    void *arg;
} lp_maker;

/*! Callbacks must not call any lp_ function for the pool they work for. */

#define LP_MAX 1000

/*! A pool that lends at most \a max things at a time, 1 <= max <= LP_MAX.
 *  \a maker is copied. Nothing is made yet.
 *  \return NULL if max is out of range or memory is short. */
lp_pool *lp_open(size_t max, const lp_maker *maker);

/*! Unmakes all idle things and frees the pool. All that was borrowed must have
 *  been given back before. \a p may be NULL. */
void lp_close(lp_pool *p);

/*! Borrows a thing: an idle one if there is any, or else a new one.
 *  \return NULL if \a max are lent already or none can be made. */
void *lp_borrow(lp_pool *p);

/*! Gives back a thing, which was borrowed from this pool and has not been given
 *  back since. From now on it is the pool's again. */
void lp_give_back(lp_pool *p, void *thing);

/*! Like lp_give_back(), but the thing is broken: it is unmade. */
void lp_discard(lp_pool *p, void *thing);

/*! Makes things in advance, until \a n are idle or lent (at most max).
 *  \return how many are idle now. */
size_t lp_warm(lp_pool *p, size_t n);

/*! Unmakes idle things until no more than \a keep are left. */
void lp_trim(lp_pool *p, size_t keep);

size_t lp_idle(const lp_pool *p); /*!< how many things are idle */
size_t lp_lent(const lp_pool *p); /*!< how many are lent */

#endif
