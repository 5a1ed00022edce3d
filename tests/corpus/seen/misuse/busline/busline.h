/* busline.h -- publish and subscribe inside of one process
 *
 * Handlers subscribe to topics ("sensor/temp") and are called, in the order of
 * their subscription, for what is published there.  A subscription to
 * "sensor/" plus '*' hears every topic that starts with "sensor/"; a lone '*'
 * hears everything.
 */
#ifndef BUSLINE_H
#define BUSLINE_H

#include <stddef.h>

#define BL_SUBS_MAX  512
#define BL_DEPTH_MAX 4

typedef struct bl_bus bl_bus;
typedef struct bl_sub bl_sub;

/* Called with what is published.  data and size are the publisher's, data may
 * be NULL.  A handler may publish and subscribe; it must not unsubscribe
 * anything from, or free, the bus that calls it. */
typedef void bl_handler(void *user, const char *topic, const void *data, size_t size);

/* NULL if out of memory. */
bl_bus *bl_new(void);

/* Ends all subscriptions (their handles are invalid then) and frees the bus.
 * NULL is a no-op. */
void bl_free(bl_bus *bus);

/* Subscribes.  The pattern is not copied, it has to stay valid and unchanged
 * until the subscription ends.  handler is a function, user may be anything.
 * A subscription made by a handler hears nothing of the publication that is
 * being delivered.  NULL if BL_SUBS_MAX exist or out of memory. */
bl_sub *bl_subscribe(bl_bus *bus, const char *pattern, bl_handler *handler, void *user);

/* Ends a subscription of this bus and frees its handle. */
void bl_unsubscribe(bl_bus *bus, bl_sub *sub);

/* Delivers to every handler whose pattern matches.  How many there were, or -1
 * when handlers that publish are nested more than BL_DEPTH_MAX deep; nothing
 * is delivered then. */
int bl_publish(bl_bus *bus, const char *topic, const void *data, size_t size);

/* How many subscriptions match the topic. */
int bl_listeners(const bl_bus *bus, const char *topic);

/* The pattern of a subscription, as it was given. */
const char *bl_pattern(const bl_sub *sub);

/* How many calls a subscription's handler got so far. */
unsigned long bl_heard(const bl_sub *sub);

#endif
