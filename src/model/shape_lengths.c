/* Shape: lengths that stand beside a union while their arrays are inside it:
 *
 *     struct value { enum kind kind; int length; union { int *numbers; char *text; } as; };
 *
 * Whether a cell is there depends on the tag and on the length, but a choice
 * has one guard only.  So the length becomes several choices over the same
 * memory, of which the tag selects one: the length of the numbers, the length
 * of the text, and the length when there is neither. */
#include "model/shape.h"

#define MEMBERS_MOST 64

struct split {
    const struct resolved_bound *statements[MEMBERS_MOST]; /* one assay_union for each member */
    size_t count;
    struct frame frame;
};

static bool contains(const struct type *type, const struct field *field)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->kind != TYPE_STRUCT && type->kind != TYPE_UNION)
        return false;
    for (size_t i = 0; i < type->field_count; i++)
        if (&type->fields[i] == field || contains(type->fields[i].type, field))
            return true;
    return false;
}

/* Whether this union statement's member holds the array, and the union does not hold its length. */
static bool parts_them(const struct resolved_bound *in_union, const struct resolved_bound *array)
{
    uint64_t start = in_union->at.bit_offset, end = start + in_union->at.field->type->size * 8;
    return in_union->type == array->type && array->at.bit_offset >= start && array->at.bit_offset < end &&
           (array->other.bit_offset < start || array->other.bit_offset >= end) &&
           (in_union->member == array->at.field || contains(in_union->member->type, array->at.field));
}

static void add_statement(struct split *split, const struct resolved_bound *statement)
{
    if (split->count == MEMBERS_MOST || (split->count && split->statements[0]->at.field != statement->at.field))
        return;
    for (size_t i = 0; i < split->count; i++)
        if (split->statements[i]->member == statement->member)
            return;
    split->statements[split->count++] = statement;
}

static void find_in_frame(const struct walk *walk, const struct place *place, const struct frame *frame,
                          struct split *split)
{
    const struct bounds *bounds = walk->shaping->bounds;
    for (size_t a = 0; a < bounds->items.count; a++) {
        const struct resolved_bound *array = &bounds->items.items[a];
        if (array->bound->kind != BOUND_ARRAY || array->type != frame->type || array->other.field != place->field ||
            array->other.bit_offset != place->folded - frame->folded)
            continue;
        for (size_t u = 0; u < bounds->items.count; u++)
            if (bounds->items.items[u].bound->kind == BOUND_UNION && parts_them(&bounds->items.items[u], array))
                add_statement(split, &bounds->items.items[u]);
    }
    split->frame = *frame;
}

static bool add_under_guard(struct walk *walk, const struct place *place, const struct domain *domain, uint32_t guard)
{
    uint32_t outer = walk->guard;
    size_t start = walk->members.count;
    walk->guard = guard;
    if (!walk_add_choice(walk, place, domain))
        return false;
    walk_guard_members(walk, start);
    walk->guard = outer;
    return true;
}

bool walk_length(struct walk *walk, const struct place *place, const struct domain *domain)
{
    struct split split = {.count = 0};
    for (size_t i = walk->first_frame; place->field && i < walk->frames.count && !split.count; i++)
        find_in_frame(walk, place, &walk->frames.items[i], &split);
    if (!split.count)
        return walk_add_choice(walk, place, domain);
    uint32_t first = (uint32_t)walk->shape->guards.count;
    for (size_t i = 0; i < split.count; i++) {
        uint32_t guard = walk_add_guard(walk, split.statements[i], &split.frame);
        walk->shape->guards.items[guard].member = split.statements[i]->member;
    }
    uint32_t rest = walk_add_guard(walk, split.statements[0], &split.frame);
    walk->shape->guards.items[rest].first_excluded = first;
    walk->shape->guards.items[rest].excluded_count = (uint32_t)split.count;
    for (uint32_t guard = first; guard <= rest; guard++)
        if (!add_under_guard(walk, place, domain, guard))
            return false;
    return true;
}
