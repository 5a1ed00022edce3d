#include "front/lang/value.h"

#include <stdio.h>

static void print_integer(const mpz_t n, struct text *out)
{
    char *digits = mem_alloc(mpz_sizeinbase(n, 10) + 2);
    text_add(out, mpz_get_str(digits, 10, n));
    mem_free(digits);
}

/* JSON text may hold any character, NUL too; text_add_json ends at one. */
static void print_string(const char *s, size_t length, struct text *out)
{
    text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\')
            text_addf(out, "\\%c", c);
        else if (c == '\n')
            text_add(out, "\\n");
        else if (c == '\t')
            text_add(out, "\\t");
        else if (c == '\r')
            text_add(out, "\\r");
        else if (c < 0x20 || c == 0x7f)
            text_addf(out, "\\u%04x", c);
        else
            text_add_char(out, (char)c);
    }
    text_add_char(out, '"');
}

static bool is_absent(const struct lang_value *value)
{
    return value->kind == LANG_OPTION && !value->option;
}

static void print_key(const char *name, bool *first, struct text *out)
{
    if (!*first)
        text_add_char(out, ',');
    *first = false;
    text_add_json(out, name);
    text_add_char(out, ':');
}

static void print_fields(const struct lang_value **values, const struct lang_type *type, struct text *out)
{
    bool first = true;
    text_add_char(out, '{');
    for (size_t i = 0; i < type->count; i++) {
        if (is_absent(values[i]))
            continue;
        print_key(type->fields[i].name, &first, out);
        lang_print_json(values[i], type->fields[i].type, out);
    }
    text_add_char(out, '}');
}

static void print_list(const struct lang_value *list, const struct lang_type *type, struct text *out)
{
    text_add_char(out, '[');
    for (size_t i = 0; i < list->list.count; i++) {
        if (i > 0)
            text_add_char(out, ',');
        lang_print_json(list->list.items[i], type->element, out);
    }
    text_add_char(out, ']');
}

static void print_real(const mpq_t q, struct text *out)
{
    text_add_char(out, '"');
    print_integer(mpq_numref(q), out);
    text_add_char(out, '/');
    print_integer(mpq_denref(q), out);
    text_add_char(out, '"');
}

void lang_print_json(const struct lang_value *value, const struct lang_type *type, struct text *out)
{
    switch (value->kind) {
    case LANG_BOOLEAN:
        text_add(out, value->boolean ? "true" : "false");
        break;
    case LANG_INTEGER:
        print_integer(value->integer, out);
        break;
    case LANG_REAL:
        print_real(value->real, out);
        break;
    case LANG_STRING:
        print_string(value->string.s, value->string.length, out);
        break;
    case LANG_REGEX:
        print_string(value->regex->pattern, value->regex->length, out);
        break;
    case LANG_ENUM:
        text_add_json(out, type->fields[value->index].name);
        break;
    case LANG_DATE:
    case LANG_TIME:
        text_add_char(out, '"');
        moment_print(value->kind, value->integer, out);
        text_add_char(out, '"');
        break;
    case LANG_LIST:
        print_list(value, type, out);
        break;
    case LANG_OPTION:
        if (value->option)
            lang_print_json(value->option, type->element, out);
        else
            text_add(out, "null");
        break;
    case LANG_OBJECT:
        print_fields(value->list.items, type, out);
        break;
    case LANG_ROW:
        print_fields(type->table->cells + value->index * type->count, type, out);
        break;
    }
}

bool lang_print_solution(const struct lang_block *block, const struct lang_value *const *solution, struct text *out,
                         struct error *error)
{
    struct arena arena = ARENA_INIT;
    bool first = true, right = true;
    text_add_char(out, '{');
    for (size_t i = 0; i < block->variable_count && right; i++) {
        const struct lang_variable *variable = &block->variables[i];
        const struct lang_value *value = lang_evaluate(&arena, variable->value, solution, NULL, error);
        right = value || error->kind == ERROR_NONE;
        if (!value || is_absent(value))
            continue;
        print_key(variable->name, &first, out);
        lang_print_json(value, variable->value->type, out);
    }
    text_add_char(out, '}');
    arena_release(&arena);
    return right;
}
