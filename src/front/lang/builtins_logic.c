#include "front/lang/meta.h"

#include <string.h>

static const struct meta *boolean(struct elaborator *E, const struct lang_term *term, struct lang_place at)
{
    return meta_term(E, term, at);
}

/* ---- connectives: over assertions, over differences, over functions of the subject ---- */

static const struct meta *lift(struct elaborator *E, const char *name, const struct call *call)
{
    return meta_waiting(E, META_LIFTED, map_get(&E->builtins, name), call->args, call->count);
}

static bool any_function(const struct call *call)
{
    for (size_t i = 0; i < call->count; i++)
        if (meta_is_function(call->args[i]))
            return true;
    return false;
}

static const struct meta *call_ite(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    if (any_function(call))
        return lift(E, self->name, call);
    const struct lang_term *args[3] = {coerce_argument(E, call, 0, LANG_BOOLEAN)};
    const struct lang_type *type = args[0] ? coerce_common(E, call->args + 1, 2, call->at) : NULL;
    args[1] = type ? coerce(E, call->args[1], type, call_place(call, 1)) : NULL;
    args[2] = args[1] ? coerce(E, call->args[2], type, call_place(call, 2)) : NULL;
    return args[2] ? boolean(E, term_make(E->arena, LANG_ITE, type, args, 3), call->at) : NULL;
}

static const struct meta *call_implies(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    if (any_function(call))
        return lift(E, self->name, call);
    const struct lang_term *a = coerce_argument(E, call, 0, LANG_BOOLEAN);
    const struct lang_term *b = a ? coerce_argument(E, call, 1, LANG_BOOLEAN) : NULL;
    if (!b)
        return NULL;
    const struct lang_term *args[] = {term_not(E->arena, a), b};
    return boolean(E, term_connect(E->arena, LANG_OR, args, 2), call->at);
}

/* ---- comparisons ---- */

static const struct lang_term *compare(struct elaborator *E, const struct lang_type *type, const struct call *call,
                                       size_t i, enum lang_op op, bool swapped)
{
    const struct lang_term *a = coerce(E, call->args[i], type, call_place(call, i));
    const struct lang_term *b = a ? coerce(E, call->args[i + 1], type, call_place(call, i + 1)) : NULL;
    if (!b)
        return NULL;
    return term_binary(E->arena, op, type_plain(LANG_BOOLEAN), swapped ? b : a, swapped ? a : b);
}

/* Data (names, lists of them) that no type is known for. */
static bool is_data(const struct meta *meta)
{
    return meta->kind == META_NAME || meta->kind == META_LIST || meta->kind == META_NONE;
}

enum { COMPARE_SWAPPED = 1000 };

static const struct meta *call_compare(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    enum lang_op op = (enum lang_op)(self->detail % COMPARE_SWAPPED);
    if (op == LANG_EQUAL && call->count == 2 && is_data(call->args[0]) && is_data(call->args[1]) &&
        !meta_has_blank(call->args[0]) && !meta_has_blank(call->args[1]))
        return meta_boolean(E, meta_equal(call->args[0], call->args[1]));
    const struct lang_type *type = coerce_common(E, call->args, call->count, call->at);
    if (!type)
        return NULL;
    if (op != LANG_EQUAL && !type_is_measure(type) && type->kind != LANG_STRING && type->kind != LANG_ENUM)
        return elaborator_expected(E, call_place(call, 0), "numbers, dates, strings or enum constants to compare",
                                   call->args[0]);
    const struct lang_term **pairs = arena_alloc(E->arena, (call->count + 1) * sizeof *pairs);
    for (size_t i = 0; i + 1 < call->count; i++)
        if (!(pairs[i] = compare(E, type, call, i, op, self->detail >= COMPARE_SWAPPED)))
            return NULL;
    return boolean(E, term_connect(E->arena, LANG_AND, pairs, call->count - 1), call->at);
}

static const struct meta *call_unequal(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_type *type = coerce_common(E, call->args, 2, call->at);
    const struct lang_term *equal = type ? compare(E, type, call, 0, LANG_EQUAL, false) : NULL;
    return equal ? boolean(E, term_not(E->arena, equal), call->at) : NULL;
}

static const struct meta *call_between(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct meta *ordered[] = {call->args[1], call->args[0], call->args[2]};
    struct call chain = {call->at, ordered, 3, NULL};
    struct builtin at_most = *self;
    at_most.detail = LANG_LESS_EQUAL;
    return call_compare(E, &at_most, &chain);
}

/* ---- membership ---- */

