/**
 * weakcell: reference-counted memory with weak references.
 *
 * A cell owns a block of memory, its payload. It lives as long as somebody
 * owns a (strong) reference: wc_new() and wc_lock() hand one out, wc_hold()
 * adds one, and each has to be given back by exactly one wc_drop(). When the
 * last one goes, the payload's destructor is called and the payload is freed.
 *
 * A weak reference (wc_weak) does not keep the cell alive; it only knows
 * whether it still is. Each wc_weak() and wc_weak_hold() is matched by one
 * wc_weak_drop(), before or after the cell's end.
 *
 * Not thread-safe. Unless noted, pointers must not be NULL.
 */
#ifndef WEAKCELL_H
#define WEAKCELL_H

#include <stddef.h>

#define WC_MAX_SIZE ((size_t)1 << 20)

typedef struct wc_cell wc_cell;
typedef struct wc_weak_ref wc_weak_ref;

/**
 * Called once with the payload when the last reference is dropped. It releases
 * what the payload refers to (drops other cells, frees strings, ...). The
 * payload itself is freed by the library afterwards. wc_lock() on the dying
 * cell gives NULL by then.
 */
typedef void wc_dtor(void *payload, size_t size);

/**
 * Makes a cell with a zeroed payload of `size` bytes (0 is allowed), aligned
 * for any type. `dtor` may be NULL. Returns NULL if size > WC_MAX_SIZE or out
 * of memory. The caller owns one reference.
 */
wc_cell *wc_new(size_t size, wc_dtor *dtor);

/** As wc_new(), with the payload copied from data (NULL only if size is 0). */
wc_cell *wc_new_from(const void *data, size_t size, wc_dtor *dtor);

/** Payload; valid while the cell is alive. */
void *wc_data(wc_cell *c);

/** Payload's size. */
size_t wc_size(const wc_cell *c);

/** Adds a reference. Returns c, or NULL if the count is exhausted. */
wc_cell *wc_hold(wc_cell *c);

/** Gives a reference back. NULL is allowed and does nothing. */
void wc_drop(wc_cell *c);

/** Number of strong references. */
unsigned wc_count(const wc_cell *c);

/**
 * A weak reference to c. NULL if out of memory or the count is exhausted.
 * All weak references to a cell are the same pointer.
 */
wc_weak_ref *wc_weak(wc_cell *c);

/** Adds a weak reference. Returns w, or NULL if the count is exhausted. */
wc_weak_ref *wc_weak_hold(wc_weak_ref *w);

/** Gives a weak reference back. NULL is allowed and does nothing. */
void wc_weak_drop(wc_weak_ref *w);

/**
 * A new strong reference to the cell, to be dropped by the caller; NULL if the
 * cell is gone (or its count is exhausted).
 */
wc_cell *wc_lock(wc_weak_ref *w);

/** 1 if the cell is gone, else 0. */
int wc_expired(const wc_weak_ref *w);

#endif
