#include "model/type_kinds.h"

#include <string.h>

const struct type *type_cell(const struct type *type)
{
    while (type->kind == TYPE_ARRAY) {
        if (type->flexible)
            return NULL;
        type = type->target;
    }
    return type;
}

bool type_points_to_struct(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_STRUCT && type->target->complete;
}

bool type_is_discrete(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_BOOL || type->kind == TYPE_ENUM ||
           (type->kind == TYPE_OTHER && type->size == 16 && strstr(type->name, "__int128"));
}

bool type_is_negative(const struct type *type)
{
    return type->kind == TYPE_OTHER ? strncmp(type->name, "unsigned", 8) != 0 : type->is_signed;
}

long long type_highest(const struct type *type, unsigned bit_width, int scope)
{
    long long highest = scope > 0 ? scope - 1 : 0;
    unsigned width = bit_width ? bit_width : (unsigned)type->size * 8;
    unsigned value_bits = width - (type_is_negative(type) && width > 0);
    if (value_bits < 31 && highest >= 1ll << value_bits)
        highest = (1ll << value_bits) - 1;
    return highest;
}

bool type_is_spelled(const struct type *type)
{
    return type->name && !strpbrk(type->name, "(<") &&
           (!type->tag || strcmp(type->tag, "anonymous") != 0 || strcmp(type->name, "struct anonymous") == 0);
}

bool type_is_string(const struct type *type)
{
    if (type->kind == TYPE_POINTER)
        return type->target->kind == TYPE_INTEGER && type->target->is_char;
    return type->kind == TYPE_ARRAY && !type->flexible && type->target->kind == TYPE_INTEGER && type->target->is_char;
}

bool type_is_record(const struct type *type)
{
    return type->kind == TYPE_STRUCT || type->kind == TYPE_UNION;
}

bool type_is_truth(const struct type *type)
{
    return type->kind == TYPE_BOOL || (type->kind == TYPE_INTEGER && strcmp(type->name, "int") == 0);
}

bool type_is_read_text(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target_const && type->target->is_char;
}
