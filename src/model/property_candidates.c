/* Predicates and generators that a parameter's values can come from. */
#include <stdlib.h>
#include <string.h>

#include "base/suggest.h"
#include "model/property_parts.h"

/* --- what a function is to a type --- */

/* const aside, at every level: a generator may promise less than is taken. */
static bool same_type(const struct type *left, const struct type *right)
{
    while (left != right) {
        if (left->kind != TYPE_POINTER || right->kind != TYPE_POINTER)
            return false;
        left = left->target;
        right = right->target;
    }
    return true;
}

/* The struct of a struct parameter, by value or behind a pointer; NULL: it is something else. */
static const struct type *struct_of(const struct type *type)
{
    if (type->kind == TYPE_POINTER)
        type = type->target;
    return type->kind == TYPE_STRUCT ? type : NULL;
}

static bool returns_truth(const struct function *function)
{
    return function->result->kind == TYPE_BOOL ||
           (function->result->kind == TYPE_INTEGER && strcmp(function->result->name, "int") == 0);
}

static bool is_predicate_of(const struct function *function, const struct type *type)
{
    const struct type *of = struct_of(type);
    if (!of || !returns_truth(function) || function->is_property || function->is_generator || function->is_variadic ||
        function->parameter_count != 1)
        return false;
    const struct type *taken = function->parameters[0].type;
    return taken->kind == TYPE_POINTER && taken->target == of;
}

static bool is_generator_of(const struct function *function, const struct type *type)
{
    return function->is_generator && same_type(function->result, type);
}

static const struct space_function *space_of(const struct program *program, const struct function *function)
{
    for (size_t i = 0; i < program->spaces.count; i++)
        if (strcmp(program->spaces.items[i]->predicate, function->name) == 0)
            return program->spaces.items[i];
    return NULL;
}

/* --- taking one --- */

static bool take(struct resolving *resolving, const struct function *function, struct source *source)
{
    if (!function->defined)
        return resolving_fail(resolving,
                              "comes from '%s', which is declared at %s:%d but defined in none of the files read: add "
                              "the file that defines it with --source",
                              function->name, function->file, function->line);
    if (function->is_generator && (function->parameter_count || function->is_variadic))
        return resolving_fail(resolving,
                              "comes from generator '%s' at %s:%d, which takes parameters: a generator takes none",
                              function->name, function->file, function->line);
    const struct type *type = resolving_parameter(resolving)->type;
    if (!function->is_generator && !struct_of(type)->complete)
        return resolving_fail(
            resolving,
            "cannot come from predicate '%s': what is in '%s' is declared in none of the files read; add the file "
            "that does with --source, or write a generator",
            function->name, struct_of(type)->name);
    source->kind = function->is_generator ? SOURCE_GENERATOR : SOURCE_PREDICATE;
    source->function = function;
    source->space = function->is_generator ? NULL : space_of(resolving->program, function);
    source->by_value = !function->is_generator && type->kind == TYPE_STRUCT;
    return true;
}

/* --- ASSAY_OF --- */

/* Of static ones, that of the property's own file. */
static const struct function *function_named(const struct resolving *resolving, const char *name)
{
    const struct program *program = resolving->program;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if (strcmp(function->name, name) == 0 && function->defined &&
            strcmp(function->file, resolving->function->file) == 0)
            return function;
    }
    return program_function(program, name);
}

static bool unknown(struct resolving *resolving, const char *name)
{
    struct suggestion suggestion = suggestion_for(name);
    const struct program *program = resolving->program;
    const struct type *type = resolving_parameter(resolving)->type;
    for (size_t i = 0; i < program->functions.count; i++)
        if (is_predicate_of(program->functions.items[i], type) || is_generator_of(program->functions.items[i], type))
            suggestion_consider(&suggestion, program->functions.items[i]->name);
    return resolving_fail(resolving, "has ASSAY_OF(%s), and there is no function '%s'%s%s%s", name, name,
                          suggestion.best ? "; did you mean '" : "", suggestion.best ? suggestion.best : "",
                          suggestion.best ? "'?" : "");
}

static const char *signature(struct arena *arena, const struct function *function)
{
    struct text list = TEXT_INIT;
    for (size_t i = 0; i < function->parameter_count; i++)
        text_addf(&list, "%s%s", i ? ", " : "", function->parameters[i].type->name);
    if (function->is_variadic)
        text_add(&list, ", ...");
    const char *result = arena_format(arena, "%s, takes (%s)", function->result->name, list.length ? list.s : "void");
    text_release(&list);
    return result;
}

static bool wrong(struct resolving *resolving, const struct function *function)
{
    const struct type *type = resolving_parameter(resolving)->type;
    struct arena *arena = &resolving->program->arena;
    const char *predicate = "";
    if (struct_of(type))
        predicate =
            arena_format(arena, "a predicate, 'bool %s(const %s *)', or ", function->name, struct_of(type)->name);
    return resolving_fail(
        resolving,
        "has ASSAY_OF(%s), and that function (%s:%d) is %s that returns %s; what fits is %sa function "
        "marked ASSAY_GENERATOR that returns '%s' and takes nothing",
        function->name, function->file, function->line,
        function->is_property    ? "a property"
        : function->is_generator ? "a generator"
                                 : "one",
        signature(arena, function), predicate, type->name);
}

