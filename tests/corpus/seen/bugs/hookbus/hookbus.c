#include "hookbus.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct hook {
    struct hook *next;
    hookbus_fn *fn;
    void *user;
    int id;
    int priority;
    int dead;
    char name[HOOKBUS_NAME + 1];
};

struct hookbus {
    struct hook *first;
    struct hook *current; /* whose function is being called */
    size_t count;
    int last_id;
    int running;
};

hookbus *hookbus_new(void)
{
    return calloc(1, sizeof(hookbus));
}

void hookbus_free(hookbus *bus)
{
    if (bus == NULL)
        return;
    while (bus->first != NULL) {
        struct hook *h = bus->first;
        bus->first = h->next;
        free(h);
    }
    free(bus);
}

static void unlink_hook(hookbus *bus, struct hook *hook)
{
    struct hook **at = &bus->first;

    while (*at != hook)
        at = &(*at)->next;
    *at = hook->next;
    free(hook);
}

static struct hook *find(const hookbus *bus, int id)
{
    for (struct hook *h = bus->first; h != NULL; h = h->next)
        if (h->id == id && !h->dead)
            return h;
    return NULL;
}

int hookbus_add(hookbus *bus, const char *name, int priority, hookbus_fn *fn, void *user)
{
    size_t length = strlen(name);

    if (length == 0 || length > HOOKBUS_NAME || fn == NULL)
        return 0;
    if (bus->count >= HOOKBUS_MAX || bus->last_id == INT_MAX)
        return 0;
    struct hook *h = calloc(1, sizeof *h);
    if (h == NULL)
        return 0;
    memcpy(h->name, name, length + 1);
    h->fn = fn;
    h->user = user;
    h->priority = priority;
    h->id = ++bus->last_id;

    struct hook **at = &bus->first;
    while (*at != NULL && (*at)->priority >= priority)
        at = &(*at)->next;
    h->next = *at;
    *at = h;
    bus->count++;
    return h->id;
}

int hookbus_remove(hookbus *bus, int id)
{
    struct hook *h = find(bus, id);

    if (h == NULL)
        return -1;
    bus->count--;
    if (h == bus->current)
        h->dead = 1;
    else
        unlink_hook(bus, h);
    return 0;
}

int hookbus_has(const hookbus *bus, int id)
{
    return find(bus, id) != NULL;
}

size_t hookbus_count(const hookbus *bus, const char *name)
{
    size_t n = 0;

    if (name == NULL)
        return bus->count;
    for (const struct hook *h = bus->first; h != NULL; h = h->next)
        if (!h->dead && strcmp(h->name, name) == 0)
            n++;
    return n;
}

int hookbus_run(hookbus *bus, const char *name, void *arg)
{
    int result = 0, newest = bus->last_id;
    struct hook *next;

    if (bus->running)
        return -1;
    if (strlen(name) > HOOKBUS_NAME)
        return 0;
    char event[HOOKBUS_NAME + 1];
    strcpy(event, name);

    bus->running = 1;
    for (struct hook *h = bus->first; h != NULL && result == 0; h = next) {
        next = h->next;
        if (h->id > newest || strcmp(h->name, event) != 0)
            continue;
        bus->current = h;
        result = h->fn(bus, arg, h->user);
        bus->current = NULL;
        if (h->dead)
            unlink_hook(bus, h);
    }
    bus->running = 0;
    return result;
}
