/* Build: the woven and the checked image of the user's files. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "target/build.h"
#include "target/harness.h"
#include "target/target.h"

#define STEP_SECONDS 300.0

typedef VECTOR(const char *) arguments_t;

/* ---- steps ---- */

static bool run_step(const char *what, arguments_t *arguments, struct error *error)
{
    struct process_result result;
    vector_push(arguments, NULL);
    bool ok = process_run(arguments->items, STEP_SECONDS, &result, error);
    if (ok && result.status != 0) {
        while (result.output.length && result.output.s[result.output.length - 1] == '\n')
            result.output.s[--result.output.length] = 0;
        bool was_killed = result.status >= 128; /* a tool that crashed, not input that is wrong */
        ok = error_set(error, was_killed ? ERROR_SYSTEM : ERROR_INPUT, "%s failed:\n%s", what, result.output.s);
    }
    process_result_release(&result);
    vector_release(arguments);
    return ok;
}

static void add_all(arguments_t *arguments, const char *const *list)
{
    for (; *list; list++)
        vector_push(arguments, *list);
}

static void add_user_flags(struct build *build, arguments_t *arguments, size_t file)
{
    add_all(arguments, build->flags[file]);
    vector_push(arguments, arena_format(&build->arena, "-I%s", build->include));
    vector_push(arguments, "-w");
}

/* The file to compile; for the predicate's, the harness behind it. */
static void add_source(struct build *build, arguments_t *arguments, size_t file)
{
    const char *name = build->options->reader.files[file];
    if (file == build_unit(build)) {
        char *path = path_absolute(name);
        vector_push(arguments, "-include");
        vector_push(arguments, arena_strdup(&build->arena, path));
        mem_free(path);
        name = arena_format(&build->arena, "%s/harness.c", build->directory);
    }
    vector_push(arguments, name);
}

static const char *product(struct build *build, size_t file, const char *suffix)
{
    return arena_format(&build->arena, "%s/%zu%s", build->directory, file, suffix);
}

/* The level the user compiles with is the level after weaving. */
static const char *optimisation(const struct build *build)
{
    const char *level = "2";
    if (build->options->for_debugger)
        return "0";
    for (const char *const *flag = build->flags[build_unit(build)]; *flag; flag++)
        if (strncmp(*flag, "-O", 2) == 0)
            level = strlen(*flag) == 3 && strchr("0123", (*flag)[2]) ? *flag + 2 : "2";
    return level;
}

static bool compile_to_bitcode(struct build *build, size_t file, struct error *error)
{
    static const char *const emission[] = {
        "-O0", "-Xclang", "-disable-O0-optnone", "-emit-llvm", "-c", "-fPIC", "-fno-builtin",
        "-fno-stack-protector", "-U_FORTIFY_SOURCE", "-fcf-protection=none", "-fno-optimize-sibling-calls",
        "-fno-lto", "-fno-sanitize=all", "-fno-strict-aliasing", "-fwrapv", "-fomit-frame-pointer",
        "-fstack-clash-protection", /* no frame jumps over the guard below the private stack */
        NULL};
    arguments_t arguments = VECTOR_INIT;
    vector_push(&arguments, COMPILER);
    add_user_flags(build, &arguments, file);
    add_all(&arguments, emission);
    vector_push(&arguments, "-D__ASSAY__");
    vector_push(&arguments, build->options->for_debugger ? "-g" : "-gline-tables-only");
    vector_push(&arguments, "-o");
    vector_push(&arguments, product(build, file, ".bc"));
    add_source(build, &arguments, file);
    return run_step("compiling the predicate", &arguments, error);
}

