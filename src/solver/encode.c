#include "solver/encode.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "front/lang/value.h"

#define TEXT_MOST ((size_t)32 << 20)

void encoder_release(struct encoder *encoder)
{
    vector_release(&encoder->declared);
    vector_release(&encoder->columns);
    vector_release(&encoder->classes);
    vector_release(&encoder->regexes);
    vector_release(&encoder->plain);
    arena_release(&encoder->arena);
}

struct encoder_mark encoder_mark(const struct encoder *encoder)
{
    return (struct encoder_mark){encoder->declared.count, encoder->columns.count, encoder->classes.count,
                                 encoder->plain.count,    encoder->helpers,       encoder->ambiguous};
}

void encoder_return(struct encoder *encoder, struct encoder_mark mark)
{
    encoder->declared.count = mark.declared;
    encoder->columns.count = mark.columns;
    encoder->classes.count = mark.classes;
    encoder->plain.count = mark.plain;
    encoder->helpers = mark.helpers;
    encoder->ambiguous = mark.ambiguous;
}

bool encode_refuse(struct encoder *encoder, const char *format, ...)
{
    char message[500];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    encoder->failed = true;
    return error_set(encoder->error, ERROR_INPUT, "an SMT solver cannot be asked: %s", message);
}

/* ---- symbols ---- */

void encode_name(const struct encoder *encoder, const struct lang_symbol *symbol, enum lang_side side, struct text *out)
{
    const char *index = encoder->index[side];
    if (index)
        text_addf(out, "(s%zu %s)", symbol->index, index);
    else
        text_addf(out, "s%zu", symbol->index);
}

static const char *sort_of(const struct lang_type *type)
{
    return type->kind == LANG_BOOLEAN  ? "Bool"
           : type->kind == LANG_REAL   ? "Real"
           : type->kind == LANG_STRING ? "String"
                                       : "Int";
}

void encode_bounds(struct encoder *encoder, const struct lang_symbol *symbol, struct text *out)
{
    struct text name = TEXT_INIT;
    const struct lang_type *type = symbol->type;
    encode_name(encoder, symbol, LANG_HERE, &name);
    if (type->kind == LANG_DATE || type->kind == LANG_TIME)
        text_addf(out, "(%s %s)", encode_use(encoder, type->kind == LANG_DATE ? "is_date" : "is_time"), name.s);
    else if (type->kind == LANG_ENUM || type->kind == LANG_ROW || symbol->kind == LANG_CHOICE)
        text_addf(out, "(and (<= 0 %s) (< %s %zu))", name.s, name.s,
                  type->kind == LANG_ENUM  ? type->count
                  : type->kind == LANG_ROW ? type->table->row_count
                                           : symbol->choices);
    text_release(&name);
}

void encode_declaration(struct encoder *encoder, const struct lang_symbol *symbol, bool family, struct text *out)
{
    vector_push(&encoder->declared, symbol);
    text_addf(out, "(declare-fun s%zu (%s) %s)\n", symbol->index, family ? "Int" : "", sort_of(symbol->type));
    if (family)
        return;
    struct text bounds = TEXT_INIT;
    encoder->before = out;
    encode_bounds(encoder, symbol, &bounds);
    if (bounds.length)
        text_addf(out, "(assert %s)\n", bounds.s);
    text_release(&bounds);
}

static void symbol(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    for (size_t i = encoder->declared.count; i-- > 0;)
        if (encoder->declared.items[i] == term->symbol) {
            encode_name(encoder, term->symbol, term->side, out);
            return;
        }
    encode_refuse(encoder, "'%s' is no symbol that was declared to it", term->symbol->name);
}

/* ---- terms ---- */

void encode_operand(struct encoder *encoder, const char *open, const struct lang_term *term, const char *close,
                    struct text *out)
{
    text_add(out, open);
    encode_value(encoder, term, out);
    text_add(out, close);
}

static void call(struct encoder *encoder, const char *function, const struct lang_term *term, struct text *out)
{
    text_addf(out, "(%s", function);
    for (size_t i = 0; i < term->count; i++)
        encode_operand(encoder, " ", term->args[i], "", out);
    text_add(out, ")");
}

