/* Roles of values, and of parameters by their type. */
#include <string.h>

#include "model/operation_parts.h"
#include "model/property_parts.h"
#include "model/type_kinds.h"

const char *obstacle_of(const struct sorting *sorting, const struct function *function, size_t parameter,
                        const char *format, ...)
{
    struct text text = TEXT_INIT;
    text_addf(&text, "its parameter '%s' ", function->parameters[parameter].name);
    va_list arguments;
    va_start(arguments, format);
    text_addv(&text, format, arguments);
    va_end(arguments);
    const char *obstacle = arena_strdup(sorting->arena, text.s);
    text_release(&text);
    return obstacle;
}

/* --- enums --- */

static bool is_counted_up(const struct type *type)
{
    long long least = type->constants[0].value, most = least;
    for (size_t i = 1; i < type->constant_count; i++) {
        long long value = type->constants[i].value;
        least = value < least ? value : least;
        most = value > most ? value : most;
    }
    return most - least < (long long)type->constant_count;
}

/* Three bits at least, or two in an enum that is called so; all else are unions of them.  0, 1, 2, 3, 4 is how plain
 * enums count. */
static bool is_flags(const struct type *type)
{
    unsigned long long bits = 0;
    size_t single = 0;
    for (size_t i = 0; i < type->constant_count; i++) {
        unsigned long long value = (unsigned long long)type->constants[i].value;
        bool is_bit = type->constants[i].value > 0 && !(value & (value - 1));
        single += is_bit && !(bits & value);
        bits |= is_bit ? value : 0;
    }
    for (size_t i = 0; i < type->constant_count; i++)
        if (type->constants[i].value < 0 || ((unsigned long long)type->constants[i].value & ~bits))
            return false;
    bool is_named_so = type->tag && name_has(type->tag, "flag flags option options mask bits opts");
    return is_named_so ? single >= 2 : single >= 3 && !is_counted_up(type);
}

/* --- values in place --- */

static bool role_of_members(const struct sorting *sorting, const struct type *type, struct role *role);

struct role *element_role(const struct sorting *sorting, const struct type *type)
{
    struct role *role = arena_alloc(sorting->arena, sizeof *role);
    const char *obstacle;
    if (!role_of_value(sorting, type, "", role, &obstacle))
        *role = role_of_kind(ROLE_ZERO, type);
    return role;
}

static bool role_of_member_pointer(const struct sorting *sorting, const struct type *type, const char *name,
                                   struct role *role)
{
    const char *obstacle;
    if (type->target->kind == TYPE_FUNCTION && role_of_callback(sorting, type->target, name, "", role, &obstacle))
        return true;
    if (type_is_string(type)) {
        role->kind = ROLE_STRING;
        return true;
    }
    role->kind = ROLE_ZERO;
    role->sort = NULL;
    return true;
}

bool role_of_value(const struct sorting *sorting, const struct type *type, const char *name, struct role *role,
                   const char **obstacle)
{
    role->type = type;
    role->length = role->factor = role->array = NO_PARAMETER;
    switch (type->kind) {
    case TYPE_BOOL:
        role->kind = ROLE_BOOL;
        return true;
    case TYPE_INTEGER:
        role->kind = ROLE_INTEGER;
        return true;
    case TYPE_FLOAT:
        role->kind = ROLE_FLOAT;
        return true;
    case TYPE_ENUM:
        role->kind = is_flags(type) ? ROLE_FLAGS : ROLE_ENUM;
        return true;
    case TYPE_POINTER:
        return role_of_member_pointer(sorting, type, name, role);
    case TYPE_ARRAY:
        role->kind = ROLE_CELLS;
        role->cells = type->length;
        role->element = element_role(sorting, type->target);
        return true;
    case TYPE_STRUCT:
        return role_of_members(sorting, type, role);
    case TYPE_UNION:
        *obstacle = "is a union: nobody can tell which of its members is meant";
        return false;
    default:
        *obstacle = arena_format(sorting->arena, "is a '%s', of which no values can be made", type->name);
        return false;
    }
}

