/* herald.h - publish and subscribe within one program */
#ifndef HERALD_H
#define HERALD_H

#include <stddef.h>

#define HERALD_MAX_SUBS 64
#define HERALD_MAX_DEPTH 4

typedef struct herald herald;
typedef void (*herald_fn)(herald *h, int topic, const void *data, void *user);

/* NULL when memory is out. */
herald *herald_new(void);

/* Not from within a handler.  NULL is ignored. */
void herald_free(herald *h);

/* Returns the id of the subscription, greater than 0, or 0 when fn is NULL,
 * memory is out, or there are HERALD_MAX_SUBS subscriptions.
 * Handlers are called in the order in which they were subscribed. */
int herald_subscribe(herald *h, int topic, herald_fn fn, void *user);

/* 0, or -1 when there is no such subscription.  After it the handler will not
 * be called any more. */
int herald_unsubscribe(herald *h, int id);

/* Calls the handlers of the topic and returns how many were called.
 *
 * A handler may subscribe, unsubscribe (itself and others) and publish.
 * Subscriptions that are made meanwhile take no part in this publication.
 * A publication nested deeper than HERALD_MAX_DEPTH is dropped and returns 0. */
size_t herald_publish(herald *h, int topic, const void *data);

/* Subscriptions of one topic, and of all. */
size_t herald_count(const herald *h, int topic);
size_t herald_total(const herald *h);

#endif
