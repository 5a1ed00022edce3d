#include "engine/trial/planning.h"

#define RANDOM_STRING 64
#define RANDOM_CELLS 32

/* ---- what has parts ---- */

static bool plan_source(struct planning *planning, const struct source *source, size_t place, size_t offset);

static size_t reserve(struct plan *plan, size_t count)
{
    size_t first = plan->nodes.count;
    for (size_t i = 0; i < count; i++)
        vector_push(&plan->nodes, (struct trial_node){0});
    return first;
}

static uint64_t length_most(const struct planning *planning, uint64_t random)
{
    uint64_t scope = planning->problem->scope > 0 ? (uint64_t)planning->problem->scope : 0;
    return planning->is_random && random > scope ? random : scope;
}

static void plan_string(const struct planning *planning, struct trial_node *node)
{
    int64_t letters = planning_scope_most(planning);
    node->kind = NODE_STRING;
    node->size = sizeof(char *);
    node->most = length_most(planning, RANDOM_STRING);
    if (planning->is_random) {
        node->flags = NODE_LETTERS | NODE_ANY;
        node->cell_lo = 1;
        node->cell_most = 254;
    } else {
        node->flags = NODE_LETTERS | NODE_SCOPED;
        node->cell_lo = 'a';
        node->cell_most = letters < 'z' - 'a' ? (uint32_t)letters : 'z' - 'a';
    }
}

static bool refuse_length(struct planning *planning, const struct source *source)
{
    const struct function *function = planning->problem->property->function;
    return error_set(planning->error, ERROR_INPUT,
                     "%s:%d: parameter '%s' of '%s': an array cannot have %lld..%lld cells", function->file,
                     function->line, function->parameters[planning->parameter].name, function->name, source->lo,
                     source->hi);
}

/* int a[n] with an n of 0 is undefined, before the property has done anything. */
static bool must_have_cells(const struct planning *planning)
{
    return planning->problem->property->function->parameters[planning->parameter].has_variable_length;
}

/* The length must fit into the parameter that tells it. */
static bool plan_length(struct planning *planning, const struct source *source, struct trial_node *node)
{
    int64_t lo = must_have_cells(planning), hi = (int64_t)length_most(planning, RANDOM_CELLS);
    hi = hi > lo ? hi : lo;
    if (source->has_range) {
        lo = source->lo > 0 ? source->lo : 0;
        hi = source->hi;
    }
    if (source->length != NO_PARAMETER) {
        const struct source *length = &planning->problem->property->sources[source->length];
        int64_t most = planning_highest(length);
        node->length_offset = (uint32_t)planning->offsets[source->length];
        node->length_size = (uint32_t)length->type->size;
        if (most >= 0 && hi > most)
            hi = most;
    }
    if (lo > hi)
        return refuse_length(planning, source);
    node->flags = planning->is_random || source->has_range ? 0 : NODE_SCOPED;
    planning_set_range(node, lo, hi, true);
    return true;
}

static bool plan_elements(struct planning *planning, const struct source *source, struct trial_node *node, size_t count)
{
    size_t first = reserve(planning->plan, 1);
    node->first = (uint32_t)first;
    node->count = (uint32_t)count;
    node->cell_size = (uint32_t)source->element->type->size;
    return plan_source(planning, source->element, first, 0);
}

static bool plan_members(struct planning *planning, const struct source *source, struct trial_node *node)
{
    size_t drawn = 0;
    for (size_t i = 0; i < source->member_count; i++)
        drawn += source->members[i].kind != SOURCE_NOTHING;
    size_t next = reserve(planning->plan, drawn);
    node->kind = NODE_STRUCT;
    node->first = (uint32_t)next;
    node->count = (uint32_t)drawn;
    bool ok = true;
    for (size_t i = 0; ok && i < source->member_count; i++)
        if (source->members[i].kind != SOURCE_NOTHING)
            ok = plan_source(planning, &source->members[i], next++, source->members[i].field->bit_offset / 8);
    return ok;
}

/* ---- what comes from elsewhere ---- */

static uint32_t list_of(struct planning *planning)
{
    struct plan *plan = planning->plan;
    for (size_t i = 0; i < plan->lists.count; i++)
        if (plan->lists.items[i] == planning->parameter)
            return (uint32_t)i;
    vector_push(&plan->lists, planning->parameter);
    return (uint32_t)plan->lists.count - 1;
}

static bool plan_generator(struct planning *planning, const struct source *source, struct trial_node *node)
{
    const struct program *program = planning->problem->program;
    node->kind = NODE_GENERATOR;
    for (size_t i = 0; i < program->generators.count; i++)
        if (program->generators.items[i] == source->function) {
            node->first = (uint32_t)i;
            return true;
        }
    BUG("'%s' is not among the generators of its program", source->function->name);
}

