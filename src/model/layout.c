#include "model/layout.h"

#include <ctype.h>
#include <string.h>
#include "model/shape.h"

#define OBJECT_GAP 16u /* between objects: a pointer behind the end of one is not the start of the next */

struct building {
    struct layout *layout;
    struct bounds bounds;
    struct shaping shaping;
    VECTOR(struct shape) shapes;    /* 0: the arguments */
    VECTOR(uint32_t) shape_of_object; /* for the arguments, fresh and pooled objects; UINT32_MAX: opaque */
    struct map bases;               /* of object names: name to whatever it is for */
    uint64_t offset;                /* of the next object */
    struct error *error;
};

/* ---- what there is ---- */

static bool add_pools(struct building *building)
{
    for (size_t i = 0; i < building->bounds.items.count; i++) {
        const struct resolved_bound *resolved = &building->bounds.items.items[i];
        int number;
        if (resolved->bound->kind != BOUND_POOL || shaping_pool_of(&building->shaping, resolved->type) >= 0)
            continue;
        if (!shaping_add_pool(&building->shaping, bounds_pool(&building->bounds, resolved->type)->bound, resolved->type,
                              NULL, resolved->type->tag, &number))
            return false;
    }
    return true;
}

static bool points_to_fresh(const struct building *building, const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_STRUCT && type->target->complete &&
           !bounds_pool(&building->bounds, type->target);
}

static uint32_t count_fresh(const struct building *building, const struct function *predicate)
{
    uint32_t count = 0;
    for (size_t i = 0; i < predicate->parameter_count; i++)
        count += points_to_fresh(building, predicate->parameters[i].type);
    return count;
}

static bool shape_number(struct building *building, const struct type *type, uint32_t *number)
{
    for (*number = 1; *number < building->shapes.count; ++*number)
        if (building->shapes.items[*number].type == type)
            return true;
    struct shape shape;
    bool good = shape_of_type(&building->shaping, type, &shape);
    vector_push(&building->shapes, shape);
    return good;
}

/* Pools without objects have no shape: their fields may have empty domains. */
static bool make_shapes(struct building *building, const struct function *predicate)
{
    struct shaping *shaping = &building->shaping;
    struct shape arguments;
    uint32_t number;
    bool good = shape_of_arguments(shaping, predicate, &arguments);
    vector_push(&building->shapes, arguments);
    for (size_t i = 0; good && i < shaping->fresh.count; i++)
        good = shape_number(building, shaping->fresh.items[i].type, &number);
    for (size_t i = 0; good && i < shaping->pool_types.count; i++)
        if (shaping->pool_types.items[i] && building->layout->pools.items[i].object_count)
            good = shape_number(building, shaping->pool_types.items[i], &number);
    return good;
}

/* ---- is there room? ---- */

static uint64_t room_of(const struct shape *shape)
{
    uint64_t bytes = 0;
    for (size_t i = 0; i < shape->parts.count; i++) {
        const struct shape_part *part = &shape->parts.items[i];
        bytes += part->size + OBJECT_GAP + (part->align > 16 ? part->align : 16);
    }
    return bytes;
}

static bool check_room(struct building *building)
{
    const struct shaping *shaping = &building->shaping;
    uint64_t bytes = 0, fields = 0;
    for (uint32_t s = 0; s < building->shapes.count; s++) {
        const struct shape *shape = &building->shapes.items[s];
        int pool = s == 0 ? -1 : shaping_pool_of(shaping, shape->type);
        uint64_t count = pool >= 0 ? building->layout->pools.items[pool].object_count : s == 0;
        for (size_t i = 0; s != 0 && pool < 0 && i < shaping->fresh.count; i++)
            count += shaping->fresh.items[i].type == shape->type;
        bytes += count * room_of(shape);
        fields += count * shape->choices.count;
        if (bytes > LAYOUT_ROOM)
            return error_set(building->error, ERROR_INPUT,
                             "scope %d: the objects take more than %lu MB; take a smaller scope",
                             building->layout->scope, LAYOUT_ROOM >> 20);
        if (fields > LAYOUT_FIELDS_MOST)
            return error_set(building->error, ERROR_INPUT,
                             "scope %d: more than %u fields would be searched; take a smaller scope",
                             building->layout->scope, LAYOUT_FIELDS_MOST);
    }
    return true;
}

