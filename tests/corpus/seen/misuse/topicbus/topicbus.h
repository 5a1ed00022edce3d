#ifndef TOPICBUS_H
#define TOPICBUS_H

#include <stddef.h>

/*
 * Publish and subscribe within a program, without allocations: the
 * subscriptions are structs of the subscribers.
 */

struct tb_sub;

/* Gets what was published, and its own subscription.  Must not subscribe,
 * unsubscribe or publish on the same bus. */
typedef void tb_handler(struct tb_sub *sub, const char *topic, const void *data, size_t size);

struct tb_sub {
    /* for the subscriber */
    void *user;
    /* private */
    const char *pattern;
    tb_handler *handler;
    struct tb_sub *next;
    struct tb_bus *bus;
};

struct tb_bus {
    /* private */
    struct tb_sub *first;
    int publishing;
    unsigned long published;
};

void tb_bus_init(struct tb_bus *bus);

/* Prepares a subscription.  The pattern is a topic, or the start of topics if
 * it ends with '*'.  It is not copied. */
void tb_sub_init(struct tb_sub *sub, const char *pattern, tb_handler *handler, void *user);

/* The subscription must have been prepared, must not be subscribed already,
 * and has to stay where it is until it is unsubscribed. */
void tb_subscribe(struct tb_bus *bus, struct tb_sub *sub);
void tb_unsubscribe(struct tb_sub *sub);
int tb_subscribed(const struct tb_sub *sub);

/* Calls the handlers of all subscriptions that match, the newest first, and
 * returns how many these are.  `data` may be NULL if `size` is 0. */
size_t tb_publish(struct tb_bus *bus, const char *topic, const void *data, size_t size);

size_t tb_subscribers(const struct tb_bus *bus);
unsigned long tb_published(const struct tb_bus *bus);

/* 1 if the pattern fits the topic, else 0. */
int tb_match(const char *pattern, const char *topic);

#endif
