/* evwatch.h: a queue of events and the watchers that get to see them
 *
 * Watchers are structs of the caller's, usually a part of something bigger.
 * The hub links them into its list while they are active and never allocates
 * or frees one.
 */
#ifndef EVWATCH_H
#define EVWATCH_H

#include <stdbool.h>
#include <stddef.h>

#define EVWATCH_QUEUE 64 /* events that wait for evwatch_dispatch */
#define EVWATCH_ANY (-1) /* the kind of a watcher that wants all events */

typedef struct evwatch_hub evwatch_hub;
typedef struct evwatcher evwatcher;

typedef void evwatch_cb(evwatch_hub *hub, evwatcher *w, int kind, long value);

struct evwatcher {
    void *data; /* yours */

    /* private */
    evwatch_cb *cb;
    int kind;
    unsigned long since;
    evwatch_hub *hub;
    evwatcher *prev, *next;
};

/* A hub with no watchers and no events, or NULL if out of memory. */
evwatch_hub *evwatch_new(void);

/* Frees the hub.  Watchers that are still active become inactive, waiting
 * events are lost.  Never call this from a callback.  NULL is allowed. */
void evwatch_free(evwatch_hub *hub);

/* Initialises a watcher for events of a kind (0 and up, or EVWATCH_ANY).
 * This has to be done before anything else is done with the watcher.  It can
 * be done again to change the watcher, but not while it is active. cb must
 * not be NULL. */
void evwatch_init(evwatcher *w, int kind, evwatch_cb *cb, void *data);

/* Makes a watcher active.  From here to evwatch_stop() the struct has to stay
 * where it is.  Does nothing if the watcher is active on this hub already.
 * False if it is active on another one. */
bool evwatch_start(evwatch_hub *hub, evwatcher *w);

/* Makes a watcher inactive.  Does nothing if it is not active. */
void evwatch_stop(evwatcher *w);

bool evwatch_active(const evwatcher *w);

/* Queues an event.  False if the queue is full or the kind is negative. */
bool evwatch_post(evwatch_hub *hub, int kind, long value);

/* Delivers the events that are waiting at the time of the call, first come
 * first served, to the active watchers in the order of their starting.
 * Returns how many times a callback was called.
 *
 * Callbacks may start and stop any watchers, and free their own one once it
 * is stopped; a watcher started in a callback does not see the event under
 * delivery.  They may post events, which wait for the next evwatch_dispatch.
 * An evwatch_dispatch from within a callback does nothing and returns 0. */
size_t evwatch_dispatch(evwatch_hub *hub);

/* Number of events that are waiting. */
size_t evwatch_waiting(const evwatch_hub *hub);

#endif
