#include "typereg.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct info {
    const char *name;
    tr_type parent;
    size_t size;
    size_t offset; /* of the part, behind those of the parents */
    tr_hook *init;
    tr_hook *fini;
};

struct tr_registry {
    unsigned count;
    struct info types[TR_MAX_TYPES]; /* type t is types[t - 1] */
};

struct tr_object {
    const tr_registry *reg;
    tr_type type;
    unsigned char *parts;
};

#define ALIGN sizeof(max_align_t)

static size_t round_up(size_t size)
{
    return (size + ALIGN - 1) / ALIGN * ALIGN;
}

static const struct info *info_of(const tr_registry *reg, tr_type type)
{
    if (type == TR_NONE || type > reg->count)
        return NULL;
    return &reg->types[type - 1];
}

tr_registry *tr_open(void)
{
    return calloc(1, sizeof(tr_registry));
}

void tr_close(tr_registry *reg)
{
    free(reg);
}

tr_type tr_define(tr_registry *reg, const char *name, tr_type parent, size_t size,
                  tr_hook *init, tr_hook *fini)
{
    const struct info *base = NULL;
    struct info *made;

    if (reg->count == TR_MAX_TYPES || size > TR_MAX_PART || name[0] == '\0')
        return TR_NONE;
    if (parent != TR_NONE) {
        base = info_of(reg, parent);
        if (base == NULL)
            return TR_NONE;
    }
    if (tr_find(reg, name) != TR_NONE)
        return TR_NONE;
    made = &reg->types[reg->count];
    made->name = name;
    made->parent = parent;
    made->size = size;
    made->offset = base == NULL ? 0 : base->offset + round_up(base->size);
    made->init = init;
    made->fini = fini;
    reg->count++;
    return reg->count;
}

tr_type tr_find(const tr_registry *reg, const char *name)
{
    unsigned i;

    for (i = 0; i < reg->count; i++)
        if (strcmp(reg->types[i].name, name) == 0)
            return i + 1;
    return TR_NONE;
}

const char *tr_name(const tr_registry *reg, tr_type type)
{
    const struct info *info = info_of(reg, type);

    return info == NULL ? NULL : info->name;
}

bool tr_derives(const tr_registry *reg, tr_type type, tr_type base)
{
    if (info_of(reg, base) == NULL)
        return false;
    while (type != TR_NONE) {
        const struct info *info = info_of(reg, type);

        if (info == NULL)
            return false;
        if (type == base)
            return true;
        type = info->parent;
    }
    return false;
}

static void run_inits(tr_object *obj, const struct info *info)
{
    if (info->parent != TR_NONE)
        run_inits(obj, info_of(obj->reg, info->parent));
    if (info->init != NULL)
        info->init(obj->parts + info->offset);
}

tr_object *tr_make(tr_registry *reg, tr_type type)
{
    const struct info *info = info_of(reg, type);
    tr_object *obj;

    if (info == NULL)
        return NULL;
    obj = malloc(sizeof *obj);
    if (obj == NULL)
        return NULL;
    obj->reg = reg;
    obj->type = type;
    obj->parts = calloc(1, info->offset + round_up(info->size) + ALIGN);
    if (obj->parts == NULL) {
        free(obj);
        return NULL;
    }
    run_inits(obj, info);
    return obj;
}

void tr_destroy(tr_object *obj)
{
    tr_type type;

    if (obj == NULL)
        return;
    for (type = obj->type; type != TR_NONE;) {
        const struct info *info = info_of(obj->reg, type);

        if (info->fini != NULL)
            info->fini(obj->parts + info->offset);
        type = info->parent;
    }
    free(obj->parts);
    free(obj);
}

tr_type tr_type_of(const tr_object *obj)
{
    return obj->type;
}

void *tr_part(tr_object *obj, tr_type type)
{
    assert(tr_derives(obj->reg, obj->type, type));
    return obj->parts + info_of(obj->reg, type)->offset;
}
