#include "model/operation.h"

#include <string.h>

#include "model/operation_parts.h"

/* --- which functions --- */

#define DECLARED_FEW 3 /* functions of a header that it both declares and has the bodies of */

static struct operation *add_operation(struct sorting *sorting, const struct function *function, const char *file,
                                       int line)
{
    struct operation *operation = arena_alloc(sorting->arena, sizeof *operation);
    operation->function = function;
    operation->file = file;
    operation->line = line;
    vector_push(&sorting->operations->items, operation);
    return operation;
}

static bool is_named_by_declaration(const struct sorting *sorting, const struct function *function)
{
    const struct declarations *declarations = &sorting->operations->declarations;
    for (size_t i = 0; i < declarations->items.count; i++)
        if (declarations->items.items[i].function == function)
            return true;
    return false;
}

bool is_model(const struct library *library, const char *file)
{
    return library->model && file && strcmp(file, library->model) == 0;
}

static bool has_body_in(const struct function *function, const char *header)
{
    return function->defined && function->file && strcmp(function->file, header) == 0;
}

static bool is_declared_in(const struct function *function, const char *header)
{
    return function->given_file && strcmp(function->given_file, header) == 0;
}

/* The line of the first body; 0: there is none. */
static int first_body(const struct program *program, const char *header)
{
    int first = 0;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (has_body_in(function, header) && (!first || function->line < first))
            first = function->line;
    }
    return first;
}

/* Behind its declarations a header may have the bodies of a whole library, and among them functions that only these
 * call: what it has for others stands before. */
static bool is_internal(const struct program *program, const struct function *function, const char *header)
{
    size_t declared = 0;
    int bodies = has_body_in(function, header) ? first_body(program, header) : 0;
    if (!bodies || function->given_line < bodies)
        return false;
    for (size_t i = 0; declared < DECLARED_FEW && i < program->functions.count; i++) {
        const struct function *other = program->functions.items[i];
        declared += is_declared_in(other, header) && has_body_in(other, header) && other->given_line < bodies;
    }
    return declared >= DECLARED_FEW;
}

static void list_header(struct sorting *sorting, const char *header)
{
    const struct program *program = sorting->library->program;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (is_declared_in(function, header) && !is_internal(program, function, header))
            add_operation(sorting, function, header, function->given_line);
    }
}

/* A static function of the model is a helper, unless a declaration names it. */
static void list_model(struct sorting *sorting)
{
    const struct program *program = sorting->library->program;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (!function->defined || !is_model(sorting->library, function->file) ||
            operations_find(sorting->operations, function->name))
            continue;
        if (!function->is_static || is_named_by_declaration(sorting, function))
            add_operation(sorting, function, function->file, function->line);
    }
}

/* --- one function --- */

static const char *obstacle_of_function(const struct sorting *sorting, const struct function *function)
{
    if (function->is_variadic)
        return "it is variadic: nobody can tell how many arguments it needs, and of which types";
    if (!function->defined && function->is_static)
        return "it is static, and has no body in the header";
    if (!function->defined && sorting->library->has_sources)
        return "it is declared, but defined in none of the files; add the one that does with --source";
    return NULL;
}

/* "_table_grow(table)", among others that begin with a letter: what the library has for itself. */
static bool is_private(const struct sorting *sorting, const struct operation *operation)
{
    bool has_others = false;
    if (operation->function->name[0] != '_' || is_model(sorting->library, operation->file))
        return false;
    for (size_t i = 0; !has_others && i < sorting->operations->items.count; i++)
        has_others = sorting->operations->items.items[i]->function->name[0] != '_';
    return has_others;
}