/* ---- objects ---- */

/* Names are a base and a number; a base that ends in a digit, or that stands
 * for something else already, gets more letters. */
static const char *base_for(struct building *building, const char *wanted, const void *what)
{
    struct arena *arena = &building->layout->arena;
    const char *plain =
        isdigit((unsigned char)wanted[strlen(wanted) - 1]) ? arena_format(arena, "%s_", wanted) : wanted;
    const char *base = plain;
    for (int i = 2; map_get(&building->bases, base) && map_get(&building->bases, base) != what; i++)
        base = arena_format(arena, "%s_%d_", plain, i);
    map_put(&building->bases, base, (void *)what);
    return base;
}

static bool place_object(struct building *building, struct layout_object object, uint64_t size, uint64_t align)
{
    struct layout *layout = building->layout;
    uint64_t step = align > 16 ? align : 16;
    building->offset = (building->offset + step - 1) / step * step;
    if (building->offset + size + OBJECT_GAP > LAYOUT_ROOM)
        return error_set(building->error, ERROR_INPUT,
                         "scope %d: the objects take more than %lu MB; take a smaller scope", layout->scope,
                         LAYOUT_ROOM >> 20);
    object.offset = (uint32_t)building->offset;
    object.size = (uint32_t)size;
    building->offset += size + OBJECT_GAP;
    vector_push(&layout->objects, object);
    return true;
}

static bool add_shaped(struct building *building, enum object_kind kind, uint32_t number, const char *base, int pool,
                       uint32_t index)
{
    const struct shape *shape = &building->shapes.items[number];
    struct layout_object object = {.kind = kind, .type = shape->type, .pool = pool, .index = index};
    object.name = base ? arena_format(&building->layout->arena, "%s%u", base, index) : "arguments";
    object.content = shape->parts.items[0].content;
    vector_push(&building->shape_of_object, number);
    return place_object(building, object, shape->parts.items[0].size, shape->parts.items[0].align);
}

static bool add_fresh(struct building *building)
{
    const struct shaping *shaping = &building->shaping;
    for (size_t i = 0; i < shaping->fresh.count; i++) {
        const struct type *type = shaping->fresh.items[i].type;
        uint32_t shape, index = 0;
        for (size_t before = 0; before < i; before++)
            index += shaping->fresh.items[before].type == type;
        if (!shape_number(building, type, &shape) ||
            !add_shaped(building, OBJECT_FRESH, shape, base_for(building, type->tag, type), -1, index))
            return false;
    }
    building->layout->fresh_count = (uint32_t)shaping->fresh.count;
    return true;
}

static bool add_opaque(struct building *building, int pool, const char *base, uint32_t index)
{
    struct layout_object object = {
        .kind = OBJECT_OPAQUE, .type = building->shaping.opaque_types.items[pool], .pool = pool, .index = index};
    object.name = arena_format(&building->layout->arena, "%s%u", base, index);
    vector_push(&building->shape_of_object, UINT32_MAX);
    return place_object(building, object, 16, 16);
}

static bool add_pooled(struct building *building, int number)
{
    struct layout_pool *pool = &building->layout->pools.items[number];
    const struct type *type = building->shaping.pool_types.items[number];
    const char *base = base_for(building, pool->name, type ? (const void *)type : (const void *)pool->name);
    uint32_t shape = 0;
    if (pool->object_count && type && !shape_number(building, type, &shape))
        return false;
    for (uint32_t i = 0; i < pool->object_count; i++)
        if (!(type ? add_shaped(building, OBJECT_POOLED, shape, base, number, i)
                   : add_opaque(building, number, base, i)))
            return false;
    pool->name = base;
    return true;
}