static bool plan_function(struct planning *planning, const struct source *source, struct trial_node *node)
{
    const struct program *program = planning->problem->program;
    const struct type *type = source->type->kind == TYPE_POINTER ? source->type->target : source->type;
    node->kind = NODE_FUNCTION;
    for (size_t i = 0; i < program->function_pools.count; i++)
        if (program->function_pools.items[i].type == type) {
            node->first = (uint32_t)i;
            return true;
        }
    BUG("no pool of functions has the type '%s'", source->type->name);
}

/* ---- one source ---- */

static bool plan_kind(struct planning *planning, const struct source *source, struct trial_node *node)
{
    switch (source->kind) {
    case SOURCE_INTEGER:
    case SOURCE_BOOL:
        return planning_integer(planning, source, node);
    case SOURCE_ENUM:
        return planning_enum(planning, source, node);
    case SOURCE_FLOAT:
        return planning_float(planning, source, node);
    case SOURCE_STRING:
        plan_string(planning, node);
        return true;
    case SOURCE_ARRAY:
        node->kind = NODE_ARRAY;
        return plan_length(planning, source, node) && plan_elements(planning, source, node, 1);
    case SOURCE_POINTER:
        node->kind = NODE_POINTER;
        return plan_elements(planning, source, node, 1);
    case SOURCE_CELLS:
        node->kind = NODE_CELLS;
        return plan_elements(planning, source, node, source->type->length);
    case SOURCE_STRUCT:
        return plan_members(planning, source, node);
    case SOURCE_PREDICATE:
        node->kind = NODE_STRUCTURE;
        node->flags = source->by_value ? NODE_BY_VALUE : 0;
        node->first = list_of(planning);
        return true;
    case SOURCE_GENERATOR:
        return plan_generator(planning, source, node);
    case SOURCE_FUNCTION:
        return plan_function(planning, source, node);
    case SOURCE_LENGTH:
    case SOURCE_NOTHING:
        break;
    }
    BUG("a source of kind %d is not drawn", (int)source->kind);
}

static bool plan_source(struct planning *planning, const struct source *source, size_t place, size_t offset)
{
    struct trial_node node = {.size = (uint32_t)source->type->size};
    bool ok = plan_kind(planning, source, &node);
    node.offset = (uint32_t)offset;
    planning->plan->nodes.items[place] = node;
    return ok;
}

/* ---- all parameters ---- */

/* struct { T0 a0; T1 a1; … } as C lays it out. */
static size_t lay_out(const struct function *function, size_t *offsets)
{
    size_t size = 0, align = 1;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        size_t own = type->align ? type->align : 1;
        offsets[i] = (size + own - 1) / own * own;
        size = offsets[i] + type->size;
        align = own > align ? own : align;
    }
    return (size + align - 1) / align * align;
}

/* One structure is everything. */
static void plan_whole(struct plan *plan)
{
    struct trial_node node = {.kind = NODE_STRUCTURE, .size = (uint32_t)plan->arguments_size};
    vector_push(&plan->nodes, node);
    vector_push(&plan->lists, (size_t)0);
    plan->roots = 1;
}

static bool is_drawn(const struct source *source)
{
    return source->kind != SOURCE_LENGTH && source->kind != SOURCE_NOTHING;
}

static bool plan_parameters(struct planning *planning)
{
    const struct property *property = planning->problem->property;
    struct plan *plan = planning->plan;
    for (size_t i = 0; i < property->function->parameter_count; i++)
        plan->roots += is_drawn(&property->sources[i]);
    size_t next = reserve(plan, plan->roots);
    bool ok = true;
    for (size_t i = 0; ok && i < property->function->parameter_count; i++) {
        planning->parameter = i;
        if (is_drawn(&property->sources[i]))
            ok = plan_source(planning, &property->sources[i], next++, planning->offsets[i]);
    }
    return ok;
}

bool plan_make(struct plan *plan, const struct trial_problem *problem, struct error *error)
{
    const struct function *function = problem->property->function;
    size_t *offsets = mem_array(function->parameter_count + 1, sizeof *offsets);
    *plan = (struct plan){.arguments_size = lay_out(function, offsets)};
    enum trial_mode mode = problem->mode == TRIAL_GIVEN ? problem->plan : problem->mode;
    struct planning planning = {
        .plan = plan, .problem = problem, .offsets = offsets, .is_random = mode == TRIAL_RANDOM, .error = error};
    bool ok = true;
    if (problem->whole)
        plan_whole(plan);
    else
        ok = plan_parameters(&planning);
    mem_free(offsets);
    return ok;
}

void plan_release(struct plan *plan)
{
    vector_release(&plan->nodes);
    vector_release(&plan->values);
    vector_release(&plan->lists);
}
