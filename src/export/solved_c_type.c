#include <stdlib.h>
#include <string.h>
#include "export/solved_c.h"

/* ---- from types ---- */

struct making {
    struct arena *arena;
    VECTOR(struct c_type *) shared; /* enums, rows and objects: one C type for all places */
};

static struct c_type *type_of(struct making *making, const struct lang_type *type);

static struct c_member member_of(struct making *making, const char *source, const struct lang_type *type)
{
    struct c_member member = {.source = source, .optional = type->kind == LANG_OPTION};
    while (type->kind == LANG_OPTION)
        type = type->element;
    member.type = type_of(making, type);
    return member;
}

static struct c_type *known(const struct making *making, const struct lang_type *type)
{
    for (size_t i = 0; i < making->shared.count; i++)
        if (lang_type_equal(making->shared.items[i]->type, type))
            return making->shared.items[i];
    return NULL;
}

static struct c_type *new_type(struct making *making, const struct lang_type *type, size_t count)
{
    struct c_type *made = arena_alloc(making->arena, sizeof *made);
    *made = (struct c_type){.type = type, .count = count};
    made->members = arena_alloc(making->arena, count * sizeof *made->members);
    return made;
}

static struct c_type *struct_of(struct making *making, const struct lang_type *type)
{
    struct c_type *made = known(making, type);
    if (made)
        return made;
    made = new_type(making, type, type->kind == LANG_ENUM ? 0 : type->count);
    for (size_t i = 0; i < made->count; i++)
        made->members[i] = member_of(making, type->fields[i].name, type->fields[i].type);
    vector_push(&making->shared, made);
    return made;
}

static struct c_type *type_of(struct making *making, const struct lang_type *type)
{
    if (type->kind == LANG_OBJECT || type->kind == LANG_ROW || type->kind == LANG_ENUM)
        return struct_of(making, type);
    struct c_type *made = new_type(making, type, type->kind == LANG_LIST ? 1 : 0);
    if (type->kind == LANG_LIST)
        made->members[0] = member_of(making, "value", type->element);
    return made;
}

struct c_type *c_type_of_block(struct arena *arena, const struct lang_block *block)
{
    struct making making = {.arena = arena};
    struct lang_type *object = arena_alloc(arena, sizeof *object);
    *object = (struct lang_type){.kind = LANG_OBJECT, .count = block->variable_count};
    struct c_type *made = new_type(&making, object, block->variable_count);
    for (size_t i = 0; i < block->variable_count; i++)
        made->members[i] = member_of(&making, block->variables[i].name, block->variables[i].value->type);
    vector_release(&making.shared);
    return made;
}

/* ---- from values ---- */

static void see_member(struct c_member *member, const struct lang_value *value)
{
    struct c_type *type = member->type;
    value = solved_present(value);
    member->optional |= !value;
    if (!value)
        return;
    double nearest;
    switch (type->type->kind) {
    case LANG_INTEGER:
        type->wide |= mpz_cmp_si(value->integer, 9223372036854775807ll) > 0 ||
                      mpz_cmp_si(value->integer, -9223372036854775807ll - 1) < 0;
        break;
    case LANG_REAL:
        type->wide |= !c_real(value->real, &nearest);
        break;
    case LANG_STRING:
        type->nul |= memchr(value->string.s, '\0', value->string.length) != NULL;
        break;
    case LANG_LIST:
        for (size_t i = 0; i < value->list.count; i++)
            see_member(&type->members[0], value->list.items[i]);
        break;
    case LANG_OBJECT:
    case LANG_ROW:
        for (size_t i = 0; i < type->count; i++)
            see_member(&type->members[i], solved_field(value, type->type, i));
        break;
    default:
        break;
    }
}

void c_type_see(struct c_type *type, const struct lang_value *const *values)
{
    for (size_t i = 0; i < type->count; i++)
        see_member(&type->members[i], values[i]);
}

bool c_is_wrapped(const struct c_member *element)
{
    return element->optional || element->type->type->kind == LANG_LIST || element->type->nul;
}

/* ---- names ---- */

static void name_company(struct arena *arena, struct c_names *names, struct c_member *member)
{
    if (member->optional)
        member->has = c_identifier(arena, names, arena_format(arena, "has_%s", member->name));
    if (member->type->type->kind == LANG_LIST)
        member->size = c_identifier(arena, names, arena_format(arena, "%s_count", member->name));
    else if (member->type->nul)
        member->size = c_identifier(arena, names, arena_format(arena, "%s_length", member->name));
}

