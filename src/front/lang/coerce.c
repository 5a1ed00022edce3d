#include "front/lang/meta.h"

#include <string.h>

static const char *type_text(struct elaborator *E, const struct lang_type *type)
{
    struct text text = TEXT_INIT;
    lang_print_type(type, &text);
    const char *copy = arena_strdup(E->arena, text.s);
    text_release(&text);
    return copy;
}

static const struct lang_term *mismatch(struct elaborator *E, struct lang_place at, const struct lang_type *type,
                                        const struct meta *found)
{
    return elaborator_expected(E, at, type_text(E, type), found);
}

/* ---- structures ---- */

const struct lang_term *term_of_object(struct elaborator *E, const struct object *object, struct lang_place at)
{
    size_t count = object->fields.count;
    struct lang_field *fields = arena_alloc(E->arena, (count + 1) * sizeof *fields);
    const struct lang_term **args = arena_alloc(E->arena, (count + 1) * sizeof *args);
    for (size_t i = 0; i < count; i++) {
        args[i] = coerce_any(E, object->fields.items[i].value, at);
        if (!args[i])
            return NULL;
        fields[i] = (struct lang_field){object->fields.items[i].name, args[i]->type};
    }
    return term_make(E->arena, LANG_MAKE_OBJECT, type_with(E->arena, LANG_OBJECT, fields, count), args, count);
}

static const struct lang_term *list_as(struct elaborator *E, const struct meta *list, const struct lang_type *type,
                                       struct lang_place at)
{
    const struct lang_term **args = arena_alloc(E->arena, (list->count + 1) * sizeof *args);
    for (size_t i = 0; i < list->count; i++)
        if (!(args[i] = coerce(E, list->items[i], type->element, at)))
            return NULL;
    return term_make(E->arena, LANG_MAKE_LIST, type, args, list->count);
}

const struct lang_term *coerce_any(struct elaborator *E, const struct meta *meta, struct lang_place at)
{
    if (meta->kind == META_TERM)
        return meta->term;
    if (meta->kind == META_OBJECT)
        return term_of_object(E, meta->object, at);
    if (meta->kind != META_LIST)
        return elaborator_expected(E, at, "a value", meta);
    const struct lang_type *element = coerce_common(E, meta->items, meta->count, at);
    return element ? list_as(E, meta, type_of(E->arena, LANG_LIST, element), at) : NULL;
}

/* ---- constants that take the type of their place ---- */

static const struct lang_term *enum_constant(struct elaborator *E, const char *name, const struct lang_type *type,
                                             struct lang_place at)
{
    size_t index;
    if (type_find(type, name, &index))
        return term_constant(E->arena, type, lang_index(E->arena, LANG_ENUM, index));
    return elaborator_fail(E, at, "expected a constant of %s, found '%s'", type_text(E, type), name);
}

static const struct lang_term *moment_constant(struct elaborator *E, const struct lang_value *string,
                                               const struct lang_type *type, struct lang_place at)
{
    const struct lang_term *term = NULL;
    mpz_t n;
    mpz_init(n);
    if (moment_parse(type->kind, string->string.s, string->string.length, n))
        term = term_constant(E->arena, type, lang_moment(E->arena, type->kind, n));
    else
        elaborator_fail(E, at, "expected a %s, found \"%s\"",
                        type->kind == LANG_DATE ? "Date such as \"2017-10-21\""
                                                : "DateTime such as \"2017-10-21T10:00:00Z\"",
                        string->string.s);
    mpz_clear(n);
    return term;
}

static const struct lang_term *string_as(struct elaborator *E, const struct lang_value *string,
                                         const struct lang_type *type, struct lang_place at)
{
    const struct lang_regex *regex;
    switch (type->kind) {
    case LANG_ENUM:
        return enum_constant(E, string->string.s, type, at);
    case LANG_DATE:
    case LANG_TIME:
        return moment_constant(E, string, type, at);
    case LANG_REGEX:
        regex = regex_make(E, string->string.s, string->string.length, "", at);
        return regex ? term_constant(E->arena, type, value_regex(E->arena, regex)) : NULL;
    default:
        return NULL;
    }
}

static bool takes_string(const struct lang_type *type)
{
    return type->kind == LANG_ENUM || type->kind == LANG_DATE || type->kind == LANG_TIME || type->kind == LANG_REGEX;
}

/* ---- to a type ---- */

static const struct lang_term *option_as(struct elaborator *E, const struct meta *meta, const struct lang_type *type,
                                         struct lang_place at)
{
    if (meta->kind == META_NONE)
        return term_constant(E->arena, type, lang_option(E->arena, NULL));
    const struct lang_term *content = coerce(E, meta, type->element, at);
    return content ? term_unary(E->arena, LANG_SOME, type, content) : NULL;
}

