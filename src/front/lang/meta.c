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

/* ---- limits: what a program may cost while it is read ---- */

/* Enough for any coverage of a large structure; a recursion without end is
 * told at once, before memory or the stack runs out. */
#define STEPS_MOST 1000000
#define DEPTH_MOST 6000
#define META_SIZE_MOST 200000
#define META_DEPTH_MOST 1000
#define STRING_MOST 1000000
#define DIGITS_MOST 10000
#define COPIES_OF_STEP 32

bool elaborator_enter(struct elaborator *E, struct lang_place at)
{
    if (++E->steps > STEPS_MOST)
        return elaborator_fail(E, at, "this program needs more than %d steps: does a recursion end?", STEPS_MOST);
    if (E->depth >= DEPTH_MOST)
        return elaborator_fail(E, at, "calls are nested more than %d deep: does this recursion end?", DEPTH_MOST);
    E->depth++;
    return true;
}

void elaborator_leave(struct elaborator *E)
{
    E->depth--;
}

void meta_measure(struct meta *meta, const struct meta **items, size_t count)
{
    meta->size += 1;
    for (size_t i = 0; i < count; i++) {
        meta->size += items[i]->size + 1;
        if (items[i]->depth >= meta->depth)
            meta->depth = items[i]->depth + 1;
    }
}

const struct meta *meta_limited(struct elaborator *E, const struct meta *meta, struct lang_place at)
{
    if (meta && (meta->size > META_SIZE_MOST || meta->depth > META_DEPTH_MOST))
        return elaborator_fail(E, at, "this value grows to more than %d parts or %d levels", META_SIZE_MOST,
                               META_DEPTH_MOST);
    return meta;
}

static bool constant_too_large(struct elaborator *E, const struct lang_term *term)
{
    if (term->op != LANG_CONSTANT)
        return false;
    const struct lang_value *value = term->value;
    size_t size = 0;
    if (value->kind == LANG_STRING)
        size = value->string.length;
    if (value->kind == LANG_INTEGER)
        size = mpz_sizeinbase(value->integer, 10) * (STRING_MOST / DIGITS_MOST);
    if (value->kind == LANG_REAL)
        size = (mpz_sizeinbase(mpq_numref(value->real), 10) + mpz_sizeinbase(mpq_denref(value->real), 10)) *
               (STRING_MOST / DIGITS_MOST);
    E->steps += size / 1024;
    return size > STRING_MOST;
}

/* ---- making ---- */

struct meta *meta_make(struct elaborator *E, enum meta_kind kind)
{
    struct meta *meta = arena_alloc(E->arena, sizeof *meta);
    E->steps++;
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
    if (constant_too_large(E, term))
        return elaborator_fail(E, at, "this value grows to more than %d characters or %d digits", STRING_MOST,
                               DIGITS_MOST);
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
    meta_measure(meta, items, count);
    E->steps += count / COPIES_OF_STEP;
    return meta;
}

const struct meta *meta_waiting(struct elaborator *E, enum meta_kind kind, const struct meta *callee,
                                const struct meta **items, size_t count)
{
    struct meta *meta = (struct meta *)meta_list(E, items, count);
    meta->kind = kind;
    meta->callee = callee;
    meta_measure(meta, &callee, 1);
    return meta;
}

const struct meta *meta_name(struct elaborator *E, const char *name)
{
    struct meta *meta = meta_make(E, META_NAME);
    meta->name = name;
    return meta;
}

const struct meta *keyword_with(struct elaborator *E, const char *name, const struct meta *value)
{
    struct meta *meta = (struct meta *)meta_list(E, &value, 1);
    meta->kind = META_KEYWORD;
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

/* In which of two inputs a symbol stands, as in r@1, is nothing that a program says: it is left out.  Strings stay. */
static void add_without_sides(const char *printed, struct text *out)
{
    bool quoted = false;
    for (const char *c = printed; *c; c++) {
        if (*c == '\\' && quoted && c[1]) {
            text_add_char(out, *c++);
        } else if (*c == '"') {
            quoted = !quoted;
        } else if (!quoted && c[0] == '@' && (c[1] == '1' || c[1] == '2') && (!c[2] || c[2] == ' ' || c[2] == ')')) {
            c++;
            continue;
        }
        text_add_char(out, *c);
    }
}

static void describe_term(const struct lang_term *term, struct text *out)
{
    struct text printed = TEXT_INIT;
    lang_print_type(term->type, out);
    text_add_char(out, ' ');
    lang_print_term(term, &printed);
    add_without_sides(printed.s, out);
    text_release(&printed);
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
