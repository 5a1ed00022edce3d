#include "model/shape.h"

#include <string.h>
#include "model/type_kinds.h"

void shape_release(struct shape *shape)
{
    vector_release(&shape->choices);
    vector_release(&shape->guards);
    vector_release(&shape->parts);
}

/* ---- pools ---- */

int shaping_pool_of(const struct shaping *shaping, const struct type *type)
{
    for (size_t i = 0; i < shaping->pool_types.count; i++)
        if (shaping->pool_types.items[i] == type)
            return (int)i;
    return -1;
}

bool shaping_add_pool(struct shaping *shaping, const struct bound *bound, const struct type *pooled,
                      const struct type *opaque, const char *name, int *number)
{
    struct layout *layout = shaping->layout;
    uint64_t each = (pooled ? pooled->size : 16) + 16, most = LAYOUT_ROOM / each;
    if ((unsigned long long)bound->count > most)
        return bound_error(shaping->error, bound, "too many objects; there is room for %llu, so take a smaller scope",
                           (unsigned long long)most);
    if (layout->pools.count >= UINT16_MAX)
        return bound_error(shaping->error, bound, "too many pools");
    struct layout_pool pool = {arena_strdup(&layout->arena, name), (uint32_t)shaping->object_count,
                               (uint32_t)bound->count};
    *number = (int)layout->pools.count;
    shaping->object_count += (uint64_t)bound->count;
    if (shaping->object_count > LAYOUT_ROOM / 32)
        return bound_error(shaping->error, bound, "too many objects with those of other pools; take a smaller scope");
    vector_push(&layout->pools, pool);
    vector_push(&shaping->pool_types, pooled);
    vector_push(&shaping->opaque_types, opaque);
    return true;
}

/* ---- services for the walk ---- */

const char *walk_label(const struct walk *walk)
{
    const char *path = *walk->path.s ? walk->path.s : "(anonymous member)";
    return arena_format(&walk->shaping->layout->arena, "%s%s%s", walk->label_start, path, walk->label_end);
}

struct resolved_bound *walk_find(const struct walk *walk, unsigned kinds, const struct place *place,
                                 const struct frame **frame)
{
    for (size_t i = walk->first_frame; i < walk->frames.count; i++) {
        const struct frame *outer = &walk->frames.items[i];
        struct position at = {place->field, place->folded - outer->folded};
        struct resolved_bound *found = bounds_find(walk->shaping->bounds, kinds, outer->type, at);
        if (found) {
            if (frame)
                *frame = outer;
            return found;
        }
    }
    return NULL;
}

void walk_close(struct walk *walk, size_t start, struct layout_member composite)
{
    size_t count = walk->members.count - start;
    struct layout_member *members = arena_alloc(&walk->shaping->layout->arena, count * sizeof *members);
    if (count)
        memcpy(members, walk->members.items + start, count * sizeof *members);
    composite.members = members;
    composite.member_count = count;
    walk->members.count = start;
    vector_push(&walk->members, composite);
}

/* Bit-fields are described by the bytes they touch; bits of one never span
 * more than 8 bytes unless the struct is packed. */
static bool place_bits(struct walk *walk, const struct place *place, struct layout_field *field)
{
    field->offset = (uint32_t)(place->bit_offset / 8);
    field->size = (uint32_t)place->type->size;
    if (!place->bit_width)
        return true;
    field->bit_shift = (unsigned)(place->bit_offset % 8);
    field->bit_width = place->bit_width;
    field->size = (field->bit_shift + field->bit_width + 7) / 8;
    if (field->size > 8 && field->kind != CHOICE_UNBOUNDED)
        return error_set(walk->shaping->error, ERROR_INPUT,
                         "%s is a packed bit-field over 9 bytes, which cannot be searched", field->label);
    return true;
}

static struct domain_value *only_zero(struct shaping *shaping)
{
    struct domain_value *zero = arena_alloc(&shaping->layout->arena, sizeof *zero);
    zero->object = NO_OBJECT;
    return zero;
}

bool walk_too_large(const struct walk *walk)
{
    error_set(walk->shaping->error, ERROR_INPUT, "%s: more than %u fields would be searched; take a smaller scope",
              walk_label(walk), LAYOUT_FIELDS_MOST);
    return false;
}

