#include "export/json_program.h"

#include <math.h>
#include <string.h>
#include "model/number.h"
#include "model/type_kinds.h"

#define COMPILED_MOST 4096u /* values of a domain that are kept as text */

struct json_shared {
    VECTOR(struct shared_fragments) items;
};

struct shared_fragments {
    const struct domain_value *values;
    const struct type *type;
    const char *key;
    const struct fragment *fragments;
};

void json_programs_init(struct json_programs *programs, const struct layout *layout)
{
    *programs = (struct json_programs){.layout = layout};
    programs->shared = arena_alloc(&programs->arena, sizeof *programs->shared);
}

void json_programs_release(struct json_programs *programs)
{
    for (size_t i = 0; i < programs->programs.count; i++)
        vector_release(&programs->programs.items[i].steps);
    vector_release(&programs->programs);
    vector_release(&programs->shared->items);
    arena_release(&programs->arena);
}

struct fragment json_fragment(struct json_programs *programs, const char *s, size_t length)
{
    char *copy = arena_alloc(&programs->arena, length + 32);
    memcpy(copy, s, length);
    return (struct fragment){copy, (uint32_t)length};
}

/* ---- values ---- */

static void add_integer(const struct layout_field *field, long long value, struct text *out)
{
    const struct type *type = field->type;
    for (size_t i = 0; i < type->constant_count; i++)
        if (type->constants[i].value == value) {
            text_add_json(out, type->constants[i].name);
            return;
        }
    if (type->kind == TYPE_BOOL)
        text_add(out, value ? "true" : "false");
    else if (type_is_negative(type))
        text_add_integer(out, value);
    else
        text_add_unsigned(out, (unsigned long long)value);
}

static void add_real(long double value, size_t size, struct text *out)
{
    const char *quote = isfinite(value) ? "" : "\"";
    text_add(out, quote);
    number_add_real(out, value, size);
    text_add(out, quote);
}

void json_add_value(const struct layout *layout, uint32_t number, uint32_t index, struct text *out)
{
    const struct layout_field *field = &layout->fields.items[number];
    const struct domain_value *value = &field->values[index];
    if (field->kind == CHOICE_FLOAT)
        add_real(value->real, field->type->size, out);
    else if (field->kind == CHOICE_STRING && value->string)
        text_add_json(out, value->string);
    else if (field->kind == CHOICE_INTEGER || field->kind == CHOICE_BOOL || field->kind == CHOICE_ENUM)
        add_integer(field, value->integer, out);
    else if (value->object == NO_OBJECT)
        text_add(out, "null");
    else
        text_addf(out, "\"&%s\"", layout->objects.items[value->object].name);
}

/* ---- compiling ---- */

struct compiling {
    struct json_programs *programs;
    const struct layout_object *object;
    uint32_t number; /* of the program */
};

static struct json_step *add_step(struct compiling *compiling, enum json_step_kind kind)
{
    struct json_program *program = &compiling->programs->programs.items[compiling->number];
    vector_push(&program->steps, (struct json_step){.kind = kind});
    return &program->steps.items[program->steps.count - 1];
}

static void add_text_step(struct compiling *compiling, enum json_step_kind kind, const char *s)
{
    add_step(compiling, kind)->text = json_fragment(compiling->programs, s, strlen(s));
}

static void add_key(struct text *out, const char *name, bool top)
{
    if (!name)
        return;
    if (top && strcmp(name, "type") == 0)
        text_add(out, "\".type\"");
    else
        text_add_json(out, name);
    text_add_char(out, ':');
}

static const struct fragment *known_fragments(const struct json_programs *programs, const struct layout_field *field,
                                              const char *key)
{
    for (size_t i = 0; i < programs->shared->items.count; i++) {
        const struct shared_fragments *shared = &programs->shared->items.items[i];
        if (shared->values == field->values && shared->type == field->type && strcmp(shared->key, key) == 0)
            return shared->fragments;
    }
    return NULL;
}

