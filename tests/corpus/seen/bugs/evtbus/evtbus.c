#include "evtbus.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct listener {
    struct listener *next;
    evtbus_fn fn;
    void *user;
    int id;
    int once;
    char event[];
};

struct evtbus {
    struct listener *first;
    int last_id;
};

evtbus_t *evtbus_new(void)
{
    return calloc(1, sizeof(evtbus_t));
}

void evtbus_delete(evtbus_t *bus)
{
    if (bus == NULL)
        return;
    evtbus_off_all(bus, NULL);
    free(bus);
}

static int add(evtbus_t *bus, const char *event, evtbus_fn fn, void *user, int once)
{
    size_t size = strlen(event) + 1;
    if (bus->last_id == INT_MAX)
        return 0;
    struct listener *l = malloc(sizeof *l + size);
    if (l == NULL)
        return 0;
    l->next = NULL;
    l->fn = fn;
    l->user = user;
    l->id = ++bus->last_id;
    l->once = once;
    memcpy(l->event, event, size);
    struct listener **end = &bus->first;
    while (*end != NULL)
        end = &(*end)->next;
    *end = l;
    return l->id;
}

int evtbus_on(evtbus_t *bus, const char *event, evtbus_fn fn, void *user)
{
    return add(bus, event, fn, user, 0);
}

int evtbus_once(evtbus_t *bus, const char *event, evtbus_fn fn, void *user)
{
    return add(bus, event, fn, user, 1);
}

static void drop(evtbus_t *bus, struct listener *l)
{
    struct listener **at = &bus->first;
    while (*at != l)
        at = &(*at)->next;
    *at = l->next;
    free(l);
}

int evtbus_off(evtbus_t *bus, int id)
{
    for (struct listener *l = bus->first; l != NULL; l = l->next)
        if (l->id == id) {
            drop(bus, l);
            return 1;
        }
    return 0;
}

void evtbus_off_all(evtbus_t *bus, const char *event)
{
    struct listener **at = &bus->first;
    while (*at != NULL) {
        struct listener *l = *at;
        if (event == NULL || strcmp(l->event, event) == 0) {
            *at = l->next;
            free(l);
        } else {
            at = &l->next;
        }
    }
}

size_t evtbus_emit(evtbus_t *bus, const char *event, void *arg)
{
    size_t called = 0;
    for (struct listener *l = bus->first; l != NULL; l = l->next) {
        if (strcmp(l->event, event) != 0)
            continue;
        if (l->fn != NULL)
            l->fn(event, arg, l->user);
        called++;
        if (l->once)
            drop(bus, l);
    }
    return called;
}

size_t evtbus_listeners(const evtbus_t *bus, const char *event)
{
    size_t count = 0;
    for (const struct listener *l = bus->first; l != NULL; l = l->next)
        count += strcmp(l->event, event) == 0;
    return count;
}