static bool take_named(struct resolving *resolving, const char *name, struct source *source)
{
    const struct type *type = resolving_parameter(resolving)->type;
    const struct function *function = function_named(resolving, name);
    if (!function)
        return unknown(resolving, name);
    if (!is_predicate_of(function, type) && !is_generator_of(function, type))
        return wrong(resolving, function);
    return take(resolving, function, source);
}

/* --- without ASSAY_OF --- */

struct candidates {
    VECTOR(const struct function *) list;
};

typedef bool sieve(const struct resolving *, const struct function *);

static bool is_explicit(const struct resolving *resolving, const struct function *function)
{
    return function->is_generator || space_of(resolving->program, function);
}

static bool has_body(const struct resolving *resolving, const struct function *function)
{
    (void)resolving;
    return function->defined;
}

static bool returns_bool(const struct resolving *resolving, const struct function *function)
{
    (void)resolving;
    return function->result->kind == TYPE_BOOL;
}

static bool is_public(const struct resolving *resolving, const struct function *function)
{
    (void)resolving;
    return !function->is_static;
}

static void collect(const struct resolving *resolving, struct candidates *candidates, sieve *passes)
{
    const struct program *program = resolving->program;
    const struct type *type = resolving_parameter(resolving)->type;
    for (size_t i = 0; i < program->functions.count; i++) {
        const struct function *function = program->functions.items[i];
        if ((is_predicate_of(function, type) || is_generator_of(function, type)) && passes(resolving, function))
            vector_push(&candidates->list, function);
    }
}

/* Helpers often look like predicates: where some pass the sieve, only these stay. */
static void narrow(const struct resolving *resolving, struct candidates *candidates, sieve *passes)
{
    size_t kept = 0;
    for (size_t i = 0; i < candidates->list.count; i++)
        kept += passes(resolving, candidates->list.items[i]);
    if (kept == 0)
        return;
    kept = 0;
    for (size_t i = 0; i < candidates->list.count; i++)
        if (passes(resolving, candidates->list.items[i]))
            candidates->list.items[kept++] = candidates->list.items[i];
    candidates->list.count = kept;
}

static int by_place(const void *a, const void *b)
{
    const struct function *const *left = a, *const *right = b;
    int files = strcmp((*left)->file, (*right)->file);
    return files ? files : (*left)->line - (*right)->line;
}

static bool several(struct resolving *resolving, struct candidates *candidates)
{
    struct text list = TEXT_INIT;
    qsort(candidates->list.items, candidates->list.count, sizeof *candidates->list.items, by_place);
    for (size_t i = 0; i < candidates->list.count; i++) {
        const struct function *function = candidates->list.items[i];
        text_addf(&list, "\n  %s:%d: %s %s", function->file, function->line,
                  function->is_generator ? "generator" : "predicate", function->name);
    }
    const struct parameter *parameter = resolving_parameter(resolving);
    resolving_fail(resolving, "has several predicates or generators; choose one: %s%s%s ASSAY_OF(%s)%s",
                   parameter->spelling, parameter->type->kind == TYPE_POINTER ? "" : " ", parameter->name,
                   candidates->list.items[0]->name, list.s);
    text_release(&list);
    return false;
}

static bool take_only(struct resolving *resolving, struct source *source, bool *found)
{
    struct candidates candidates = {.list = VECTOR_INIT};
    collect(resolving, &candidates, is_explicit);
    if (!candidates.list.count) {
        collect(resolving, &candidates, has_body);
        if (candidates.list.count > 1)
            narrow(resolving, &candidates, returns_bool);
        if (candidates.list.count > 1)
            narrow(resolving, &candidates, is_public);
    }
    *found = candidates.list.count > 0;
    bool done = true;
    if (candidates.list.count == 1)
        done = take(resolving, candidates.list.items[0], source);
    else if (*found)
        done = several(resolving, &candidates);
    vector_release(&candidates.list);
    return done;
}

/* Numbers and strings have generators only where they say so. */
static bool may_have_own(const struct type *type)
{
    const struct type *base = type;
    bool is_deep = false;
    for (; base->kind == TYPE_POINTER; base = base->target)
        is_deep = base != type;
    return is_deep || base->kind == TYPE_STRUCT || base->kind == TYPE_UNION || base->kind == TYPE_VOID ||
           base->kind == TYPE_OTHER;
}

bool candidates_choose(struct resolving *resolving, struct source *source, bool *found)
{
    const struct parameter *parameter = resolving_parameter(resolving);
    *found = parameter->of != NULL;
    if (parameter->of)
        return take_named(resolving, parameter->of, source);
    return !may_have_own(parameter->type) || take_only(resolving, source, found);
}

const char *candidates_advice(struct resolving *resolving, const struct type *type)
{
    struct arena *arena = &resolving->program->arena;
    const struct type *of = struct_of(type);
    const char *tag = of && of->tag && strcmp(of->tag, "anonymous") != 0 ? of->tag : "value";
    const char *space = type->kind == TYPE_POINTER ? "" : " ";
    const char *generator =
        arena_format(arena, "\n  ASSAY_GENERATOR %s%ssome_%s(void) { … }  /* makes one, with assay_choose */",
                     resolving_parameter(resolving)->spelling, space, tag);
    if (!of || !of->complete)
        return arena_format(arena, "; write a generator:%s", generator);
    return arena_format(
        arena,
        "; write one of them:\n  bool %s_ok(const %s *) { … }  /* true for the valid ones, which Assay then "
        "finds */%s",
        tag, of->name, generator);
}
