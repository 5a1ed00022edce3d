#include "busline.h"

#include <stdlib.h>
#include <string.h>

struct bl_sub {
    bl_sub *prev;
    bl_sub *next;
    const char *pattern;
    bl_handler *handler;
    void *user;
    unsigned long heard;
    unsigned long long serial;
};

struct bl_bus {
    bl_sub *first;
    bl_sub *last;
    int count;
    int depth;
    unsigned long long serial; /* of the latest subscription */
};

static int matches(const char *pattern, const char *topic)
{
    size_t length = strlen(pattern);

    if (length > 0 && pattern[length - 1] == '*')
        return strncmp(pattern, topic, length - 1) == 0;
    return strcmp(pattern, topic) == 0;
}

bl_bus *bl_new(void)
{
    return calloc(1, sizeof(bl_bus));
}

void bl_free(bl_bus *bus)
{
    bl_sub *sub;

    if (bus == NULL)
        return;
    sub = bus->first;
    while (sub != NULL) {
        bl_sub *next = sub->next;

        free(sub);
        sub = next;
    }
    free(bus);
}

bl_sub *bl_subscribe(bl_bus *bus, const char *pattern, bl_handler *handler, void *user)
{
    bl_sub *sub;

    if (bus->count == BL_SUBS_MAX)
        return NULL;
    sub = malloc(sizeof *sub);
    if (sub == NULL)
        return NULL;
    sub->pattern = pattern;
    sub->handler = handler;
    sub->user = user;
    sub->heard = 0;
    sub->serial = ++bus->serial;
    sub->prev = bus->last;
    sub->next = NULL;
    if (bus->last != NULL)
        bus->last->next = sub;
    else
        bus->first = sub;
    bus->last = sub;
    bus->count++;
    return sub;
}

void bl_unsubscribe(bl_bus *bus, bl_sub *sub)
{
    if (sub->prev != NULL)
        sub->prev->next = sub->next;
    else
        bus->first = sub->next;
    if (sub->next != NULL)
        sub->next->prev = sub->prev;
    else
        bus->last = sub->prev;
    bus->count--;
    free(sub);
}

int bl_publish(bl_bus *bus, const char *topic, const void *data, size_t size)
{
    unsigned long long newest = bus->serial;
    int delivered = 0;
    bl_sub *sub;

    if (bus->depth == BL_DEPTH_MAX)
        return -1;
    bus->depth++;
    for (sub = bus->first; sub != NULL && sub->serial <= newest; sub = sub->next) {
        if (!matches(sub->pattern, topic))
            continue;
        sub->heard++;
        delivered++;
        sub->handler(sub->user, topic, data, size);
    }
    bus->depth--;
    return delivered;
}

int bl_listeners(const bl_bus *bus, const char *topic)
{
    const bl_sub *sub;
    int count = 0;

    for (sub = bus->first; sub != NULL; sub = sub->next)
        count += matches(sub->pattern, topic);
    return count;
}

const char *bl_pattern(const bl_sub *sub)
{
    return sub->pattern;
}

unsigned long bl_heard(const bl_sub *sub)
{
    return sub->heard;
}