bool walk_add_choice(struct walk *walk, const struct place *place, const struct domain *domain)
{
    struct shaping *shaping = walk->shaping;
    struct shape_choice choice = {.source = place->field, .bit_offset = place->bit_offset};
    bool unbounded = domain->kind == CHOICE_UNBOUNDED, array = domain->kind == CHOICE_ARRAY;
    if (walk->shape->choices.count >= LAYOUT_FIELDS_MOST)
        return walk_too_large(walk);
    choice.field = (struct layout_field){
        .kind = domain->kind,
        .object = walk->part,
        .path = arena_strdup(&shaping->layout->arena, walk->path.s),
        .label = walk_label(walk),
        .type = place->type,
        .pool = domain->pool,
        .nullable = domain->nullable,
        .beyond = walk->beyond,
        .values = unbounded || array ? only_zero(shaping) : domain->values,
        .count = unbounded || array ? 1 : domain->count,
        .guard = walk->guard,
    };
    if (array)
        choice.array = (uint32_t)walk->shape->parts.count;
    if (!place_bits(walk, place, &choice.field))
        return false;
    if (!unbounded && !array) {
        struct layout_member member = {
            .kind = MEMBER_CHOICE, .name = place->name, .type = place->type, .guard = NO_GUARD};
        member.field = (uint32_t)walk->shape->choices.count;
        vector_push(&walk->members, member);
    }
    vector_push(&walk->shape->choices, choice);
    return true;
}

/* ---- the walk ---- */

static bool walk_scalar(struct walk *walk, const struct place *place)
{
    struct domain domain;
    return scalar_domain(walk, place, &domain) && walk_length(walk, place, &domain);
}

static bool walk_struct(struct walk *walk, const struct place *place)
{
    size_t start = walk->members.count;
    if (!walk_fields(walk, place->type, place->bit_offset, place->folded))
        return false;
    struct layout_member member = {.kind = MEMBER_STRUCT, .name = place->name, .type = place->type, .guard = NO_GUARD};
    walk_close(walk, start, member);
    return true;
}

bool walk_place(struct walk *walk, const struct place *place)
{
    const struct frame *frame = NULL;
    struct resolved_bound *statement;
    switch (place->type->kind) {
    case TYPE_STRUCT:
        return walk_struct(walk, place);
    case TYPE_UNION:
        return walk_union(walk, place);
    case TYPE_ARRAY:
    case TYPE_POINTER:
        /* a statement speaks of the field's own array, not of arrays in its cells */
        statement = place->field && place->type == place->field->type
                        ? walk_find(walk, 1u << BOUND_ARRAY, place, &frame)
                        : NULL;
        if (place->type->kind == TYPE_ARRAY)
            return walk_array(walk, place, statement, frame);
        return statement ? walk_pointed_array(walk, place, statement, frame) : walk_scalar(walk, place);
    default:
        return walk_scalar(walk, place);
    }
}

bool walk_fields(struct walk *walk, const struct type *type, uint64_t bit_offset, uint64_t folded)
{
    struct frame frame = {type, folded, bit_offset, walk->part};
    size_t length = walk->path.length;
    vector_push(&walk->frames, frame);
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        struct place place = {field,
                              field->name,
                              field->type,
                              field->bit_width,
                              bit_offset + field->bit_offset,
                              folded + field->bit_offset};
        if (field->name)
            text_addf(&walk->path, "%s%s", length ? "." : "", field->name);
        if (!walk_place(walk, &place))
            return false;
        walk->path.length = length;
        walk->path.s[length] = '\0';
    }
    walk->frames.count--;
    return true;
}

/* ---- whole shapes ---- */

static void begin(struct walk *walk, struct shaping *shaping, struct shape *shape, const struct type *type)
{
    struct shape_part object = {.element = type, .size = type ? type->size : 0, .align = type ? type->align : 16};
    *walk = (struct walk){.shaping = shaping, .shape = shape, .guard = NO_GUARD, .path = TEXT_INIT};
    *shape = (struct shape){.type = type};
    text_reserve(&walk->path, 1);
    vector_push(&shape->parts, object);
}

