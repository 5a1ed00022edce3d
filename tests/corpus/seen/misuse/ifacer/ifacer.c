#include "ifacer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct IfTable {
    IfKind kind;
    size_t offset; /* of the interface in the component */
};

struct IfCounter {
    IfBase base;
    unsigned value;
};

struct IfNamed {
    IfBase base;
    char *name; /* NULL for "" */
};

typedef struct Component {
    unsigned long references;
    IfCounter counter;
    IfNamed named;
} Component;

static const struct IfTable counter_table = {IF_COUNTER, offsetof(Component, counter)};
static const struct IfTable named_table = {IF_NAMED, offsetof(Component, named)};

static Component *component_of(IfBase *base)
{
    return (Component *)(void *)((char *)base - base->table->offset);
}

static IfBase *interface_of(Component *component, IfKind kind)
{
    switch (kind) {
    case IF_COUNTER:
        return &component->counter.base;
    case IF_NAMED:
        return &component->named.base;
    }
    return NULL;
}

IfError If_Create(IfKind kind, IfBase **out)
{
    *out = NULL;
    if (kind != IF_COUNTER && kind != IF_NAMED)
        return IF_E_NOINTERFACE;
    Component *component = calloc(1, sizeof *component);
    if (component == NULL)
        return IF_E_OUTOFMEMORY;
    component->references = 1;
    component->counter.base.table = &counter_table;
    component->named.base.table = &named_table;
    *out = interface_of(component, kind);
    return IF_S_OK;
}

IfError If_Query(IfBase *base, IfKind kind, IfBase **out)
{
    Component *component = component_of(base);
    *out = interface_of(component, kind);
    if (*out == NULL)
        return IF_E_NOINTERFACE;
    component->references++;
    return IF_S_OK;
}

unsigned long If_AddRef(IfBase *base)
{
    return ++component_of(base)->references;
}

unsigned long If_Release(IfBase *base)
{
    Component *component = component_of(base);
    if (--component->references > 0)
        return component->references;
    free(component->named.name);
    free(component);
    return 0;
}

IfKind If_Kind(const IfBase *base)
{
    return base->table->kind;
}

IfCounter *If_AsCounter(IfBase *base)
{
    assert(If_Kind(base) == IF_COUNTER);
    return (IfCounter *)base;
}

void IfCounter_Add(IfCounter *counter, unsigned n)
{
    counter->value += n;
}

unsigned IfCounter_Value(const IfCounter *counter)
{
    return counter->value;
}

IfNamed *If_AsNamed(IfBase *base)
{
    assert(If_Kind(base) == IF_NAMED);
    return (IfNamed *)base;
}

IfError IfNamed_Set(IfNamed *named, const char *name)
{
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return IF_E_OUTOFMEMORY;
    memcpy(copy, name, size);
    free(named->name);
    named->name = copy;
    return IF_S_OK;
}

const char *IfNamed_Get(const IfNamed *named)
{
    return named->name == NULL ? "" : named->name;
}
