/* Functions that are passed: most may be any simple function of the type, but an
 * order must be an order, and an allocator must allocate. */
#include <string.h>
#include "model/operation_parts.h"

static bool is_void_pointer(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_VOID && !type->target_const;
}

static bool is_size(const struct type *type)
{
    return type->kind == TYPE_INTEGER && !type->is_signed;
}

static bool takes_two_alike(const struct type *function)
{
    return function->argument_count >= 2 && function->arguments[0] == function->arguments[1] &&
           function->arguments[0]->kind == TYPE_POINTER && function->arguments[0]->target_const;
}

/* size_t read(void *buffer, size_t size, void *data), and fgets. */
static bool fills_buffer(const struct type *function)
{
    const struct type *result = function->target;
    bool tells = result->kind == TYPE_INTEGER || (result->kind == TYPE_POINTER && result->target->is_char);
    for (size_t i = 0; tells && i + 1 < function->argument_count; i++) {
        const struct type *buffer = function->arguments[i];
        if (buffer->kind == TYPE_POINTER && !buffer->target_const &&
            (buffer->target->kind == TYPE_VOID || buffer->target->is_char) &&
            (is_size(function->arguments[i + 1]) ||
             (buffer->target->is_char && function->arguments[i + 1]->kind == TYPE_INTEGER)))
            return true;
    }
    return false;
}

static bool is_free(const struct type *function)
{
    return function->target->kind == TYPE_VOID && function->argument_count == 1 &&
           is_void_pointer(function->arguments[0]);
}

/* void *(void *p, size_t old, size_t new, void *user), with the user's pointer behind or in front: realloc and free in
 * one. */
static bool is_resize(const struct type *function)
{
    size_t sizes = function->argument_count == 4 && is_size(function->arguments[1]) ? 1 : 2;
    bool is_one = function->argument_count == 4 && is_void_pointer(function->target);
    for (size_t i = 0; is_one && i < function->argument_count; i++)
        is_one = i == sizes || i == sizes + 1 ? is_size(function->arguments[i]) && function->arguments[i]->size >= 4
                                              : is_void_pointer(function->arguments[i]);
    return is_one;
}

/* void *(size_t n, size_t size), or with the user's pointer in front (of which the name has to say that it is no
 * realloc): void *(void *user, unsigned items, unsigned size). */
static bool is_allocate(const struct type *function, const char *name)
{
    size_t count = function->argument_count, sizes = 0;
    while (sizes < count && is_size(function->arguments[count - 1 - sizes]))
        sizes++;
    bool is_named = name_has_part(name, "alloc") && !name_has_part(name, "realloc");
    if (!is_void_pointer(function->target) || !sizes || sizes > 2)
        return false;
    if (sizes == count)
        return count == 1 || is_named;
    return is_named && count == sizes + 1 && is_void_pointer(function->arguments[0]) &&
           (sizes == 2 || name_has_part(name, "malloc") || name_has_part(name, "calloc"));
}

/* of: "set_free_func", to which it is passed. */
static enum callback callback_of(const struct type *function, const char *name, const char *of)
{
    const struct type *result = function->target;
    size_t count = function->argument_count;
    if (is_allocate(function, name))
        return CALLBACK_ALLOCATE;
    if (is_void_pointer(result) && count == 2 && is_void_pointer(function->arguments[0]) &&
        is_size(function->arguments[1]))
        return CALLBACK_REALLOCATE;
    if (is_resize(function))
        return CALLBACK_RESIZE;
    if (takes_two_alike(function) && result->kind == TYPE_INTEGER && result->is_signed)
        return name_has(name, "eq equal equals same") ? CALLBACK_EQUAL : CALLBACK_COMPARE;
    if (takes_two_alike(function) && result->kind == TYPE_BOOL)
        return CALLBACK_EQUAL;
    if (count >= 1 && function->arguments[0]->kind == TYPE_POINTER && function->arguments[0]->target_const &&
        is_size(result) && name_has(name, "hash hasher hashfn hashfunc"))
        return CALLBACK_HASH;
    if (is_free(function) && name_has(of, "free") && name_has(of, "set"))
        return CALLBACK_FREE;
    return fills_buffer(function) ? CALLBACK_FILL : CALLBACK_PLAIN;
}

/* Whether a function can be written that takes or returns it: a struct by value needs a name and a size. */
static bool can_be_passed(const struct type *type)
{
    bool is_record = type->kind == TYPE_STRUCT || type->kind == TYPE_UNION;
    return type->kind != TYPE_OTHER &&
           (!is_record || (type->complete && !type->is_private && !strchr(type->name, '<')));
}

bool role_of_callback(const struct sorting *sorting, const struct type *function, const char *name, const char *of,
                      struct role *role, const char **obstacle)
{
    if (function->is_variadic) {
        *obstacle = "is a pointer to a variadic function";
        return false;
    }
    bool can = can_be_passed(function->target);
    for (size_t i = 0; i < function->argument_count; i++)
        can = can && can_be_passed(function->arguments[i]);
    if (!can) {
        *obstacle = arena_format(sorting->arena,
                                 "is a pointer to a function that passes a value of which the headers have no name or "
                                 "no size: '%s'",
                                 function->name);
        return false;
    }
    role->kind = ROLE_FUNCTION;
    role->callback = callback_of(function, name, of);
    return true;
}

void callbacks_of_allocators(const struct role **list, size_t count)
{
    bool allocates = false;
    for (size_t i = 0; i < count; i++)
        allocates = allocates || (list[i]->kind == ROLE_FUNCTION && callback_allocates(list[i]->callback));
    for (size_t i = 0; allocates && i < count; i++)
        if (list[i]->kind == ROLE_FUNCTION && is_free(list[i]->type->target))
            ((struct role *)list[i])->callback = CALLBACK_FREE;
}
