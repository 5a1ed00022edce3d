/* Trials: one program that can run every property of the files. */
#include <string.h>
#include "target/build.h"
#include "target/harness.h"
#include "target/target.h"

#define DEPTH 8 /* of types that are looked into */

/* ---- harnesses ---- */

/* Whether a value of type leads to this type of function. */
static bool leads_to(const struct type *type, const struct type *function, unsigned depth)
{
    if (type == function)
        return true;
    if (depth == 0 || !type)
        return false;
    if (type->kind == TYPE_POINTER || type->kind == TYPE_ARRAY)
        return leads_to(type->target, function, depth - 1);
    for (size_t i = 0; i < type->field_count; i++)
        if (leads_to(type->fields[i].type, function, depth - 1))
            return true;
    return false;
}

/* Functions of a type are made where an entry wants them: there the types are known. */
static size_t unit_of_pool(const struct build *build, const struct type *function)
{
    for (size_t i = 0; i < build->entry_count; i++)
        for (size_t p = 0; p < build->entries[i]->parameter_count; p++)
            if (leads_to(build->entries[i]->parameters[p].type, function, DEPTH))
                return build_unit(build, build->entries[i]);
    return 0;
}

static struct text *harness_of(struct build *build, size_t unit)
{
    struct text *harness = &build->harness[unit];
    if (!harness->length)
        harness_write_declarations(harness);
    return harness;
}

static bool write_harnesses(struct build *build, struct error *error)
{
    const struct program *program = build->program;
    for (size_t i = 0; i < build->entry_count; i++)
        harness_write_entry(harness_of(build, build_unit(build, build->entries[i])), build->entries[i], i);
    for (size_t i = 0; i < program->generators.count; i++) {
        const struct function *generator = program->generators.items[i];
        harness_write_generator(harness_of(build, build_unit(build, generator)), generator, i);
    }
    for (size_t i = 0; i < program->function_pools.count; i++) {
        const struct type *type = program->function_pools.items[i].type;
        if (!harness_write_pool(harness_of(build, unit_of_pool(build, type)), type, i, error))
            return false;
    }
    harness_write_tables(harness_of(build, 0), build->entry_count, program->generators.count,
                         program->function_pools.count);
    return true;
}

/* ---- steps ---- */

static bool compile(struct build *build, size_t file, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    build_add_compilation(build, &arguments, file, (const char *const[]){"-w", NULL});
    build_add_source(build, &arguments, file);
    return build_run("compiling the properties", &arguments, error);
}

static bool build_trials(struct build *build, struct error *error)
{
    arguments_t objects = VECTOR_INIT;
    for (size_t i = 0; build->options->reader.files[i]; i++) {
        if (!compile(build, i, error)) {
            vector_release(&objects);
            return false;
        }
        vector_push(&objects, build_product(build, i, ".o"));
    }
    return build_link_checked(build, "linking the properties", "trials", &objects, error) || build_explain_link(error);
}

bool target_build_trials(struct target *target, const struct target_options *options, const struct program *program,
                         const struct function *const *entries, size_t count, struct error *error)
{
    struct build build = {.options = options, .program = program, .entries = entries, .entry_count = count};
    struct build_recipe recipe = {options->fast               ? "trials, fast"
                                  : options->memory_sanitizer ? "trials, memory sanitizer"
                                                              : "trials",
                                  write_harnesses, build_trials};
    *target = (struct target){0};
    return build_compiler_fits(options, error) && build_target(target, &build, &recipe, error);
}
