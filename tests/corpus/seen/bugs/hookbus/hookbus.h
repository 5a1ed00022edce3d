/**
 * @file hookbus.h
 * @brief Named hooks for plugins.
 *
 * Plugins add functions under the name of an event; the host runs an event,
 * and all functions under its name are called by descending priority, among
 * equals in the order they were added.
 */
#ifndef HOOKBUS_H
#define HOOKBUS_H

#include <stddef.h>

#define HOOKBUS_NAME 31   /**< longest name of an event */
#define HOOKBUS_MAX 256   /**< most hooks on one bus */

typedef struct hookbus hookbus;

/**
 * A hook. It may add hooks to the bus and remove hooks from it, itself
 * included. A hook that was removed is not called any more; one that was
 * added is called from the next run on. It must not free the bus.
 * @return 0 to go on, anything else to end the run
 */
typedef int hookbus_fn(hookbus *bus, void *arg, void *user);

/** @return a new bus, NULL when out of memory; free it with hookbus_free() */
hookbus *hookbus_new(void);

/** Frees the bus and its hooks. NULL is ignored. */
void hookbus_free(hookbus *bus);

/**
 * Adds a hook.
 * @param name  1 to HOOKBUS_NAME characters, copied
 * @param user  given to fn at each call, never looked at; may be NULL
 * @return the hook's id, > 0; 0 when the name is too long or empty, fn is
 *         NULL, the bus is full or memory ran out
 */
int hookbus_add(hookbus *bus, const char *name, int priority, hookbus_fn *fn, void *user);

/** Removes a hook. @return 0, or -1 when the bus has no hook of this id */
int hookbus_remove(hookbus *bus, int id);

/** @return 1 if the bus has a hook of this id, else 0 */
int hookbus_has(const hookbus *bus, int id);

/** @return how many hooks there are under name, of all names if it is NULL */
size_t hookbus_count(const hookbus *bus, const char *name);

/**
 * Calls the hooks under name.
 * @param arg  given to the hooks, may be NULL
 * @return 0, what the hook returned that ended the run, or -1 without any
 *         call when called by a hook of the same bus
 */
int hookbus_run(hookbus *bus, const char *name, void *arg);

#endif