/* const char *text; size_t length: found as in parameters. */
static void find_member_lengths(const struct sorting *sorting, const struct type *type, struct role *members)
{
    struct parameter *fields = arena_alloc(sorting->arena, type->field_count * sizeof *fields);
    const struct function like = {.parameters = fields, .parameter_count = type->field_count};
    for (size_t i = 0; i < type->field_count; i++)
        fields[i] =
            (struct parameter){.name = type->fields[i].name ? type->fields[i].name : "", .type = type->fields[i].type};
    for (size_t i = 0; i < type->field_count; i++) {
        size_t length = members[i].kind == ROLE_STRING ? length_of_array(&like, i) : NO_PARAMETER;
        if (length == NO_PARAMETER || !length_fits(fields[length].name, fields[i].name))
            continue;
        members[i].kind = ROLE_BUFFER;
        members[i].length = length;
        members[i].element = element_role(sorting, fields[i].type->target);
        members[length].kind = ROLE_LENGTH;
        members[length].array = i;
    }
}

static bool role_of_members(const struct sorting *sorting, const struct type *type, struct role *role)
{
    role->kind = ROLE_STRUCT;
    struct role *members = arena_alloc(sorting->arena, type->field_count * sizeof *members);
    const struct role **list = arena_alloc(sorting->arena, type->field_count * sizeof *list);
    for (size_t i = 0; i < type->field_count; i++) {
        const char *ignored;
        const struct field *field = &type->fields[i];
        if (!role_of_value(sorting, field->type, field->name ? field->name : "", &members[i], &ignored))
            members[i].kind = ROLE_ZERO;
        members[i].field = field;
        list[i] = &members[i];
    }
    callbacks_of_allocators(list, type->field_count);
    find_member_lengths(sorting, type, members);
    role->members = members;
    role->member_count = type->field_count;
    return true;
}

/* --- parameters --- */

/* int fd; or load_fd(int input). */
static bool is_descriptor(const struct function *function, const struct parameter *parameter)
{
    size_t length = strlen(function->name);
    bool is_for_one = length > 2 && strcmp(function->name + length - 2, "fd") == 0 &&
                      name_has(parameter->name, "input output in out file stream");
    return parameter->type->kind == TYPE_INTEGER && strcmp(parameter->type->name, "int") == 0 &&
           (is_for_one || name_has(parameter->name, "fd fildes filedes sockfd infd outfd socket"));
}

/* typedef int my_bool. */
static bool is_called_bool(const struct parameter *parameter)
{
    return parameter->type->kind == TYPE_INTEGER && parameter->alias.name && parameter->alias.depth == 0 &&
           name_has(parameter->alias.name, "bool boolean");
}

/* union data { long long number; double real; void *pointer; }: what a container keeps, and does not look into.  A
 * number is one of them as well as anything. */
static bool role_of_union(const struct sorting *sorting, const struct type *type, struct role *role)
{
    const struct field *number = NULL;
    for (size_t i = 0; type->complete && i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        bool is_number = field->name && !field->bit_width && type_is_discrete(field->type);
        if (is_number && (!number || field->type->size > number->type->size))
            number = field;
    }
    const char *ignored;
    struct role *member = number ? arena_alloc(sorting->arena, sizeof *member) : NULL;
    if (!number || !role_of_value(sorting, number->type, number->name, member, &ignored))
        return false;
    member->field = number;
    role->kind = ROLE_STRUCT;
    role->members = member;
    role->member_count = 1;
    role->why = arena_format(sorting->arena, "of its members, '%s' is set", number->name);
    return true;
}

static bool role_of_record(const struct sorting *sorting, const struct function *function, size_t index,
                           struct role *role, const char **obstacle)
{
    const struct type *type = function->parameters[index].type;
    role->sort = sort_of_object(sorting->operations, type);
    if (!role->sort && type->kind == TYPE_UNION && role_of_union(sorting, type, role))
        return true;
    if (!role->sort)
        return role_of_value(sorting, type, "", role, obstacle);
    role->kind = ROLE_HANDLE;
    role->holding = HOLD_COPY;
    role->is_const = true;
    return true;
}

