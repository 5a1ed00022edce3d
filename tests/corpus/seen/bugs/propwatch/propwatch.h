/* propwatch - a bag of integer properties that can be watched
 *
 * A bag holds PW_PROPS integers, numbered from 0, all 0 at first.  Whoever
 * wants to know of changes registers a watcher, a callback with a pointer of
 * its own.  Watchers are called in the order in which they were registered.
 *
 * A callback may do everything with the bag but free it: read and change
 * properties, register watchers and remove any watcher, itself included.
 * A watcher that was removed is not called any more, and one that was
 * registered by a callback is not called for the change under way.
 */
#ifndef PROPWATCH_H
#define PROPWATCH_H

#include <stddef.h>
#include <stdint.h>

#define PW_PROPS 8        /* properties of a bag */
#define PW_WATCHERS 16    /* watchers a bag can have at a time */
#define PW_NESTING 4      /* changes by callbacks of callbacks of ... */

#define PW_OK 0
#define PW_EPROP (-1)     /* no such property */
#define PW_EDEPTH (-2)    /* nested deeper than PW_NESTING */

typedef struct propwatch propwatch;

/* What a watcher is called with: the bag, the property's number, its value
 * before, its value now, and the pointer given to propwatch_add(). */
typedef void propwatch_fn(propwatch *bag, int prop, long before, long now, void *arg);

/* A new bag; NULL when there is no memory. */
propwatch *propwatch_new(void);

/* Frees a bag and its watchers.  Not from within a callback.  NULL is fine. */
void propwatch_free(propwatch *bag);

/* The value of a property; 0 for one that does not exist. */
long propwatch_get(const propwatch *bag, int prop);

/* Changes a property and tells the watchers.  They are not told when the
 * value is what it was.  PW_OK, PW_EPROP or PW_EDEPTH; nothing is changed
 * on error. */
int propwatch_set(propwatch *bag, int prop, long value);

/* Registers a watcher of one property, or of all with prop -1.  Returns its
 * ticket, which is never 0; 0 on error: no such property, fn is NULL, too
 * many watchers, no memory.  `arg` may be NULL. */
uint64_t propwatch_add(propwatch *bag, int prop, propwatch_fn *fn, void *arg);

/* Removes the watcher with that ticket: 1, or 0 when the bag has none such. */
int propwatch_remove(propwatch *bag, uint64_t ticket);

/* Removes all watchers with that `arg`; how many there were. */
int propwatch_remove_arg(propwatch *bag, const void *arg);

/* The number of watchers. */
size_t propwatch_count(const propwatch *bag);

#endif
