#include "front/lang/meta.h"

#include <string.h>

static const struct meta *list_argument(struct elaborator *E, const struct call *call, size_t i)
{
    if (call->args[i]->kind == META_LIST)
        return call->args[i];
    return elaborator_expected(E, call_place(call, i), "a list without blanks in its length", call->args[i]);
}

static const struct meta *function_argument(struct elaborator *E, const struct call *call, size_t i)
{
    if (meta_is_function(call->args[i]))
        return call->args[i];
    return elaborator_expected(E, call_place(call, i), "a function", call->args[i]);
}

/* ---- making and taking apart ---- */

static const struct meta *call_list(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    return meta_list(E, call->args, call->count);
}

static const struct meta *call_cons(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *rest = list_argument(E, call, 1);
    if (!rest)
        return NULL;
    const struct meta **items = arena_alloc(E->arena, (rest->count + 1) * sizeof *items);
    items[0] = call->args[0];
    memcpy(items + 1, rest->items, rest->count * sizeof *items);
    return meta_list(E, items, rest->count + 1);
}

static const struct meta *call_append(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    size_t count = 0;
    for (size_t i = 0; i < call->count; i++) {
        if (!list_argument(E, call, i))
            return NULL;
        count += call->args[i]->count;
    }
    const struct meta **items = arena_alloc(E->arena, (count + 1) * sizeof *items);
    count = 0;
    for (size_t i = 0; i < call->count; count += call->args[i++]->count)
        memcpy(items + count, call->args[i]->items, call->args[i]->count * sizeof *items);
    return meta_list(E, items, count);
}

static const struct meta *call_end(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct meta *list = list_argument(E, call, 0);
    if (!list)
        return NULL;
    if (list->count == 0)
        return elaborator_fail(E, call_place(call, 0), "expected a list that is not empty for '%s'", self->name);
    return self->detail ? meta_list(E, list->items + 1, list->count - 1) : list->items[0];
}

static const struct meta *call_is_empty(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *list = list_argument(E, call, 0);
    return list ? meta_boolean(E, list->count == 0) : NULL;
}

static const struct meta *call_reverse(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *list = list_argument(E, call, 0);
    if (!list)
        return NULL;
    const struct meta **items = arena_alloc(E->arena, (list->count + 1) * sizeof *items);
    for (size_t i = 0; i < list->count; i++)
        items[i] = list->items[list->count - 1 - i];
    return meta_list(E, items, list->count);
}

/* (range n) or (range from to): to is not included. */
static const struct meta *call_range(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    size_t from = 0, to;
    if (call->count == 2 && !coerce_count(E, call->args[0], call_place(call, 0), "0 to 100000", 100000, &from))
        return NULL;
    if (!coerce_count(E, call->args[call->count - 1], call_place(call, call->count - 1), "0 to 100000", 100000, &to))
        return NULL;
    size_t count = from < to ? to - from : 0;
    const struct meta **items = arena_alloc(E->arena, (count + 1) * sizeof *items);
    for (size_t i = 0; i < count; i++)
        items[i] = meta_term(E, term_integer(E->arena, (long long)(from + i)), call->at);
    return meta_list(E, items, count);
}

/* ---- elements of lists with blanks ---- */

static const struct lang_term *list_term(struct elaborator *E, const struct call *call, size_t i)
{
    const struct lang_term *list = coerce_any(E, call->args[i], call_place(call, i));
    if (list && list->type->kind != LANG_LIST)
        return elaborator_expected(E, call_place(call, i), "a List", call->args[i]);
    return list;
}

static const struct lang_symbol *bound_element(struct elaborator *E, const struct lang_term *list, struct lang_place at)
{
    return symbol_new(E, LANG_BOUND, "element", list->type->element, at);
}

static bool is_list_with_blanks(const struct meta *meta)
{
    return meta->kind == META_TERM && meta->term->type->kind == LANG_LIST;
}

static const struct meta *map_blank(struct elaborator *E, const struct call *call)
{
    const struct lang_term *list = call->args[1]->term;
    const struct lang_symbol *bound = bound_element(E, list, call->at);
    const struct meta *one =
        apply_one(E, call->args[0], meta_term(E, term_symbol(E->arena, bound), call->at), call->at);
    const struct lang_term *body = one ? coerce_any(E, one, call->at) : NULL;
    return body ? meta_term(E, term_mapped(E->arena, bound, list, body), call->at) : NULL;
}

static bool mentions(const struct lang_term *term, const struct lang_symbol *symbol)
{
    if (term->op == LANG_SYMBOL)
        return term->symbol == symbol;
    for (size_t i = 0; i < term->count && !term->closed; i++)
        if (mentions(term->args[i], symbol))
            return true;
    return false;
}

