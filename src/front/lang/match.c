#include "front/lang/meta.h"

#include <string.h>

/* 1: it matches and the names are bound; 0: it does not; -1: an error. */
static int fits(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame);

static bool is_rest(const struct sexp **patterns, size_t count, size_t i)
{
    return i + 1 < count && sexp_is(patterns[i + 1], "...");
}

static int fits_rest(struct elaborator *E, const struct sexp **patterns, size_t count, const struct meta *rest,
                     struct frame *frame)
{
    if (count != 2 || patterns[0]->kind != SEXP_SYMBOL) {
        elaborator_found(E, patterns[0], "a name before '...' at the end of a pattern");
        return -1;
    }
    return fits(E, patterns[0], rest, frame);
}

static int fits_items(struct elaborator *E, const struct sexp **patterns, size_t count, const struct meta **items,
                      size_t item_count, struct frame *frame)
{
    for (size_t i = 0; i < count; i++) {
        if (is_rest(patterns, count, i))
            return item_count < i
                       ? 0
                       : fits_rest(E, patterns + i, count - i, meta_list(E, items + i, item_count - i), frame);
        int result = i < item_count ? fits(E, patterns[i], items[i], frame) : 0;
        if (result != 1)
            return result;
    }
    return count == item_count;
}

/* ---- regexes ---- */

/* The paper's unions and concatenations have two parts: the second is the rest. */
static bool pair_up(struct elaborator *E, struct regex_shape *shape, struct lang_place at)
{
    bool several = strcmp(shape->kind, "re-union") == 0 || strcmp(shape->kind, "re++") == 0;
    if (!several || shape->count <= 2)
        return true;
    shape->parts[1] = regex_join(E, shape->kind, shape->parts + 1, shape->count - 1, at);
    shape->count = 2;
    return shape->parts[1] != NULL;
}

static int fits_regex(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    const struct lang_regex *regex = coerce_regex(E, value, pattern->at);
    struct regex_shape shape;
    if (!regex || !regex_shape(E, regex, pattern->at, &shape))
        return -1;
    if (!shape.kind || !sexp_is(pattern->items[0], shape.kind))
        return 0;
    if (pattern->count == 3 && !sexp_is(pattern->items[2], "...") && !pair_up(E, &shape, pattern->at))
        return -1;
    return fits_items(E, pattern->items + 1, pattern->count - 1, shape.parts, shape.count, frame);
}

/* ---- patterns with a name ---- */

static int fits_any(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    struct binding *before = frame->first;
    int result = 0;
    for (size_t i = 1; i < pattern->count && result == 0; i++) {
        frame->first = before;
        result = fits(E, pattern->items[i], value, frame);
    }
    return result;
}

static int fits_all(struct elaborator *E, const struct sexp *pattern, size_t from, const struct meta *value,
                    struct frame *frame)
{
    int result = 1;
    for (size_t i = from; i < pattern->count && result == 1; i++)
        result = fits(E, pattern->items[i], value, frame);
    return result;
}

static int fits_not(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    int result = fits_any(E, pattern, value, frame_new(E, frame));
    return result < 0 ? result : !result;
}

static int fits_test(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    const struct meta *test = pattern->count > 1 ? core_evaluate(E, pattern->items[1], frame) : NULL;
    const struct meta *holds = test ? apply_one(E, test, value, pattern->at) : NULL;
    if (pattern->count < 2)
        elaborator_found(E, pattern, "(? function pattern …)");
    if (!holds)
        return -1;
    if (holds->kind != META_TERM || holds->term->op != LANG_CONSTANT || holds->term->type->kind != LANG_BOOLEAN) {
        elaborator_expected(E, pattern->at, "#t or #f", holds);
        return -1;
    }
    return holds->term->value->boolean ? fits_all(E, pattern, 2, value, frame) : 0;
}

static int fits_cons(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    if (pattern->count != 3) {
        elaborator_found(E, pattern, "(cons first rest)");
        return -1;
    }
    if (value->kind != META_LIST || value->count == 0)
        return 0;
    int result = fits(E, pattern->items[1], value->items[0], frame);
    return result == 1 ? fits(E, pattern->items[2], meta_list(E, value->items + 1, value->count - 1), frame) : result;
}

static int fits_equal(struct elaborator *E, const struct sexp *pattern, const struct meta *value)
{
    const struct meta *data = core_quote(E, pattern);
    if (!data)
        return -1;
    /* a constant of an Enum is matched by its name */
    if (data->kind == META_NAME && value->kind == META_TERM && value->term->op == LANG_CONSTANT &&
        value->term->type->kind == LANG_ENUM)
        return strcmp(data->name, value->term->type->fields[value->term->value->index].name) == 0;
    return meta_equal(data, value);
}

static int fits_named(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    const char *name = pattern->items[0]->text;
    if (strcmp(name, "quote") == 0 && pattern->count == 2)
        return fits_equal(E, pattern->items[1], value);
    if (strcmp(name, "or") == 0)
        return fits_any(E, pattern, value, frame);
    if (strcmp(name, "and") == 0)
        return fits_all(E, pattern, 1, value, frame);
    if (strcmp(name, "not") == 0)
        return fits_not(E, pattern, value, frame);
    if (strcmp(name, "?") == 0)
        return fits_test(E, pattern, value, frame);
    if (strcmp(name, "cons") == 0)
        return fits_cons(E, pattern, value, frame);
    if (strcmp(name, "list") == 0)
        return value->kind == META_LIST
                   ? fits_items(E, pattern->items + 1, pattern->count - 1, value->items, value->count, frame)
                   : 0;
    if (regex_is_shape(name) && (meta_is_regex(value) || meta_is_string(value)))
        return fits_regex(E, pattern, value, frame);
    /* data that begins with that name */
    if (value->kind != META_LIST || value->count == 0 || value->items[0]->kind != META_NAME ||
        strcmp(value->items[0]->name, name) != 0)
        return 0;
    return fits_items(E, pattern->items + 1, pattern->count - 1, value->items + 1, value->count - 1, frame);
}

static int fits(struct elaborator *E, const struct sexp *pattern, const struct meta *value, struct frame *frame)
{
    if (pattern->kind == SEXP_SYMBOL) {
        if (strcmp(pattern->text, "_") != 0)
            frame_bind(E, frame, pattern->text, value, pattern->at);
        return 1;
    }
    if (pattern->kind != SEXP_LIST)
        return fits_equal(E, pattern, value);
    if (pattern->count > 0 && pattern->items[0]->kind == SEXP_SYMBOL && !is_rest(pattern->items, pattern->count, 0))
        return fits_named(E, pattern, value, frame);
    return value->kind == META_LIST ? fits_items(E, pattern->items, pattern->count, value->items, value->count, frame)
                                    : 0;
}

const struct meta *match_evaluate(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count < 3)
        return elaborator_found(E, form, "(match value [pattern result] …)");
    const struct meta *value = core_evaluate(E, form->items[1], frame);
    for (size_t i = 2; value && i < form->count; i++) {
        const struct sexp *clause = form->items[i];
        if (clause->kind != SEXP_LIST || clause->count < 2)
            return elaborator_found(E, clause, "a clause [pattern result]");
        struct frame *inner = frame_new(E, frame);
        int result = fits(E, clause->items[0], value, inner);
        if (result < 0)
            return NULL;
        if (result == 1)
            return core_body(E, clause->items + 1, clause->count - 1, clause->at, frame_new(E, inner));
    }
    return value ? elaborator_expected(E, form->items[1]->at, "a value that a clause of 'match' fits", value) : NULL;
}