static void name_constants(struct arena *arena, struct c_names *file, struct c_type *type)
{
    type->constants = arena_alloc(arena, type->type->count * sizeof *type->constants);
    for (size_t i = 0; i < type->type->count; i++)
        type->constants[i] =
            c_identifier(arena, file, arena_format(arena, "%s_%s", type->tag, type->type->fields[i].name));
}

void c_type_name(struct arena *arena, struct c_names *file, struct c_type *type, const char *tag)
{
    if (type->tag)
        return; /* by its first place */
    struct c_names members = {MAP_INIT};
    if (type->type->kind == LANG_ENUM || type->count > 0 || type->type->kind == LANG_OBJECT)
        type->tag = c_identifier(arena, file, tag);
    if (type->type->kind == LANG_ENUM)
        name_constants(arena, file, type);
    for (size_t i = 0; i < type->count; i++) /* before the company: they keep their names */
        type->members[i].name = c_identifier(arena, &members, type->members[i].source);
    for (size_t i = 0; i < type->count; i++) {
        struct c_member *member = &type->members[i];
        name_company(arena, &members, member);
        c_type_name(arena, file, member->type, arena_format(arena, "%s_%s", type->tag, member->name));
    }
    map_release(&members.taken);
}

/* ---- declarations ---- */

static void add_type(const struct c_type *type, struct text *out)
{
    switch (type->type->kind) {
    case LANG_BOOLEAN:
        text_add(out, "bool ");
        break;
    case LANG_INTEGER:
        text_add(out, type->wide ? "const char *" : "long long ");
        break;
    case LANG_REAL:
        text_add(out, type->wide ? "const char *" : "double ");
        break;
    case LANG_ENUM:
        text_addf(out, "enum %s ", type->tag);
        break;
    case LANG_OBJECT:
    case LANG_ROW:
        text_addf(out, "struct %s ", type->tag);
        break;
    case LANG_LIST:
        c_add_element_type(type, out);
        text_add_char(out, '*');
        break;
    default: /* String, Date, DateTime, Regex */
        text_add(out, "const char *");
    }
}

void c_add_element_type(const struct c_type *list, struct text *out)
{
    size_t start = out->length;
    text_add(out, "const ");
    if (c_is_wrapped(&list->members[0]))
        text_addf(out, "struct %s ", list->tag);
    else
        add_type(list->members[0].type, out);
    if (out->s[out->length - 1] != '*')
        return;
    text_cut(out, start); /* the pointer is what is constant here */
    text_add(out, "const char *const ");
}

/* What it is, or what its elements are. */
static const struct c_type *innermost(const struct c_type *type)
{
    while (type->type->kind == LANG_LIST && !c_is_wrapped(&type->members[0]))
        type = type->members[0].type;
    return type;
}

static void add_remark(const struct c_member *member, struct text *out)
{
    const struct c_type *type = innermost(member->type);
    struct text remark = TEXT_INIT;
    if (strcmp(member->source, member->name) != 0)
        c_add_comment(&remark, member->source);
    if (type->wide)
        text_addf(&remark, "%s%s", remark.length ? "; " : "",
                  type->type->kind == LANG_INTEGER ? "digits: some are beyond 64 bits" : "p/q: some are beyond double");
    if (remark.length)
        text_addf(out, " /* %s */", remark.s);
    text_release(&remark);
}

static void declare_member(const struct c_member *member, struct text *out)
{
    if (member->has)
        text_addf(out, "    bool %s;\n", member->has);
    if (member->size)
        text_addf(out, "    size_t %s;\n", member->size);
    text_add(out, "    ");
    add_type(member->type, out);
    text_addf(out, "%s;", member->name);
    add_remark(member, out);
    text_add_char(out, '\n');
}

static void declare_enum(const struct c_type *type, struct text *out)
{
    text_addf(out, "enum %s {\n", type->tag);
    for (size_t i = 0; i < type->type->count; i++)
        text_addf(out, "    %s,\n", type->constants[i]);
    text_add(out, "};\n");
}

static void declare_struct(const struct c_type *type, struct text *out)
{
    text_addf(out, "struct %s {\n", type->tag);
    for (size_t i = 0; i < type->count; i++)
        declare_member(&type->members[i], out);
    text_add(out, type->count ? "};\n" : "    char nothing; /* it has no fields */\n};\n");
}

void c_type_declare(struct c_type *type, struct text *out)
{
    if (type->declared)
        return;
    type->declared = true;
    for (size_t i = 0; i < type->count; i++)
        c_type_declare(type->members[i].type, out);
    if (type->type->kind == LANG_ENUM)
        declare_enum(type, out);
    else if (type->type->kind == LANG_LIST ? c_is_wrapped(&type->members[0]) : type->tag != NULL)
        declare_struct(type, out);
}
