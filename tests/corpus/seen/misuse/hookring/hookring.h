/* hookring.h - circular lists, doubly linked through hooks in your own structs
 *
 * Usage:
 *     struct task { int id; hook in_queue; };
 *
 *     hookring ring;
 *     hookring_init(&ring);
 *     struct task t = { 1, HOOK_FREE };
 *     hookring_append(&ring, &t.in_queue);
 *
 * - A ring has to be initialised, once, before anything else is done with it, and
 *   must not be copied: it is known by its address.
 * - A hook must be free (HOOK_FREE, or all zeros) when it is put on a ring: one
 *   hook is on one ring at most, and only once.  hook_remove makes it free again.
 * - The struct of a hook must stay in place while the hook is on a ring; take it
 *   off before you free it or let it go out of scope.
 */
#ifndef HOOKRING_H
#define HOOKRING_H

#include <stdbool.h>
#include <stddef.h>

typedef struct hook {
    struct hook *next, *prev;
} hook;

typedef struct hookring {
    hook head;
} hookring;

#define HOOK_FREE {NULL, NULL}
#define HOOK_ENTRY(h, type, member) ((type *)(void *)((char *)(h) - offsetof(type, member)))

void hookring_init(hookring *r);
bool hookring_empty(const hookring *r);
size_t hookring_count(const hookring *r);

void hookring_append(hookring *r, hook *h);
void hookring_prepend(hookring *r, hook *h);

/* Puts h behind one that is on a ring. */
void hook_insert_after(hook *at, hook *h);

/* Takes a hook off the ring it is on.  It has to be on one. */
void hook_remove(hook *h);

/* Whether the hook is on a ring. */
bool hook_linked(const hook *h);

/* The first hook, NULL of an empty ring; the one after h, which
 * is on that ring, NULL after the last. */
hook *hookring_first(hookring *r);
hook *hookring_next(hookring *r, hook *h);

/* Moves everything in `from` to the end of r.  Both may be the same. */
void hookring_splice(hookring *r, hookring *from);

/* The first becomes the last. */
void hookring_rotate(hookring *r);

/* Calls fn with every hook.  fn may remove, and free, the hook it is given, but
 * not the one that follows it, and must not change the ring otherwise. */
void hookring_each(hookring *r, void (*fn)(hook *h, void *arg), void *arg);

#endif
