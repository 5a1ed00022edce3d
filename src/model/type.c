#include "model/type.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "model/type_kinds.h"

void program_release(struct program *program)
{
    vector_release(&program->functions);
    vector_release(&program->spaces);
    vector_release(&program->properties);
    vector_release(&program->generators);
    vector_release(&program->remarks);
    vector_release(&program->function_pools);
    vector_release(&program->structs);
    vector_release(&program->dependencies);
    vector_release(&program->inclusions);
    map_release(&program->spellings);
    arena_release(&program->arena);
}

static int closeness(const struct function *function)
{
    return function->in_given_file ? 2 : function->defined ? 1 : 0;
}

const struct function *program_function(const struct program *program, const char *name)
{
    const struct function *best = NULL;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (strcmp(function->name, name) == 0 && (!best || closeness(function) > closeness(best)))
            best = function;
    }
    return best;
}

static bool is_qualifier(const char *word, size_t length)
{
    return (length == 5 && memcmp(word, "const", 5) == 0) || (length == 8 && memcmp(word, "volatile", 8) == 0);
}

/* " const struct   node" becomes "struct node". */
static void add_plain_spelling(struct text *out, const char *spelling)
{
    while (*spelling) {
        while (isspace((unsigned char)*spelling))
            spelling++;
        size_t length = 0;
        while (spelling[length] && !isspace((unsigned char)spelling[length]))
            length++;
        if (length && !is_qualifier(spelling, length)) {
            if (out->length)
                text_add_char(out, ' ');
            text_add_bytes(out, spelling, length);
        }
        spelling += length;
    }
}

const struct type *program_struct(const struct program *program, const char *spelling)
{
    struct text plain = TEXT_INIT;
    add_plain_spelling(&plain, spelling);
    const struct type *type = map_get(&program->spellings, plain.s);
    text_release(&plain);
    return type;
}

bool program_includes(const struct program *program, const char *file, const char *included)
{
    for (size_t i = 0; i < program->inclusions.count; i++) {
        const struct inclusion *inclusion = &program->inclusions.items[i];
        if (strcmp(inclusion->file, file) == 0 && strcmp(inclusion->included, included) == 0)
            return true;
    }
    return false;
}

/* One name of a path; anonymous members are looked into, at any depth. */
static const struct field *member(const struct type *type, const char *name, size_t length, uint64_t *bit_offset)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        uint64_t inside = 0;
        const struct field *found = NULL;
        if (field->name)
            found = strlen(field->name) == length && memcmp(field->name, name, length) == 0 ? field : NULL;
        else if (type_is_record(field->type))
            found = member(field->type, name, length, &inside);
        if (found) {
            *bit_offset = inside + field->bit_offset;
            return found;
        }
    }
    return NULL;
}

const struct field *type_field(const struct type *type, const char *path, uint64_t *bit_offset)
{
    uint64_t total = 0;
    for (;;) {
        size_t length = strcspn(path, ".");
        uint64_t inside = 0;
        const struct field *field = type_is_record(type) && length ? member(type, path, length, &inside) : NULL;
        if (!field)
            return NULL;
        total += inside;
        if (path[length] == '\0') {
            if (bit_offset)
                *bit_offset = total;
            return field;
        }
        type = field->type;
        path += length + 1;
    }
}

const char *type_constant_name(const struct type *type, long long value)
{
    for (size_t i = 0; i < type->constant_count; i++)
        if (type->constants[i].value == value)
            return type->constants[i].name;
    return NULL;
}

const struct parameter *function_parameter(const struct function *function, const char *name, size_t length)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct parameter *parameter = &function->parameters[i];
        if (strlen(parameter->name) == length && memcmp(parameter->name, name, length) == 0)
            return parameter;
    }
    return NULL;
}
