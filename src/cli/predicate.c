#include "cli/predicate.h"

#include <stdlib.h>
#include <string.h>

#include "base/suggest.h"

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
    if (!function->defined || !function->in_given_file || function->is_variadic || !returns_truth(function) ||
        function->is_property || function->is_generator)
        return false;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (points_to_struct(function->parameters[i].type))
            return true;
    return false;
}

static int by_place(const void *a, const void *b)
{
    const struct function *const *left = a, *const *right = b;
    int files = strcmp((*left)->file, (*right)->file);
    return files ? files : (*left)->line - (*right)->line;
}

static void several(const struct function **found, size_t count, struct error *error)
{
    struct text list = TEXT_INIT;
    qsort(found, count, sizeof *found, by_place);
    for (size_t i = 0; i < count; i++)
        text_addf(&list, "\n  %s:%d: %s", found[i]->file, found[i]->line, found[i]->name);
    error_set(error, ERROR_INPUT, "several functions could be the predicate; choose one with --predicate:%s", list.s);
    text_release(&list);
}

static void none(const char *file, struct error *error)
{
    error_set(error, ERROR_INPUT,
              "'%s' defines no predicate, that is a function that returns bool or int and takes a pointer to a struct; "
              "choose one of another file with --source and --predicate",
              file);
}

static bool has_space(const struct program *program, const struct function *function)
{
    for (size_t i = 0; i < program->spaces.count; i++)
        if (strcmp(program->spaces.items[i]->predicate, function->name) == 0)
            return true;
    return false;
}

static bool is_public(const struct program *program, const struct function *function)
{
    (void)program;
    return !function->is_static;
}

/* Helpers often look like predicates too: the only one that a finer sieve lets through, or NULL. */
static const struct function *only_one(const struct program *program, const struct function **found, size_t count,
                                       bool (*sieve)(const struct program *, const struct function *))
{
    const struct function *only = NULL;
    for (size_t i = 0; i < count; i++) {
        if (!sieve(program, found[i]))
            continue;
        if (only)
            return NULL;
        only = found[i];
    }
    return only;
}

static const struct function *only_candidate(const struct program *program, const char *file, struct error *error)
{
    VECTOR(const struct function *) found = VECTOR_INIT;
    for (size_t i = 0; i < program->functions.count; i++)
        if (is_candidate(program->functions.items[i]))
            vector_push(&found, program->functions.items[i]);
    const struct function *only = only_one(program, found.items, found.count, has_space);
    if (!only)
        only = only_one(program, found.items, found.count, is_public);
    if (only || found.count == 1)
        only = only ? only : found.items[0];
    else if (found.count)
        several(found.items, found.count, error);
    else
        none(file, error);
    vector_release(&found);
    return only;
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
        if (function->defined && strcmp(function->file, file) == 0)
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
