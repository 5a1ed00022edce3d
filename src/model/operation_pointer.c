/* Roles of pointers: handles, storage, arrays and single objects. */
#include <string.h>
#include <strings.h>

#include "model/operation_parts.h"
#include "model/property_parts.h"
#include "model/type_kinds.h"

/* --- what nobody can make --- */

const char *system_obstacle(const struct type *target)
{
    if (strcmp(target->name, "struct __va_list_tag") == 0)
        return "is a va_list, which only a variadic function can make";
    if (strcmp(target->name, "struct __jmp_buf_tag") == 0)
        return "is a jmp_buf, which belongs to the function that called setjmp";
    return NULL;
}

/* --- handles --- */

static void take_handle(const struct sorting *sorting, const struct function *function, size_t index, struct role *role)
{
    const struct type *type = function->parameters[index].type;
    role->kind = ROLE_HANDLE;
    role->is_const = type->target_const;
    role->holding = HOLD_VALUE;
    if (fills_storage(sorting, function, index, &role->why)) {
        role->passing = PASS_OUT;
        role->holding = HOLD_STORAGE;
        role->null = NULL_NEVER;
    } else {
        role->passing = role->is_const ? PASS_IN : PASS_IN_OUT;
    }
}

static void take_variable(const struct sorting *sorting, const struct function *function, size_t index,
                          struct role *role)
{
    bool may_start_null = false;
    role->kind = ROLE_HANDLE;
    role->holding = HOLD_VARIABLE;
    role->null = NULL_NEVER;
    role->passing = PASS_IN_OUT;
    bool fills = fills_variable(function, index, &may_start_null, &role->why);
    if (fills && !may_start_null && is_changed_alike(sorting, function, index))
        role->why = "another function changes what goes by that name";
    else if (fills && !may_start_null && function->parameters[index].use == USE_READ)
        role->why = "the function looks at what is there";
    else if (fills && !may_start_null && variable_is_said(sorting, function, index))
        role->why = "its header says so";
    else if (fills && !may_start_null) {
        role->passing = PASS_OUT;
        role->is_const = function->parameters[index].type->target->target_const; /* whoever gets it may only look */
    } else if (function->parameters[index].type->target_const)
        role->passing = PASS_IN;
}

/* T *const *items with a length, or T ** that is filled or grows. */
static bool take_pointer_to_handle(const struct sorting *sorting, const struct function *function, size_t index,
                                   struct role *roles)
{
    const struct parameter *parameter = &function->parameters[index];
    const struct sort *sort = sort_of_value(sorting->operations, parameter->type, &parameter->alias, 1);
    if (!sort || (type_is_record(parameter->type->target)))
        return false;
    struct role *role = &roles[index];
    if (!is_changed_alike(sorting, function, index) && take_length(sorting, function, index, roles)) {
        struct role *element = arena_alloc(sorting->arena, sizeof *element);
        *element = role_of_kind(ROLE_HANDLE, parameter->type->target);
        element->sort = sort;
        element->is_consumed = name_says(function->name, WORDS_DESTROY); /* all of them */
        role->element = element;
        return true;
    }
    role->sort = sort;
    take_variable(sorting, function, index, role);
    return true;
}

/* --- single objects --- */

static void take_object(const struct sorting *sorting, const struct function *function, size_t index, struct role *role)
{
    const struct parameter *parameter = &function->parameters[index];
    const struct type *type = parameter->type;
    role->kind = ROLE_OBJECT;
    role->element = element_role(sorting, type->target);
    if (type->target_const)
        return;
    bool is_plain_number = !type_is_record(type->target);
    role->passing = is_plain_number || name_says(parameter->name, WORDS_OUT) ? PASS_OUT : PASS_IN_OUT;
    role->why = is_plain_number                         ? "a pointer to one number that can be written"
                : name_says(parameter->name, WORDS_OUT) ? "named like something that is told"
                                                        : NULL;
}

static bool has_pointer(const struct type *type)
{
    if (type->kind == TYPE_ARRAY)
        return has_pointer(type->target);
    bool found = type->kind == TYPE_POINTER || !type->complete;
    for (size_t i = 0; !found && type_is_record(type) && i < type->field_count; i++)
        found = has_pointer(type->fields[i].type);
    return found;
}

/* "money parts[], size_t count": values, though a function makes one of them, too. */
static bool are_values(const struct parameter *parameter)
{
    return parameter->is_array && !has_pointer(parameter->type->target);
}