static bool weave(struct build *build, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    vector_push(&arguments, arena_format(&build->arena, "%s/assay-weave", build->library));
    add_all(&arguments, (const char *const[]){"--weave", "reads", "--entry", TARGET_ENTRY, NULL});
    for (size_t i = 0; i < build->program->spaces.count; i++) {
        vector_push(&arguments, "--entry");
        vector_push(&arguments, build->program->spaces.items[i]->symbol);
    }
    vector_push(&arguments, "-O");
    vector_push(&arguments, optimisation(build));
    vector_push(&arguments, "--hooks");
    vector_push(&arguments, arena_format(&build->arena, "%s/hooks.bc", build->library));
    vector_push(&arguments, "--libc");
    vector_push(&arguments, arena_format(&build->arena, "%s/libc.bc", build->library));
    vector_push(&arguments, "--output");
    vector_push(&arguments, arena_format(&build->arena, "%s/woven.o", build->directory));
    for (size_t i = 0; build->options->reader.files[i]; i++)
        vector_push(&arguments, product(build, i, ".bc"));
    return run_step("weaving", &arguments, error);
}

/* What the linker misses is what the user did not give. */
static bool explain_link(struct error *error)
{
    if (error->kind == ERROR_INPUT && strstr(error->message.s, "undefined reference"))
        text_add(&error->message, "\nadd the files that define these with --source FILE, or a library with --cflags -lNAME");
    return false;
}

static void add_libraries(struct build *build, arguments_t *arguments)
{
    for (size_t i = 0; build->options->reader.files[i]; i++)
        for (const char *const *flag = build->flags[i]; *flag; flag++)
            if (strncmp(*flag, "-l", 2) == 0 || strncmp(*flag, "-L", 2) == 0)
                vector_push(arguments, *flag);
    vector_push(arguments, "-lm");
}

static bool link_woven(struct build *build, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    add_all(&arguments, (const char *const[]){COMPILER, "-shared", "-Wl,-z,defs", "-Wl,-z,now", "-o", NULL});
    vector_push(&arguments, arena_format(&build->arena, "%s/image.so", build->directory));
    vector_push(&arguments, arena_format(&build->arena, "%s/woven.o", build->directory));
    vector_push(&arguments, arena_format(&build->arena, "%s/%s", build->library, build_runtime()));
    add_libraries(build, &arguments);
    return run_step("linking the predicate", &arguments, error) || explain_link(error);
}

static bool build_woven(struct build *build, struct error *error)
{
    for (size_t i = 0; build->options->reader.files[i]; i++)
        if (!compile_to_bitcode(build, i, error))
            return false;
    return weave(build, error) && link_woven(build, error);
}

static void add_checked_compiler(struct build *build, arguments_t *arguments)
{
    static const char *const checks[] = {"-g", "-O1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined",
                                         "-fno-sanitize-recover=undefined", NULL};
    static const char *const fast[] = {"-g", "-O2", NULL};
    vector_push(arguments, build->options->compiler ? build->options->compiler : COMPILER);
    add_all(arguments, build->options->fast ? fast : checks);
}

static bool compile_checked(struct build *build, size_t file, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    add_checked_compiler(build, &arguments);
    size_t own = arguments.count;
    add_user_flags(build, &arguments, file);
    add_all(&arguments, (const char *const[]){"-c", "-fPIE", "-o", product(build, file, ".o"), NULL});
    for (size_t i = 1; i < own; i++) /* behind the user's: the last -O counts */
        vector_push(&arguments, arguments.items[i]);
    add_source(build, &arguments, file);
    return run_step("the checked build", &arguments, error);
}

static bool build_checked(struct build *build, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    for (size_t i = 0; build->options->reader.files[i]; i++)
        if (!compile_checked(build, i, error))
            return false;
    add_checked_compiler(build, &arguments);
    add_all(&arguments, (const char *const[]){"-pie", "-o", NULL});
    vector_push(&arguments, arena_format(&build->arena, "%s/image.so", build->directory));
    for (size_t i = 0; build->options->reader.files[i]; i++)
        vector_push(&arguments, product(build, i, ".o"));
    vector_push(&arguments, arena_format(&build->arena, "%s/checked.o", build->library));
    add_libraries(build, &arguments);
    return run_step("linking the checked build", &arguments, error) || explain_link(error);
}

