/* Relations of values.  Of plain ones: name_equal(const char *, const char *), and what
 * goes with it, name_hash(const char *).  What holds of objects that are compared
 * holds of texts, too. */
#include <string.h>

#include "model/operation_parts.h"
#include "model/type_kinds.h"

/* A number that has a type of its own: card_t. */
static bool is_own_number(const struct operation *operation, size_t parameter)
{
    const struct alias *alias = &operation->function->parameters[parameter].alias;
    return operation->roles[parameter].kind == ROLE_INTEGER && alias->name && !alias->is_system && alias->depth == 0;
}

/* A text, or a struct that is drawn: nothing that a call keeps or changes. */
static bool is_plain_value(const struct operation *operation, size_t parameter)
{
    const struct role *role = &operation->roles[parameter];
    if (is_own_number(operation, parameter))
        return true;
    const struct type *type = role->type;
    bool is_plain = role->kind == ROLE_STRING || role->kind == ROLE_STRUCT || role->kind == ROLE_OBJECT;
    return is_plain && type && role->passing != PASS_OUT && !role->is_path &&
           (type->kind != TYPE_POINTER || type->target_const);
}

static bool is_alike(const struct type *left, const struct type *right)
{
    return left == right || (left->kind == TYPE_POINTER && right->kind == TYPE_POINTER &&
                             left->target == right->target && left->target_const == right->target_const);
}

/* Of a pattern and a text it is another question. */
static bool is_of_two_alike(const struct operation *operation)
{
    static const char others[] = "pattern glob regex needle prefix suffix sub part mask format filter query word";
    const struct function *function = operation->function;
    return function->parameter_count == 2 && is_plain_value(operation, 0) && is_plain_value(operation, 1) &&
           is_alike(function->parameters[0].type, function->parameters[1].type) &&
           !name_has(function->parameters[0].name, others) && !name_has(function->parameters[1].name, others);
}

enum value_relation operation_relates_values(const struct operation *operation)
{
    const struct function *function = operation->function;
    const struct type *result = function->result;
    if (operation->obstacle || operation->kind != OPERATION_PLAIN)
        return VALUES_UNRELATED;
    if (is_of_two_alike(operation) && name_has(function->name, WORDS_EQUAL) && type_is_truth(result))
        return VALUES_EQUAL;
    if (is_of_two_alike(operation) && name_has(function->name, WORDS_COMPARE) && result->kind == TYPE_INTEGER &&
        result->is_signed)
        return VALUES_COMPARED;
    if (function->parameter_count == 1 && is_plain_value(operation, 0) && name_has(function->name, "hash hashcode") &&
        result->kind == TYPE_INTEGER && !result->is_signed)
        return VALUES_HASHED;
    return VALUES_UNRELATED;
}

bool operation_hashes_for(const struct operation *hash, const struct operation *relation)
{
    const char *one = hash->function->name, *other = relation->function->name;
    size_t shared = 0;
    while (one[shared] && one[shared] == other[shared])
        shared++;
    return shared > 0 && strncmp(one + shared, "hash", 4) == 0 &&
           is_alike(hash->function->parameters[0].type, relation->function->parameters[0].type);
}

/* ---- objects that become like others ---- */

bool operation_assigns(const struct operation *operation)
{
    const struct function *function = operation->function;
    const struct role *roles = operation->roles;
    if (operation->obstacle || operation->kind != OPERATION_PLAIN || function->parameter_count != 2 ||
        !name_has(function->name, WORDS_COPY " assign") || operation->result.kind == ROLE_HANDLE)
        return false;
    bool are_alike = roles[0].kind == ROLE_HANDLE && roles[1].kind == ROLE_HANDLE && roles[0].sort == roles[1].sort;
    return are_alike && roles[0].is_const != roles[1].is_const && !roles[0].is_consumed && !roles[1].is_consumed;
}
