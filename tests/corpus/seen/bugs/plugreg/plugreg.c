#include "plugreg.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    struct entry *target; /* of an alias */
    plug_fn fn;           /* of a plug-in */
    void *context;
    char name[];
};

struct plug_registry {
    struct entry *first;
};

static struct entry *lookup(const plug_registry *reg, const char *name)
{
    struct entry *e = reg->first;
    while (e != NULL && strcmp(e->name, name) != 0)
        e = e->next;
    return e;
}

static struct entry *insert(plug_registry *reg, const char *name)
{
    if (name[0] == '\0' || lookup(reg, name) != NULL)
        return NULL;
    size_t size = strlen(name) + 1;
    struct entry *e = calloc(1, sizeof *e + size);
    if (e == NULL)
        return NULL;
    memcpy(e->name, name, size);
    e->next = reg->first;
    reg->first = e;
    return e;
}

static const struct entry *follow(const struct entry *e)
{
    while (e != NULL && e->target != NULL)
        e = e->target;
    return e;
}

plug_registry *plug_registry_new(void)
{
    return calloc(1, sizeof(plug_registry));
}

void plug_registry_free(plug_registry *reg)
{
    if (reg == NULL)
        return;
    while (reg->first != NULL) {
        struct entry *e = reg->first;
        reg->first = e->next;
        free(e);
    }
    free(reg);
}

bool plug_add(plug_registry *reg, const char *name, plug_fn fn, void *context)
{
    struct entry *e = fn == NULL ? NULL : insert(reg, name);
    if (e == NULL)
        return false;
    e->fn = fn;
    e->context = context;
    return true;
}

bool plug_alias(plug_registry *reg, const char *alias, const char *name)
{
    struct entry *target = lookup(reg, name);
    struct entry *e = target == NULL ? NULL : insert(reg, alias);
    if (e == NULL)
        return false;
    e->target = target;
    return true;
}

bool plug_remove(plug_registry *reg, const char *name)
{
    const struct entry *gone = lookup(reg, name);
    if (gone == NULL)
        return false;
    struct entry **link = &reg->first;
    while (*link != NULL) {
        struct entry *e = *link;
        if (e == gone || e->target == gone) {
            *link = e->next;
            free(e);
        } else {
            link = &e->next;
        }
    }
    return true;
}

const char *plug_resolve(const plug_registry *reg, const char *name)
{
    const struct entry *e = follow(lookup(reg, name));
    return e == NULL ? NULL : e->name;
}

bool plug_call(const plug_registry *reg, const char *name, int argument, int *result)
{
    const struct entry *e = follow(lookup(reg, name));
    if (e == NULL)
        return false;
    *result = e->fn(e->context, argument);
    return true;
}

bool plug_has(const plug_registry *reg, const char *name)
{
    return lookup(reg, name) != NULL;
}

size_t plug_count(const plug_registry *reg)
{
    size_t count = 0;
    for (const struct entry *e = reg->first; e != NULL; e = e->next)
        count++;
    return count;
}
