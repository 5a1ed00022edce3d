/* Things without a type of their own: "void *box_new(size_t size)", "void box_free(void *box)".  What the library knows
 * of one stands before it, out of sight, so that no memory of anybody else's will do. */
#include <string.h>

#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define WORDS_KIN "parent root child sibling next prev previous" /* … of one are such as it is itself */

static bool is_void_pointer(const struct type *type, const struct alias *alias)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_VOID && !alias->name;
}

/* box_free(void *box) */
static bool ends_one(const struct function *function)
{
    const struct parameter *only = function->parameter_count == 1 ? &function->parameters[0] : NULL;
    return only && is_void_pointer(only->type, &only->alias) && !only->type->target_const &&
           (function->result->kind == TYPE_VOID || type_is_discrete(function->result)) &&
           name_says(function->name, WORDS_DESTROY) && !name_does(function->name, WORDS_QUESTION) &&
           !name_has(only->name, WORDS_USER_DATA);
}

static bool makes_one(const struct function *function)
{
    return !function->result_alias.name && is_named_result(function, WORDS_MAKE);
}

/* An allocator's blocks are memory, whatever they are called. */
static bool has_allocator(const struct operations *operations)
{
    for (size_t i = 0; i < operations->items.count; i++)
        if (is_named_result(operations->items.items[i]->function, WORDS_ALLOCATE))
            return true;
    return false;
}

static bool is_ended_as(const struct operations *operations, const char *name)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        if (ends_one(function) && strcmp(function->parameters[0].name, name) == 0)
            return true;
    }
    return false;
}

/* All that are ended have one name; so whatever is made is one of them. */
static bool is_only_one(const struct operations *operations, const char *name)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        if (ends_one(function) && strcmp(function->parameters[0].name, name) != 0)
            return false;
    }
    return true;
}

static bool makes_one_called(const struct operations *operations, const struct function *function, const char *name)
{
    return makes_one(function) && (name_has(function->name, name) || is_only_one(operations, name));
}

static bool is_bare(const struct operations *operations, const char *name)
{
    if (!is_ended_as(operations, name) || has_allocator(operations))
        return false;
    for (size_t i = 0; i < operations->items.count; i++)
        if (makes_one_called(operations, operations->items.items[i]->function, name))
            return true;
    return false;
}

/* void *box_parent(const void *box) */
static bool gives_kin(const struct function *function)
{
    const struct parameter *only = function->parameter_count == 1 ? &function->parameters[0] : NULL;
    return only && is_void_pointer(only->type, &only->alias) && is_named_result(function, WORDS_KIN);
}

/* What is called a parent elsewhere is such a thing, too. */
static const char *alias_of_kin(const struct operations *operations, const char *name)
{
    for (size_t i = 0; name_has(name, WORDS_KIN) && i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        if (gives_kin(function) && name_says(function->name, name) && is_bare(operations, function->parameters[0].name))
            return function->parameters[0].name;
    }
    return NULL;
}

const char *alias_of_bare(const struct operations *operations, const struct function *function, size_t parameter)
{
    const struct parameter *taken = &function->parameters[parameter];
    if (!is_void_pointer(taken->type, &taken->alias))
        return NULL;
    return is_bare(operations, taken->name) ? taken->name : alias_of_kin(operations, taken->name);
}

bool gives_bare(const struct operations *operations, const struct function *function, const char *alias)
{
    const char *taken = function->parameter_count ? alias_of_bare(operations, function, 0) : NULL;
    bool is_taken = taken && strcmp(taken, alias) == 0;
    return makes_one_called(operations, function, alias) ||
           (is_taken && (is_named_result(function, WORDS_REALLOCATE " " WORDS_REFER) || gives_kin(function)));
}
