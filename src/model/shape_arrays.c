/* Shape: arrays (in place, flexible, behind a pointer) and unions. */
#include "model/shape.h"
#include "model/type_kinds.h"

struct array {
    const struct place *place;
    const struct type *cell;
    uint64_t cell_count;
    uint64_t bit_offset;                /* of cell 0 in the part */
    struct resolved_bound *statement;   /* NULL: all cells are always there */
    const struct frame *frame;
};

uint32_t walk_add_guard(struct walk *walk, const struct resolved_bound *statement, const struct frame *frame)
{
    struct shape_guard guard = {
        .statement = statement,
        .frame = frame->type,
        .part = frame->part,
        .bit_offset = frame->bit_offset + statement->other.bit_offset,
        .outer = walk->guard,
    };
    vector_push(&walk->shape->guards, guard);
    return (uint32_t)walk->shape->guards.count - 1;
}

void walk_guard_members(struct walk *walk, size_t start)
{
    for (size_t i = start; i < walk->members.count; i++)
        walk->members.items[i].guard = walk->guard;
}

static bool walk_cell(struct walk *walk, const struct array *array, uint64_t number)
{
    uint32_t outer = walk->guard;
    size_t length = walk->path.length, start = walk->members.count;
    struct place cell = {array->place->field, NULL, array->cell, 0, array->bit_offset + number * array->cell->size * 8,
                         array->place->folded};
    if (walk->cell_count++ >= LAYOUT_FIELDS_MOST)
        return walk_too_large(walk);
    if (array->statement) {
        walk->guard = walk_add_guard(walk, array->statement, array->frame);
        walk->shape->guards.items[walk->guard].cell = (uint32_t)number;
    }
    text_addf(&walk->path, "[%llu]", (unsigned long long)number);
    if (!walk_place(walk, &cell))
        return false;
    if (array->statement)
        walk_guard_members(walk, start);
    walk->path.length = length;
    walk->path.s[length] = '\0';
    walk->guard = outer;
    return true;
}

static bool walk_cells(struct walk *walk, const struct array *array, const char *name)
{
    size_t start = walk->members.count;
    struct frame frame = array->frame ? *array->frame : (struct frame){0}; /* frames move as they grow */
    struct array steady = *array;
    steady.frame = &frame;
    for (uint64_t i = 0; i < array->cell_count; i++)
        if (!walk_cell(walk, &steady, i))
            return false;
    struct layout_member cells = {.kind = MEMBER_CELLS, .name = name, .type = array->place->type, .guard = NO_GUARD};
    walk_close(walk, start, cells);
    return true;
}

static bool check_room(struct walk *walk, const struct array *array)
{
    uint64_t most = LAYOUT_ROOM / (array->cell->size ? array->cell->size : 1);
    if (array->cell_count <= most)
        return true;
    if (array->statement)
        return bound_error(walk->shaping->error, array->statement->bound,
                           "too many cells; there is room for %llu, so take a smaller scope", (unsigned long long)most);
    return error_set(walk->shaping->error, ERROR_INPUT, "%s has too many cells to be searched", walk_label(walk));
}

/* ---- in place ---- */

static struct resolved_bound *strings_of(const struct walk *walk, const struct place *place)
{
    unsigned kinds = 1u << BOUND_RANGE | 1u << BOUND_VALUES | 1u << BOUND_STRINGS | 1u << BOUND_OPAQUE;
    struct resolved_bound *statement = walk_find(walk, kinds, place, NULL);
    return statement && statement->bound->kind == BOUND_STRINGS ? statement : NULL;
}

/* Cells that nothing bounds are one unbounded field: a buffer has no choices. */
static bool add_whole_if_unbounded(struct walk *walk, const struct place *place, bool *whole)
{
    const struct type *type = place->type;
    bool strings = strings_of(walk, place) != NULL;
    while (type->kind == TYPE_ARRAY && !(strings && type_is_string(type)))
        type = type->target;
    *whole = false;
    if (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION)
        return true;
    struct place cell = *place;
    struct domain domain;
    cell.type = type;
    if (!scalar_domain(walk, &cell, &domain))
        return false;
    *whole = domain.kind == CHOICE_UNBOUNDED;
    return !*whole || walk_add_choice(walk, place, &domain);
}

