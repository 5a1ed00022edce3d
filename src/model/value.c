#include "model/value.h"

#include <string.h>

/* What must be looked at to see where an object leads, and which of its
 * guarded fields are there; made once from the layout, so that setting a graph
 * touches nothing else. */
struct step {
    const struct domain_value *values; /* a choice of objects: its domain; NULL: see .object */
    uint32_t field;                    /* NO_GUARD: always leads to .object */
    uint32_t object;                   /* NO_OBJECT: leads nowhere, only .present is computed */
    uint32_t guard;                    /* of the step itself; NO_GUARD: none */
    const uint8_t *guard_active;
};

struct value_walk {
    VECTOR(struct step) steps;
    uint32_t *first_step;              /* [objects + 1] */
    uint32_t *visited, round;          /* [objects]: round of the last visit */
    struct {
        uint32_t object, step;
    } *stack;
    uint32_t *counts;                  /* [fields]: values in the domain */
    uint32_t *chosen;                  /* fields set by the last round */
    size_t chosen_count;
};

/* ---- steps of each object ---- */

static bool leads_somewhere(const struct layout_field *field)
{
    return field->kind == CHOICE_REFERENCE || field->kind == CHOICE_OPAQUE ||
           (field->kind == CHOICE_STRING && field->type->kind == TYPE_POINTER);
}

static void add_field_step(struct value_walk *walk, const struct layout *layout, uint32_t number)
{
    const struct layout_field *field = &layout->fields.items[number];
    struct step step = {NULL, number, NO_OBJECT, field->guard, field->guard_active};
    if (leads_somewhere(field))
        step.values = field->values;
    else if (field->guard == NO_GUARD)
        return;
    vector_push(&walk->steps, step);
}

static void add_steps(struct value_walk *walk, const struct layout *layout, const struct layout_object *object,
                      const struct layout_member *member, uint32_t guard, const uint8_t *guard_active)
{
    struct step step = {NULL, NO_GUARD, member->object, guard, guard_active};
    if (member->guard != NO_GUARD) {
        step.guard = object->first_field + member->guard;
        step.guard_active = member->guard_active;
    }
    if (member->kind == MEMBER_CHOICE) {
        add_field_step(walk, layout, object->first_field + member->field);
        return;
    }
    if (member->kind == MEMBER_ARRAY)
        step.object = object->first_array + member->object;
    if (member->kind == MEMBER_ARRAY || member->kind == MEMBER_FRESH)
        vector_push(&walk->steps, step);
    for (size_t i = 0; i < member->member_count; i++)
        add_steps(walk, layout, object, &member->members[i], step.guard, step.guard_active);
}

static void prepare_steps(struct value_walk *walk, const struct layout *layout)
{
    walk->first_step = mem_array(layout->objects.count + 1, sizeof *walk->first_step);
    for (size_t i = 0; i < layout->objects.count; i++) {
        const struct layout_object *object = &layout->objects.items[i];
        const struct layout_object *holder =
            object->kind == OBJECT_ARRAY ? &layout->objects.items[object->owner] : object;
        walk->first_step[i] = (uint32_t)walk->steps.count;
        if (object->content)
            add_steps(walk, layout, holder, object->content, NO_GUARD, NULL);
    }
    walk->first_step[layout->objects.count] = (uint32_t)walk->steps.count;
}

/* ---- the graph ---- */

void value_graph_init(struct value_graph *graph, const struct layout *layout)
{
    size_t fields = layout->fields.count, objects = layout->objects.count;
    struct value_walk *walk = mem_alloc(sizeof *walk);
    *graph = (struct value_graph){.layout = layout, .walk = walk};
    graph->index = mem_array(fields, sizeof *graph->index);
    graph->present = mem_array(fields, sizeof *graph->present);
    graph->reachable = mem_array(objects, sizeof *graph->reachable);
    walk->visited = mem_array(objects, sizeof *walk->visited);
    walk->stack = mem_array(objects, sizeof *walk->stack);
    walk->chosen = mem_array(fields, sizeof *walk->chosen);
    walk->counts = mem_array(fields, sizeof *walk->counts);
    for (size_t i = 0; i < fields; i++) {
        graph->present[i] = layout->fields.items[i].guard == NO_GUARD;
        walk->counts[i] = layout->fields.items[i].count;
    }
    prepare_steps(walk, layout);
}