/* "text = text_append(text, more)", of a typedef char *text: where the call frees what it got, it gives another one. */
static bool gives_instead(const struct function *function, size_t index, const struct sort *sort)
{
    const struct alias *given = &function->result_alias;
    const struct alias *taken = index < function->parameter_count ? &function->parameters[index].alias : NULL;
    return sort->is_text && index == 0 && given->name && given->depth == 0 && strcmp(given->name, sort->alias) == 0 &&
           taken && taken->name && taken->depth == 0 && strcmp(taken->name, sort->alias) == 0 &&
           strncmp(function->parameters[index].spelling, "const ", strlen("const ")) != 0 &&
           !strstr(function->name, "dup") && !strstr(function->name, "copy") && !strstr(function->name, "clone");
}

static void take_bare_handle(const struct function *function, size_t index, struct role *role)
{
    role->kind = ROLE_HANDLE;
    role->is_const = role->sort->is_pointed && function->parameters[index].type->target_const;
    role->passing = role->is_const ? PASS_IN : PASS_IN_OUT;
    role->is_consumed = role->is_replaced = gives_instead(function, index, role->sort);
}

/* compile(const struct variable *variables, int variable_count): of what only the caller can make, one is passed. */
static bool counts_handle_before(const struct function *function, size_t index, const struct role *roles)
{
    const struct parameter *before = index ? &function->parameters[index - 1] : NULL;
    size_t length = before ? strlen(before->name) : 0;
    return length > 1 && roles[index - 1].kind == ROLE_HANDLE && before->type->kind == TYPE_POINTER &&
           type_is_record(before->type->target) && before->type->target->complete &&
           (before->is_array || (before->type->target_const && before->name[length - 1] == 's')) &&
           length_of_array(function, index - 1) == index;
}

bool role_of_parameter(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles,
                       const char **obstacle)
{
    const struct parameter *parameter = &function->parameters[index];
    struct role *role = &roles[index];
    if (role->kind == ROLE_LENGTH || role->kind == ROLE_END)
        return true; /* found with its array */
    const char *why = NULL;
    role->type = parameter->type;
    role->length = role->factor = role->array = NO_PARAMETER;
    role->sort = sort_of_value(sorting->operations, parameter->type, &parameter->alias, 0);
    bool done = true;
    if (is_descriptor(function, parameter) && !sorting->library->touches_no_files)
        why = "is a file descriptor, and none is given; a function in --with MODEL.c can call it with one";
    else if (role->sort && !role->sort->object)
        take_bare_handle(function, index, role);
    else if (parameter->type->kind == TYPE_POINTER)
        return role_of_pointer(sorting, function, index, roles, obstacle);
    else if (parameter->type->kind == TYPE_STRUCT || parameter->type->kind == TYPE_UNION)
        done = role_of_record(sorting, function, index, role, &why);
    else
        done = role_of_value(sorting, parameter->type, parameter->name, role, &why);
    if (is_called_bool(parameter))
        role->kind = ROLE_BOOL;
    role->counts_one = role->kind == ROLE_INTEGER && counts_handle_before(function, index, roles);
    if (!why && done)
        return true;
    *obstacle = obstacle_of(sorting, function, index, "%s", why);
    return false;
}

/* --- results --- */

static bool takes_handle(const struct sorting *sorting, const struct function *function)
{
    const struct operations *operations = sorting->operations;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (sort_of_value(operations, function->parameters[i].type, &function->parameters[i].alias, 0) ||
            sort_of_alias(operations, alias_of_block(operations, function, i)))
            return true;
    return false;
}

/* malloc, or what gives back a block that it was given: resize(pool, block, bytes). */
static bool gives_block(const struct operations *operations, const struct function *function)
{
    bool is_given = false;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *alias = alias_of_block(operations, function, i);
        is_given = is_given || (alias && strcmp(alias, ALIAS_MEMORY) == 0);
    }
    return is_named_result(function, WORDS_ALLOCATE) || (is_given && is_named_result(function, WORDS_REALLOCATE));
}