static const struct meta *member_of_metas(struct elaborator *E, const struct meta *value, const struct meta **items,
                                          size_t count, struct lang_place at)
{
    const struct lang_term **equal = arena_alloc(E->arena, (count + 1) * sizeof *equal);
    for (size_t i = 0; i < count; i++) {
        const struct meta *pair[] = {value, items[i]};
        struct call call = {at, pair, 2, NULL};
        const struct builtin self = {.detail = LANG_EQUAL};
        const struct meta *result = call_compare(E, &self, &call);
        if (!result)
            return NULL;
        equal[i] = result->term;
    }
    return boolean(E, term_connect(E->arena, LANG_OR, equal, count), at);
}

static const struct meta *call_member(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *list = call->args[1];
    if (list->kind == META_LIST)
        return member_of_metas(E, call->args[0], list->items, list->count, call->at);
    const struct lang_term *term = coerce_any(E, list, call_place(call, 1));
    if (!term || term->type->kind != LANG_LIST)
        return term ? elaborator_expected(E, call_place(call, 1), "a list", list) : NULL;
    const struct lang_term *value = coerce(E, call->args[0], term->type->element, call_place(call, 0));
    return value ? boolean(E, term_binary(E->arena, LANG_CONTAINS, type_plain(LANG_BOOLEAN), term, value), call->at)
                 : NULL;
}

/* (one-of a b …) waits for the subject, whatever the number of values. */
static const struct meta *call_among(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    return member_of_metas(E, call->args[0], call->args + 1, call->count - 1, call->at);
}

static const struct meta *call_one_of(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    return meta_waiting(E, META_SECTION, map_get(&E->builtins, "among"), call->args, call->count);
}

/* ---- connectives again ---- */

static const struct meta *call_not(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    return logic_connect(E, LANG_NOT, call);
}

static const struct meta *call_connect(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    return logic_connect(E, (enum lang_op)self->detail, call);
}

/* all-of and some-of say of differences what and and or say of assertions. */
static const char *const difference_names[] = {[LANG_AND] = "all-of", [LANG_OR] = "some-of", [LANG_NOT] = "not"};

const struct meta *logic_connect(struct elaborator *E, enum lang_op op, const struct call *call)
{
    if (any_function(call))
        return lift(E, lang_op_name(op), call);
    for (size_t i = 0; i < call->count; i++)
        if (call->args[i]->kind == META_DIFFERENCE) {
            const struct meta *combine =
                map_get(&E->builtins, op == LANG_NOT ? "difference-not" : difference_names[op]);
            return combine->builtin->call(E, combine->builtin, call);
        }
    const struct lang_term **args = arena_alloc(E->arena, (call->count + 1) * sizeof *args);
    for (size_t i = 0; i < call->count; i++)
        if (!(args[i] = coerce_argument(E, call, i, LANG_BOOLEAN)))
            return NULL;
    return boolean(E, op == LANG_NOT ? term_not(E->arena, args[0]) : term_connect(E->arena, op, args, call->count),
                   call->at);
}

const struct builtin builtins_logic[] = {
    {"and", 0, 0, false, call_connect, LANG_AND, false},
    {"or", 0, 0, false, call_connect, LANG_OR, false},
    {"not", 1, 1, false, call_not, 0, false},
    {"ite", 3, 3, false, call_ite, 0, false},
    {"implies", 2, 2, false, call_implies, 0, false},
    {"=", 2, 0, true, call_compare, LANG_EQUAL, false},
    {"eq", 2, 0, true, call_compare, LANG_EQUAL, false},
    {"equal?", 2, 2, true, call_compare, LANG_EQUAL, false},
    {"!=", 2, 2, true, call_unequal, 0, false},
    {"≠", 2, 2, true, call_unequal, 0, false},
    {"<", 2, 0, true, call_compare, LANG_LESS, false},
    {"lt", 2, 0, true, call_compare, LANG_LESS, false},
    {"<=", 2, 0, true, call_compare, LANG_LESS_EQUAL, false},
    {"≤", 2, 0, true, call_compare, LANG_LESS_EQUAL, false},
    {"lte", 2, 0, true, call_compare, LANG_LESS_EQUAL, false},
    {">", 2, 0, true, call_compare, COMPARE_SWAPPED + LANG_LESS, false},
    {"gt", 2, 0, true, call_compare, COMPARE_SWAPPED + LANG_LESS, false},
    {">=", 2, 0, true, call_compare, COMPARE_SWAPPED + LANG_LESS_EQUAL, false},
    {"≥", 2, 0, true, call_compare, COMPARE_SWAPPED + LANG_LESS_EQUAL, false},
    {"gte", 2, 0, true, call_compare, COMPARE_SWAPPED + LANG_LESS_EQUAL, false},
    {"between", 3, 3, true, call_between, 0, false},
    {"member", 2, 2, true, call_member, 0, false},
    {"in", 2, 2, true, call_member, 0, false},
    {"one-of", 1, 0, false, call_one_of, 0, false},
    {"among", 2, 0, false, call_among, 0, false},
    {NULL},
};