void value_graph_release(struct value_graph *graph)
{
    struct value_walk *walk = graph->walk;
    mem_free(graph->index);
    mem_free(graph->present);
    mem_free(graph->reachable);
    vector_release(&walk->steps);
    mem_free(walk->first_step);
    mem_free(walk->visited);
    mem_free(walk->stack);
    mem_free(walk->counts);
    mem_free(walk->chosen);
    mem_free(walk);
    *graph = (struct value_graph){0};
}

static void forget_choices(struct value_graph *graph)
{
    struct value_walk *walk = graph->walk;
    for (size_t i = 0; i < walk->chosen_count; i++)
        graph->index[walk->chosen[i]] = 0;
    walk->chosen_count = 0;
}

static bool take_choices(struct value_graph *graph, const struct value_choice *choices, size_t count)
{
    struct value_walk *walk = graph->walk;
    const struct layout *layout = graph->layout;
    forget_choices(graph);
    if (count > layout->fields.count)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (choices[i].field >= layout->fields.count || choices[i].index >= walk->counts[choices[i].field]) {
            forget_choices(graph);
            return false;
        }
        walk->chosen[walk->chosen_count++] = choices[i].field;
        graph->index[choices[i].field] = choices[i].index;
    }
    return true;
}

/* A guard may itself have one, and may stand behind what it guards. */
static bool guard_holds(const struct value_graph *graph, uint32_t guard, const uint8_t *active)
{
    while (guard != NO_GUARD) {
        const struct layout_field *field = &graph->layout->fields.items[guard];
        if (!active[graph->index[guard]])
            return false;
        guard = field->guard;
        active = field->guard_active;
    }
    return true;
}

static uint32_t take_step(struct value_graph *graph, const struct step *step)
{
    if (step->guard != NO_GUARD) {
        bool there = guard_holds(graph, step->guard, step->guard_active);
        if (step->field != NO_GUARD)
            graph->present[step->field] = there;
        if (!there)
            return NO_OBJECT;
    }
    return step->values ? step->values[graph->index[step->field]].object : step->object;
}

static size_t visit(struct value_graph *graph, size_t depth, uint32_t object)
{
    struct value_walk *walk = graph->walk;
    walk->visited[object] = walk->round;
    graph->reachable[graph->reachable_count++] = object;
    walk->stack[depth].object = object;
    walk->stack[depth].step = walk->first_step[object];
    return depth + 1;
}

static void next_round(struct value_graph *graph)
{
    struct value_walk *walk = graph->walk;
    if (++walk->round == 0) {
        memset(walk->visited, 0, graph->layout->objects.count * sizeof *walk->visited);
        walk->round = 1;
    }
}

bool value_graph_set(struct value_graph *graph, const struct value_choice *choices, size_t count)
{
    struct value_walk *walk = graph->walk;
    bool known = take_choices(graph, choices, count);
    next_round(graph);
    graph->reachable_count = 0;
    for (size_t depth = visit(graph, 0, 0); depth;) {
        uint32_t object = walk->stack[depth - 1].object, number = walk->stack[depth - 1].step;
        if (number == walk->first_step[object + 1]) {
            depth--;
            continue;
        }
        walk->stack[depth - 1].step++;
        uint32_t next = take_step(graph, &walk->steps.items[number]);
        if (next != NO_OBJECT && walk->visited[next] != walk->round)
            depth = visit(graph, depth, next);
    }
    return known;
}

bool value_member_present(const struct value_graph *graph, const struct layout_object *object,
                          const struct layout_member *member)
{
    return member->guard == NO_GUARD || guard_holds(graph, object->first_field + member->guard, member->guard_active);
}

bool value_field_present(const struct value_graph *graph, uint32_t field)
{
    const struct layout_field *it = &graph->layout->fields.items[field];
    return guard_holds(graph, it->guard, it->guard_active);
}
