#include "svcreg.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum kind { KIND_VALUE, KIND_FACTORY, KIND_ALIAS };

struct entry {
    char name[SVC_MAX_NAME + 1];
    enum kind kind;
    void *service;              /* a value, or what the factory made */
    svc_factory make;
    svc_dispose dispose;
    void *arg;
    bool making;
    bool made;
    struct entry *older;        /* made before this one */
    char target[SVC_MAX_NAME + 1];
};

struct svc_registry {
    struct entry *entries[SVC_MAX_NAMES];
    size_t count;
    struct entry *youngest;
};

static bool good_name(const char *name)
{
    if (name == NULL || name[0] == '\0')
        return false;
    for (size_t i = 0; i <= SVC_MAX_NAME; i++)
        if (name[i] == '\0')
            return true;
    return false;
}

static struct entry *find(const svc_registry *reg, const char *name)
{
    for (size_t i = 0; i < reg->count; i++)
        if (strcmp(reg->entries[i]->name, name) == 0)
            return reg->entries[i];
    return NULL;
}

/* Adds an entry of KIND; everything else in it is zero. */
static int add(svc_registry *reg, const char *name, enum kind kind, struct entry **added)
{
    struct entry *e;

    if (reg == NULL || !good_name(name))
        return SVC_EINVAL;
    if (find(reg, name) != NULL)
        return SVC_EEXIST;
    if (reg->count == SVC_MAX_NAMES)
        return SVC_EFULL;
    e = calloc(1, sizeof *e);
    if (e == NULL)
        return SVC_ENOMEM;
    strcpy(e->name, name);
    e->kind = kind;
    reg->entries[reg->count++] = e;
    *added = e;
    return SVC_OK;
}

svc_registry *svc_new(void)
{
    return calloc(1, sizeof(svc_registry));
}

void svc_free(svc_registry *reg)
{
    if (reg == NULL)
        return;
    for (struct entry *e = reg->youngest; e != NULL; e = e->older)
        if (e->dispose != NULL)
            e->dispose(e->service, e->arg);
    for (size_t i = 0; i < reg->count; i++)
        free(reg->entries[i]);
    free(reg);
}

int svc_bind_value(svc_registry *reg, const char *name, void *value)
{
    struct entry *e;
    int result = add(reg, name, KIND_VALUE, &e);

    if (result == SVC_OK)
        e->service = value;
    return result;
}

int svc_bind_factory(svc_registry *reg, const char *name, svc_factory make, svc_dispose dispose, void *arg)
{
    struct entry *e;
    int result;

    if (make == NULL)
        return SVC_EINVAL;
    result = add(reg, name, KIND_FACTORY, &e);
    if (result == SVC_OK) {
        e->make = make;
        e->dispose = dispose;
        e->arg = arg;
    }
    return result;
}

int svc_alias(svc_registry *reg, const char *name, const char *target)
{
    struct entry *e;
    int result;

    if (!good_name(name) || !good_name(target))
        return SVC_EINVAL;
    if (strcmp(name, target) == 0)
        return SVC_ECYCLE;
    result = add(reg, name, KIND_ALIAS, &e);
    if (result == SVC_OK)
        strcpy(e->target, target);
    return result;
}

static int make_service(svc_registry *reg, struct entry *e)
{
    if (e->made)
        return SVC_OK;
    if (e->making)
        return SVC_ECYCLE;
    e->making = true;
    e->service = e->make(reg, e->arg);
    e->making = false;
    if (e->service == NULL)
        return SVC_EFACTORY;
    e->made = true;
    e->older = reg->youngest;
    reg->youngest = e;
    return SVC_OK;
}

int svc_get(svc_registry *reg, const char *name, void **out)
{
    struct entry *e;
    int result = SVC_OK;

    if (out == NULL)
        return SVC_EINVAL;
    *out = NULL;
    if (reg == NULL || !good_name(name))
        return SVC_EINVAL;
    e = find(reg, name);
    while (e != NULL && e->kind == KIND_ALIAS)
        e = find(reg, e->target);
    if (e == NULL)
        return SVC_ENOENT;
    if (e->kind == KIND_FACTORY)
        result = make_service(reg, e);
    if (result == SVC_OK)
        *out = e->service;
    return result;
}

int svc_has(const svc_registry *reg, const char *name)
{
    return reg != NULL && good_name(name) && find(reg, name) != NULL;
}

size_t svc_count(const svc_registry *reg)
{
    return reg == NULL ? 0 : reg->count;
}

const char *svc_strerror(int result)
{
    static const char *const texts[] = {
        "no error", "bad argument", "name is bound already", "no such name",
        "registry is full", "out of memory", "name depends on itself", "factory failed",
    };

    if (result < 0 || (size_t)result >= sizeof texts / sizeof texts[0])
        return "unknown error";
    return texts[result];
}
