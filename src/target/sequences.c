/* Sequences: one program that can call every operation of a library. */
#include <string.h>
#include "base/file.h"
#include "target/build.h"
#include "target/harness_stubs.h"
#include "target/missing.h"
#include "target/stubs.h"

#define STUBS 0 /* the stubs stand for the first header: its flags are theirs */

static bool write_harness(struct build *build, struct error *error)
{
    (void)error;
    harness_write_stubs(&build->harness[STUBS], build->stubs, build->tested, &(harness_names_t){0});
    return true;
}

/* ---- compiling ---- */

/* Edges are counted in the library alone; where it is built to be checked, what it compares is told as well. */
static const char *counting(const struct build *build)
{
    if (!build_is_clang(build))
        return "-fsanitize-coverage=trace-pc";
    bool tells_comparisons = !build->options->fast && !build->options->memory_sanitizer;
    return tells_comparisons ? "-fsanitize-coverage=inline-8bit-counters,pc-table,no-prune,trace-cmp"
                             : "-fsanitize-coverage=inline-8bit-counters,pc-table,no-prune";
}

static bool is_source(const struct build *build, const char *file)
{
    const struct reader_options *reader = &build->options->reader;
    for (size_t i = reader->given_files; reader->files[i]; i++)
        if (strcmp(reader->files[i], file) == 0)
            return true;
    return false;
}

/* Whether functions of the library have their bodies in headers, and so are compiled with the stubs. */
static bool has_bodies(const struct build *build)
{
    const struct operations *operations = build->stubs->operations;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        bool is_of_model = build->tested->model && strcmp(function->file, build->tested->model) == 0;
        if (function->defined && !is_of_model && !is_source(build, function->file))
            return true;
    }
    return false;
}

/* With warnings: -w would hide that an expression calls what is not declared. */
static bool compile_stubs(struct build *build, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    build_add_compilation(build, &arguments, STUBS,
                          (const char *const[]){"-fno-strict-aliasing", "-Werror=implicit-function-declaration",
                                                has_bodies(build) ? counting(build) : NULL, NULL});
    vector_push(&arguments, build_product(build, STUBS, "-harness.c"));
    return build_run(build->tested->model ? "compiling the model file and calls of the library"
                                          : "compiling calls of the library",
                     &arguments, error);
}

static void add_source(struct build *build, arguments_t *arguments, size_t file)
{
    build_add_compilation(build, arguments, file, (const char *const[]){"-w", counting(build), NULL});
    build_add_source(build, arguments, file);
}

/* The stubs first: what is wrong with a declaration is known soon. */
static bool compile_all(struct build *build, struct error *error)
{
    const struct reader_options *reader = &build->options->reader;
    VECTOR(arguments_t) list = VECTOR_INIT;
    if (!compile_stubs(build, error))
        return false;
    for (size_t i = reader->given_files; reader->files[i]; i++) {
        arguments_t arguments = VECTOR_INIT;
        add_source(build, &arguments, i);
        vector_push(&list, arguments);
    }
    bool compiled = build_run_all("compiling the library", list.items, list.count, error);
    vector_release(&list);
    return compiled;
}

/* ---- linking ---- */

/* Between two objects that tell the runtime where the library's variables are; those of headers and of the model are in
 * the stubs. */
static bool link_all(struct build *build, struct error *error)
{
    const struct reader_options *reader = &build->options->reader;
    arguments_t objects = VECTOR_INIT;
    vector_push(&objects, arena_format(&build->arena, "%s/bound-first.o", build->library));
    vector_push(&objects, build_product(build, STUBS, ".o"));
    for (size_t i = reader->given_files; reader->files[i]; i++)
        vector_push(&objects, build_product(build, i, ".o"));
    vector_push(&objects, arena_format(&build->arena, "%s/bound-last.o", build->library));
    return build_link_checked(build, "linking the library", "sequences", &objects, error);
}

static bool is_undefined(const char *message, const char *function)
{
    char *by_ld = mem_format("undefined reference to `%s'", function);
    char *by_lld = mem_format("undefined symbol: %s\n", function);
    bool is = strstr(message, by_ld) || strstr(message, by_lld);
    mem_free(by_ld);
    mem_free(by_lld);
    return is;
}

/* The operations that the linker does not find. */
static void find_missing(const struct build *build, const struct error *error, harness_names_t *missing)
{
    const struct operations *operations = build->stubs->operations;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (!operation->obstacle && is_undefined(error->message.s, operation->function->name))
            vector_push(missing, operation->function->name);
    }
}

/* What a model defines is there, whatever else is missing. */
static size_t count_of_headers(const struct build *build)
{
    const struct operations *operations = build->stubs->operations;
    const char *model = build->tested->model;
    size_t count = 0;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        count += !operation->obstacle && !(model && operation->file && strcmp(operation->file, model) == 0);
    }
    return count;
}

static bool all_are_missing(const struct build *build, const harness_names_t *missing, struct error *error)
{
    if (missing->count < count_of_headers(build))
        return false;
    error_set(error, ERROR_INPUT,
              "nothing defines the functions of '%s' (%s%s): add the files that do with --source FILE, or the library "
              "with --cflags -lNAME",
              build->tested->headers[0], missing->items[0], missing->count > 1 ? ", …" : "");
    return true;
}

/* A header may declare what its library does not have: that is not called. */
static bool link_without(struct build *build, const harness_names_t *missing, struct error *error)
{
    struct text stubs = TEXT_INIT;
    harness_write_stubs(&stubs, build->stubs, build->tested, missing);
    bool linked = file_write(build_product(build, STUBS, "-harness.c"), stubs.s, stubs.length, error) &&
                  compile_stubs(build, error) && (link_all(build, error) || build_explain_link(error));
    text_release(&stubs);
    return linked;
}

static bool link_what_is_there(struct build *build, struct error *error)
{
    struct error first = ERROR_INIT;
    harness_names_t missing = VECTOR_INIT;
    bool linked = link_all(build, &first);
    if (!linked)
        find_missing(build, &first, &missing);
    if (!linked && missing.count)
        linked = !all_are_missing(build, &missing, error) && link_without(build, &missing, error);
    else if (!linked)
        linked = build_explain_link(&first) || error_set(error, first.kind, "%s", first.message.s);
    vector_release(&missing);
    error_release(&first);
    return linked;
}

static bool build_sequences(struct build *build, struct error *error)
{
    return compile_all(build, error) && link_what_is_there(build, error);
}

bool target_build_sequences(struct target *target, const struct target_options *options, const struct library *library,
                            const struct stubs *stubs, struct error *error)
{
    struct build build = {.options = options, .program = library->program, .tested = library, .stubs = stubs};
    struct build_recipe recipe = {options->fast               ? "sequences, fast"
                                  : options->memory_sanitizer ? "sequences, memory sanitizer"
                                                              : "sequences",
                                  write_harness, build_sequences};
    *target = (struct target){0};
    return build_compiler_fits(options, error) && build_target(target, &build, &recipe, error);
}

/* ---- what is missing ---- */

size_t target_exclude_missing(const struct target *target, const struct library *library, struct operations *operations)
{
    struct text names = TEXT_INIT;
    size_t count = 0;
    missing_read(target->image, &names);
    for (size_t i = 0; i < operations->items.count; i++) {
        struct operation *operation = operations->items.items[i];
        char *name = mem_format(" %s ", operation->function->name);
        if (strstr(names.s, name)) {
            operation->obstacle = "it is declared, but neither a source nor a library defines it";
            count++;
        }
        mem_free(name);
    }
    if (count)
        operations_reach(library, operations);
    text_release(&names);
    return count;
}