/* tokens_len, token_count, num_tokens of "tokens". */
static bool is_named_after_several(const char *length, const char *several)
{
    size_t stem = strlen(several);
    bool is_plural = stem > 3 && several[stem - 1] == 's' && several[stem - 2] != 's';
    for (const char *at = length; is_plural && strlen(at) >= stem - 1; at++)
        if (strncasecmp(at, several, stem - 1) == 0)
            return true;
    return false;
}

/* "parse(struct parser *, struct token *tokens, size_t tokens_len)", "json_t mem[], unsigned qty": room for several. */
static bool are_room(const struct function *function, size_t index)
{
    const struct parameter *parameter = &function->parameters[index];
    return !parameter->type->target_const && parameter->type->target->complete &&
           length_of_array(function, index) == index + 1 &&
           (parameter->is_array || is_named_after_several(parameter[1].name, parameter->name));
}

/* text join(const text *array, size_t count), where others give and take a text by value. */
static bool goes_by_value(const struct sorting *sorting, const struct type *type)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        const struct function *function = operation->function;
        if (is_model(sorting->library, operation->file))
            continue; /* one that is zeroed says nothing */
        if (function->result == type)
            return true;
        for (size_t k = 0; k < function->parameter_count; k++)
            if (function->parameters[k].type == type)
                return true;
    }
    return false;
}

static bool take_objects(const struct sorting *sorting, const struct function *function, size_t index,
                         struct role *roles)
{
    const struct parameter *parameter = &function->parameters[index];
    const struct sort *sort = roles[index].sort;
    if (!sort || !parameter->type->target_const || !parameter->type->target->complete ||
        parameter->type->target->is_private || length_of_array(function, index) != index + 1 ||
        !goes_by_value(sorting, parameter->type->target))
        return false;
    roles[index].sort = NULL;
    if (!take_length(sorting, function, index, roles)) {
        roles[index].sort = sort;
        return false;
    }
    struct role *element = arena_alloc(sorting->arena, sizeof *element);
    *element = role_of_kind(ROLE_HANDLE, parameter->type->target);
    element->sort = sort;
    element->holding = HOLD_COPY;
    element->is_const = true;
    roles[index].element = element;
    return true;
}

static bool take_values(const struct sorting *sorting, const struct function *function, size_t index,
                        struct role *roles)
{
    const struct sort *sort = roles[index].sort;
    if (!are_values(&function->parameters[index]) && !are_room(function, index))
        return false;
    roles[index].sort = NULL;
    bool taken = take_length(sorting, function, index, roles);
    if (!taken)
        roles[index].sort = sort;
    return taken;
}

/* "dice_pick(dice *d, unsigned n)": what the function is named after, and one of it.  An array has a plural, or is only
 * read. */
static bool is_subject(const struct function *function, size_t index)
{
    const struct parameter *parameter = &function->parameters[index];
    const char *name = parameter->type->target->name, *tag = strrchr(name, ' ') ? strrchr(name, ' ') + 1 : name;
    size_t length = strlen(tag), last = strlen(parameter->name);
    return index == 0 && !parameter->is_array && !parameter->type->target_const &&
           !(last > 1 && parameter->name[last - 1] == 's') && strncmp(function->name, tag, length) == 0 &&
           function->name[length] == '_';
}

static bool is_alike(const struct parameter *one, const struct parameter *other)
{
    return other->type->kind == TYPE_POINTER && other->type->target == one->type->target && !other->is_array &&
           strcmp(one->name, other->name) == 0;
}

/* "date_add(struct date *d, int n)" beside "date_valid(const struct date *d)": one under the same name, there alone. */
bool is_alone_elsewhere(const struct sorting *sorting, const struct function *function, size_t index)
{
    const struct parameter *parameter = &function->parameters[index];
    size_t last = strlen(parameter->name);
    if (parameter->is_array || (last > 1 && parameter->name[last - 1] == 's') || begins_range(function, index))
        return false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        for (size_t k = 0; other != function && k < other->parameter_count; k++)
            if (is_alike(parameter, &other->parameters[k]) && length_of_array(other, k) == NO_PARAMETER &&
                !begins_range(other, k))
                return true;
    }
    return false;
}

