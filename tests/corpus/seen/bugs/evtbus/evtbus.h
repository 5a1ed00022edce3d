#ifndef EVTBUS_H
#define EVTBUS_H

#include <stddef.h>

/*
 * Synchronous event emitter.
 *
 *   evtbus_t *bus = evtbus_new();
 *   evtbus_on(bus, "open", on_open, window);
 *   evtbus_emit(bus, "open", NULL);
 *
 * Listeners run in the order in which they were added. A listener must not
 * add or remove listeners nor delete the bus while it runs.
 */
typedef struct evtbus evtbus_t;

typedef void (*evtbus_fn)(const char *event, void *arg, void *user);

evtbus_t *evtbus_new(void);
void evtbus_delete(evtbus_t *bus);

/* Adds a listener. Returns its id (> 0), or 0 if memory is exhausted. */
int evtbus_on(evtbus_t *bus, const char *event, evtbus_fn fn, void *user);

/* Same, but the listener is removed after it was called for the first time. */
int evtbus_once(evtbus_t *bus, const char *event, evtbus_fn fn, void *user);

/* Removes a listener. Returns 1 if there was one with that id, else 0. */
int evtbus_off(evtbus_t *bus, int id);

/* Removes all listeners of an event, all listeners at all if event is NULL. */
void evtbus_off_all(evtbus_t *bus, const char *event);

/* Calls the listeners of an event and returns how many there were. */
size_t evtbus_emit(evtbus_t *bus, const char *event, void *arg);

size_t evtbus_listeners(const evtbus_t *bus, const char *event);

#endif