/* What is added to the symbol in (+ … symbol …); NULL: it is not a sum of that kind. */
static const struct lang_term *added_to(struct elaborator *E, const struct lang_term *sum,
                                        const struct lang_symbol *symbol)
{
    if (sum->op == LANG_SYMBOL && sum->symbol == symbol) {
        const struct lang_term *zero = term_integer(E->arena, 0);
        return sum->type->kind == LANG_INTEGER ? zero : term_unary(E->arena, LANG_TO_REAL, sum->type, zero);
    }
    const struct lang_term **parts = arena_alloc(E->arena, (sum->count + 1) * sizeof *parts);
    size_t found = 0;
    if (sum->op != LANG_ADD && sum->op != LANG_SUBTRACT)
        return NULL;
    for (size_t i = 0; i < sum->count; i++) {
        bool here = mentions(sum->args[i], symbol);
        parts[i] = here ? added_to(E, sum->args[i], symbol) : sum->args[i];
        found += here;
        if (!parts[i] || (here && i > 0 && sum->op == LANG_SUBTRACT))
            return NULL;
    }
    return found == 1 ? term_make(E->arena, sum->op, sum->type, parts, sum->count) : NULL;
}

/* (fold f start list) where f adds something of the element to what there is so far: a sum. */
static const struct meta *fold_blank(struct elaborator *E, const struct call *call)
{
    const struct lang_term *list = call->args[2]->term, *start = coerce_any(E, call->args[1], call_place(call, 1));
    if (!start)
        return NULL;
    const struct lang_symbol *bound = bound_element(E, list, call->at);
    bool real = start->type->kind == LANG_REAL || list->type->element->kind == LANG_REAL;
    const struct lang_type *type = type_plain(real ? LANG_REAL : LANG_INTEGER);
    const struct lang_symbol *so_far = symbol_new(E, LANG_BOUND, "so-far", type, call->at);
    const struct meta *args[] = {meta_term(E, term_symbol(E->arena, bound), call->at),
                                 meta_term(E, term_symbol(E->arena, so_far), call->at)};
    struct call one = {call->at, args, 2, NULL};
    const struct meta *next = apply(E, call->args[0], &one);
    const struct lang_term *sum = next ? coerce(E, next, type, call->at) : NULL;
    if (!sum || !(start = coerce(E, call->args[1], type, call_place(call, 1))))
        return NULL;
    const struct lang_term *added = added_to(E, sum, so_far);
    if (!added)
        return elaborator_fail(E, call->at,
                               "of a list with blanks in its length, fold makes sums only: expected a function that "
                               "adds to its second argument");
    const struct lang_term *all = term_unary(E->arena, LANG_SUM, type, term_mapped(E->arena, bound, list, added));
    return meta_term(E, term_binary(E->arena, LANG_ADD, type, start, all), call->at);
}

static const struct meta *call_sum(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_term *list = list_term(E, call, 0);
    if (!list)
        return NULL;
    if (list->type->element->kind != LANG_INTEGER && list->type->element->kind != LANG_REAL)
        return elaborator_expected(E, call_place(call, 0), "a List of numbers", call->args[0]);
    return meta_term(E, term_unary(E->arena, LANG_SUM, list->type->element, list), call->at);
}

/* ---- functions of functions ---- */

static const struct meta *call_map(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (!function_argument(E, call, 0))
        return NULL;
    if (call->count == 2 && is_list_with_blanks(call->args[1]))
        return map_blank(E, call);
    size_t count = SIZE_MAX, lists = call->count - 1;
    for (size_t i = 1; i < call->count; i++) {
        if (!list_argument(E, call, i))
            return NULL;
        if (count != SIZE_MAX && call->args[i]->count != count)
            return elaborator_fail(E, call_place(call, i), "expected a list of %zu as before, found one of %zu", count,
                                   call->args[i]->count);
        count = call->args[i]->count;
    }
    const struct meta **items = arena_alloc(E->arena, (count + 1) * sizeof *items);
    for (size_t k = 0; k < count; k++) {
        const struct meta **args = arena_alloc(E->arena, (lists + 1) * sizeof *args);
        for (size_t i = 0; i < lists; i++)
            args[i] = call->args[i + 1]->items[k];
        struct call one = {call->at, args, lists, NULL};
        if (!(items[k] = apply(E, call->args[0], &one)))
            return NULL;
    }
    return meta_list(E, items, count);
}

static const struct meta *call_filter(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *list = function_argument(E, call, 0) ? list_argument(E, call, 1) : NULL;
    if (!list)
        return NULL;
    const struct meta **items = arena_alloc(E->arena, (list->count + 1) * sizeof *items);
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct meta *keep = apply_one(E, call->args[0], list->items[i], call->at);
        if (!keep)
            return NULL;
        if (keep->kind != META_TERM || keep->term->op != LANG_CONSTANT || keep->term->type->kind != LANG_BOOLEAN)
            return elaborator_expected(E, call->at, "#t or #f", keep);
        if (keep->term->value->boolean)
            items[count++] = list->items[i];
    }
    return meta_list(E, items, count);
}

