#include "front/lang/value.h"

#include <string.h>
#include "front/lang/sexp.h"

const struct lang_type *type_plain(enum lang_kind kind)
{
    static const struct lang_type plain[] = {
        [LANG_BOOLEAN] = {.kind = LANG_BOOLEAN}, [LANG_INTEGER] = {.kind = LANG_INTEGER},
        [LANG_REAL] = {.kind = LANG_REAL},       [LANG_STRING] = {.kind = LANG_STRING},
        [LANG_REGEX] = {.kind = LANG_REGEX},     [LANG_DATE] = {.kind = LANG_DATE},
        [LANG_TIME] = {.kind = LANG_TIME},
    };
    return &plain[kind];
}

const struct lang_type *type_of(struct arena *arena, enum lang_kind kind, const struct lang_type *element)
{
    struct lang_type *type = arena_alloc(arena, sizeof *type);
    type->kind = kind;
    type->element = element;
    return type;
}

const struct lang_type *type_with(struct arena *arena, enum lang_kind kind, const struct lang_field *fields,
                                  size_t count)
{
    struct lang_type *type = arena_alloc(arena, sizeof *type);
    struct lang_field *copy = arena_alloc(arena, (count + 1) * sizeof *copy);
    if (count > 0)
        memcpy(copy, fields, count * sizeof *copy);
    type->kind = kind;
    type->fields = copy;
    type->count = count;
    return type;
}

bool type_find(const struct lang_type *type, const char *name, size_t *index)
{
    for (*index = 0; *index < type->count; (*index)++)
        if (strcmp(type->fields[*index].name, name) == 0)
            return true;
    return false;
}

bool type_is_number(const struct lang_type *type)
{
    return type->kind == LANG_INTEGER || type->kind == LANG_REAL;
}

bool type_is_measure(const struct lang_type *type)
{
    return type_is_number(type) || type->kind == LANG_DATE || type->kind == LANG_TIME;
}

bool lang_type_equal(const struct lang_type *a, const struct lang_type *b)
{
    if (a == b)
        return true;
    if (a->kind != b->kind || a->count != b->count || a->table != b->table)
        return false;
    if (a->element && !lang_type_equal(a->element, b->element))
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->fields[i].name, b->fields[i].name) != 0 ||
            (a->fields[i].type && !lang_type_equal(a->fields[i].type, b->fields[i].type)))
            return false;
    return true;
}

static void print_fields(const struct lang_type *type, struct text *out)
{
    for (size_t i = 0; i < type->count; i++) {
        text_addf(out, " (%s ", type->fields[i].name);
        lang_print_type(type->fields[i].type, out);
        text_add_char(out, ')');
    }
}

void lang_print_type(const struct lang_type *type, struct text *out)
{
    static const char *const names[] = {
        [LANG_BOOLEAN] = "Boolean", [LANG_INTEGER] = "Integer", [LANG_REAL] = "Real",    [LANG_STRING] = "String",
        [LANG_REGEX] = "Regex",     [LANG_ENUM] = "Enum",       [LANG_DATE] = "Date",    [LANG_TIME] = "DateTime",
        [LANG_LIST] = "List",       [LANG_OPTION] = "Option",   [LANG_OBJECT] = "Object"};
    if (type->kind == LANG_ROW) {
        text_add(out, type->table->name);
        return;
    }
    bool plain = !type->element && type->kind != LANG_ENUM && type->kind != LANG_OBJECT;
    text_addf(out, plain ? "%s" : "(%s", names[type->kind]);
    if (type->element) {
        text_add_char(out, ' ');
        lang_print_type(type->element, out);
    }
    if (type->kind == LANG_OBJECT)
        print_fields(type, out);
    for (size_t i = 0; type->kind == LANG_ENUM && i < type->count; i++) {
        text_add_char(out, ' ');
        text_add(out, type->fields[i].name);
    }
    if (!plain)
        text_add_char(out, ')');
}

/* ---- characters ---- */

size_t string_length(const struct lang_value *string)
{
    size_t count = 0;
    for (size_t i = 0; i < string->string.length; i++)
        count += (string->string.s[i] & 0xc0) != 0x80;
    return count;
}

size_t string_offset(const struct lang_value *string, size_t character)
{
    size_t i = 0;
    for (; i < string->string.length; i++)
        if ((string->string.s[i] & 0xc0) != 0x80 && character-- == 0)
            break;
    return i;
}