static bool grow_flexible(struct walk *walk, const struct array *array)
{
    struct shape_part *object = &walk->shape->parts.items[0];
    uint64_t end = array->bit_offset / 8 + array->cell_count * array->cell->size;
    if (walk->part != 0 || !walk->shape->type || array->place->bit_offset != array->place->folded)
        return bound_error(walk->shaping->error, array->statement->bound,
                           "a flexible array needs a struct of its own, not one in an array or passed by value");
    if (end > object->size)
        object->size = end;
    return true;
}

bool walk_array(struct walk *walk, const struct place *place, struct resolved_bound *statement,
                const struct frame *frame)
{
    const struct type *type = place->type;
    struct array array = {place, type->target, type->flexible ? 0 : type->length, place->bit_offset, statement, frame};
    struct resolved_bound *strings = type_is_string(type) ? strings_of(walk, place) : NULL;
    bool whole = false, beyond = walk->beyond;
    if (strings && statement)
        return bound_error(walk->shaping->error, strings->bound,
                           "'%s' has an assay_array already; it is one or the other", strings->bound->path);
    if (strings) {
        struct domain domain;
        return scalar_domain(walk, place, &domain) && walk_add_choice(walk, place, &domain);
    }
    if (type->flexible && !statement)
        return true;
    if (type->flexible)
        array.cell_count = (uint64_t)statement->bound->count;
    if (!check_room(walk, &array) || (type->flexible && !grow_flexible(walk, &array)))
        return false;
    if (!statement && !add_whole_if_unbounded(walk, place, &whole))
        return false;
    if (statement)
        walk->beyond = type->flexible;
    bool good = whole || walk_cells(walk, &array, place->name);
    walk->beyond = beyond;
    return good;
}

/* ---- behind a pointer ---- */

static uint32_t add_part(struct walk *walk, const struct array *array)
{
    struct shape_part part = {
        .element = array->cell,
        .size = array->cell_count * array->cell->size,
        .align = array->cell->align,
        .cell_count = (uint32_t)array->cell_count,
        .parent = walk->part,
        .pointer_offset = array->place->bit_offset / 8,
        .in_union = walk->in_union,
    };
    vector_push(&walk->shape->parts, part);
    return (uint32_t)walk->shape->parts.count - 1;
}

static bool walk_part(struct walk *walk, const struct array *array)
{
    struct walk outer = *walk;
    const struct type *cell = type_cell(array->cell);
    walk->part = add_part(walk, array);
    walk->label_start = walk_label(walk);
    walk->label_end = "";
    walk->beyond = true;
    walk->in_union = false;
    walk->path = (struct text)TEXT_INIT;
    text_reserve(&walk->path, 1);
    if (cell && (cell->kind == TYPE_STRUCT || cell->kind == TYPE_UNION))
        walk->first_frame = walk->frames.count;
    bool good = walk_cells(walk, array, NULL);
    if (good) {
        struct layout_member *content = arena_alloc(&walk->shaping->layout->arena, sizeof *content);
        *content = walk->members.items[--walk->members.count];
        content->type = array->cell;
        walk->shape->parts.items[walk->part].content = content;
    }
    text_release(&walk->path);
    walk->part = outer.part;
    walk->label_start = outer.label_start;
    walk->label_end = outer.label_end;
    walk->beyond = outer.beyond;
    walk->in_union = outer.in_union;
    walk->path = outer.path;
    walk->first_frame = outer.first_frame;
    return good;
}

/* Cells that own cells of their own kind would never end. */
static bool check_finite(struct walk *walk, const struct array *array)
{
    const struct type *cell = type_cell(array->cell);
    for (size_t i = 0; array->cell_count && i < walk->frames.count; i++)
        if (walk->frames.items[i].type == cell)
            return bound_error(
                walk->shaping->error, array->statement->bound,
                "every %s would own further ones without end; let '%s' be an array of pointers to a pool", cell->name,
                array->statement->bound->path);
    return true;
}

