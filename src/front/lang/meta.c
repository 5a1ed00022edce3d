#include "front/lang/meta.h"

#include <string.h>

#define DESCRIBE_MOST 60

struct lang_place call_place(const struct call *call, size_t argument)
{
    return call->nodes ? call->nodes[argument]->at : call->at;
}

/* ---- messages ---- */

void *elaborator_fail(struct elaborator *E, struct lang_place at, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    error_set(E->error, ERROR_INPUT, "%s:%d:%d: %s", E->program->path, at.line, at.column, message.s);
    text_release(&message);
    return NULL;
}

void *elaborator_expected(struct elaborator *E, struct lang_place at, const char *what, const struct meta *found)
{
    return elaborator_fail(E, at, "expected %s, found %s", what, meta_describe(E, found));
}

void *elaborator_found(struct elaborator *E, const struct sexp *found, const char *what)
{
    struct text text = TEXT_INIT;
    sexp_describe(found, &text);
    elaborator_fail(E, found->at, "expected %s, found %s", what, text.s);
    text_release(&text);
    return NULL;
}

/* ---- making ---- */

struct meta *meta_make(struct elaborator *E, enum meta_kind kind)
{
    struct meta *meta = arena_alloc(E->arena, sizeof *meta);
    meta->kind = kind;
    return meta;
}

const struct meta *meta_term(struct elaborator *E, const struct lang_term *term, struct lang_place at)
{
    if (!term)
        return NULL;
    if (term_too_large(term))
        return elaborator_fail(E, at, "this expression grows to more than %d parts or %d levels", TERM_SIZE_MOST,
                               TERM_DEPTH_MOST);
    struct meta *meta = meta_make(E, META_TERM);
    meta->term = term_placed(E->arena, term, at);
    return meta;
}

const struct meta *meta_boolean(struct elaborator *E, bool b)
{
    struct meta *meta = meta_make(E, META_TERM);
    meta->term = term_boolean(E->arena, b);
    return meta;
}

const struct meta *meta_list(struct elaborator *E, const struct meta **items, size_t count)
{
    struct meta *meta = meta_make(E, META_LIST);
    meta->items = arena_alloc(E->arena, (count + 1) * sizeof *items);
    if (count > 0)
        memcpy(meta->items, items, count * sizeof *items);
    meta->count = count;
    return meta;
}

const struct meta *meta_name(struct elaborator *E, const char *name)
{
    struct meta *meta = meta_make(E, META_NAME);
    meta->name = name;
    return meta;
}

/* ---- looking at ---- */

bool meta_is_function(const struct meta *meta)
{
    return meta->kind >= META_CLOSURE;
}

static bool is_constant(const struct meta *meta, enum lang_kind kind)
{
    return meta->kind == META_TERM && meta->term->op == LANG_CONSTANT && meta->term->type->kind == kind;
}

bool meta_is_string(const struct meta *meta)
{
    return is_constant(meta, LANG_STRING);
}

bool meta_is_regex(const struct meta *meta)
{
    return is_constant(meta, LANG_REGEX);
}

bool meta_has_blank(const struct meta *meta)
{
    if (meta->kind == META_TERM)
        return !meta->term->closed;
    if (meta->kind == META_OBJECT) {
        for (size_t i = 0; i < meta->object->fields.count; i++)
            if (meta_has_blank(meta->object->fields.items[i].value))
                return true;
        return meta->object->open;
    }
    for (size_t i = 0; meta->kind == META_LIST && i < meta->count; i++)
        if (meta_has_blank(meta->items[i]))
            return true;
    return false;
}

bool meta_equal(const struct meta *a, const struct meta *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == META_NAME)
        return strcmp(a->name, b->name) == 0;
    if (a->kind == META_NONE)
        return true;
    if (a->kind == META_TERM)
        return a->term->op == LANG_CONSTANT && b->term->op == LANG_CONSTANT &&
               a->term->value->kind == b->term->value->kind && lang_value_equal(a->term->value, b->term->value);
    if (a->kind != META_LIST || a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (!meta_equal(a->items[i], b->items[i]))
            return false;
    return true;
}

/* ---- describing ---- */

static void describe_term(const struct lang_term *term, struct text *out)
{
    lang_print_type(term->type, out);
    text_add_char(out, ' ');
    lang_print_term(term, out);
}

static const char *function_name(const struct meta *meta)
{
    return meta->builtin ? meta->builtin->name : meta->callee ? function_name(meta->callee) : meta->name;
}

static void describe_function(const struct meta *meta, struct text *out)
{
    const char *name = function_name(meta);
    text_add(out, name ? "the function '" : "a function");
    if (name)
        text_addf(out, "%s'", name);
    if (meta->kind == META_SECTION)
        text_add(out, ", which lacks an argument");
}

static void describe(const struct meta *meta, struct text *out)
{
    switch (meta->kind) {
    case META_TERM:
        describe_term(meta->term, out);
        break;
    case META_TYPE:
        text_add(out, "the type ");
        lang_print_type(meta->type, out);
        break;
    case META_TABLE:
        text_addf(out, "the table '%s'", meta->table->name);
        break;
    case META_NAME:
        text_addf(out, "the name '%s", meta->name);
        break;
    case META_KEYWORD:
        text_addf(out, "the keyword #:%s", meta->name);
        break;
    case META_NONE:
        text_add(out, "none");
        break;
    case META_LIST:
        text_addf(out, "a list of %zu", meta->count);
        break;
    case META_OBJECT:
        text_addf(out, "the Object '%s'", meta->object->name);
        break;
    case META_DIFFERENCE:
        text_add(out, "the difference ");
        lang_print_difference(meta->difference, out);
        break;
    default:
        describe_function(meta, out);
        break;
    }
}

const char *meta_describe(struct elaborator *E, const struct meta *meta)
{
    struct text text = TEXT_INIT;
    describe(meta, &text);
    if (text.length > DESCRIBE_MOST) {
        size_t length = DESCRIBE_MOST;
        while ((text.s[length] & 0xc0) == 0x80)
            length--;
        text_cut(&text, length);
        text_add(&text, "…");
    }
    const char *copy = arena_strdup(E->arena, text.s);
    text_release(&text);
    return copy;
}