/* Of one operand SMT-LIB's and, or, + and str.++ are not. */
static void chain(struct encoder *encoder, const char *function, const char *none, const struct lang_term *term,
                  struct text *out)
{
    if (term->count == 0)
        text_add(out, none);
    else if (term->count == 1)
        encode_value(encoder, term->args[0], out);
    else
        call(encoder, function, term, out);
}

static void swapped(struct encoder *encoder, const char *function, const struct lang_term *term, struct text *out)
{
    text_addf(out, "(%s ", function);
    encode_value(encoder, term->args[1], out);
    encode_operand(encoder, " ", term->args[0], ")", out);
}

static void number(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    switch (term->op) {
    case LANG_ADD:
        return chain(encoder, "+", "0", term, out);
    case LANG_SUBTRACT:
        return call(encoder, "-", term, out);
    case LANG_SCALE:
        return call(encoder, "*", term, out);
    case LANG_DIVIDE:
        return call(encoder, "div", term, out);
    case LANG_MODULO:
        return call(encoder, "mod", term, out);
    case LANG_ABS:
        return call(encoder, term->type->kind == LANG_REAL ? encode_use(encoder, "real_abs") : "abs", term, out);
    case LANG_TO_REAL:
        return call(encoder, "to_real", term, out);
    default:
        return call(encoder, "to_int", term, out); /* FLOOR */
    }
}

static void string(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    switch (term->op) {
    case LANG_LENGTH:
        return call(encoder, "str.len", term, out);
    case LANG_CONCAT:
        return chain(encoder, "str.++", "\"\"", term, out);
    case LANG_PREFIX:
        return swapped(encoder, "str.prefixof", term, out);
    case LANG_SUFFIX:
        return swapped(encoder, "str.suffixof", term, out);
    case LANG_CONTAINS:
        return call(encoder, "str.contains", term, out);
    case LANG_INDEX:
        return call(encoder, "str.indexof", term, out);
    case LANG_AT:
        return call(encoder, "str.at", term, out);
    case LANG_SUBSTRING:
        return call(encoder, encode_use(encoder, "slice"), term, out);
    case LANG_NUMBER_TO_STRING:
        return call(encoder, encode_use(encoder, "number_string"), term, out);
    case LANG_STRING_TO_NUMBER:
        return call(encoder, encode_use(encoder, "string_number"), term, out);
    default: /* MATCHES */
        encode_operand(encoder, "(str.in_re ", term->args[0], " ", out);
        encode_subject(encoder, term->args[0], term->args[1]->value->regex);
        encode_regex(encoder, term->args[1]->value->regex, out);
        text_add(out, ")");
    }
}

static void compare(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    bool strings = term->args[0]->type->kind == LANG_STRING;
    const char *function = term->op == LANG_LESS ? "<" : "<=";
    call(encoder, !strings ? function : term->op == LANG_LESS ? "str.<" : "str.<=", term, out);
}

static bool is_scalar(const struct lang_type *type)
{
    return type->kind != LANG_LIST && type->kind != LANG_OPTION && type->kind != LANG_OBJECT;
}

static void strict(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    switch (term->op) {
    case LANG_NOT:
        return call(encoder, "not", term, out);
    case LANG_EQUAL:
        return call(encoder, "=", term, out);
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        return compare(encoder, term, out);
    case LANG_ADD:
    case LANG_SUBTRACT:
    case LANG_SCALE:
    case LANG_DIVIDE:
    case LANG_MODULO:
    case LANG_ABS:
    case LANG_TO_REAL:
    case LANG_FLOOR:
        return number(encoder, term, out);
    case LANG_DAYS:
        return encode_value(encoder, term->args[0], out);
    case LANG_LENGTH:
    case LANG_CONCAT:
    case LANG_PREFIX:
    case LANG_SUFFIX:
    case LANG_CONTAINS:
    case LANG_INDEX:
    case LANG_AT:
    case LANG_SUBSTRING:
    case LANG_NUMBER_TO_STRING:
    case LANG_STRING_TO_NUMBER:
    case LANG_MATCHES:
        return string(encoder, term, out);
    case LANG_COVER_CLASS:
        return encode_class(encoder, term, false, out);
    case LANG_FIELD:
        return encode_column(encoder, term, false, out);
    case LANG_PRESENT: /* of a cell: all other Options have been taken apart */
        return encode_column(encoder, term->args[0], true, out);
    case LANG_THE:
        return encode_column(encoder, term->args[0], false, out);
    default:
        encode_refuse(encoder, "'%s' has no counterpart in SMT-LIB", lang_op_name(term->op));
    }
}

