/* Shape: which choice decides about guarded cells and union members, and for
 * which of its values they are there. */
#include <string.h>
#include "model/shape.h"

#define NESTING_MOST 64
#define TABLES_MOST (64u << 20)

struct decision {
    struct shaping *shaping;
    struct shape *shape;
    uint32_t hint;            /* deciding choices are found near each other */
    const struct domain_value *stairs_of;
    uint8_t *stairs;          /* as many zeros as the domain has values, then as many ones */
    size_t table_bytes;
};

static bool same_guard(const struct shape *shape, uint32_t a, uint32_t b)
{
    if (a == b)
        return true;
    if (a == NO_GUARD || b == NO_GUARD)
        return false;
    const struct shape_guard *x = &shape->guards.items[a], *y = &shape->guards.items[b];
    return x->part == y->part && x->bit_offset == y->bit_offset && x->member && x->member == y->member &&
           x->statement->other.field == y->statement->other.field;
}

/* A length may be several choices, one for each member of a union: the one
 * under the same guard is meant. */
static bool find_choice(struct decision *decision, struct shape_guard *guard)
{
    struct shape *shape = decision->shape;
    size_t count = shape->choices.count;
    bool found = false;
    for (size_t i = 0; i < count; i++) {
        uint32_t number = (uint32_t)((decision->hint + i) % count);
        const struct shape_choice *choice = &shape->choices.items[number];
        if (choice->field.object != guard->part || choice->bit_offset != guard->bit_offset ||
            choice->source != guard->statement->other.field)
            continue;
        bool same = same_guard(shape, choice->field.guard, guard->outer);
        if (!found || same)
            guard->choice = number;
        found = true;
        if (same || choice->field.guard == NO_GUARD)
            break;
    }
    decision->hint = found ? guard->choice : 0;
    return found || bound_error(decision->shaping->error, guard->statement->bound,
                                "'%s' lies in memory that is not searched, so it cannot decide about '%s'",
                                guard->statement->bound->other, guard->statement->bound->path);
}

/* ---- nesting: one guard must imply those around it ---- */

static uint32_t guard_of_guard(const struct shape *shape, uint32_t guard)
{
    return shape->choices.items[shape->guards.items[guard].choice].field.guard;
}

static bool check_nesting(struct decision *decision, uint32_t number)
{
    const struct shape *shape = decision->shape;
    const struct shape_guard *guard = &shape->guards.items[number];
    const struct bound *bound = guard->statement->bound;
    bool implied = guard->outer == NO_GUARD;
    uint32_t around = number;
    for (int depth = 0; depth < NESTING_MOST; depth++) {
        around = guard_of_guard(shape, around);
        implied = implied || same_guard(shape, around, guard->outer);
        if (around == NO_GUARD)
            break;
    }
    if (around != NO_GUARD)
        return bound_error(decision->shaping->error, bound, "'%s' lies inside what it decides about", bound->other);
    if (!implied)
        return bound_error(decision->shaping->error, bound, "'%s' must stand beside '%s', inside the same %s",
                           bound->other, bound->path,
                           shape->guards.items[guard->outer].member ? "union member" : "cell");
    return true;
}

/* ---- tables ---- */

static bool ascends_by_one(const struct layout_field *length)
{
    for (uint32_t i = 1; i < length->count; i++)
        if (length->values[i].integer != length->values[i - 1].integer + 1)
            return false;
    return true;
}

static uint8_t *table(struct decision *decision, size_t size)
{
    decision->table_bytes += size;
    return decision->table_bytes > TABLES_MOST ? NULL : arena_alloc(&decision->shaping->layout->arena, size);
}

/* Every cell's table is a window on the same stairs. */
static uint8_t *window(struct decision *decision, const struct layout_field *length, uint32_t cell)
{
    if (decision->stairs_of != length->values) {
        decision->stairs = table(decision, 2 * (size_t)length->count);
        if (!decision->stairs)
            return NULL;
        memset(decision->stairs + length->count, 1, length->count);
        decision->stairs_of = length->values;
    }
    long long absent = (long long)cell + 1 - length->values[0].integer;
    if (absent < 0)
        absent = 0;
    if (absent > length->count)
        absent = length->count;
    return decision->stairs + length->count - absent;
}

static const struct field *member_for(const struct decision *decision, const struct shape_guard *guard, long long tag)
{
    const struct bounds *bounds = decision->shaping->bounds;
    const struct resolved_bound *statement = guard->statement;
    for (size_t i = bounds->items.count; i-- > 0;) {
        const struct resolved_bound *resolved = &bounds->items.items[i];
        if (resolved->bound->kind == BOUND_UNION && resolved->type == statement->type &&
            resolved->at.field == statement->at.field && resolved->at.bit_offset == statement->at.bit_offset &&
            resolved->bound->lo == tag)
            return resolved->member;
    }
    return NULL;
}

static bool tag_allows(const struct decision *decision, const struct shape_guard *guard, long long tag)
{
    const struct field *selected = member_for(decision, guard, tag);
    if (guard->member)
        return selected == guard->member;
    for (uint32_t i = 0; i < guard->excluded_count; i++)
        if (decision->shape->guards.items[guard->first_excluded + i].member == selected)
            return false;
    return true;
}

static bool fill_table(struct decision *decision, struct shape_guard *guard)
{
    const struct layout_field *field = &decision->shape->choices.items[guard->choice].field;
    bool by_tag = guard->statement->bound->kind == BOUND_UNION;
    if (!by_tag && ascends_by_one(field)) {
        guard->active = window(decision, field, guard->cell);
    } else {
        guard->active = table(decision, field->count);
        for (uint32_t i = 0; guard->active && i < field->count; i++)
            guard->active[i] = by_tag ? tag_allows(decision, guard, field->values[i].integer)
                                      : field->values[i].integer > (long long)guard->cell;
    }
    return guard->active || error_set(decision->shaping->error, ERROR_INPUT,
                                      "%s decides about too many cells; take a smaller scope", field->label);
}

/* ---- putting the answers in place ---- */

static void settle_member(const struct shape *shape, struct layout_member *member)
{
    if (member->guard != NO_GUARD) {
        const struct shape_guard *guard = &shape->guards.items[member->guard];
        member->guard = guard->choice;
        member->guard_active = guard->active;
    }
    for (size_t i = 0; i < member->member_count; i++)
        settle_member(shape, (struct layout_member *)&member->members[i]);
}

static void settle(struct shape *shape)
{
    for (size_t i = 0; i < shape->choices.count; i++) {
        struct layout_field *field = &shape->choices.items[i].field;
        if (field->guard == NO_GUARD)
            continue;
        const struct shape_guard *guard = &shape->guards.items[field->guard];
        field->guard = guard->choice;
        field->guard_active = guard->active;
    }
    for (size_t i = 0; i < shape->parts.count; i++)
        settle_member(shape, shape->parts.items[i].content);
}

bool shape_decide_guards(struct shaping *shaping, struct shape *shape)
{
    struct decision decision = {.shaping = shaping, .shape = shape};
    for (size_t i = 0; i < shape->guards.count; i++)
        if (!find_choice(&decision, &shape->guards.items[i]))
            return false;
    for (uint32_t i = 0; i < shape->guards.count; i++)
        if (!check_nesting(&decision, i) || !fill_table(&decision, &shape->guards.items[i]))
            return false;
    settle(shape);
    return true;
}
