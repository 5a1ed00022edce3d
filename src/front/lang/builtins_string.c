#include "front/lang/meta.h"

/* ---- functions with operands of fixed types ---- */

static const struct meta *fixed(struct elaborator *E, const struct call *call, enum lang_op op, enum lang_kind result,
                                const enum lang_kind *kinds, size_t count)
{
    const struct lang_term *args[4];
    for (size_t i = 0; i < count; i++)
        if (!(args[i] = coerce_argument(E, call, i, kinds[i])))
            return NULL;
    return meta_term(E, term_make(E->arena, op, type_plain(result), args, count), call->at);
}

static const struct meta *call_affix(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const enum lang_kind kinds[] = {LANG_STRING, LANG_STRING};
    return fixed(E, call, (enum lang_op)self->detail, LANG_BOOLEAN, kinds, 2);
}

static const struct meta *call_at(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const enum lang_kind kinds[] = {LANG_STRING, LANG_INTEGER};
    return fixed(E, call, LANG_AT, LANG_STRING, kinds, 2);
}

static const struct meta *call_substring(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const enum lang_kind kinds[] = {LANG_STRING, LANG_INTEGER, LANG_INTEGER};
    return fixed(E, call, LANG_SUBSTRING, LANG_STRING, kinds, 3);
}

static const struct meta *call_to_string(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const enum lang_kind kinds[] = {LANG_INTEGER};
    return fixed(E, call, LANG_NUMBER_TO_STRING, LANG_STRING, kinds, 1);
}

static const struct meta *call_to_number(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const enum lang_kind kinds[] = {LANG_STRING};
    return fixed(E, call, LANG_STRING_TO_NUMBER, LANG_INTEGER, kinds, 1);
}

static const struct meta *call_index(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const enum lang_kind kinds[] = {LANG_STRING, LANG_STRING, LANG_INTEGER};
    const struct meta *args[] = {call->args[0], call->args[1], NULL};
    args[2] = call->count > 2 ? call->args[2] : meta_term(E, term_integer(E->arena, 0), call->at);
    struct call full = {call->at, args, 3, call->count > 2 ? call->nodes : NULL};
    return fixed(E, &full, LANG_INDEX, LANG_INTEGER, kinds, 3);
}

/* ---- strings and lists ---- */

static const struct meta *composed(struct elaborator *E, const struct builtin *self, const struct meta *function);

/* Of a list that is still one: how many; of a function: that of the length of
 * the subject, so that (length (lte 8)) is an assertion. */
static const struct meta *call_length(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct meta *arg = call->args[0];
    if (arg->kind == META_LIST)
        return meta_term(E, term_integer(E->arena, (long long)arg->count), call->at);
    if (meta_is_function(arg))
        return composed(E, self, arg);
    if (arg->kind != META_TERM || (arg->term->type->kind != LANG_STRING && arg->term->type->kind != LANG_LIST))
        return elaborator_expected(E, call_place(call, 0), "a String or a List", arg);
    return meta_term(E, term_unary(E->arena, LANG_LENGTH, type_plain(LANG_INTEGER), arg->term), call->at);
}

static const struct meta *call_length_then(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct builtin length = {.name = "length"};
    const struct meta *result = call_length(E, &length, &(struct call){call->at, call->args, 1, NULL});
    return result ? apply_one(E, call->args[1], result, call->at) : NULL;
}

static const struct meta *composed(struct elaborator *E, const struct builtin *self, const struct meta *function)
{
    (void)self;
    return meta_waiting(E, META_SECTION, map_get(&E->builtins, "length-then"), &function, 1);
}

static const struct meta *call_contains(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct meta *whole = call->args[0];
    bool list = whole->kind == META_LIST || (whole->kind == META_TERM && whole->term->type->kind == LANG_LIST);
    if (!list)
        return call_affix(E, self, call);
    const struct meta *swapped[] = {call->args[1], call->args[0]};
    struct call member = {call->at, swapped, 2, NULL};
    return apply(E, map_get(&E->builtins, "member"), &member);
}

/* Strings make a String; with a regex among them it is a regex. */
static const struct meta *call_concat(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    for (size_t i = 0; i < call->count; i++)
        if (meta_is_regex(call->args[i]))
            return regex_join(E, "re++", call->args, call->count, call->at);
    const struct lang_term **args = arena_alloc(E->arena, (call->count + 1) * sizeof *args);
    for (size_t i = 0; i < call->count; i++)
        if (!(args[i] = coerce_argument(E, call, i, LANG_STRING)))
            return NULL;
    return meta_term(E, term_make(E->arena, LANG_CONCAT, type_plain(LANG_STRING), args, call->count), call->at);
}

static const struct meta *call_matches(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_term *string = coerce_argument(E, call, 0, LANG_STRING);
    const struct lang_regex *regex = string ? coerce_regex(E, call->args[1], call_place(call, 1)) : NULL;
    if (!regex)
        return NULL;
    return meta_term(
        E, term_binary(E->arena, LANG_MATCHES, type_plain(LANG_BOOLEAN), string, regex_meta(E, regex)->term), call->at);
}

const struct builtin builtins_string[] = {
    {"length", 1, 1, false, call_length, 0, false},
    {"string-length", 1, 1, false, call_length, 0, false},
    {"length-then", 2, 2, false, call_length_then, 0, false},
    {"prefix", 2, 2, true, call_affix, LANG_PREFIX, false},
    {"suffix", 2, 2, true, call_affix, LANG_SUFFIX, false},
    {"contains", 2, 2, true, call_contains, LANG_CONTAINS, false},
    {"concat", 1, 0, false, call_concat, 0, false},
    {"string-append", 1, 0, false, call_concat, 0, false},
    {"index", 2, 3, false, call_index, 0, false},
    {"at", 2, 2, false, call_at, 0, false},
    {"substring", 3, 3, false, call_substring, 0, false},
    {"number->string", 1, 1, false, call_to_string, 0, false},
    {"string->number", 1, 1, false, call_to_number, 0, false},
    {"matches", 2, 2, true, call_matches, 0, false},
    {NULL},
};
