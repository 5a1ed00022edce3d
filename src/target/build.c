/* Build: the woven image of the user's files, and what all images have in common. */
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

/* ---- steps ---- */

static bool finish_step(const char *what, struct program_run *process, struct error *error)
{
    struct process_result result;
    bool ok = program_finish(process, &result, error);
    if (ok && result.status != 0) {
        while (result.output.length && result.output.s[result.output.length - 1] == '\n')
            result.output.s[--result.output.length] = 0;
        bool was_killed = result.status >= 128; /* a tool that crashed, not input that is wrong */
        ok = error_set(error, was_killed ? ERROR_SYSTEM : ERROR_INPUT, "%s failed:\n%s", what, result.output.s);
    }
    process_result_release(&result);
    return ok;
}

bool build_run(const char *what, arguments_t *arguments, struct error *error)
{
    return build_run_all(what, arguments, 1, error);
}

static size_t processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (size_t)count : 1;
}

/* The oldest is waited for when there are as many as processors. */
bool build_run_all(const char *what, arguments_t *list, size_t count, struct error *error)
{
    struct program_run *processes = mem_array(count, sizeof *processes);
    size_t started = 0, finished = 0, most = processors();
    bool ok = true;
    while ((ok && started < count) || finished < started) {
        if (!ok || started == count || started - finished == most) {
            ok = finish_step(what, &processes[finished++], error) && ok;
            continue;
        }
        vector_push(&list[started], NULL);
        ok = program_start(&processes[started], list[started].items, STEP_SECONDS, error);
        started += ok;
    }
    for (size_t i = 0; i < count; i++)
        vector_release(&list[i]);
    mem_free(processes);
    return ok;
}

void build_add_all(arguments_t *arguments, const char *const *list)
{
    for (; *list; list++)
        vector_push(arguments, *list);
}

void build_add_user_flags(struct build *build, arguments_t *arguments, size_t file)
{
    build_add_all(arguments, build->flags[file]);
    vector_push(arguments, arena_format(&build->arena, "-I%s", build->include));
}

/* The file to compile, or its harness behind it. */
void build_add_source(struct build *build, arguments_t *arguments, size_t file)
{
    const char *name = build->options->reader.files[file];
    if (build->harness[file].length) {
        char *path = path_absolute(name);
        vector_push(arguments, "-include");
        vector_push(arguments, arena_strdup(&build->arena, path));
        mem_free(path);
        name = build_product(build, file, "-harness.c");
    }
    vector_push(arguments, name);
}

const char *build_product(struct build *build, size_t file, const char *suffix)
{
    return arena_format(&build->arena, "%s/%zu%s", build->directory, file, suffix);
}

/* The level the user compiles with is the level after weaving. */
static const char *optimisation(const struct build *build)
{
    const char *level = "2";
    if (build->options->for_debugger)
        return "0";
    for (const char *const *flag = build->flags[build_unit(build, build->predicate)]; *flag; flag++)
        if (strncmp(*flag, "-O", 2) == 0)
            level = strlen(*flag) == 3 && strchr("0123", (*flag)[2]) ? *flag + 2 : "2";
    return level;
}

static bool compile_to_bitcode(struct build *build, size_t file, struct error *error)
{
    static const char *const emission[] = {
        "-w",
        "-O0",
        "-Xclang",
        "-disable-O0-optnone",
        "-emit-llvm",
        "-c",
        "-fPIC",
        "-fno-builtin",
        "-fno-stack-protector",
        "-U_FORTIFY_SOURCE",
        "-fcf-protection=none",
        "-fno-optimize-sibling-calls",
        "-fno-lto",
        "-fno-sanitize=all",
        "-fno-strict-aliasing",
        "-fwrapv",
        "-fomit-frame-pointer",
        "-fstack-clash-protection", /* no frame jumps over the guard below the private stack */
        NULL};
    arguments_t arguments = VECTOR_INIT;
    vector_push(&arguments, COMPILER);
    build_add_user_flags(build, &arguments, file);
    build_add_all(&arguments, emission);
    vector_push(&arguments, "-D__ASSAY__");
    vector_push(&arguments, build->options->for_debugger ? "-g" : "-gline-tables-only");
    vector_push(&arguments, "-o");
    vector_push(&arguments, build_product(build, file, ".bc"));
    build_add_source(build, &arguments, file);
    return build_run("compiling the predicate", &arguments, error);
}

static bool weave(struct build *build, struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    vector_push(&arguments, arena_format(&build->arena, "%s/assay-weave", build->library));
    build_add_all(&arguments, (const char *const[]){"--weave", "reads", "--entry", TARGET_ENTRY, NULL});
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
        vector_push(&arguments, build_product(build, i, ".bc"));
    return build_run("weaving", &arguments, error);
}

