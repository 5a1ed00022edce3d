/* The space that types alone suggest. */
#include "model/space.h"
#include "model/type_kinds.h"

struct inference {
    struct space *space;
    int scope;
    VECTOR(const struct type *) reached; /* named structs, in the order found; also the work list */
    VECTOR(const struct type *) pooled;
    VECTOR(struct bound) ranges;
};

static void add_once(struct inference *inference, const struct type *type, bool pooled)
{
    for (size_t i = 0; i < (pooled ? inference->pooled.count : inference->reached.count); i++)
        if ((pooled ? inference->pooled.items : inference->reached.items)[i] == type)
            return;
    if (pooled)
        vector_push(&inference->pooled, type);
    else
        vector_push(&inference->reached, type);
}

static void add_range(struct inference *inference, const struct type *outer, const char *path,
                      const struct field *field, const struct type *scalar)
{
    struct bound bound = {.kind = BOUND_RANGE, .type = outer->name, .path = path};
    bound.hi = type_highest(scalar, field->bit_width, inference->scope);
    vector_push(&inference->ranges, bound);
}

static void scan(struct inference *inference, const struct type *outer, const struct type *type, const char *prefix);

static void scan_field(struct inference *inference, const struct type *outer, const struct field *field,
                       const char *prefix)
{
    const struct type *type = type_cell(field->type);
    struct arena *arena = &inference->space->arena;
    const char *path = field->name ? arena_format(arena, "%s%s", prefix, field->name) : prefix;
    if (!type)
        return;
    if (type->kind == TYPE_INTEGER)
        add_range(inference, outer, path, field, type);
    else if (type->kind == TYPE_STRUCT && type_is_spelled(type))
        add_once(inference, type, false);
    else if (type->kind == TYPE_STRUCT)
        scan(inference, outer, type, field->name ? arena_format(arena, "%s.", path) : prefix);
    else if (type_points_to_struct(type) && type_is_spelled(type->target)) {
        add_once(inference, type->target, true);
        add_once(inference, type->target, false);
    }
}

static void scan(struct inference *inference, const struct type *outer, const struct type *type, const char *prefix)
{
    for (size_t i = 0; i < type->field_count; i++)
        scan_field(inference, outer, &type->fields[i], prefix);
}

static void reach_parameter(struct inference *inference, const struct type *type)
{
    if (type_points_to_struct(type))
        type = type->target;
    if (type->kind == TYPE_STRUCT && type_is_spelled(type))
        add_once(inference, type, false);
}

void space_infer(struct space *space, const struct function *predicate, int scope)
{
    struct inference inference = {.space = space, .scope = scope};
    space->scope = scope;
    space->inferred = true;
    for (size_t i = 0; i < predicate->parameter_count; i++)
        reach_parameter(&inference, predicate->parameters[i].type);
    for (size_t i = 0; i < inference.reached.count; i++)
        scan(&inference, inference.reached.items[i], inference.reached.items[i], "");
    for (size_t i = 0; i < inference.pooled.count; i++) {
        struct bound pool = {.kind = BOUND_POOL, .type = inference.pooled.items[i]->name, .count = scope};
        vector_push(&space->bounds, pool);
    }
    for (size_t i = 0; i < inference.ranges.count; i++)
        vector_push(&space->bounds, inference.ranges.items[i]);
    vector_release(&inference.reached);
    vector_release(&inference.pooled);
    vector_release(&inference.ranges);
}