/* ---- the whole ---- */

static bool make_directory(struct build *build, struct error *error)
{
    build->directory = arena_format(&build->arena, "%s/build-XXXXXX", build->cache.directory);
    if (!mkdtemp(build->directory))
        return error_set(error, ERROR_SYSTEM, "cannot create '%s': %s", build->directory, strerror(errno));
    char *path = path_join(build->directory, "harness.c");
    bool written = file_write(path, build->harness.s, build->harness.length, error);
    mem_free(path);
    return written;
}

/* What was read, what was hashed and what was compiled must be the same. */
static bool is_unchanged(struct build *build, const char *kind, struct error *error)
{
    char before[HASH_TEXT_SIZE];
    memcpy(before, build->cache.key, sizeof before);
    build_key(build, kind);
    return strcmp(before, build->cache.key) == 0 ||
           error_set(error, ERROR_INPUT, "a source file changed while it was being built; run again");
}

static bool build_into_cache(struct build *build, const char *kind, bool (*steps)(struct build *, struct error *),
                             struct error *error)
{
    bool ok = make_directory(build, error) && steps(build, error) && is_unchanged(build, kind, error);
    if (ok) {
        char *image = path_join(build->directory, "image.so");
        ok = cache_keep(&build->cache, image, error);
        mem_free(image);
    }
    file_remove_tree(build->directory);
    return ok;
}

/* It is named in an #include, which knows no escapes. */
static bool can_be_included(const char *file, struct error *error)
{
    char *path = path_absolute(file);
    bool can = !strpbrk(path, "\"\n");
    if (!can)
        error_set(error, ERROR_INPUT, "cannot compile '%s': there is a quotation mark or line break in its path", path);
    mem_free(path);
    return can;
}

static bool prepare(struct build *build, struct error *error)
{
    if (!can_be_included(build->options->reader.files[build_unit(build)], error))
        return false;
    build->library = target_library_directory(error);
    build->include = build->library ? target_include_directory(error) : NULL;
    bool ok = build->include && reader_flags(&build->options->reader, &build->arena, &build->flags, NULL, error) &&
              cache_open(&build->cache, build->options->state_directory, error);
    if (ok)
        harness_write(&build->harness, build->predicate);
    return ok;
}

static void release(struct build *build)
{
    mem_free(build->library);
    mem_free(build->include);
    text_release(&build->harness);
    cache_release(&build->cache);
    arena_release(&build->arena);
}

static bool build_target(struct target *target, struct build *build, const char *kind,
                         bool (*steps)(struct build *, struct error *), struct error *error)
{
    double start = clock_seconds();
    *target = (struct target){0};
    text_init(&build->harness);
    bool ok = prepare(build, error);
    if (ok) {
        build_key(build, kind);
        target->from_cache = cache_has(&build->cache);
        ok = target->from_cache || build_into_cache(build, kind, steps, error);
    }
    if (ok)
        target->image = cache_path(&build->cache, ".so");
    target->build_seconds = clock_seconds() - start;
    release(build);
    return ok;
}

bool target_build_woven(struct target *target, const struct target_options *options, const struct program *program,
                        const struct function *predicate, struct error *error)
{
    struct build build = {.options = options, .program = program, .predicate = predicate};
    return build_target(target, &build, options->for_debugger ? "woven for a debugger" : "woven", build_woven, error);
}

bool target_build_checked(struct target *target, const struct target_options *options, const struct program *program,
                          const struct function *predicate, struct error *error)
{
    struct build build = {.options = options, .program = program, .predicate = predicate};
    return build_target(target, &build, options->fast ? "fast" : "checked", build_checked, error);
}

void target_release(struct target *target)
{
    mem_free(target->image);
    target->image = NULL;
}
