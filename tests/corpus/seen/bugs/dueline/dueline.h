/*
 * DUELINE(3)                 Library Functions                  DUELINE(3)
 *
 * NAME
 *     dueline - queue of items by due time, with removal and rescheduling
 *
 * SYNOPSIS
 *     A queue holds pairs of a time and a pointer.  The entry with the
 *     smallest time is at the front; among equal times any may be.  Times
 *     are plain integers without a unit, the pointers (NULL too) are handed
 *     back and never looked at.
 *
 *     due_push() returns a handle: a small number, not negative, by which
 *     the entry can be named until it leaves the queue.  Afterwards the same
 *     number may be given to another entry.  Functions that take a handle
 *     fail, without harm, when no entry has it.
 */
#ifndef DUELINE_H
#define DUELINE_H

#include <stddef.h>
#include <stdint.h>

#define DUE_MAX 100000 /* entries in a queue */

struct dueline; /* opaque */

/*
 * CREATING
 *     due_create()   a new queue, with room made for `capacity` entries,
 *                    0 to DUE_MAX.  It grows when that is not enough.
 *                    NULL if capacity is larger or memory is short.
 *     due_destroy()  frees the queue, not what the pointers point to.
 *                    A null pointer is ignored.
 */
struct dueline *due_create(size_t capacity);
void due_destroy(struct dueline *q);

/*
 * ADDING
 *     due_push()     adds an entry; its handle, or -1 if there are DUE_MAX
 *                    already or memory is short.
 */
int due_push(struct dueline *q, int64_t when, void *item);

/*
 * TAKING
 *     due_front()    1, and the front entry in *when and *item; 0 if the
 *                    queue is empty, and both are untouched.  Either pointer
 *                    may be null.  The entry stays.
 *     due_pop()      the same, and the entry leaves the queue.
 *     due_remove()   takes out the entry with this handle, wherever it is:
 *                    1, and its pointer in *item unless that is null; 0 if
 *                    there is no such entry.
 *     due_clear()    takes out all entries.
 */
int due_front(const struct dueline *q, int64_t *when, void **item);
int due_pop(struct dueline *q, int64_t *when, void **item);
int due_remove(struct dueline *q, int handle, void **item);
void due_clear(struct dueline *q);

/*
 * CHANGING
 *     due_move()     gives the entry with this handle another time; the
 *                    handle stays.  1, or 0 if there is no such entry.
 */
int due_move(struct dueline *q, int handle, int64_t when);

/*
 * ASKING
 *     due_count()    the number of entries.
 *     due_when()     1, and in *when the time of the entry with this handle;
 *                    0 if there is no such entry.
 */
size_t due_count(const struct dueline *q);
int due_when(const struct dueline *q, int handle, int64_t *when);

#endif
