#include "model/property.h"

#include <stdarg.h>

#include "model/property_parts.h"

bool resolving_fail(struct resolving *resolving, const char *format, ...)
{
    struct text what = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&what, format, arguments);
    va_end(arguments);
    const struct function *function = resolving->function;
    error_set(resolving->error, ERROR_INPUT, "%s:%d: '%s' of property '%s' %s", function->file, function->line,
              resolving_parameter(resolving)->name, function->name, what.s);
    text_release(&what);
    return false;
}

static bool is_truth(const struct type *result)
{
    return result->kind == TYPE_BOOL || result->kind == TYPE_INTEGER;
}

static bool check_function(const struct function *function, struct error *error)
{
    if (function->is_variadic)
        return error_set(error, ERROR_INPUT,
                         "%s:%d: property '%s' takes '...': nobody knows what to pass there; give it parameters",
                         function->file, function->line, function->name);
    if (function->result->kind != TYPE_VOID && !is_truth(function->result))
        return error_set(
            error, ERROR_INPUT,
            "%s:%d: property '%s' returns '%s': a property returns void, or bool or an integer, where 0 is a "
            "failure",
            function->file, function->line, function->name, function->result->name);
    return true;
}

bool property_resolve(struct program *program, const struct function *function, struct property *property,
                      struct error *error)
{
    if (!check_function(function, error))
        return false;
    struct resolving resolving = {.program = program, .function = function, .error = error};
    resolving.sources = arena_alloc(&program->arena, function->parameter_count * sizeof *resolving.sources);
    for (size_t i = 0; i < function->parameter_count; i++)
        resolving.sources[i].length = resolving.sources[i].array = NO_PARAMETER;
    while (resolving.parameter < function->parameter_count) {
        bool is_done = resolving.sources[resolving.parameter].kind == SOURCE_LENGTH;
        if (!is_done && !source_of_parameter(&resolving))
            return false;
        resolving.parameter++;
    }
    *property = (struct property){
        .function = function,
        .sources = resolving.sources,
        .returns_result = is_truth(function->result),
        .may_check = function->may_check || is_truth(function->result),
    };
    return true;
}