/* (fold f start list): f gets an element and what there is so far, as Racket's foldl. */
static const struct meta *call_fold(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (meta_is_function(call->args[0]) && is_list_with_blanks(call->args[2]))
        return fold_blank(E, call);
    const struct meta *list = function_argument(E, call, 0) ? list_argument(E, call, 2) : NULL;
    const struct meta *result = call->args[1];
    for (size_t i = 0; list && result && i < list->count; i++) {
        const struct meta *args[] = {list->items[i], result};
        struct call one = {call->at, args, 2, NULL};
        result = apply(E, call->args[0], &one);
    }
    return list ? result : NULL;
}

static const struct meta *call_apply(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *list = function_argument(E, call, 0) ? list_argument(E, call, 1) : NULL;
    struct call spread = {call->at, list ? list->items : NULL, list ? list->count : 0, NULL};
    return list ? apply(E, call->args[0], &spread) : NULL;
}

static const struct meta *call_curry(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (!function_argument(E, call, 0))
        return NULL;
    return meta_waiting(E, META_CURRY, call->args[0], call->args + 1, call->count - 1);
}

/* ---- lists with blanks ---- */

/* Of a list that is still one each element by itself, else with a bound symbol. */
static const struct meta *call_quantifier(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    enum lang_op op = (enum lang_op)self->detail;
    bool first = meta_is_function(call->args[0]);
    const struct meta *function = call->args[first ? 0 : 1], *list = call->args[first ? 1 : 0];
    if (!meta_is_function(function))
        return elaborator_expected(E, call->at, "a function of an element", function);
    if (list->kind == META_LIST) {
        const struct lang_term **args = arena_alloc(E->arena, (list->count + 1) * sizeof *args);
        for (size_t i = 0; i < list->count; i++)
            if (!(args[i] = apply_assertion(E, function, list->items[i], call->at)))
                return NULL;
        return meta_term(E, term_connect(E->arena, op == LANG_EVERY ? LANG_AND : LANG_OR, args, list->count), call->at);
    }
    const struct lang_term *term = list_term(E, call, first ? 1 : 0);
    if (!term)
        return NULL;
    const struct lang_symbol *bound = bound_element(E, term, call->at);
    const struct meta *element = meta_term(E, term_symbol(E->arena, bound), call->at);
    const struct lang_term *body = apply_assertion(E, function, element, call->at);
    return body ? meta_term(E, term_quantified(E->arena, op, bound, term, body), call->at) : NULL;
}

static const struct meta *call_order(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct lang_term *list = list_term(E, call, 0);
    return list ? meta_term(E, term_unary(E->arena, (enum lang_op)self->detail, type_plain(LANG_BOOLEAN), list),
                            call->at)
                : NULL;
}

static const struct meta *call_nth(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct meta *list = call->args[0];
    size_t i;
    if (list->kind == META_LIST && call->args[1]->kind == META_TERM && call->args[1]->term->op == LANG_CONSTANT) {
        if (!coerce_count(E, call->args[1], call_place(call, 1), "the place of an element, from 0", SIZE_MAX >> 1, &i))
            return NULL;
        return i < list->count
                   ? list->items[i]
                   : elaborator_fail(E, call_place(call, 1), "expected a place below %zu, found %zu", list->count, i);
    }
    const struct lang_term *term = list_term(E, call, 0);
    const struct lang_term *index = term ? coerce_argument(E, call, 1, LANG_INTEGER) : NULL;
    return index ? meta_term(E, term_binary(E->arena, LANG_NTH, term->type->element, term, index), call->at) : NULL;
}

const struct builtin builtins_list[] = {
    {"list", 0, 0, false, call_list, 0, false},
    {"cons", 2, 2, false, call_cons, 0, false},
    {"append", 0, 0, false, call_append, 0, false},
    {"first", 1, 1, false, call_end, 0, false},
    {"car", 1, 1, false, call_end, 0, false},
    {"rest", 1, 1, false, call_end, 1, false},
    {"cdr", 1, 1, false, call_end, 1, false},
    {"empty?", 1, 1, false, call_is_empty, 0, false},
    {"null?", 1, 1, false, call_is_empty, 0, false},
    {"reverse", 1, 1, false, call_reverse, 0, false},
    {"range", 1, 2, false, call_range, 0, false},
    {"map", 2, 0, false, call_map, 0, false},
    {"filter", 2, 2, false, call_filter, 0, false},
    {"fold", 3, 3, false, call_fold, 0, false},
    {"foldl", 3, 3, false, call_fold, 0, false},
    {"apply", 2, 2, false, call_apply, 0, false},
    {"curry", 1, 0, false, call_curry, 0, false},
    {"every", 2, 2, true, call_quantifier, LANG_EVERY, false},
    {"any", 2, 2, true, call_quantifier, LANG_ANY, false},
    {"distinct", 1, 1, false, call_order, LANG_DISTINCT, false},
    {"sorted", 1, 1, false, call_order, LANG_SORTED, false},
    {"sum", 1, 1, false, call_sum, 0, false},
    {"nth", 2, 2, false, call_nth, 0, false},
    {NULL},
};
