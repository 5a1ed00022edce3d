#include "model/input_values.h"

#include <stdlib.h>
#include <string.h>

const char *input_constant(const struct type *type, __int128 value)
{
    for (size_t i = 0; type->kind == TYPE_ENUM && i < type->constant_count; i++)
        if (type->is_signed ? type->constants[i].value == value
                            : (unsigned long long)type->constants[i].value == (unsigned long long)value)
            return type->constants[i].name;
    return NULL;
}

/* ---- strings ---- */

bool input_is_link(const char *text)
{
    return *text == '&' || *text == '(' || strncmp(text, "0x", 2) == 0 || strncmp(text, "assay:", 6) == 0;
}

bool input_is_inline_text(const struct input_block *block)
{
    return block->is_string && strlen((const char *)block->bytes) + 1 == block->size &&
           !input_is_link((const char *)block->bytes);
}

/* ---- types ---- */

bool input_has_inside(const struct type *type, size_t at, const struct type *wanted)
{
    while (type != wanted && type->kind == TYPE_ARRAY && type->target->size) {
        at %= type->target->size;
        type = type->target;
    }
    if (type == wanted && at == 0)
        return true;
    for (size_t i = 0; (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION) && i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        size_t start = field->bit_offset / 8;
        bool flexible = field->type->kind == TYPE_ARRAY && field->type->flexible;
        if (at >= start && (flexible || at < start + field->type->size) && !field->bit_width &&
            input_has_inside(field->type, at - start, wanted))
            return true;
    }
    return false;
}

/* Only structs can disagree: everybody looks at memory as bytes or numbers now and then. */
bool input_agrees(const struct type *target, const struct input_block *block, size_t offset)
{
    if (!block->type || target->kind != TYPE_STRUCT || !target->complete || !target->size ||
        block->type->kind != TYPE_STRUCT || offset >= block->size)
        return true;
    return input_has_inside(block->type, block->is_array ? offset % block->type->size : offset, target) ||
           (offset == 0 && input_has_inside(target, 0, block->type));
}

void input_add_block_type(const struct input_block *block, struct text *out)
{
    const struct type *type = block->type;
    if (!type) {
        text_add(out, "void");
    } else if (type->kind == TYPE_STRUCT && !block->is_array) {
        text_add(out, type->name);
    } else {
        size_t base =
            type->kind == TYPE_ARRAY && !strchr(type->name, '(') ? strcspn(type->name, "[") : strlen(type->name);
        text_add_bytes(out, type->name, base);
        text_addf(out, "[%zu]%s", block->cells, type->name + base);
    }
}

/* ---- floating point ---- */

bool input_store_real(unsigned char *bytes, size_t size, const char *text)
{
    char *end = NULL;
    float narrow = strtof(text, &end);
    double middle = strtod(text, NULL);
    long double wide = strtold(text, NULL);
    if (end == text || *end)
        return false;
    if (size == sizeof narrow)
        memcpy(bytes, &narrow, sizeof narrow);
    else if (size == sizeof middle)
        memcpy(bytes, &middle, sizeof middle);
    else
        memcpy(bytes, &wide, 10); /* the rest of its sixteen bytes is padding */
    return true;
}
