/* What must be the same, of values of any kind. */
#include <ctype.h>
#include <string.h>

#include "cli/law_writing.h"

/* "same_tc_code" */
static void add_same_name(const struct type *type, struct text *out)
{
    text_add(out, "same_");
    for (const char *at = type->name; *at; at++)
        text_add_char(out, isalnum((unsigned char)*at) ? *at : '_');
}

static void add_same_members(const struct type *type, const char *path, struct text *out)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        char *member = mem_format("%s%s%s", path, *path ? "." : "", field->name);
        if (i)
            text_add(out, " &&\n           ");
        if (field->type->kind == TYPE_STRUCT)
            add_same_members(field->type, member, out);
        else if (field->type->kind == TYPE_ARRAY && strcmp(field->type->target->name, "char") == 0)
            text_addf(out, "strncmp(one->%s, other->%s, sizeof one->%s) == 0", member, member, member);
        else if (field->type->kind == TYPE_ARRAY)
            text_addf(out, "memcmp(one->%s, other->%s, sizeof one->%s) == 0", member, member, member);
        else
            text_addf(out, "one->%s == other->%s", member, member);
        mem_free(member);
    }
}

void law_write_same(const struct type *type, struct text *out)
{
    text_add(out, "\nstatic bool ");
    add_same_name(type, out);
    text_addf(out, "(const %s *one, const %s *other)\n{\n    return ", type->name, type->name);
    add_same_members(type, "", out);
    text_add(out, ";\n}\n");
}

static void write_equal(const struct operation *equal, const struct law_value *value, const struct place *one,
                        const struct place *other, struct text *out)
{
    struct law_value passed = *value;
    passed.is_address = equal->function->parameters[0].type->kind == TYPE_POINTER;
    text_addf(out, "%s(", equal->function->name);
    step_write_value(&passed, one, out);
    text_add(out, ", ");
    step_write_value(&passed, other, out);
    text_add(out, ")");
}

static void write_same_struct(const struct law_value *value, const struct place *one, const struct place *other,
                              struct text *out)
{
    add_same_name(value->type, out);
    text_addf(out, "(%s%s, %s%s)", one->is_address ? "" : "&", one->name, other->is_address ? "" : "&", other->name);
}

void same_write(const struct operations *operations, const struct law_value *value, const struct place *one,
                const struct place *other, struct text *out)
{
    const struct operation *equal =
        value->kind == LAW_STRUCT || value->kind == LAW_OBJECT ? law_equal(operations, value->type) : NULL;
    const struct operation *compare = value->kind == LAW_STRUCT ? law_compare(operations, value->type) : NULL;
    if (equal)
        write_equal(equal, value, one, other, out);
    else if (compare) {
        write_equal(compare, value, one, other, out);
        text_add(out, " == 0");
    } else if (value->kind == LAW_NUMBER && one->type != value->type)
        text_addf(out, "(%s)%s == %s", value->type->name, one->name, other->name);
    else if (value->kind == LAW_NUMBER)
        text_addf(out, "%s == %s", one->name, other->name);
    else if (value->kind == LAW_STRUCT)
        write_same_struct(value, one, other, out);
    else if (value->kind == LAW_TEXT)
        text_addf(out, "strcmp(%s, %s) == 0", one->name, other->name);
    else
        text_addf(out, "%s == (size_t)%s && memcmp(%s, %s, %s * sizeof *%s) == 0", one->length, other->length,
                  one->name, other->name, other->length, one->name);
}