static const struct lang_term *object_as(struct elaborator *E, const struct meta *meta, const struct lang_type *type,
                                         struct lang_place at)
{
    const struct lang_term **args = arena_alloc(E->arena, (type->count + 1) * sizeof *args);
    for (size_t i = 0; i < type->count; i++) {
        const struct meta *value = NULL;
        for (size_t j = 0; j < meta->object->fields.count; j++)
            if (strcmp(meta->object->fields.items[j].name, type->fields[i].name) == 0)
                value = meta->object->fields.items[j].value;
        if (!value)
            return mismatch(E, at, type, meta);
        if (!(args[i] = coerce(E, value, type->fields[i].type, at)))
            return NULL;
    }
    if (meta->object->fields.count != type->count)
        return mismatch(E, at, type, meta);
    return term_make(E->arena, LANG_MAKE_OBJECT, type, args, type->count);
}

const struct lang_term *coerce(struct elaborator *E, const struct meta *meta, const struct lang_type *type,
                               struct lang_place at)
{
    const struct lang_term *term = meta->kind == META_TERM ? meta->term : NULL;
    if (term && lang_type_equal(term->type, type))
        return term;
    if (type->kind == LANG_OPTION && (!term || term->type->kind != LANG_OPTION))
        return option_as(E, meta, type, at);
    if (term && term->type->kind == LANG_INTEGER && type->kind == LANG_REAL)
        return term_unary(E->arena, LANG_TO_REAL, type, term);
    if (meta_is_string(meta) && takes_string(type))
        return string_as(E, term->value, type, at);
    if (meta->kind == META_NAME && type->kind == LANG_ENUM)
        return enum_constant(E, meta->name, type, at);
    if (meta->kind == META_LIST && type->kind == LANG_LIST)
        return list_as(E, meta, type, at);
    if (meta->kind == META_OBJECT && type->kind == LANG_OBJECT)
        return object_as(E, meta, type, at);
    return mismatch(E, at, type, meta);
}

const struct lang_term *coerce_argument(struct elaborator *E, const struct call *call, size_t i, enum lang_kind kind)
{
    return coerce(E, call->args[i], type_plain(kind), call_place(call, i));
}

/* ---- one type for several ---- */

/* Does b have to be what decides, after a? */
static bool decides(const struct lang_type *a, bool a_is_string, const struct lang_type *b)
{
    return !a || (a->kind == LANG_INTEGER && b->kind == LANG_REAL) || (a_is_string && takes_string(b)) ||
           (b->kind == LANG_OPTION && a->kind != LANG_OPTION);
}

const struct lang_type *coerce_common(struct elaborator *E, const struct meta **metas, size_t count,
                                      struct lang_place at)
{
    const struct lang_type *type = NULL;
    bool string = false;
    for (size_t i = 0; i < count; i++) {
        if (metas[i]->kind == META_NAME || metas[i]->kind == META_NONE ||
            (metas[i]->kind == META_LIST && metas[i]->count == 0))
            continue;
        const struct lang_term *term = coerce_any(E, metas[i], at);
        if (!term)
            return NULL;
        if (decides(type, string, term->type)) {
            type = term->type;
            string = meta_is_string(metas[i]);
        }
    }
    if (!type)
        return elaborator_fail(E, at, "expected a value whose type is known, found %s",
                               count > 0 ? meta_describe(E, metas[0]) : "an empty list");
    return type;
}

/* ---- constants ---- */

const struct lang_regex *coerce_regex(struct elaborator *E, const struct meta *meta, struct lang_place at)
{
    if (!meta_is_regex(meta) && !meta_is_string(meta))
        return elaborator_expected(E, at, "a constant Regex", meta);
    const struct lang_term *term = coerce(E, meta, type_plain(LANG_REGEX), at);
    return term ? term->value->regex : NULL;
}

bool coerce_count(struct elaborator *E, const struct meta *meta, struct lang_place at, const char *what, size_t most,
                  size_t *out)
{
    bool right = meta->kind == META_TERM && meta->term->op == LANG_CONSTANT && meta->term->type->kind == LANG_INTEGER &&
                 mpz_sgn(meta->term->value->integer) >= 0 && mpz_cmp_ui(meta->term->value->integer, most) <= 0;
    if (!right)
        return elaborator_expected(E, at, what, meta);
    *out = mpz_get_ui(meta->term->value->integer);
    return true;
}