static bool finish(struct walk *walk, bool good)
{
    struct layout_member content = {.kind = MEMBER_STRUCT, .type = walk->shape->type, .guard = NO_GUARD};
    if (good) {
        walk_close(walk, 0, content);
        walk->shape->parts.items[0].content = arena_alloc(&walk->shaping->layout->arena, sizeof content);
        *walk->shape->parts.items[0].content = walk->members.items[0];
        good = shape_decide_guards(walk->shaping, walk->shape);
    }
    vector_release(&walk->frames);
    vector_release(&walk->members);
    text_release(&walk->path);
    return good;
}

bool shape_of_type(struct shaping *shaping, const struct type *type, struct shape *shape)
{
    struct walk walk;
    begin(&walk, shaping, shape, type);
    walk.label_start = arena_format(&shaping->layout->arena, "%s.", type->name);
    walk.label_end = "";
    return finish(&walk, walk_fields(&walk, type, 0, 0));
}

/* ---- parameters ---- */

static bool refuse_parameter(struct walk *walk, const struct parameter *parameter, const char *why)
{
    return error_set(walk->shaping->error, ERROR_INPUT, "argument '%s' is %s: %s", parameter->name,
                     parameter->type->name, why);
}

static bool walk_discrete(struct walk *walk, const struct parameter *parameter, const struct place *place)
{
    struct shaping *shaping = walk->shaping;
    struct domain_request request = {.type = place->type, .label = walk_label(walk)};
    struct domain domain;
    long long lo = parameter->lo, hi = parameter->hi;
    if (!parameter->has_range && place->type->kind != TYPE_INTEGER)
        return domain_of_type(&shaping->domains, &request, &domain, shaping->error) &&
               walk_add_choice(walk, place, &domain);
    if (!parameter->has_range && !shaping->inferred)
        return refuse_parameter(walk, parameter, "give it bounds with ASSAY_IN(lo, hi)");
    if (!parameter->has_range) {
        lo = 0;
        hi = type_highest(place->type, 0, shaping->layout->scope);
    }
    return domain_of_range(&shaping->domains, &request, lo, hi, &domain, shaping->error) &&
           walk_add_choice(walk, place, &domain);
}

static bool walk_pointer(struct walk *walk, const struct parameter *parameter, const struct place *place)
{
    struct shaping *shaping = walk->shaping;
    const struct type *target = parameter->type->target;
    if (!type_points_to_struct(parameter->type))
        return refuse_parameter(walk, parameter, "a pointer must point to a struct whose definition is known");
    if (shaping_pool_of(shaping, target) >= 0) {
        struct domain domain;
        return scalar_domain(walk, place, &domain) && walk_add_choice(walk, place, &domain);
    }
    struct layout_member member = {
        .kind = MEMBER_FRESH, .name = parameter->name, .type = parameter->type, .guard = NO_GUARD};
    struct fresh_object fresh = {target, place->bit_offset / 8};
    vector_push(&shaping->fresh, fresh);
    member.object = (uint32_t)shaping->fresh.count;
    vector_push(&walk->members, member);
    return true;
}

static bool walk_parameter(struct walk *walk, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    struct shape_part *object = &walk->shape->parts.items[0];
    if (!type->complete || type->size == 0)
        return refuse_parameter(walk, parameter, "its size is not known");
    uint64_t offset = (object->size + type->align - 1) / type->align * type->align;
    object->size = offset + type->size;
    object->align = type->align > object->align ? type->align : object->align;
    struct place place = {NULL, parameter->name, type, 0, offset * 8, offset * 8};
    walk->path.length = 0;
    text_add(&walk->path, parameter->name);
    if (type_is_discrete(type))
        return walk_discrete(walk, parameter, &place);
    if (type->kind == TYPE_POINTER)
        return walk_pointer(walk, parameter, &place);
    if (type->kind == TYPE_STRUCT)
        return walk_place(walk, &place);
    return refuse_parameter(walk, parameter,
                            "only integers, bools, enums, structs and pointers to structs can be searched");
}

bool shape_of_arguments(struct shaping *shaping, const struct function *predicate, struct shape *shape)
{
    struct walk walk;
    bool good = true;
    begin(&walk, shaping, shape, NULL);
    walk.label_start = "argument '";
    walk.label_end = "'";
    for (size_t i = 0; good && i < predicate->parameter_count; i++)
        good = walk_parameter(&walk, &predicate->parameters[i]);
    struct shape_part *object = &shape->parts.items[0];
    object->size = (object->size + object->align - 1) / object->align * object->align;
    return finish(&walk, good);
}
