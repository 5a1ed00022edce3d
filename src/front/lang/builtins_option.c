#include "front/lang/meta.h"

#include <string.h>
#include "base/suggest.h"

/* ---- options ---- */

static const struct lang_term *option_argument(struct elaborator *E, const struct call *call)
{
    const struct meta *arg = call->args[0];
    if (arg->kind == META_TERM && arg->term->type->kind == LANG_OPTION)
        return arg->term;
    return elaborator_expected(E, call_place(call, 0), "an Option", arg);
}

static const struct meta *call_present(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct lang_term *option = option_argument(E, call);
    if (!option)
        return NULL;
    const struct lang_term *present = term_unary(E->arena, LANG_PRESENT, type_plain(LANG_BOOLEAN), option);
    return meta_term(E, self->detail ? present : term_not(E->arena, present), call->at);
}

static const struct meta *call_the(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_term *option = option_argument(E, call);
    return option ? meta_term(E, term_unary(E->arena, LANG_THE, option->type->element, option), call->at) : NULL;
}

static const struct meta *call_some(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_term *content = coerce_any(E, call->args[0], call_place(call, 0));
    if (!content)
        return NULL;
    return meta_term(E, term_unary(E->arena, LANG_SOME, type_of(E->arena, LANG_OPTION, content->type), content),
                     call->at);
}

/* (when-present assertion): of what is there; nothing is said of an absent one. */
static const struct meta *call_when_present(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_term *option = option_argument(E, call);
    if (!option)
        return NULL;
    const struct meta *content = meta_term(E, term_unary(E->arena, LANG_THE, option->type->element, option), call->at);
    E->conditional++;
    const struct lang_term *said = apply_assertion(E, call->args[1], content, call->at);
    E->conditional--;
    if (!said)
        return NULL;
    const struct lang_term *args[] = {
        term_not(E->arena, term_unary(E->arena, LANG_PRESENT, type_plain(LANG_BOOLEAN), option)), said};
    return meta_term(E, term_connect(E->arena, LANG_OR, args, 2), call->at);
}

/* ---- objects and rows ---- */

static const struct meta *no_field(struct elaborator *E, const char *owner, const char *name, const char *best,
                                   struct lang_place at)
{
    if (best)
        return elaborator_fail(E, at, "expected a field of %s, found '%s'; did you mean '%s'?", owner, name, best);
    return elaborator_fail(E, at, "expected a field of %s, found '%s'", owner, name);
}

static const struct meta *object_field(const struct object *object, const char *name)
{
    for (size_t i = 0; i < object->fields.count; i++)
        if (strcmp(object->fields.items[i].name, name) == 0)
            return object->fields.items[i].value;
    return NULL;
}

const struct meta *field_of(struct elaborator *E, const struct meta *object, const char *name, struct lang_place at)
{
    struct suggestion suggestion = suggestion_for(name);
    if (object->kind == META_OBJECT) {
        const struct meta *value = object_field(object->object, name);
        for (size_t i = 0; i < object->object->fields.count; i++)
            suggestion_consider(&suggestion, object->object->fields.items[i].name);
        return value ? value : no_field(E, meta_describe(E, object), name, suggestion.best, at);
    }
    const struct lang_type *type = object->kind == META_TERM ? object->term->type : NULL;
    if (!type || (type->kind != LANG_OBJECT && type->kind != LANG_ROW))
        return elaborator_expected(E, at, "an Object or the row of a table", object);
    size_t index;
    if (type_find(type, name, &index))
        return meta_term(E, term_field(E->arena, object->term, index), at);
    for (size_t i = 0; i < type->count; i++)
        suggestion_consider(&suggestion, type->fields[i].name);
    return no_field(E, meta_describe(E, object), name, suggestion.best, at);
}

#define OBJECT_DEPTH_MOST 100
#define OBJECT_SIZE_MOST 5000
#define OBJECTS_MOST 5000

/* Objects and lists in it, counted down; an object in itself is without end. */
static bool fits_budget(const struct meta *meta, unsigned depth, size_t *budget)
{
    if (depth == 0 || *budget == 0)
        return false;
    --*budget;
    bool fits = true;
    for (size_t i = 0; meta->kind == META_OBJECT && i < meta->object->fields.count && fits; i++)
        fits = fits_budget(meta->object->fields.items[i].value, depth - 1, budget);
    for (size_t i = 0; meta->kind == META_LIST && i < meta->count && fits; i++)
        fits = fits_budget(meta->items[i], depth - 1, budget);
    return fits;
}

/* Another object may contain the one that grows, so all are looked at. */
static bool objects_are_small(struct elaborator *E)
{
    for (size_t i = 0; i < E->objects.count; i++) {
        const struct meta meta = {.kind = META_OBJECT, .object = E->objects.items[i]};
        size_t budget = OBJECT_SIZE_MOST;
        if (!fits_budget(&meta, OBJECT_DEPTH_MOST, &budget))
            return false;
    }
    return E->objects.count <= OBJECTS_MOST;
}

static const struct meta *add_field(struct elaborator *E, struct object *object, const char *name,
                                    const struct meta *value, struct lang_place at)
{
    if (E->conditional > 0)
        return elaborator_fail(
            E, at,
            "expected a field that '%s' has, found '%s'; a field is added by a 'with' that stands by "
            "itself or in 'and'",
            object->name, name);
    if (value->kind != META_TERM && value->kind != META_OBJECT && value->kind != META_LIST)
        return elaborator_expected(E, at, "the value of a new field", value);
    vector_push(&object->fields, ((struct object_field){name, value}));
    if (!objects_are_small(E))
        return elaborator_fail(E, at, "expected a smaller value of '%s': an Object is in itself, or too large", name);
    return meta_boolean(E, true);
}

/* (with field value) on a subject: an open Object gets a field that it has
 * not; of one that is there it says that it is that value, or what it is like. */
static const struct meta *call_with(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *object = call->args[0], *value = call->args[2];
    const char *name = call->args[1]->name;
    if (object->kind == META_OBJECT && object->object->open && !object_field(object->object, name))
        return add_field(E, object->object, name, value, call->at);
    const struct meta *field = field_of(E, object, name, call->at);
    if (!field)
        return NULL;
    if (meta_is_function(value))
        return meta_term(E, apply_assertion(E, value, field, call->at), call->at);
    const struct meta *args[] = {field, value};
    struct call equal = {call->at, args, 2, NULL};
    return apply(E, map_get(&E->builtins, "="), &equal);
}

/* The rows of a table as a list, to go through them. */
static const struct meta *call_rows(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (call->args[0]->kind != META_TABLE)
        return elaborator_expected(E, call_place(call, 0), "a table", call->args[0]);
    const struct lang_table *table = call->args[0]->table;
    const struct meta **rows = arena_alloc(E->arena, (table->row_count + 1) * sizeof *rows);
    for (size_t i = 0; i < table->row_count; i++)
        rows[i] = meta_term(E, term_constant(E->arena, table->row, lang_index(E->arena, LANG_ROW, i)), call->at);
    return meta_list(E, rows, table->row_count);
}

const struct builtin builtins_option[] = {
    {"present?", 1, 1, false, call_present, 1, false},
    {"absent?", 1, 1, false, call_present, 0, false},
    {"the", 1, 1, false, call_the, 0, false},
    {"some", 1, 1, false, call_some, 0, false},
    {"when-present", 2, 2, true, call_when_present, 0, false},
    {"with", 3, 3, true, call_with, 0, false},
    {"rows", 1, 1, false, call_rows, 0, false},
    {NULL},
};
