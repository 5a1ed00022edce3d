#include "target/stubs.h"

#include <string.h>

#include "target/stubs_functions.h"

/* ---- functions of the model file ---- */

static bool has_type(const struct function *function, const struct type *type)
{
    if (function->result != type->target || function->parameter_count != type->argument_count ||
        function->is_variadic != type->is_variadic)
        return false;
    for (size_t i = 0; i < type->argument_count; i++)
        if (function->parameters[i].type != type->arguments[i])
            return false;
    return true;
}

static void add_of_model(struct stub_pool *pool, const struct library *library)
{
    const struct program *program = library->program;
    for (size_t i = 0; library->model && i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (function->defined && strcmp(function->file, library->model) == 0 && has_type(function, pool->function))
            vector_push(&pool->functions, ((struct stub_function){.name = function->name, .words = function->name}));
    }
}

/* ---- pools ---- */

/* NO_PARAMETER: there is none. */
static size_t find_pool(const struct stubs *stubs, const struct role *role)
{
    for (size_t i = 0; i < stubs->pools.count; i++)
        if (stubs->pools.items[i].function == role->type->target && stubs->pools.items[i].callback == role->callback)
            return i;
    return NO_PARAMETER;
}

static void add_pool(struct stubs *stubs, const struct role *role, const struct library *library)
{
    if (find_pool(stubs, role) != NO_PARAMETER)
        return;
    struct stub_pool pool = {.function = role->type->target, .callback = role->callback};
    stubs_make_functions(&pool, &stubs->arena);
    stubs_make_reentrant(&pool, stubs->operations, &stubs->arena);
    add_of_model(&pool, library);
    vector_push(&stubs->pools, pool);
}

static void add_pools_of(struct stubs *stubs, const struct role *role, const struct library *library)
{
    if (role->kind == ROLE_FUNCTION)
        add_pool(stubs, role, library);
    if (role->element)
        add_pools_of(stubs, role->element, library);
    for (size_t i = 0; i < role->member_count; i++)
        add_pools_of(stubs, &role->members[i], library);
}

/* ---- the whole ---- */

static void add_expressions(struct stubs *stubs)
{
    const struct declarations *declarations = &stubs->operations->declarations;
    for (size_t i = 0; i < declarations->items.count; i++) {
        const struct declaration *declaration = &declarations->items.items[i];
        if (declaration->kind != DECLARATION_REQUIRES && declaration->kind != DECLARATION_SUCCESS)
            continue;
        const struct operation *operation = operations_find(stubs->operations, declaration->function->name);
        vector_push(&stubs->expressions, ((struct stub_expression){declaration, operation}));
    }
}

/* Also of operations with obstacles: numbers must not change when one of these is overcome. */
void stubs_init(struct stubs *stubs, const struct operations *operations, const struct library *library)
{
    *stubs = (struct stubs){.operations = operations};
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        for (size_t k = 0; k < operation->function->parameter_count; k++)
            add_pools_of(stubs, &operation->roles[k], library);
    }
    add_expressions(stubs);
}

void stubs_release(struct stubs *stubs)
{
    for (size_t i = 0; i < stubs->pools.count; i++)
        vector_release(&stubs->pools.items[i].functions);
    vector_release(&stubs->pools);
    vector_release(&stubs->expressions);
    arena_release(&stubs->arena);
}

size_t stubs_pool(const struct stubs *stubs, const struct role *role)
{
    size_t pool = find_pool(stubs, role);
    if (pool == NO_PARAMETER)
        BUG("no pool for '%s'", role->type->name);
    return pool;
}

static bool wants_object(const struct stubs *stubs, const struct sort *sort)
{
    for (size_t i = 0; i < stubs->pools.count; i++)
        for (size_t k = 0; k < stubs->pools.items[i].functions.count; k++)
            if (stubs->pools.items[i].functions.items[k].within == sort)
                return true;
    return false;
}

const char *stubs_within(const struct stubs *stubs, const struct sort *sort, struct arena *arena)
{
    if (!sort || !wants_object(stubs, sort))
        return NULL;
    size_t number = 0;
    while (stubs->operations->sorts.items[number] != sort)
        number++;
    return arena_format(arena, "assay_within_%zu", number);
}

size_t stubs_expression(const struct stubs *stubs, const struct declaration *declaration)
{
    for (size_t i = 0; i < stubs->expressions.count; i++)
        if (stubs->expressions.items[i].declaration == declaration)
            return i;
    BUG("no expression for ASSAY_%s", declaration_word(declaration->kind));
}
