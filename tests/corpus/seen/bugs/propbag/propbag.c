#include "propbag.h"

#include <stdlib.h>
#include <string.h>

struct prop {
    char *name;
    long value;
    prop *next;
};

struct propbag {
    prop *first;
    size_t count;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

prop *prop_new(const char *name, long value)
{
    prop *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->name = copy_text(name);
    p->value = value;
    if (!p->name) {
        free(p);
        return NULL;
    }
    return p;
}

void prop_free(prop *p)
{
    if (!p)
        return;
    free(p->name);
    free(p);
}

const char *prop_name(const prop *p)
{
    return p->name;
}

long prop_value(const prop *p)
{
    return p->value;
}

propbag *propbag_new(void)
{
    return calloc(1, sizeof(propbag));
}

void propbag_free(propbag *bag)
{
    if (!bag)
        return;
    while (bag->first) {
        prop *p = bag->first;
        bag->first = p->next;
        prop_free(p);
    }
    free(bag);
}

size_t propbag_count(const propbag *bag)
{
    return bag->count;
}

/* The link that points at the prop of that name, or at the end of the list. */
static prop **find_link(propbag *bag, const char *name)
{
    prop **link = &bag->first;
    while (*link && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    return link;
}

int propbag_add(propbag *bag, prop *p)
{
    prop **link = find_link(bag, p->name);
    if (*link)
        return -1;
    p->next = NULL;
    *link = p;
    bag->count++;
    return 0;
}

const prop *propbag_find(const propbag *bag, const char *name)
{
    for (const prop *p = bag->first; p; p = p->next)
        if (strcmp(p->name, name) == 0)
            return p;
    return NULL;
}

prop *propbag_detach(propbag *bag, const char *name)
{
    prop **link = find_link(bag, name);
    prop *p = *link;
    if (!p)
        return NULL;
    *link = p->next;
    p->next = NULL;
    bag->count--;
    return p;
}

int propbag_replace(propbag *bag, const char *name, prop *p)
{
    prop **link = find_link(bag, name);
    prop *old = *link;
    if (!old)
        return -1;

    free(p->name);
    p->name = copy_text(name);
    if (!p->name)
        return -1;

    p->next = old->next;
    *link = p;
    prop_free(old);
    return 0;
}
