#ifndef SLABMEM_H
#define SLABMEM_H

/**
 * Slab allocator: many objects of one size, taken from chunks that hold a fixed
 * number of them.
 *
 * Objects are aligned for any type and keep their address until they are
 * released.
 */

#include <stddef.h>

#define SLAB_MAX_OBJECT 4096 /**< bytes */
#define SLAB_MAX_PER_CHUNK 1024
#define SLAB_MAX_CHUNKS 256

typedef struct slab slab;

/** Called for an object by slab_each(). It may release that object, and must
 * not call anything else for the same slab. */
typedef void slab_visitor(void *object, void *arg);

/**
 * Create a slab.
 *
 * @param object_size  1 to SLAB_MAX_OBJECT
 * @param per_chunk    1 to SLAB_MAX_PER_CHUNK
 * @return NULL if an argument is out of range or memory is exhausted
 */
slab *slab_create(size_t object_size, size_t per_chunk);

/** Destroy a slab and all its objects. NULL is ignored. */
void slab_destroy(slab *s);

/**
 * Allocate an object; its contents are undefined.
 *
 * @return object_size bytes, or NULL if memory is exhausted or the slab has
 *         SLAB_MAX_CHUNKS full chunks
 */
void *slab_alloc(slab *s);

/** Like slab_alloc(), but the object is filled with zero bytes. */
void *slab_zalloc(slab *s);

/**
 * Release an object.
 *
 * @param object  from slab_alloc() or slab_zalloc() of this very slab and not
 *                released since, or NULL, which is ignored
 */
void slab_release(slab *s, void *object);

/** Release all objects at once and give their memory back to the system.
 * Pointers to them become invalid. */
void slab_reset(slab *s);

/** Give chunks without any object in use back to the system.
 * @return the number of chunks given back */
size_t slab_trim(slab *s);

/** Visit all objects in use, in no particular order. */
void slab_each(slab *s, slab_visitor *visit, void *arg);

/** Number of objects in use. */
size_t slab_in_use(const slab *s);
/** Number of chunks held. */
size_t slab_chunks(const slab *s);
/** The object size that the slab was created with. */
size_t slab_object_size(const slab *s);

#endif