static bool add_arrays(struct building *building)
{
    struct layout *layout = building->layout;
    const char *base = base_for(building, "cells", "cells");
    uint32_t count = 0;
    for (uint32_t owner = 0; owner < building->shape_of_object.count; owner++) {
        uint32_t number = building->shape_of_object.items[owner];
        const struct shape *shape = number == UINT32_MAX ? NULL : &building->shapes.items[number];
        layout->objects.items[owner].first_array = (uint32_t)layout->objects.count;
        layout->objects.items[owner].array_count = shape ? (uint32_t)shape->parts.count - 1 : 0;
        for (size_t i = 1; shape && i < shape->parts.count; i++) {
            const struct shape_part *part = &shape->parts.items[i];
            struct layout_object array = {.kind = OBJECT_ARRAY,
                                          .type = part->element,
                                          .pool = -1,
                                          .owner = owner,
                                          .cell_count = part->cell_count,
                                          .content = part->content};
            array.name = arena_format(&layout->arena, "%s%u", base, count++);
            if (!place_object(building, array, part->size, part->align))
                return false;
        }
    }
    return true;
}

static bool add_strings(struct building *building)
{
    struct domains *domains = &building->shaping.domains;
    const char *base = base_for(building, "string", "string");
    uint32_t first = (uint32_t)building->layout->objects.count;
    for (size_t i = 0; i < domains->strings.count; i++) {
        struct layout_object string = {.kind = OBJECT_STRING, .pool = -1, .string = domains->strings.items[i]};
        string.name = arena_format(&building->layout->arena, "%s%zu", base, i);
        if (!place_object(building, string, strlen(string.string) + 1, 1))
            return false;
    }
    for (size_t i = 0; i < domains->string_values.count; i++)
        domains->string_values.items[i]->object += first;
    return true;
}

static bool add_objects(struct building *building)
{
    bool good = add_shaped(building, OBJECT_ARGUMENTS, 0, NULL, -1, 0) && add_fresh(building);
    for (size_t i = 0; good && i < building->layout->pools.count; i++)
        good = add_pooled(building, (int)i);
    return good && add_arrays(building) && add_strings(building);
}

/* ---- fields ---- */

static uint32_t object_of_part(const struct layout *layout, uint32_t owner, uint32_t part)
{
    return part ? layout->objects.items[owner].first_array + part - 1 : owner;
}

static struct domain_value *only_value(struct layout *layout, uint32_t object)
{
    struct domain_value *value = arena_alloc(&layout->arena, sizeof *value);
    value->object = object;
    value->integer = (long long)(LAYOUT_ADDRESS + layout->objects.items[object].offset);
    return value;
}

static void stamp(struct layout *layout, uint32_t owner, const struct shape *shape)
{
    uint32_t first = (uint32_t)layout->fields.count;
    layout->objects.items[owner].first_field = first;
    layout->objects.items[owner].field_count = (uint32_t)shape->choices.count;
    for (uint32_t i = 0; i < layout->objects.items[owner].array_count; i++)
        layout->objects.items[layout->objects.items[owner].first_array + i].first_field = first;
    for (size_t i = 0; i < shape->choices.count; i++) {
        struct layout_field field = shape->choices.items[i].field;
        field.object = object_of_part(layout, owner, field.object);
        field.offset += layout->objects.items[field.object].offset;
        if (field.guard != NO_GUARD)
            field.guard += first;
        if (field.kind == CHOICE_ARRAY)
            field.values = only_value(layout, object_of_part(layout, owner, shape->choices.items[i].array));
        vector_push(&layout->fields, field);
    }
}

static void stamp_opaque(struct layout *layout, uint32_t number)
{
    struct layout_object *object = &layout->objects.items[number];
    const char *pool = layout->pools.items[object->pool].name;
    struct layout_field field = {
        .kind = CHOICE_UNBOUNDED,
        .object = number,
        .path = "",
        .type = object->type,
        .offset = object->offset,
        .size = 16,
        .pool = -1,
        .count = 1,
        .guard = NO_GUARD,
    };
    field.label = arena_format(&layout->arena, "what '%s' points to", pool);
    field.values = arena_alloc(&layout->arena, sizeof *field.values);
    field.values->object = NO_OBJECT;
    object->first_field = (uint32_t)layout->fields.count;
    object->field_count = 1;
    vector_push(&layout->fields, field);
}

