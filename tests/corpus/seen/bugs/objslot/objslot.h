/* objslot: a growing pool of equally large objects that are named by handles.
 *
 * Handles stay good however the pool grows.  A handle of a released object is
 * stale: it is recognized as such, also when its place is used again, and so
 * is any other number that is not a handle of this pool (0 never is one).
 * Functions that take a handle say what they do then, so there is no need to
 * check before calling them.
 *
 * Pools must not be NULL unless stated.
 */
#ifndef OBJSLOT_H
#define OBJSLOT_H

#include <stddef.h>
#include <stdint.h>

#define OS_MAX_SIZE  4096 /* bytes of an object */
#define OS_MAX_COUNT 4096 /* objects in a pool at a time */

typedef uint64_t os_handle;
typedef struct objslot objslot;

/* A pool for objects of `size` bytes (1 to OS_MAX_SIZE), with room for
 * `reserve` of them to begin with (0 to OS_MAX_COUNT); it grows as needed.
 * NULL if an argument is out of range or there is no memory. */
objslot *os_new(size_t size, size_t reserve);

/* Frees the pool with all its objects.  NULL is allowed. */
void os_free(objslot *pool);

/* Takes a new object, all bytes 0.  Returns its handle; 0 if there are
 * OS_MAX_COUNT objects already or there is no memory. */
os_handle os_acquire(objslot *pool);

/* Takes a new object with the same bytes as object h.  Returns its handle; 0
 * if h is stale, and as os_acquire(). */
os_handle os_clone(objslot *pool, os_handle h);

/* Gives an object back.  Returns 0, or -1 if h is stale. */
int os_release(objslot *pool, os_handle h);

/* Where object h is, aligned for any type, or NULL if h is stale.  Objects
 * move when the pool grows: the address is good until the next call of
 * os_acquire(), os_clone(), or os_release() of this object. */
void *os_get(const objslot *pool, os_handle h);

/* Makes object `to` a copy of object `from`.  They may be the same.  Returns
 * 0, or -1 if one is stale. */
int os_copy(objslot *pool, os_handle to, os_handle from);

/* Number of objects in use. */
size_t os_count(const objslot *pool);

/* Walks the objects in use: the first one for h == 0, else the one after h;
 * 0 when there are no more, or h is stale. */
os_handle os_next(const objslot *pool, os_handle h);

#endif