bool walk_pointed_array(struct walk *walk, const struct place *place, struct resolved_bound *statement,
                        const struct frame *frame)
{
    struct array array = {place, place->type->target, (uint64_t)statement->bound->count, 0, statement, frame};
    struct layout_member pointer = {.kind = MEMBER_ARRAY, .name = place->name, .type = place->type, .guard = NO_GUARD};
    struct domain chosen = {.kind = CHOICE_ARRAY, .pool = -1};
    if (!check_room(walk, &array) || !check_finite(walk, &array) ||
        (walk->in_union && !walk_add_choice(walk, place, &chosen)))
        return false;
    pointer.object = (uint32_t)walk->shape->parts.count - 1;
    vector_push(&walk->members, pointer);
    return walk_part(walk, &array);
}

/* ---- unions ---- */

static const struct resolved_bound *statement_for(const struct walk *walk, const struct resolved_bound *any,
                                                  const struct field *member)
{
    const struct bounds *bounds = walk->shaping->bounds;
    for (size_t i = 0; i < bounds->items.count; i++) {
        const struct resolved_bound *resolved = &bounds->items.items[i];
        if (resolved->bound->kind == BOUND_UNION && resolved->type == any->type &&
            resolved->at.field == any->at.field && resolved->at.bit_offset == any->at.bit_offset &&
            resolved->member == member)
            return resolved;
    }
    return NULL;
}

static bool same_tag(struct walk *walk, const struct resolved_bound *a, const struct resolved_bound *b)
{
    return (a->other.field == b->other.field && a->other.bit_offset == b->other.bit_offset) ||
           bound_error(walk->shaping->error, a->bound, "another statement gives '%s' as the tag of this union",
                       b->bound->other);
}

static bool walk_member(struct walk *walk, const struct place *place, const struct field *member, uint32_t guard)
{
    uint32_t outer = walk->guard;
    size_t length = walk->path.length, start = walk->members.count;
    struct place inside = {member,
                           member->name,
                           member->type,
                           member->bit_width,
                           place->bit_offset + member->bit_offset,
                           place->folded + member->bit_offset};
    walk->guard = guard;
    if (member->name)
        text_addf(&walk->path, "%s%s", length ? "." : "", member->name);
    if (!walk_place(walk, &inside))
        return false;
    walk_guard_members(walk, start);
    walk->path.length = length;
    walk->path.s[length] = '\0';
    walk->guard = outer;
    return true;
}

static bool walk_members(struct walk *walk, const struct place *place, const struct resolved_bound *any,
                         const struct frame *around)
{
    struct frame inside = {place->type, place->folded, place->bit_offset, walk->part}, frame = *around;
    vector_push(&walk->frames, inside);
    for (size_t i = 0; i < place->type->field_count; i++) {
        const struct field *member = &place->type->fields[i];
        const struct resolved_bound *statement = statement_for(walk, any, member);
        if (!statement)
            continue;
        uint32_t guard = walk_add_guard(walk, statement, &frame);
        walk->shape->guards.items[guard].member = member;
        if (!same_tag(walk, statement, any) || !walk_member(walk, place, member, guard))
            return false;
    }
    walk->frames.count--;
    return true;
}

bool walk_union(struct walk *walk, const struct place *place)
{
    const struct frame *frame = NULL;
    const struct resolved_bound *any = walk_find(walk, 1u << BOUND_UNION, place, &frame);
    struct domain unbounded = {.kind = CHOICE_UNBOUNDED, .pool = -1};
    struct layout_member member = {.kind = MEMBER_UNION, .name = place->name, .type = place->type, .guard = NO_GUARD};
    size_t start = walk->members.count;
    bool beyond = walk->beyond, in_union = walk->in_union;
    if (!any)
        return place->type->size == 0 || walk_add_choice(walk, place, &unbounded);
    walk->beyond = false;
    walk->in_union = true;
    bool good = walk_members(walk, place, any, frame);
    walk->beyond = beyond;
    walk->in_union = in_union;
    if (good)
        walk_close(walk, start, member);
    return good;
}
