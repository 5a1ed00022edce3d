/* slotque.h -- first-in first-out queue of fixed size, no allocation
 *
 * The memory is the caller's.  Elements are copied in and out, byte by byte.
 */
#ifndef SLOTQUE_H
#define SLOTQUE_H

#include <stdbool.h>
#include <stddef.h>

/* Treat the members as private. */
struct slotque {
    unsigned char *mem;
    size_t elem; /* bytes of an element */
    size_t slots;
    size_t head;
    size_t len;
};

/* Called by sq_each; a false result ends the walk. */
typedef bool sq_visit(const void *element, void *arg);

/* Makes *q an empty queue for `slots' elements of `elem' bytes each.  mem
 * must have room for elem * slots bytes and stay until q is no longer used.
 * False, and *q unchanged, if elem or slots is 0 or their product overflows. */
bool sq_init(struct slotque *q, void *mem, size_t elem, size_t slots);

/* The functions below take a queue that sq_init has set up. */

size_t sq_len(const struct slotque *q);
size_t sq_room(const struct slotque *q);

/* Appends a copy of *element (elem bytes).  False if full. */
bool sq_push(struct slotque *q, const void *element);

/* As sq_push, but if full, the oldest element makes room first. */
void sq_force(struct slotque *q, const void *element);

/* Removes the oldest element and copies it to out, which has room for elem
 * bytes, or is NULL if the element is not wanted.  False if empty. */
bool sq_pop(struct slotque *q, void *out);

/* Pointer to the i-th element; 0 is the oldest.  i must be less than
 * sq_len(q).  Valid until the element leaves the queue. */
void *sq_at(const struct slotque *q, size_t i);

/* Removes the oldest n elements, or all if there are fewer.  Returns how many
 * were removed. */
size_t sq_drop(struct slotque *q, size_t n);

/* Removes everything. */
void sq_clear(struct slotque *q);

/* Visits from the oldest to the newest.  Returns how many were visited. */
size_t sq_each(const struct slotque *q, sq_visit *visit, void *arg);

#endif