static const struct sort *sort_of_named_result(const struct sorting *sorting, const struct function *function)
{
    for (size_t i = 0; i < sorting->operations->sorts.count; i++) {
        const struct sort *sort = sorting->operations->sorts.items[i];
        bool is_one = sort->alias && !sort->is_text && !sort->is_pointed &&
                      (sort->is_memory ? gives_block(sorting->operations, function)
                       : sort->is_bare ? gives_bare(sorting->operations, function, sort->alias)
                                       : is_named_result(function, sort->alias));
        if (is_one)
            return sort;
    }
    return NULL;
}

static const struct sort *sort_of_given_text(const struct operations *operations, const struct type *type)
{
    const struct sort *sort = strcmp(type->target->name, "char") == 0 ? sort_of_alias(operations, ALIAS_TEXT) : NULL;
    return sort ? sort : sort_of_alias(operations, ALIAS_MEMORY);
}

/* What it returns is the caller's; otherwise it is part of a handle that was passed. */
static bool gives_away(const struct function *function, bool takes_handle)
{
    if (function->result->kind == TYPE_POINTER && function->result->target_const)
        return false;
    if (!takes_handle || function->gives_new || name_says(function->name, WORDS_GIVE))
        return true;
    if (name_has(function->name, WORDS_BORROW))
        return false;
    const struct type *first = function->parameter_count ? function->parameters[0].type : NULL;
    bool only_looks = first && first->kind == TYPE_POINTER && first->target_const;
    /* a text that may be written, of an object that is only looked at, is the caller's, who frees it */
    bool is_text = only_looks && type_is_string(function->result) && !name_has(function->name, "data value name");
    return is_text || name_says(function->name, WORDS_MAKE " " WORDS_PRINT);
}

/* What a result is used for later; a role without a kind is looked at and dropped. */
void role_of_result(const struct sorting *sorting, const struct function *function, struct role *role)
{
    const struct type *type = function->result;
    const char *ignored;
    *role = (struct role){
        .type = type, .passing = PASS_OUT, .length = NO_PARAMETER, .factor = NO_PARAMETER, .array = NO_PARAMETER};
    for (size_t i = 0; i < function->parameter_count; i++)
        if (gives_storage_back(function, i) && fills_storage(sorting, function, i, &ignored))
            return; /* it is known already */
    role->sort = sort_of_value(sorting->operations, type, &function->result_alias, 0);
    if (!role->sort)
        role->sort = sort_of_named_result(sorting, function);
    bool is_pointer = type->kind == TYPE_POINTER;
    role->is_const = is_pointer && type->target_const;
    bool is_instead = role->sort && ((role->sort->is_bare && is_named_result(function, WORDS_REALLOCATE)) ||
                                     gives_instead(function, 0, role->sort));
    role->is_borrowed = is_pointer && !is_instead && !gives_away(function, takes_handle(sorting, function));
    role->is_owned_const =
        role->sort && role->is_const && !takes_handle(sorting, function) && is_ended_const(sorting, type->target);
    if (role->is_owned_const)
        role->is_const = role->is_borrowed = false;
    if (role->sort) {
        role->kind = ROLE_HANDLE;
        role->holding = type->kind == TYPE_STRUCT || type->kind == TYPE_UNION ? HOLD_COPY : HOLD_VALUE;
    } else if (is_pointer && type_is_string(type)) {
        bool is_text = type->target_const || strcmp(type->target->name, "unsigned char") != 0;
        role->kind = is_text ? ROLE_STRING : ROLE_ANY;
        if (!role->is_borrowed && gives_memory(function))
            role->sort = sort_of_given_text(sorting->operations, type);
    } else if (is_pointer && type->target->kind == TYPE_VOID) {
        role->kind = ROLE_ANY;
    } else if (is_pointer && type->target->kind != TYPE_FUNCTION && type->target->kind != TYPE_POINTER) {
        role->kind = ROLE_OBJECT;
        role->element = element_role(sorting, type->target);
    } else if (!is_pointer && type->kind != TYPE_VOID) {
        role_of_value(sorting, type, "", role, &ignored);
    }
}
