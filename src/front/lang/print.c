#include "front/lang/sexp.h"
#include "front/lang/value.h"

/* ---- values ---- */

static void print_items(const struct lang_value **items, size_t count, const struct lang_type *type, struct text *out)
{
    for (size_t i = 0; i < count; i++) {
        text_add_char(out, ' ');
        if (type->kind != LANG_LIST)
            text_addf(out, "(%s ", type->fields[i].name);
        lang_print_value(items[i], type->kind == LANG_LIST ? type->element : type->fields[i].type, out);
        if (type->kind != LANG_LIST)
            text_add_char(out, ')');
    }
    text_add_char(out, ')');
}

static void print_number(mpz_srcptr n, struct text *out)
{
    char *digits = mem_alloc(mpz_sizeinbase(n, 10) + 2);
    text_add(out, mpz_get_str(digits, 10, n));
    mem_free(digits);
}

void lang_print_value(const struct lang_value *value, const struct lang_type *type, struct text *out)
{
    switch (value->kind) {
    case LANG_BOOLEAN:
        text_add(out, value->boolean ? "#t" : "#f");
        break;
    case LANG_INTEGER:
        print_number(value->integer, out);
        break;
    case LANG_REAL:
        print_number(mpq_numref(value->real), out);
        text_add_char(out, '/');
        print_number(mpq_denref(value->real), out);
        break;
    case LANG_STRING:
        sexp_print_string(value->string.s, value->string.length, out);
        break;
    case LANG_REGEX:
        text_addf(out, "#rx\"%s\"", value->regex->pattern);
        break;
    case LANG_ENUM:
        text_addf(out, "'%s", type->fields[value->index].name);
        break;
    case LANG_DATE:
    case LANG_TIME:
        text_add(out, value->kind == LANG_DATE ? "(date \"" : "(datetime \"");
        moment_print(value->kind, value->integer, out);
        text_add(out, "\")");
        break;
    case LANG_LIST:
        text_add(out, "(list");
        print_items(value->list.items, value->list.count, type, out);
        break;
    case LANG_OPTION:
        text_add(out, value->option ? "(some " : "none");
        if (value->option) {
            lang_print_value(value->option, type->element, out);
            text_add_char(out, ')');
        }
        break;
    case LANG_OBJECT:
        text_add(out, "(object");
        print_items(value->list.items, value->list.count, type, out);
        break;
    case LANG_ROW:
        text_addf(out, "(row %s %zu)", type->table->name, value->index);
        break;
    }
}

/* ---- terms ---- */

static void print_object(const struct lang_term *term, struct text *out)
{
    text_add(out, "(object");
    for (size_t i = 0; i < term->count; i++) {
        text_addf(out, " (%s ", term->type->fields[i].name);
        lang_print_term(term->args[i], out);
        text_add_char(out, ')');
    }
    text_add_char(out, ')');
}

static void print_quantified(const struct lang_term *term, struct text *out)
{
    text_addf(out, "(%s (lambda (%s) ", lang_op_name(term->op), term->symbol->name);
    lang_print_term(term->args[1], out);
    text_add(out, ") ");
    lang_print_term(term->args[0], out);
    text_add_char(out, ')');
}

static void print_application(const struct lang_term *term, struct text *out)
{
    text_addf(out, "(%s", lang_op_name(term->op));
    for (size_t i = 0; i < term->count; i++) {
        text_add_char(out, ' ');
        lang_print_term(term->args[i], out);
    }
    if (term->op == LANG_FIELD)
        text_addf(out, " %s", term->args[0]->type->fields[term->index].name);
    if (term->op == LANG_COVER_CLASS)
        text_addf(out, " #rx\"%s\"", term->cover->regex->pattern);
    text_add_char(out, ')');
}

void lang_print_term(const struct lang_term *term, struct text *out)
{
    static const char *const sides[] = {"", "@1", "@2"};
    switch (term->op) {
    case LANG_CONSTANT:
        lang_print_value(term->value, term->type, out);
        break;
    case LANG_SYMBOL:
        text_addf(out, "%s%s", term->symbol->name, sides[term->side]);
        break;
    case LANG_MAKE_OBJECT:
        print_object(term, out);
        break;
    case LANG_EVERY:
    case LANG_ANY:
    case LANG_MAP:
        print_quantified(term, out);
        break;
    default:
        print_application(term, out);
        break;
    }
}

/* ---- differences ---- */

static void print_enumerate(const struct lang_difference *d, struct text *out)
{
    text_add(out, "(enumerate* (list");
    for (size_t i = 0; i < d->count; i++) {
        text_add_char(out, ' ');
        lang_print_term(d->assertions[i], out);
    }
    text_add(out, ") (list");
    for (size_t i = 0; i < d->count; i++) {
        text_add_char(out, ' ');
        lang_print_difference(d->items[i], out);
    }
    text_add(out, "))");
}

static void print_several(const struct lang_difference *d, const char *name, struct text *out)
{
    text_addf(out, "(%s", name);
    for (size_t i = 0; i < d->count; i++) {
        text_add_char(out, ' ');
        lang_print_difference(d->items[i], out);
    }
    text_add_char(out, ')');
}

static void print_relation(const struct lang_difference *d, const char *name, struct text *out)
{
    text_add(out, "(relation ");
    lang_print_term(d->subject, out);
    text_addf(out, d->distance ? " (%s " : " %s", name);
    if (d->distance) {
        lang_print_value(d->distance, type_plain(d->distance->kind), out);
        text_add_char(out, ')');
    }
    text_add_char(out, ')');
}

static void print_cover(const struct lang_difference *d, struct text *out)
{
    text_add(out, "(cover-regexp ");
    lang_print_term(d->subject, out);
    text_addf(out, " #rx\"%s\"", d->cover->regex->pattern);
    if (d->cover->options.whole_classes)
        text_add(out, " #:whole-classes #t");
    if (d->cover->options.unroll)
        text_add(out, " #:unroll #t");
    if (d->cover->options.lengths)
        text_addf(out, " #:lengths %u", d->cover->options.lengths);
    text_add_char(out, ')');
}

void lang_print_difference(const struct lang_difference *d, struct text *out)
{
    switch (d->kind) {
    case LANG_NEVER:
        text_add(out, "never");
        break;
    case LANG_ALWAYS:
        text_add(out, "always");
        break;
    case LANG_ALL_OF:
        print_several(d, "all-of", out);
        break;
    case LANG_SOME_OF:
        print_several(d, "some-of", out);
        break;
    case LANG_NOT_OF:
        print_several(d, "not", out);
        break;
    case LANG_RELATION:
        lang_print_term(d->relation, out);
        break;
    case LANG_NOT_EQUAL:
        print_relation(d, "not-equal", out);
        break;
    case LANG_DIFFERENT_LENGTHS:
        print_relation(d, "different-lengths", out);
        break;
    case LANG_NUMERIC_DISTANCE:
        print_relation(d, "numeric-distance", out);
        break;
    case LANG_AT_EDIT_DISTANCE:
        print_relation(d, "edit-distance", out);
        break;
    case LANG_COVER:
        print_cover(d, out);
        break;
    case LANG_ENUMERATE:
        print_enumerate(d, out);
        break;
    }
}