static void add_fields(struct building *building)
{
    for (uint32_t i = 0; i < building->shape_of_object.count; i++) {
        uint32_t shape = building->shape_of_object.items[i];
        if (shape == UINT32_MAX)
            stamp_opaque(building->layout, i);
        else
            stamp(building->layout, i, &building->shapes.items[shape]);
    }
}

/* ---- the initial contents of the arena ---- */

static void put_pointer(struct layout *layout, uint64_t at, uint32_t object)
{
    uint64_t address = LAYOUT_ADDRESS + layout->objects.items[object].offset;
    memcpy(layout->image + at, &address, sizeof address);
}

static void put_array_pointers(struct building *building, uint32_t owner, const struct shape *shape)
{
    struct layout *layout = building->layout;
    for (uint32_t i = 1; i < shape->parts.count; i++) {
        const struct shape_part *part = &shape->parts.items[i];
        if (part->in_union)
            continue;
        uint32_t holder = object_of_part(layout, owner, part->parent);
        put_pointer(layout, layout->objects.items[holder].offset + part->pointer_offset,
                    object_of_part(layout, owner, i));
    }
}

static void make_image(struct building *building)
{
    struct layout *layout = building->layout;
    layout->arena_used = (uint32_t)((building->offset + 15) / 16 * 16);
    layout->image = arena_alloc(&layout->arena, layout->arena_used);
    for (uint32_t i = 0; i < building->shaping.fresh.count; i++)
        put_pointer(layout, layout->objects.items[0].offset + building->shaping.fresh.items[i].pointer_offset, i + 1);
    for (uint32_t i = 0; i < building->shape_of_object.count; i++)
        if (building->shape_of_object.items[i] != UINT32_MAX)
            put_array_pointers(building, i, &building->shapes.items[building->shape_of_object.items[i]]);
    for (size_t i = 0; i < layout->objects.count; i++) {
        const struct layout_object *object = &layout->objects.items[i];
        if (object->kind == OBJECT_STRING)
            memcpy(layout->image + object->offset, object->string, object->size);
    }
}

/* ---- all of it ---- */

static bool build(struct building *building, const struct program *program, const struct function *predicate,
                  const struct space *space)
{
    struct layout *layout = building->layout;
    struct shaping *shaping = &building->shaping;
    layout->predicate = predicate;
    layout->scope = space->scope;
    shaping->layout = layout;
    shaping->bounds = &building->bounds;
    shaping->domains.arena = &layout->arena;
    shaping->inferred = space->inferred;
    shaping->error = building->error;
    if (!bounds_resolve(&building->bounds, program, space, building->error))
        return false;
    shaping->object_count = 1 + count_fresh(building, predicate);
    if (!add_pools(building) || !make_shapes(building, predicate) || !check_room(building) || !add_objects(building))
        return false;
    add_fields(building);
    make_image(building);
    return true;
}

static void building_release(struct building *building)
{
    for (size_t i = 0; i < building->shapes.count; i++)
        shape_release(&building->shapes.items[i]);
    vector_release(&building->shapes);
    vector_release(&building->shape_of_object);
    vector_release(&building->shaping.pool_types);
    vector_release(&building->shaping.opaque_types);
    vector_release(&building->shaping.fresh);
    domains_release(&building->shaping.domains);
    bounds_release(&building->bounds);
    map_release(&building->bases);
}

bool layout_build(struct layout *layout, const struct program *program, const struct function *predicate,
                  const struct space *space, struct error *error)
{
    struct building building = {.layout = layout, .error = error};
    *layout = (struct layout){0};
    bool good = build(&building, program, predicate, space);
    building_release(&building);
    if (!good)
        layout_release(layout);
    return good;
}

void layout_release(struct layout *layout)
{
    vector_release(&layout->objects);
    vector_release(&layout->fields);
    vector_release(&layout->pools);
    arena_release(&layout->arena);
    *layout = (struct layout){0};
}