static bool operands_are_scalars(struct encoder *encoder, const struct lang_term *term)
{
    bool cell = term->op == LANG_PRESENT || term->op == LANG_THE;
    for (size_t i = 0; i < term->count; i++)
        if (!cell && !is_scalar(term->args[i]->type))
            return encode_refuse(encoder, "'%s' is about a List, an Option or an Object", lang_op_name(term->op));
    return true;
}

/* An atom is false where an operand is undefined; other terms are asked about where they stand in one. */
static void guarded(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    bool guard = false;
    for (size_t i = 0; i < term->count && term->type->kind == LANG_BOOLEAN; i++)
        guard = guard || encode_may_be_undefined(term->args[i]);
    if (guard)
        text_add(out, "(and");
    for (size_t i = 0; i < term->count && guard; i++)
        encode_defined(encoder, term->args[i], out);
    text_add(out, guard ? " " : "");
    strict(encoder, term, out);
    text_add(out, guard ? ")" : "");
}

/* Of items that are written out, all at once. */
static void distinct(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    const struct lang_term *list = term->args[0];
    if (list->op != LANG_MAKE_LIST || !operands_are_scalars(encoder, list)) {
        encode_refuse(encoder, "'%s' is about a List, an Option or an Object", lang_op_name(term->op));
        return;
    }
    text_add(out, "(and true");
    for (size_t i = 0; i < list->count; i++)
        encode_defined(encoder, list->args[i], out);
    if (list->count > 1) {
        text_add(out, " ");
        call(encoder, "distinct", list, out);
    }
    text_add(out, ")");
}

void encode_value(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    if (encoder->failed)
        return;
    if (out->length > TEXT_MOST) {
        encode_refuse(encoder, "the question would have more than %zu MB", TEXT_MOST >> 20);
        return;
    }
    switch (term->op) {
    case LANG_CONSTANT:
        return encode_constant(encoder, term->type, term->value, out);
    case LANG_SYMBOL:
        return symbol(encoder, term, out);
    case LANG_AND:
        return chain(encoder, "and", "true", term, out);
    case LANG_OR:
        return chain(encoder, "or", "false", term, out);
    case LANG_ITE:
        if (operands_are_scalars(encoder, term))
            call(encoder, "ite", term, out);
        return;
    case LANG_DISTINCT:
        return distinct(encoder, term, out);
    default:
        if (operands_are_scalars(encoder, term))
            guarded(encoder, term, out);
    }
}

/* (= (cover-class s) 7) that is asserted by itself: s is in that class, and nothing is said of others. */
static bool is_membership(const struct lang_term *term)
{
    return term->op == LANG_EQUAL && term->args[0]->op == LANG_COVER_CLASS && term->args[1]->op == LANG_CONSTANT &&
           !encode_may_be_undefined(term->args[0]->args[0]);
}

bool encode_formula(struct encoder *encoder, const struct lang_term *term, struct text *before, struct text *out,
                    struct error *error)
{
    struct encoder_mark mark = encoder_mark(encoder);
    size_t before_length = before->length, out_length = out->length;
    encoder->before = before;
    encoder->error = error;
    encoder->failed = false;
    if (is_membership(term))
        encode_membership(encoder, term->args[0], term->args[1]->value, out);
    else
        encode_value(encoder, term, out);
    if (!encoder->failed)
        return true;
    encoder_return(encoder, mark);
    text_cut(before, before_length);
    text_cut(out, out_length);
    return false;
}
