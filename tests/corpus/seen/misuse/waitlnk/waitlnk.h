/*
 * waitlnk.h - intrusive wait queues
 *
 * The caller embeds a struct wl_entry in his own object and queues it; the
 * library allocates nothing.  An entry is on at most one queue at a time and,
 * while it is on one, its memory belongs to the queue: take it off before
 * you free it or let it go out of scope.  The same goes for a queue with
 * entries on it: neither is ever to be copied or moved by assignment.
 */
#ifndef WAITLNK_H
#define WAITLNK_H

#include <stddef.h>

struct wl_queue;
struct wl_entry;

/* Called by wl_wake() after the entry was taken off its queue.  It may queue
 * the entry again, free it, and add or remove other entries. */
typedef void (*wl_func)(struct wl_entry *e, void *arg);

struct wl_entry {
    struct wl_entry *next, *prev;
    struct wl_queue *queue;
    wl_func func;
    void *arg;
    int prio;
};

struct wl_queue {
    struct wl_entry *first, *last;
    size_t count;
};

/* Make an empty queue. */
void wl_init(struct wl_queue *q);

/* Make an entry that is on no queue.  func may be NULL.  Every entry needs
 * this once, before anything else. */
void wl_entry_init(struct wl_entry *e, wl_func func, void *arg);

/* Append an entry with priority 0, or insert one behind all that have the
 * same or a higher priority.  e must not be on a queue. */
void wl_add(struct wl_queue *q, struct wl_entry *e);
void wl_add_prio(struct wl_queue *q, struct wl_entry *e, int prio);

/* Take an entry off the queue that it is on.  Ask wl_queued() if you do not
 * know whether it is on one. */
void wl_remove(struct wl_entry *e);

/* Is the entry on a queue? */
int wl_queued(const struct wl_entry *e);

/* Take the first n entries (or as many as there are at the time of the call)
 * off the queue, one after the other, and call their functions.  Returns how
 * many it were. */
size_t wl_wake(struct wl_queue *q, size_t n);

/* Move all entries of src behind those of dst, with their order kept.
 * Nothing happens when both are the same queue. */
void wl_splice(struct wl_queue *dst, struct wl_queue *src);

/* The first entry or NULL; the number of entries. */
struct wl_entry *wl_first(const struct wl_queue *q);
size_t wl_count(const struct wl_queue *q);

#endif
