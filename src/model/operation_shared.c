/* Arrays that share a length: (float *out, const float *a, const float *b, size_t n).
 * One of them has the length beside it; the others have as many cells, or one where
 * that is none. */
#include <string.h>

#include "model/operation_parts.h"
#include "model/words.h"

/* Named like one number that a call tells, where others are arrays. */
#define WORDS_SINGLE                                                                                               \
    "min max minimum maximum sum total count mean average avg median variance var norm index pos position len "    \
    "length size num number value val err error status key seed carry borrow state rest remainder first last used" \
    " written read consumed produced start end offset factor scale best worst"

static bool is_number(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT;
}

/* The only length of the function, said by value and of numbers; NO_PARAMETER: there are several, or none. */
static size_t only_length(const struct function *function, const struct role *roles)
{
    size_t only = NO_PARAMETER;
    for (size_t i = 0; i < function->parameter_count; i++) {
        if (roles[i].kind == ROLE_END || (roles[i].kind == ROLE_LENGTH && only != NO_PARAMETER))
            return NO_PARAMETER;
        if (roles[i].kind == ROLE_LENGTH)
            only = i;
    }
    if (only == NO_PARAMETER || roles[only].passing != PASS_IN)
        return NO_PARAMETER;
    const struct type *lead = function->parameters[roles[only].array].type;
    bool is_of_characters = strcmp(lead->target->name, "char") == 0; /* other texts beside it end where they end */
    return is_number(lead->target) && !is_of_characters ? only : NO_PARAMETER;
}

/* Between it and the length there are only arrays of one kind. */
static bool stands_with(const struct function *function, size_t index, size_t length)
{
    for (size_t i = index; i < length; i++) {
        const struct type *type = function->parameters[i].type;
        if (type->kind != TYPE_POINTER || !(is_number(type->target) || type->target->kind == TYPE_STRUCT))
            return false;
    }
    return index < length;
}

/* (const uint8_t *a, const uint8_t *b, …): bytes of equal right, and not a text beside some bytes. */
static bool is_one_of_two(const char *name)
{
    return strlen(name) <= 2 || name_has(name, "left right lhs rhs first second other one two");
}

/* (const struct point *pts, const double *dist, size_t n) */
static bool is_plural_record(const struct role *role, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    size_t length = strlen(parameter->name);
    return type->target->kind == TYPE_STRUCT && type->target->complete && role->kind == ROLE_OBJECT && length > 2 &&
           parameter->name[length - 1] == 's' && parameter->name[length - 2] != 's' &&
           parameter->name[length - 2] != 'u';
}

/* One number, or bytes of which nobody knows how many there are. */
static bool may_share(const struct role *role, const struct parameter *parameter, const struct type *lead)
{
    const struct type *type = parameter->type;
    if (type->kind != TYPE_POINTER || role->sort || role->cells)
        return false;
    if (!is_number(type->target))
        return is_plural_record(role, parameter);
    if (strcmp(type->target->name, "unsigned char") == 0)
        return type == lead && role->kind == ROLE_STRING && is_one_of_two(parameter->name);
    return role->kind == ROLE_OBJECT;
}

static void share(const struct sorting *sorting, const struct function *function, size_t index, size_t length,
                  struct role *roles)
{
    const struct type *type = function->parameters[index].type;
    const struct type *lead = function->parameters[roles[length].array].type;
    struct role *role = &roles[index];
    role->kind = ROLE_BUFFER;
    role->length = length;
    role->element = element_role(sorting, type->target);
    role->passing = type->target_const ? PASS_IN : lead->target_const ? PASS_OUT : PASS_IN_OUT;
    role->is_guessed = type != lead || !stands_with(function, index, length);
    role->why = arena_format(sorting->arena, "it stands with '%s', whose length is '%s'",
                             function->parameters[roles[length].array].name, function->parameters[length].name);
}

/* (const int *a, size_t na, const int *b, size_t nb, int *out): behind two arrays with lengths of their own. */
static bool has_two_before(const struct function *function, const struct role *roles, size_t index)
{
    size_t count = 0;
    for (size_t i = 0; i < function->parameter_count; i++)
        count += roles[i].kind == ROLE_BUFFER && roles[i].length != NO_PARAMETER && !roles[i].is_guessed &&
                 function->parameters[i].type->target == function->parameters[index].type->target;
    return count >= 2;
}

static void give_room(const struct sorting *sorting, const struct function *function, struct role *roles)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        if (roles[i].kind != ROLE_OBJECT || roles[i].passing != PASS_OUT || !is_number(type->target) ||
            name_has(function->parameters[i].name, WORDS_SINGLE) || !has_two_before(function, roles, i))
            continue;
        roles[i].kind = ROLE_BUFFER;
        roles[i].element = element_role(sorting, type->target);
        roles[i].why = "it stands with arrays of the same; how many it must hold is not said";
    }
}

/* ---- an input and an output ---- */

static bool is_bytes(const struct type *type, bool is_const)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_INTEGER && type->target->size == 1 &&
           type->target_const == is_const;
}

/* decode(const uint8_t *in, uint8_t *out, size_t len): how long the input is; of the output that is known only where
 * byte goes for byte. */
static void give_input_length(const struct sorting *sorting, const struct function *function, size_t in,
                              struct role *roles)
{
    static const char inputs[] = "in input src source data from msg text encoded plain";
    static const char outputs[] = "out output dst dest to result res decoded";
    static const char even[] = "encrypt decrypt crypt cipher xor copy reverse swap mask stream move";
    const struct parameter *input = &function->parameters[in], *output = input + 1, *number = input + 2;
    struct role *role = &roles[in], *filled = role + 1;
    bool is_open = (role->kind == ROLE_STRING || role->kind == ROLE_BUFFER) && role->length == NO_PARAMETER &&
                   !role->cells && !role->is_path;
    if (!is_open || filled->kind != ROLE_BUFFER || filled->length != in + 2 || roles[in + 2].kind != ROLE_LENGTH ||
        roles[in + 2].passing != PASS_IN || !is_bytes(input->type, true) || !is_bytes(output->type, false) ||
        !word_is_in(number->name, strlen(number->name), "len length n size count nbytes bytes sz num") ||
        !name_has(input->name, inputs) || !name_has(output->name, outputs))
        return;
    role_set_buffer(sorting, input->type, role);
    role->length = in + 2;
    role->passing = PASS_IN;
    role->why = "an input before an output: the length is the input's";
    roles[in + 2].array = in;
    if (name_says(function->name, even))
        return;
    role_set_buffer(sorting, output->type, filled);
    filled->length = NO_PARAMETER;
    filled->why = "an output behind its input; how much it must hold is not said";
}

void lengths_share(const struct sorting *sorting, const struct function *function, struct role *roles)
{
    for (size_t i = 0; i + 2 < function->parameter_count; i++)
        give_input_length(sorting, function, i, roles);
    size_t length = only_length(function, roles);
    if (length == NO_PARAMETER) {
        give_room(sorting, function, roles);
        return;
    }
    const struct type *lead = function->parameters[roles[length].array].type;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct parameter *parameter = &function->parameters[i];
        bool is_near = stands_with(function, i, length) ||
                       (parameter->type->kind == TYPE_POINTER && parameter->type->target == lead->target);
        if (i != roles[length].array && is_near && may_share(&roles[i], parameter, lead) &&
            !name_has(parameter->name, WORDS_SINGLE))
            share(sorting, function, i, length, roles);
    }
}