static const struct fragment *fragments_of(struct json_programs *programs, uint32_t number, const char *key)
{
    const struct layout_field *field = &programs->layout->fields.items[number];
    const struct fragment *known = known_fragments(programs, field, key);
    if (known)
        return known;
    struct fragment *fragments = arena_alloc(&programs->arena, field->count * sizeof *fragments);
    struct text text = TEXT_INIT;
    for (uint32_t i = 0; i < field->count; i++) {
        text_clear(&text);
        text_add(&text, key);
        json_add_value(programs->layout, number, i, &text);
        text_add_char(&text, ',');
        fragments[i] = json_fragment(programs, text.s, text.length);
    }
    text_release(&text);
    struct shared_fragments shared = {field->values, field->type, arena_strdup(&programs->arena, key), fragments};
    vector_push(&programs->shared->items, shared);
    return fragments;
}

static void compile_choice(struct compiling *compiling, const struct layout_member *member, const char *key)
{
    uint32_t number = compiling->object->first_field + member->field;
    bool large = compiling->programs->layout->fields.items[number].count > COMPILED_MOST;
    struct json_step *step = add_step(compiling, large ? STEP_LARGE : STEP_CHOICE);
    step->field = member->field;
    if (large)
        step->text = json_fragment(compiling->programs, key, strlen(key));
    else
        step->fragments = fragments_of(compiling->programs, number, key);
}

static void compile_member(struct compiling *compiling, const struct layout_member *member, bool top);

static void compile_inside(struct compiling *compiling, const struct layout_member *member, bool top)
{
    for (size_t i = 0; i < member->member_count; i++) {
        const struct layout_member *inner = &member->members[i];
        size_t guard = compiling->programs->programs.items[compiling->number].steps.count;
        if (inner->guard != NO_GUARD)
            add_step(compiling, STEP_GUARD)->member = inner;
        if (member_is_transparent(inner, member))
            compile_inside(compiling, inner, top);
        else
            compile_member(compiling, inner, top);
        struct json_program *program = &compiling->programs->programs.items[compiling->number];
        if (inner->guard != NO_GUARD)
            program->steps.items[guard].skip = (uint32_t)(program->steps.count - guard);
    }
}

static void compile_composite(struct compiling *compiling, const struct layout_member *member, const char *key)
{
    bool cells = member->kind == MEMBER_CELLS;
    struct text open = TEXT_INIT;
    text_addf(&open, "%s%c", key, cells ? '[' : '{');
    add_text_step(compiling, STEP_TEXT, open.s);
    compile_inside(compiling, member, false);
    add_text_step(compiling, STEP_CLOSE, cells ? "]," : "},");
    text_release(&open);
}

static void compile_member(struct compiling *compiling, const struct layout_member *member, bool top)
{
    struct text key = TEXT_INIT;
    add_key(&key, member->name, top);
    if (member->kind == MEMBER_CHOICE) {
        compile_choice(compiling, member, key.s);
    } else if (member->kind == MEMBER_FRESH) {
        text_addf(&key, "\"&%s\",", compiling->programs->layout->objects.items[member->object].name);
        add_text_step(compiling, STEP_TEXT, key.s);
    } else if (member->kind == MEMBER_ARRAY) {
        text_add(&key, "\"&");
        add_text_step(compiling, STEP_ARRAY, key.s);
        struct json_program *program = &compiling->programs->programs.items[compiling->number];
        program->steps.items[program->steps.count - 1].object = member->object;
    } else {
        compile_composite(compiling, member, key.s);
    }
    text_release(&key);
}

/* The arguments are a JSON array: their names are not written. */
static void compile_arguments(struct compiling *compiling, const struct layout_member *content)
{
    for (size_t i = 0; i < content->member_count; i++) {
        struct layout_member nameless = content->members[i];
        nameless.name = NULL;
        compile_member(compiling, &nameless, false);
    }
}

uint32_t json_program_for(struct json_programs *programs, const struct layout_object *object)
{
    for (uint32_t i = 0; i < programs->programs.count; i++)
        if (programs->programs.items[i].content == object->content)
            return i;
    struct compiling compiling = {programs, value_holder(programs->layout, object), (uint32_t)programs->programs.count};
    vector_push(&programs->programs, (struct json_program){.content = object->content});
    if (object->kind == OBJECT_ARGUMENTS)
        compile_arguments(&compiling, object->content);
    else
        compile_inside(&compiling, object->content, true);
    return compiling.number;
}
