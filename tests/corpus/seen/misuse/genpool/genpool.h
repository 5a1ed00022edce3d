#ifndef GENPOOL_H
#define GENPOOL_H

/*
 * genpool: objects of one size, named by ids that know when they are stale.
 *
 * An id combines a slot and the slot's generation, which changes each time an
 * object is released; so an id that was released, or never given out, is
 * always found out and never refers to a newer object.  Pass ids around freely
 * and turn them into pointers only for the moment you need one.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct genpool genpool;
typedef uint32_t gp_id;

/* No object has this id. */
#define GP_NONE 0u

/* Objects of a pool that can live at the same time. */
#define GP_LIMIT 4096

/* Largest size of an object. */
#define GP_SIZE 1024

/* A pool for objects of `size` bytes, 1..GP_SIZE.  NULL if the size is out of
 * range or memory is short. */
genpool *gp_create(size_t size);

/* Frees the pool and every object in it.  NULL is ignored. */
void gp_destroy(genpool *pool);

/* A new object, all bytes zero.  GP_NONE if the pool is full or memory is
 * short. */
gp_id gp_acquire(genpool *pool);

/* Releases an object.  False if the id is stale or was never valid. */
bool gp_release(genpool *pool, gp_id id);

/* The object of an id, or NULL if the id is stale or was never valid.  It is
 * suitably aligned for any type.  Objects move when the pool grows: the
 * pointer is good until the next gp_acquire or gp_compact of this pool, or the
 * release of the object. */
void *gp_at(genpool *pool, gp_id id);

/* Number of live objects. */
size_t gp_live(const genpool *pool);

/* Size of an object, as given to gp_create. */
size_t gp_size(const genpool *pool);

/* Gives memory behind the last live object back.  Ids remain as they are. */
void gp_compact(genpool *pool);

/* Calls fn for every live object in the order of their slots, until it returns
 * false.  fn may read and change the object, and call gp_release for this or
 * any other; it must not call gp_acquire, gp_compact or gp_destroy on the
 * pool. */
typedef bool gp_fn(gp_id id, void *object, void *arg);
void gp_each(genpool *pool, gp_fn *fn, void *arg);

#endif
