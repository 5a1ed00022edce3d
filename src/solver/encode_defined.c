/* Where terms have a value; and the functions that SMT-LIB has not. */
#include <string.h>

#include "solver/encode.h"

/* Where SMT-LIB means something else by a name, the difference is here.  Said
 * when first used: Z3 looks at every definition in every check. */
static const struct helper {
    const char *name, *rest;
} helpers[] = {
    {"is_date", "((d Int)) Bool (and (<= (- 719162) d) (<= d 2932896))"},
    {"is_time", "((t Int)) Bool (and (<= (- 62135596800) t) (< t 253402300800))"},
    {"real_abs", "((r Real)) Real (ite (>= r 0.0) r (- r))"},
    {"slice", "((s String) (from Int) (to Int)) String"
              " (ite (< from 0) (str.substr s 0 to) (str.substr s from (- to from)))"},
    {"number_string", "((n Int)) String (ite (>= n 0) (str.from_int n) (str.++ \"-\" (str.from_int (- n))))"},
    {"string_number", "((s String)) Int (ite (str.prefixof \"-\" s)"
                      " (- (str.to_int (str.substr s 1 (- (str.len s) 1)))) (str.to_int s))"},
    {"is_number", "((s String)) Bool (str.in_re s (re.++ (re.opt (str.to_re \"-\")) (re.+ (re.range \"0\" \"9\"))))"},
};
#define HELPERS (sizeof helpers / sizeof *helpers)

const char *encode_use(struct encoder *encoder, const char *name)
{
    for (size_t i = 0; i < HELPERS; i++)
        if (strcmp(helpers[i].name, name) == 0 && !(encoder->helpers & 1u << i)) {
            encoder->helpers |= 1u << i;
            text_addf(encoder->before, "(define-fun %s %s)\n", name, helpers[i].rest);
        }
    return name;
}

/* term_may_be_undefined() knows more, at the price of a simplification. */
bool encode_may_be_undefined(const struct lang_term *term)
{
    bool moment = term->type->kind == LANG_DATE || term->type->kind == LANG_TIME;
    switch (term->op) {
    case LANG_CONSTANT:
    case LANG_SYMBOL:
        return false;
    case LANG_ITE:
        return term->type->kind != LANG_BOOLEAN &&
               (encode_may_be_undefined(term->args[1]) || encode_may_be_undefined(term->args[2]));
    case LANG_AT:
    case LANG_STRING_TO_NUMBER:
    case LANG_COVER_CLASS:
    case LANG_THE:
        return term->type->kind != LANG_BOOLEAN;
    case LANG_ADD:
    case LANG_SUBTRACT:
        if (moment)
            return true;
        break;
    case LANG_DIVIDE:
    case LANG_MODULO:
        if (term->args[1]->op != LANG_CONSTANT || mpz_sgn(term->args[1]->value->integer) == 0)
            return true;
        break;
    default:
        break;
    }
    bool any = false;
    for (size_t i = 0; i < term->count && term->type->kind != LANG_BOOLEAN; i++)
        any = any || encode_may_be_undefined(term->args[i]);
    return any;
}

static void add_branch(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    text_add(out, " (and true");
    encode_defined(encoder, term, out);
    text_add(out, ")");
}

static void add_helped(struct encoder *encoder, const char *helper, const struct lang_term *term, struct text *out)
{
    text_addf(out, " (%s ", encode_use(encoder, helper));
    encode_operand(encoder, "", term, ")", out);
}

/* Conditions, each with a space before it: together they say that the term is defined. */
void encode_defined(struct encoder *encoder, const struct lang_term *term, struct text *out)
{
    if (encoder->failed || !encode_may_be_undefined(term))
        return;
    if (term->op == LANG_ITE) {
        encode_operand(encoder, " (ite ", term->args[0], "", out);
        add_branch(encoder, term->args[1], out);
        add_branch(encoder, term->args[2], out);
        text_add(out, ")");
        return;
    }
    for (size_t i = 0; i < term->count; i++)
        encode_defined(encoder, term->args[i], out);
    if (term->op == LANG_DIVIDE || term->op == LANG_MODULO)
        encode_operand(encoder, " (not (= 0 ", term->args[1], "))", out);
    else if (term->op == LANG_STRING_TO_NUMBER)
        add_helped(encoder, "is_number", term->args[0], out);
    else if (term->op == LANG_COVER_CLASS) {
        text_add(out, " ");
        encode_class(encoder, term, true, out);
    } else if (term->op == LANG_THE) {
        text_add(out, " ");
        encode_column(encoder, term->args[0], true, out);
    } else if (term->op == LANG_AT) {
        encode_operand(encoder, " (<= 0 ", term->args[1], ")", out);
        encode_operand(encoder, " (< ", term->args[1], "", out);
        encode_operand(encoder, " (str.len ", term->args[0], "))", out);
    } else if (term->type->kind == LANG_DATE || term->type->kind == LANG_TIME)
        add_helped(encoder, term->type->kind == LANG_DATE ? "is_date" : "is_time", term, out);
}
