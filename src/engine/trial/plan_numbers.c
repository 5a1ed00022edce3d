#include "engine/trial/planning.h"

static unsigned width_of(const struct source *source)
{
    unsigned bits = source->field ? source->field->bit_width : 0;
    if (bits)
        return bits;
    return source->type->size >= 8 ? 64 : (unsigned)source->type->size * 8;
}

static bool is_signed(const struct source *source)
{
    return source->type->kind == TYPE_OTHER || source->type->is_signed;
}

static int64_t lowest(const struct source *source)
{
    return is_signed(source) ? INT64_MIN >> (64 - width_of(source)) : 0;
}

int64_t planning_highest(const struct source *source)
{
    unsigned width = width_of(source);
    return (int64_t)((is_signed(source) ? (uint64_t)INT64_MAX : UINT64_MAX) >> (64 - width));
}

/* Where 0 is, or the bound that is nearest to it. */
static uint64_t origin_of(int64_t lo, int64_t hi, bool has_sign)
{
    if (!has_sign || lo >= 0)
        return 0;
    return hi >= 0 ? -(uint64_t)lo : (uint64_t)hi - (uint64_t)lo;
}

void planning_set_range(struct trial_node *node, int64_t lo, int64_t hi, bool has_sign)
{
    node->lo = lo;
    node->most = (uint64_t)hi - (uint64_t)lo;
    node->origin = origin_of(lo, hi, has_sign);
}

/* Values of 64 bits without a sign are known by their bits: a bound beyond
 * LLONG_MAX came as a negative number, and a negative one below another that is
 * not is below 0. */
static bool clip(const struct source *source, int64_t *lo, int64_t *hi)
{
    int64_t least = lowest(source), most = planning_highest(source);
    if (!is_signed(source) && width_of(source) == 64) {
        if (*lo < 0 && *hi >= 0)
            *lo = 0;
        return (uint64_t)*lo <= (uint64_t)*hi;
    }
    if (*lo < least)
        *lo = least;
    if (*hi > most)
        *hi = most;
    return *lo <= *hi;
}

static bool plan_range(struct planning *planning, const struct source *source, struct trial_node *node)
{
    int64_t lo = source->lo, hi = source->hi;
    const struct function *function = planning->problem->property->function;
    if (source->kind != SOURCE_FLOAT && !clip(source, &lo, &hi))
        return error_set(planning->error, ERROR_INPUT, "%s:%d: parameter '%s' of '%s': no %s is in %lld..%lld",
                         function->file, function->line, function->parameters[planning->parameter].name, function->name,
                         source->type->name, source->lo, source->hi);
    if (lo > hi && source->kind == SOURCE_FLOAT)
        return error_set(planning->error, ERROR_INPUT, "%s:%d: parameter '%s' of '%s': the range %lld..%lld is empty",
                         function->file, function->line, function->parameters[planning->parameter].name, function->name,
                         source->lo, source->hi);
    planning_set_range(node, lo, hi, source->kind == SOURCE_FLOAT || is_signed(source));
    return true;
}

int64_t planning_scope_most(const struct planning *planning)
{
    return planning->problem->scope > 0 ? planning->problem->scope - 1 : 0;
}

bool planning_integer(struct planning *planning, const struct source *source, struct trial_node *node)
{
    unsigned bits = source->field ? source->field->bit_width : 0;
    node->kind = NODE_INTEGER;
    node->size = (uint32_t)source->type->size;
    if (bits) {
        node->bit_shift = (uint16_t)(source->field->bit_offset % 8);
        node->bit_width = (uint16_t)bits;
        node->size = (node->bit_shift + bits + 7) / 8;
    }
    if (source->has_range)
        return plan_range(planning, source, node);
    if (source->kind == SOURCE_BOOL) {
        planning_set_range(node, 0, 1, false);
    } else if (planning->is_random) {
        node->flags = NODE_ANY;
        planning_set_range(node, lowest(source), planning_highest(source), is_signed(source));
    } else {
        int64_t hi = planning_scope_most(planning), most = planning_highest(source);
        node->flags = NODE_SCOPED;
        planning_set_range(node, 0, most >= 0 && hi > most ? most : hi, is_signed(source));
    }
    return true;
}

bool planning_float(struct planning *planning, const struct source *source, struct trial_node *node)
{
    node->kind = NODE_FLOAT;
    node->size = (uint32_t)source->type->size;
    if (source->has_range)
        return plan_range(planning, source, node);
    if (planning->is_random) {
        node->flags = NODE_ANY;
        node->most = UINT64_MAX;
    } else {
        node->flags = NODE_SCOPED;
        planning_set_range(node, 0, planning_scope_most(planning), true);
    }
    return true;
}

/* ---- enums ---- */

static bool has_value(const struct plan *plan, size_t first, int64_t value)
{
    for (size_t i = first; i < plan->values.count; i++)
        if (plan->values.items[i] == value)
            return true;
    return false;
}

static uint64_t distance_from_zero(int64_t value)
{
    return value < 0 ? -(uint64_t)value : (uint64_t)value;
}

/* Two constants may have one value. */
bool planning_enum(struct planning *planning, const struct source *source, struct trial_node *node)
{
    struct plan *plan = planning->plan;
    if (source->has_range || source->type->constant_count == 0)
        return planning_integer(planning, source, node);
    bool ok = planning_integer(planning, source, node);
    node->kind = NODE_VALUES;
    node->flags = 0;
    node->lo = 0;
    node->first = (uint32_t)plan->values.count;
    node->origin = 0;
    for (size_t i = 0; i < source->type->constant_count; i++) {
        int64_t value = source->type->constants[i].value;
        if (has_value(plan, node->first, value))
            continue;
        vector_push(&plan->values, value);
        int64_t simplest = plan->values.items[node->first + node->origin];
        if (distance_from_zero(value) < distance_from_zero(simplest))
            node->origin = plan->values.count - 1 - node->first;
    }
    node->count = (uint32_t)plan->values.count - node->first;
    node->most = node->count - 1;
    return ok;
}