/* What the linker misses is what the user did not give. */
bool build_explain_link(struct error *error)
{
    if (error->kind == ERROR_INPUT && strstr(error->message.s, "undefined reference"))
        text_add(&error->message,
                 "\nadd the files that define these with --source FILE, or a library with --cflags -lNAME");
    return false;
}

void build_add_libraries(struct build *build, arguments_t *arguments)
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
    build_add_all(&arguments, (const char *const[]){COMPILER, "-shared", "-Wl,-z,defs", "-Wl,-z,now", "-o", NULL});
    vector_push(&arguments, arena_format(&build->arena, "%s/image.so", build->directory));
    vector_push(&arguments, arena_format(&build->arena, "%s/woven.o", build->directory));
    vector_push(&arguments, arena_format(&build->arena, "%s/%s", build->library, build_runtime()));
    build_add_libraries(build, &arguments);
    return build_run("linking the predicate", &arguments, error) || build_explain_link(error);
}

static bool build_woven(struct build *build, struct error *error)
{
    for (size_t i = 0; build->options->reader.files[i]; i++)
        if (!compile_to_bitcode(build, i, error))
            return false;
    return weave(build, error) && link_woven(build, error);
}

/* ---- the whole ---- */

static bool make_directory(struct build *build, struct error *error)
{
    build->directory = arena_format(&build->arena, "%s/build-XXXXXX", build->cache.directory);
    if (!mkdtemp(build->directory))
        return error_set(error, ERROR_SYSTEM, "cannot create '%s': %s", build->directory, strerror(errno));
    bool written = true;
    for (size_t i = 0; written && build->options->reader.files[i]; i++)
        if (build->harness[i].length)
            written =
                file_write(build_product(build, i, "-harness.c"), build->harness[i].s, build->harness[i].length, error);
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

static bool build_into_cache(struct build *build, const struct build_recipe *recipe, struct error *error)
{
    bool ok = make_directory(build, error) && recipe->steps(build, error) && is_unchanged(build, recipe->kind, error);
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

/* Stubs include all files that were given. */
static bool is_included(const struct build *build, size_t file)
{
    return build->harness[file].length || (build->stubs && file < build->options->reader.given_files);
}

static bool can_include_all(const struct build *build, struct error *error)
{
    for (size_t i = 0; build->options->reader.files[i]; i++)
        if (is_included(build, i) && !can_be_included(build->options->reader.files[i], error))
            return false;
    return true;
}

static size_t file_count(const struct build *build)
{
    size_t count = 0;
    while (build->options->reader.files[count])
        count++;
    return count;
}

static bool prepare(struct build *build, const struct build_recipe *recipe, struct error *error)
{
    size_t files = file_count(build);
    build->harness = arena_alloc(&build->arena, (files + 1) * sizeof *build->harness);
    for (size_t i = 0; i <= files; i++)
        text_init(&build->harness[i]);
    if (!recipe->harness(build, error) || !can_include_all(build, error))
        return false;
    build->library = target_library_directory(error);
    build->include = build->library ? target_include_directory(error) : NULL;
    return build->include && reader_flags(&build->options->reader, &build->arena, &build->flags, NULL, error) &&
           cache_open(&build->cache, build->options->state_directory, error);
}

static void release(struct build *build)
{
    mem_free(build->library);
    mem_free(build->include);
    for (size_t i = 0, files = file_count(build); i <= files; i++)
        text_release(&build->harness[i]);
    cache_release(&build->cache);
    arena_release(&build->arena);
}

static bool reads_math(const struct program *program)
{
    bool found = false;
    for (size_t i = 0; !found && i < program->dependencies.count; i++)
        found = strcmp(program->dependencies.items[i], "/usr/include/math.h") == 0;
    return found;
}

bool build_target(struct target *target, struct build *build, const struct build_recipe *recipe, struct error *error)
{
    double start = clock_seconds();
    *target = (struct target){0};
    bool ok = prepare(build, recipe, error);
    if (ok) {
        build_key(build, recipe->kind);
        target->has_offsets = build->has_offsets;
        target->uses_math = reads_math(build->program);
        target->from_cache = cache_has(&build->cache);
        ok = target->from_cache || build_into_cache(build, recipe, error);
    }
    if (ok)
        target->image = cache_path(&build->cache, ".so");
    target->build_seconds = clock_seconds() - start;
    release(build);
    return ok;
}

static bool write_harness(struct build *build, struct error *error)
{
    (void)error;
    harness_write(&build->harness[build_unit(build, build->predicate)], build->predicate);
    return true;
}

bool target_build_woven(struct target *target, const struct target_options *options, const struct program *program,
                        const struct function *predicate, struct error *error)
{
    struct build build = {.options = options, .program = program, .predicate = predicate};
    struct build_recipe recipe = {options->for_debugger ? "woven for a debugger" : "woven", write_harness, build_woven};
    return build_target(target, &build, &recipe, error);
}

void target_release(struct target *target)
{
    mem_free(target->image);
    target->image = NULL;
}
