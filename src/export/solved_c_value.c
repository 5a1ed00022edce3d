#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include "export/solved_c.h"

/* More digits than the middle between two neighbouring doubles of one size needs in practice. */
#define REAL_DIGITS 60
#define REAL_BITS 512

bool c_real(const mpq_t real, double *nearest)
{
    mpf_t f;
    mp_exp_t exponent;
    mpf_init2(f, REAL_BITS);
    mpf_set_q(f, real);
    char digits[REAL_DIGITS + 2]; /* and the sign */
    mpf_get_str(digits, &exponent, 10, REAL_DIGITS, f);
    mpf_clear(f);
    bool negative = digits[0] == '-';
    char decimal[REAL_DIGITS + 40];
    snprintf(decimal, sizeof decimal, "%s0.%se%ld", negative ? "-" : "", digits + negative, (long)exponent);
    *nearest = strtod(decimal, NULL);
    return isfinite(*nearest) && (*nearest != 0 || mpq_sgn(real) == 0);
}

static bool is_exactly(double d, const mpq_t real)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_d(q, d);
    bool same = mpq_equal(q, real);
    mpq_clear(q);
    return same;
}

/* The shortest digits that are read back as the same double. */
static void add_double(double d, struct text *out)
{
    char digits[40];
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, d);
        if (strtod(digits, NULL) == d)
            break;
    }
    text_add(out, digits);
    if (!strpbrk(digits, ".e"))
        text_add(out, ".0");
}

/* Octal escapes end by themselves; a second '?' might make a trigraph. */
static void add_string(const char *s, size_t length, struct text *out)
{
    text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\')
            text_addf(out, "\\%c", c);
        else if (c == '\n')
            text_add(out, "\\n");
        else if (c == '?' && i > 0 && s[i - 1] == '?')
            text_add(out, "\\?");
        else if (c < 0x20 || c >= 0x7f)
            text_addf(out, "\\%03o", c);
        else
            text_add_char(out, (char)c);
    }
    text_add_char(out, '"');
}

static void add_real(const struct lang_value *value, const struct c_type *type, struct text *out)
{
    double nearest;
    bool near = c_real(value->real, &nearest);
    if (type->wide || !near) {
        lang_print_json(value, type->type, out);
        return;
    }
    add_double(nearest, out);
    if (is_exactly(nearest, value->real))
        return;
    text_add(out, " /* ");
    solved_add_plain(value, type->type, out);
    text_add(out, " */");
}

static void add_integer(const struct lang_value *value, const struct c_type *type, struct text *out)
{
    if (!type->wide && mpz_cmp_si(value->integer, -9223372036854775807ll - 1) == 0) {
        text_add(out, "-9223372036854775807 - 1");
        return;
    }
    text_add(out, type->wide ? "\"" : "");
    lang_print_json(value, type->type, out);
    text_add(out, type->wide ? "\"" : "");
}

static void add_value(const struct c_type *type, const struct lang_value *value, struct text *out);

/* .has_x = true, .x_count = 2, .x = … ; what is not there stays zero. */
static void add_member(const struct c_member *member, const struct lang_value *value, struct text *out)
{
    value = solved_present(value);
    if (member->has)
        text_addf(out, ".%s = %s", member->has, value ? "true" : "false");
    if (!value)
        return;
    text_add(out, member->has ? ", " : "");
    bool list = member->type->type->kind == LANG_LIST;
    if (member->size)
        text_addf(out, ".%s = %zu", member->size, list ? value->list.count : value->string.length);
    if (list && value->list.count == 0)
        return;
    text_addf(out, "%s.%s = ", member->size ? ", " : "", member->name);
    add_value(member->type, value, out);
}

static void add_element(const struct c_member *element, const struct lang_value *value, struct text *out)
{
    if (!c_is_wrapped(element)) {
        add_value(element->type, value, out);
        return;
    }
    text_add_char(out, '{');
    add_member(element, value, out);
    text_add_char(out, '}');
}

/* A compound literal outside of functions lives as long as the program. */
static void add_list(const struct c_type *type, const struct lang_value *list, struct text *out)
{
    text_add_char(out, '(');
    c_add_element_type(type, out);
    text_cut(out, out->length - 1); /* the blank before a name */
    text_add(out, "[]){");
    for (size_t i = 0; i < list->list.count; i++) {
        text_add(out, i ? ", " : "");
        add_element(&type->members[0], list->list.items[i], out);
    }
    text_add_char(out, '}');
}

static void add_fields(const struct c_type *type, const struct lang_value *value, struct text *out)
{
    text_add_char(out, '{');
    for (size_t i = 0; i < type->count; i++) {
        text_add(out, i ? ", " : "");
        add_member(&type->members[i], solved_field(value, type->type, i), out);
    }
    text_add(out, type->count ? "}" : "0}");
}

static void add_value(const struct c_type *type, const struct lang_value *value, struct text *out)
{
    switch (value->kind) {
    case LANG_BOOLEAN:
        text_add(out, value->boolean ? "true" : "false");
        break;
    case LANG_INTEGER:
        add_integer(value, type, out);
        break;
    case LANG_REAL:
        add_real(value, type, out);
        break;
    case LANG_STRING:
        add_string(value->string.s, value->string.length, out);
        break;
    case LANG_REGEX:
        add_string(value->regex->pattern, value->regex->length, out);
        break;
    case LANG_ENUM:
        text_add(out, type->constants[value->index]);
        break;
    case LANG_DATE:
    case LANG_TIME:
        lang_print_json(value, type->type, out);
        break;
    case LANG_LIST:
        add_list(type, value, out);
        break;
    case LANG_OBJECT:
    case LANG_ROW:
        add_fields(type, value, out);
        break;
    case LANG_OPTION:
        BUG("an Option has no C type of its own");
    }
}

void c_add_input(const struct c_type *type, const struct lang_value *const *values, struct text *out)
{
    text_add(out, "    {");
    for (size_t i = 0; i < type->count; i++) {
        text_add(out, i ? ", " : "");
        add_member(&type->members[i], values[i], out);
    }
    text_add(out, type->count ? "},\n" : "0},\n");
}
