#ifndef RCOBJ_H
#define RCOBJ_H

#include <stddef.h>

/* rcobj.h - reference counted objects, with weak references
 *
 * Every reference is released exactly once: the one rc_new() returns, each one
 * got from rc_retain(), and those from rc_lock(). With the last of them the
 * object goes away. Not thread safe.
 */

/* Largest object. */
#define RC_MAX_SIZE 65536

/* Called right before the object is freed, to let go of what it holds. The
 * object cannot be retained any more at this point, nor referred to weakly. */
typedef void (*rc_finalizer)(void *obj);

typedef struct rc_weak rc_weak;

/* New object of zeros, with one reference. fin may be NULL. Returns NULL if
 * size is above RC_MAX_SIZE or there's no memory. */
void *rc_new(size_t size, rc_finalizer fin);

/* One more reference. Returns obj. */
void *rc_retain(void *obj);

/* One less. Does nothing for NULL. */
void rc_release(void *obj);

/* Number of references. */
unsigned rc_count(const void *obj);

/* Size it was made with. */
size_t rc_size(const void *obj);

/* Makes a variable refer to obj (or to nothing, if NULL): retains obj and
 * releases what the variable referred to, if anything. */
void rc_assign(void **var, void *obj);

/* A reference that does not keep the object alive. NULL if no memory. To be
 * freed with rc_weak_free(), at any time. */
rc_weak *rc_weak_new(void *obj);
void rc_weak_free(rc_weak *weak);

/* The object, retained, or NULL if it is gone. */
void *rc_lock(const rc_weak *weak);

#endif