static bool role_of_struct_pointer(const struct sorting *sorting, const struct function *function, size_t index,
                                   struct role *roles, const char **obstacle)
{
    const struct type *target = function->parameters[index].type->target;
    const char *why = system_obstacle(target);
    if (!why && !roles[index].sort && target->kind == TYPE_UNION)
        why = "points to a union: nobody can tell which of its members is meant";
    if (why) {
        *obstacle = obstacle_of(sorting, function, index, "%s", why);
        return false;
    }
    if (take_values(sorting, function, index, roles) || take_objects(sorting, function, index, roles))
        return true;
    if (roles[index].sort)
        take_handle(sorting, function, index, &roles[index]);
    else if (is_subject(function, index) || is_alone_elsewhere(sorting, function, index) ||
             !take_length(sorting, function, index, roles))
        take_object(sorting, function, index, &roles[index]);
    return true;
}

/* --- pointers to pointers --- */

static bool role_of_double_pointer(const struct sorting *sorting, const struct function *function, size_t index,
                                   struct role *roles, const char **obstacle)
{
    const struct parameter *parameter = &function->parameters[index];
    const struct type *type = parameter->type, *inner = type->target;
    struct role *role = &roles[index];
    if (take_pointer_to_handle(sorting, function, index, roles))
        return true;
    if (inner->target->kind == TYPE_POINTER) {
        *obstacle = obstacle_of(sorting, function, index, "is a '%s': so many pointers cannot be filled", type->name);
        return false;
    }
    bool is_list = type->target_const || name_has(parameter->name, "argv strings names words lines args") ||
                   is_row_of_texts(parameter);
    if (is_list && take_length(sorting, function, index, roles))
        return true;
    if (is_row_of_texts(parameter)) {
        role_set_buffer(sorting, type, role);
        role->why = "several texts; how many it must have is not said";
        return true;
    }
    if (take_moved(sorting, function, index, roles))
        return true;
    struct role *element = arena_alloc(sorting->arena, sizeof *element);
    *element = role_of_kind(type_is_string(inner)              ? ROLE_STRING
                            : inner->target->kind == TYPE_VOID ? ROLE_ANY
                                                               : ROLE_ZERO,
                            inner);
    element->is_borrowed = true;
    role->kind = ROLE_OBJECT;
    role->element = element;
    bool goes_in = is_cursor(sorting, function, index);
    role->passing = type->target_const ? PASS_IN : goes_in ? PASS_IN_OUT : PASS_OUT;
    role->why = type->target_const ? NULL
                : goes_in          ? "a variable with a text, which the call moves on"
                                   : "a pointer to a variable that can be written";
    return true;
}

/* double *vec3_add(double *result, const double *a, const double *b): its body goes beyond the first cell.  How many it
 * needs is a guess: there may be more, and then there is plenty. */
static bool take_row(const struct sorting *sorting, const struct parameter *parameter, struct role *role)
{
    if (parameter->body_cells < 2)
        return false;
    role_set_buffer(sorting, parameter->type, role);
    role->cells = parameter->has_more_cells ? 0 : parameter->body_cells;
    role->is_guessed = true;
    role->why = arena_format(sorting->arena, "the function's body uses %zu of them%s", parameter->body_cells,
                             parameter->has_more_cells ? ", and maybe more" : "");
    return true;
}

/* --- all pointers --- */

bool role_of_pointer(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles,
                     const char **obstacle)
{
    const struct parameter *parameter = &function->parameters[index];
    const struct type *target = parameter->type->target;
    const char *why = NULL;
    switch (target->kind) {
    case TYPE_FUNCTION:
        if (role_of_callback(sorting, target, parameter->name, function->name, &roles[index], &why))
            return true;
        break;
    case TYPE_VOID:
        return role_of_void(sorting, function, index, roles, obstacle);
    case TYPE_STRUCT:
    case TYPE_UNION:
        return role_of_struct_pointer(sorting, function, index, roles, obstacle);
    case TYPE_POINTER:
        return role_of_double_pointer(sorting, function, index, roles, obstacle);
    case TYPE_BOOL:
    case TYPE_INTEGER:
    case TYPE_FLOAT:
    case TYPE_ENUM:
        if (type_is_string(parameter->type)) {
            role_of_text(sorting, function, index, roles);
            return true;
        }
        if (!take_pointer_to_handle(sorting, function, index, roles) && !take_length(sorting, function, index, roles) &&
            !take_row(sorting, parameter, &roles[index]))
            take_object(sorting, function, index, &roles[index]);
        return true;
    default:
        why = arena_format(sorting->arena, "is a '%s', of which no values can be made", parameter->type->name);
        break;
    }
    *obstacle = obstacle_of(sorting, function, index, "%s", why);
    return false;
}