static void find_roles(const struct sorting *sorting, struct operation *operation)
{
    const struct function *function = operation->function;
    size_t count = function->parameter_count;
    struct role *roles = arena_alloc(sorting->arena, count * sizeof *roles);
    const struct role **list = arena_alloc(sorting->arena, count * sizeof *list);
    const char *obstacle = obstacle_of_function(sorting, function);
    for (size_t i = 0; i < count; i++) {
        const char *other = NULL;
        if (!role_of_parameter(sorting, function, i, roles, &other))
            roles[i].kind = ROLE_NONE;
        if (function->parameters[i].is_nonnull && roles[i].null == NULL_UNKNOWN)
            roles[i].null = NULL_NEVER;
        if (!obstacle)
            obstacle = other;
        list[i] = &roles[i];
    }
    callbacks_of_allocators(list, count);
    lengths_in_bits(sorting, operation, roles);
    lengths_share(sorting, function, roles);
    lengths_said(sorting, operation, roles);
    rooms_said(sorting, operation, roles);
    ends_said(sorting, operation, roles);
    terminators_said(operation, roles);
    files_named(sorting, operation, roles);
    operation->roles = roles;
    if (!obstacle && operation_is_forbidden(operation))
        obstacle = "its header says not to call it";
    if (!obstacle && is_private(sorting, operation))
        obstacle = "its name begins with '_': the library has it for itself; a function in --with MODEL.c can call it";
    if (!obstacle && operation_is_called_back(operation))
        obstacle = "it is declared as a function to pass to others";
    operation->obstacle = obstacle;
    role_of_result(sorting, function, &operation->result);
    owners_of_operation(sorting, operation, roles);
}

/* --- all of them --- */

static bool is_said(const struct operation *operation)
{
    enum value_relation relation = operation_relates_values(operation);
    bool hashes = operation->kind == OPERATION_HASHES || relation == VALUES_HASHED;
    bool compares = operation->kind == OPERATION_COMPARES || relation == VALUES_COMPARED;
    return (operation->kind == OPERATION_INVARIANT && operation_says_invariant(operation)) ||
           (hashes && operation_says_hash(operation)) || (compares && operation_says_order(operation));
}

static bool resolve(struct sorting *sorting, struct error *error)
{
    struct operations *operations = sorting->operations;
    const struct library *library = sorting->library;
    if (!declarations_read(library->program, library->learned, &operations->declarations, error))
        return false;
    for (size_t i = 0; library->headers[i]; i++)
        list_header(sorting, library->headers[i]);
    comments_of_bodies(sorting);
    list_model(sorting);
    given_find(sorting);
    sorts_find(sorting);
    for (size_t i = 0; i < operations->items.count; i++) {
        struct operation *operation = operations->items.items[i];
        find_roles(sorting, operation);
        success_of_operation(operation);
        kind_of_operation(sorting, operation);
        rooms_of_maker(operation, (struct role *)operation->roles);
        operation->kind_is_said = operation->kind_is_said || is_said(operation);
    }
    if (!declarations_apply(sorting, error))
        return false;
    services_choose(sorting);
    first_find(sorting);
    reach_operations(sorting);
    return true;
}

bool operations_resolve(const struct library *library, struct operations *operations, struct error *error)
{
    *operations = (struct operations){0};
    struct sorting sorting = {.library = library, .operations = operations, .arena = &library->program->arena};
    bool done = resolve(&sorting, error);
    if (!done)
        operations_release(operations);
    return done;
}

void operations_reach(const struct library *library, struct operations *operations)
{
    reach_operations(
        &(struct sorting){.library = library, .operations = operations, .arena = &library->program->arena});
}

void operations_release(struct operations *operations)
{
    vector_release(&operations->items);
    vector_release(&operations->sorts);
    vector_release(&operations->contracts);
    vector_release(&operations->before);
    vector_release(&operations->after);
    declarations_release(&operations->declarations);
}

const struct operation *operations_find(const struct operations *operations, const char *name)
{
    for (size_t i = 0; i < operations->items.count; i++)
        if (strcmp(operations->items.items[i]->function->name, name) == 0)
            return operations->items.items[i];
    return NULL;
}
