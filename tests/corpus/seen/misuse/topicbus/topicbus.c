#include "topicbus.h"

#include <assert.h>
#include <string.h>

void tb_bus_init(struct tb_bus *bus)
{
    bus->first = NULL;
    bus->publishing = 0;
    bus->published = 0;
}

void tb_sub_init(struct tb_sub *sub, const char *pattern, tb_handler *handler, void *user)
{
    assert(pattern != NULL && handler != NULL);
    sub->user = user;
    sub->pattern = pattern;
    sub->handler = handler;
    sub->next = NULL;
    sub->bus = NULL;
}

void tb_subscribe(struct tb_bus *bus, struct tb_sub *sub)
{
    assert(!bus->publishing);
    assert(sub->bus == NULL);
    sub->next = bus->first;
    sub->bus = bus;
    bus->first = sub;
}

void tb_unsubscribe(struct tb_sub *sub)
{
    struct tb_bus *bus = sub->bus;
    assert(bus != NULL);
    assert(!bus->publishing);
    struct tb_sub **link = &bus->first;
    while (*link != sub)
        link = &(*link)->next;
    *link = sub->next;
    sub->next = NULL;
    sub->bus = NULL;
}

int tb_subscribed(const struct tb_sub *sub)
{
    return sub->bus != NULL;
}

int tb_match(const char *pattern, const char *topic)
{
    size_t length = strlen(pattern);
    if (length > 0 && pattern[length - 1] == '*')
        return strncmp(pattern, topic, length - 1) == 0;
    return strcmp(pattern, topic) == 0;
}

size_t tb_publish(struct tb_bus *bus, const char *topic, const void *data, size_t size)
{
    size_t count = 0;
    assert(!bus->publishing);
    bus->publishing = 1;
    for (struct tb_sub *sub = bus->first; sub != NULL; sub = sub->next)
        if (tb_match(sub->pattern, topic)) {
            sub->handler(sub, topic, data, size);
            count++;
        }
    bus->publishing = 0;
    bus->published++;
    return count;
}

size_t tb_subscribers(const struct tb_bus *bus)
{
    size_t count = 0;
    for (const struct tb_sub *sub = bus->first; sub != NULL; sub = sub->next)
        count++;
    return count;
}

unsigned long tb_published(const struct tb_bus *bus)
{
    return bus->published;
}
