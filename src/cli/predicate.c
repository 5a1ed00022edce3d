#include "cli/predicate.h"

#include <string.h>

#include "model/suggest.h"

static bool is_scalar(const struct type *type)
{
    switch (type->kind) {
    case TYPE_BOOL:
    case TYPE_INTEGER:
    case TYPE_FLOAT:
    case TYPE_ENUM:
    case TYPE_POINTER:
        return true;
    default:
        return false;
    }
}

static bool points_to_struct(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target && type->target->kind == TYPE_STRUCT;
}

static bool returns_truth(const struct function *function)
{
    const struct type *result = function->result;
    return result->kind == TYPE_BOOL || (result->kind == TYPE_INTEGER && strcmp(result->name, "int") == 0);
}

static bool is_candidate(const struct function *function)
{
    if (!function->defined || !function->in_given_file || function->is_variadic || !returns_truth(function))
        return false;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (points_to_struct(function->parameters[i].type))
            return true;
    return false;
}

static bool stands_in(const struct function *function, const char *file)
{
    return !file || strcmp(function->file, file) == 0;
}

/* How many candidates file defines (NULL: all given files); *only is the last. */
static size_t count_candidates(const struct program *program, const char *file, const struct function **only)
{
    size_t count = 0;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (is_candidate(function) && stands_in(function, file)) {
            *only = function;
            count++;
        }
    }
    return count;
}

static const struct function *several(const struct program *program, const char *file, struct error *error)
{
    struct text list = TEXT_INIT;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (is_candidate(function) && stands_in(function, file))
            text_addf(&list, "\n  %s:%d: %s", function->file, function->line, function->name);
    }
    error_set(error, ERROR_INPUT, "several functions could be the predicate; choose one with --predicate:%s", list.s);
    text_release(&list);
    return NULL;
}

static const struct function *only_candidate(const struct program *program, const char *file, struct error *error)
{
    const struct function *only = NULL;
    const char *where = file;
    size_t count = count_candidates(program, where, &only);
    if (!count)
        count = count_candidates(program, where = NULL, &only);
    if (count == 1)
        return only;
    if (count > 1)
        return several(program, where, error);
    error_set(error, ERROR_INPUT,
              "'%s' defines no predicate: a function that returns bool or int and takes a pointer to a struct; "
              "name the file that defines it with --source, or another function with --predicate",
              file);
    return NULL;
}

/* A definition in file first, then any definition, then a declaration: static
 * functions of several files may share a name. */
static const struct function *function_named(const struct program *program, const char *name, const char *file)
{
    const struct function *found = NULL;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (strcmp(function->name, name) != 0)
            continue;
        if (function->defined && stands_in(function, file))
            return function;
        if (!found || (function->defined && !found->defined))
            found = function;
    }
    return found;
}

static const struct function *unknown(const struct program *program, const char *name, const char *file,
                                      struct error *error)
{
    struct suggestion suggestion = suggestion_for(name);
    for (size_t i = 0; i < program->functions.count; i++)
        if (program->functions.items[i]->defined)
            suggestion_consider(&suggestion, program->functions.items[i]->name);
    if (suggestion.best)
        error_set(error, ERROR_INPUT, "there is no function '%s' in '%s'; did you mean '%s'?", name, file,
                  suggestion.best);
    else
        error_set(error, ERROR_INPUT, "there is no function '%s' in '%s' or the files given with --source", name, file);
    return NULL;
}

static bool can_be_predicate(const struct function *function, struct error *error)
{
    const char *file = function->file, *name = function->name;
    int line = function->line;
    if (!function->defined)
        return error_set(error, ERROR_INPUT,
                         "%s:%d: '%s' is declared but not defined; name the file that defines it with --source", file,
                         line, name);
    if (!is_scalar(function->result))
        return error_set(error, ERROR_INPUT, "%s:%d: '%s' returns %s, but a predicate returns a scalar such as bool",
                         file, line, name, function->result->name);
    if (function->parameter_count == 0)
        return error_set(error, ERROR_INPUT, "%s:%d: '%s' takes no parameters, so there is nothing to search", file,
                         line, name);
    if (function->is_variadic)
        return error_set(error, ERROR_INPUT, "%s:%d: '%s' takes a variable number of arguments; a predicate cannot",
                         file, line, name);
    return true;
}

const struct function *predicate_find(const struct program *program, const char *name, const char *file,
                                      struct error *error)
{
    if (!name)
        return only_candidate(program, file, error);
    const struct function *function = function_named(program, name, file);
    if (!function)
        return unknown(program, name, file, error);
    return can_be_predicate(function, error) ? function : NULL;
}

bool predicate_space(const struct program *program, const struct function *predicate,
                     const struct space_function **space, struct error *error)
{
    *space = NULL;
    for (size_t i = 0; i < program->spaces.count; i++) {
        const struct space_function *found = program->spaces.items[i];
        if (strcmp(found->predicate, predicate->name) != 0)
            continue;
        if (*space)
            return error_set(error, ERROR_INPUT, "%s:%d: '%s' has a second ASSAY_SPACE; the first is at %s:%d",
                             found->file, found->line, predicate->name, (*space)->file, (*space)->line);
        *space = found;
    }
    return true;
}

void predicate_list_strays(const struct program *program, struct text *out)
{
    for (size_t i = 0; i < program->spaces.count; i++) {
        const struct space_function *space = program->spaces.items[i];
        if (!program_function(program, space->predicate))
            text_addf(out, "%s%s:%d: ASSAY_SPACE names '%s', but there is no such function", out->length ? "\n" : "",
                      space->file, space->line, space->predicate);
    }
}
