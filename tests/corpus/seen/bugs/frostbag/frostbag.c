#include "frostbag.h"

#include <stdlib.h>
#include <string.h>

struct property {
    struct property *next;
    struct property *next_waiting;
    bool waiting;
    long value;
    char name[];
};

struct frostbag {
    struct property *properties;
    struct property *waiting, **waiting_end;
    unsigned size;
    unsigned long frozen;
    unsigned long announced;
    frost_listener *listener;
    void *user;
};

frostbag *frost_new(void)
{
    frostbag *bag = calloc(1, sizeof *bag);
    if (bag != NULL)
        bag->waiting_end = &bag->waiting;
    return bag;
}

void frost_free(frostbag *bag)
{
    if (bag == NULL)
        return;
    frost_clear(bag);
    free(bag);
}

void frost_listen(frostbag *bag, frost_listener *listener, void *user)
{
    bag->listener = listener;
    bag->user = user;
}

static struct property *find(const frostbag *bag, const char *name)
{
    struct property *p = bag->properties;
    while (p != NULL && strcmp(p->name, name) != 0)
        p = p->next;
    return p;
}

static void announce(frostbag *bag, const struct property *p)
{
    bag->announced++;
    if (bag->listener != NULL)
        bag->listener(bag, p->name, p->value, bag->user);
}

static void changed(frostbag *bag, struct property *p)
{
    if (bag->frozen == 0) {
        announce(bag, p);
    } else if (!p->waiting) {
        p->waiting = true;
        p->next_waiting = NULL;
        *bag->waiting_end = p;
        bag->waiting_end = &p->next_waiting;
    }
}

/* Takes a property out of those that wait. */
static void wait_no_more(frostbag *bag, struct property *p)
{
    if (!p->waiting)
        return;
    struct property **link = &bag->waiting;
    while (*link != p)
        link = &(*link)->next_waiting;
    *link = p->next_waiting;
    if (*link == NULL)
        bag->waiting_end = link;
    p->waiting = false;
}

bool frost_set(frostbag *bag, const char *name, long value)
{
    struct property *p = find(bag, name);
    if (p == NULL) {
        size_t size = strlen(name) + 1;
        p = calloc(1, sizeof *p + size);
        if (p == NULL)
            return false;
        memcpy(p->name, name, size);
        p->next = bag->properties;
        bag->properties = p;
        bag->size++;
    } else if (p->value == value) {
        return true;
    }
    p->value = value;
    changed(bag, p);
    return true;
}

long frost_get(const frostbag *bag, const char *name, long fallback)
{
    const struct property *p = find(bag, name);
    return p == NULL ? fallback : p->value;
}

bool frost_has(const frostbag *bag, const char *name)
{
    return find(bag, name) != NULL;
}

unsigned frost_size(const frostbag *bag)
{
    return bag->size;
}

bool frost_remove(frostbag *bag, const char *name)
{
    struct property **link = &bag->properties;
    while (*link != NULL && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    struct property *p = *link;
    if (p == NULL)
        return false;
    wait_no_more(bag, p);
    *link = p->next;
    free(p);
    bag->size--;
    return true;
}

void frost_clear(frostbag *bag)
{
    while (bag->properties != NULL) {
        struct property *p = bag->properties;
        bag->properties = p->next;
        free(p);
    }
    bag->size = 0;
}

bool frost_merge(frostbag *bag, const frostbag *other)
{
    if (bag == other)
        return true;
    for (const struct property *p = other->properties; p != NULL; p = p->next)
        if (!frost_set(bag, p->name, p->value))
            return false;
    return true;
}

void frost_freeze(frostbag *bag)
{
    bag->frozen++;
}

bool frost_thaw(frostbag *bag)
{
    if (bag->frozen == 0)
        return false;
    if (--bag->frozen > 0)
        return true;
    while (bag->waiting != NULL) {
        struct property *p = bag->waiting;
        wait_no_more(bag, p);
        announce(bag, p);
    }
    return true;
}

bool frost_frozen(const frostbag *bag)
{
    return bag->frozen > 0;
}

unsigned long frost_announced(const frostbag *bag)
{
    return bag->announced;
}
