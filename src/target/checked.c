/* Checked builds: how trials and sequences are compiled and linked. */
#include <string.h>
#include "target/build.h"

bool build_compiler_fits(const struct target_options *options, struct error *error)
{
    return !options->memory_sanitizer || options->fast || !options->compiler || strstr(options->compiler, "clang") ||
           error_set(error, ERROR_INPUT, "the memory sanitizer is clang's: it cannot be had with '%s'",
                     options->compiler);
}

bool build_is_clang(const struct build *build)
{
    return !build->options->compiler || strstr(build->options->compiler, "clang");
}

void build_add_compiler(struct build *build, arguments_t *arguments)
{
    const struct target_options *options = build->options;
    /* the linker knows lines of included files by DWARF 4 only; a compiler that knows malloc leaves out blocks that
     * are lost or not written */
    static const char *const common[] = {"-gdwarf-4",
                                         "-fno-omit-frame-pointer",
                                         "-fno-optimize-sibling-calls",
                                         "-fno-builtin-malloc",
                                         "-fno-builtin-calloc",
                                         "-fno-builtin-realloc",
                                         "-fno-builtin-free",
                                         "-fno-builtin-aligned_alloc",
                                         "-fno-builtin-strdup",
                                         "-fno-builtin-strndup",
                                         NULL};
    /* float-cast-overflow: for gcc that is no part of undefined.  pointer-overflow: NULL + 0 is what libraries do with
     * an array that is empty, and the next C allows it; a pointer that is wrong shows when it is used */
    static const char *const checks[] = {"-O1",
                                         "-fno-inline",
                                         "-fno-builtin",
                                         "-fsanitize=address,undefined,float-cast-overflow",
                                         "-fno-sanitize=pointer-overflow",
                                         "-fno-sanitize-recover=undefined,float-cast-overflow",
                                         NULL};
    static const char *const memory[] = {
        "-O1", "-fno-inline", "-fno-builtin", "-fsanitize=memory", "-fsanitize-memory-track-origins", NULL};
    static const char *const fast[] = {"-O2", NULL};
    vector_push(arguments, options->compiler ? options->compiler : COMPILER);
    build_add_all(arguments, common);
    build_add_all(arguments, options->fast ? fast : options->memory_sanitizer ? memory : checks);
    if (build->has_offsets && !options->fast && !options->memory_sanitizer)
        vector_push(arguments, "-fno-sanitize=null,object-size");
    /* print(void *to, …) that is called as print(struct buffer *to, …): not C, and every library does it */
    if (build_is_clang(build) && !options->fast && !options->memory_sanitizer)
        vector_push(arguments, "-fno-sanitize=function");
}

/* A main of the user's is not the program's: Assay has that. */
void build_add_compilation(struct build *build, arguments_t *arguments, size_t file, const char *const *more)
{
    build_add_compiler(build, arguments);
    size_t own = arguments->count;
    build_add_user_flags(build, arguments, file);
    build_add_all(arguments, (const char *const[]){"-c", "-fPIE", "-fno-lto", "-U_FORTIFY_SOURCE", "-D__ASSAY_RUNS__",
                                                   "-o", build_product(build, file, ".o"), NULL});
    vector_push(arguments, arena_format(&build->arena, "-Dmain=assay_users_main_%zu", file));
    for (size_t i = 1; i < own; i++) /* behind the user's: the last -O counts */
        vector_push(arguments, arguments->items[i]);
    for (const char *const *flag = build->flags[file]; flag && *flag; flag++) /* what the user does without */
        if (strncmp(*flag, "-fno-sanitize=", strlen("-fno-sanitize=")) == 0)
            vector_push(arguments, *flag);
    build_add_all(arguments, more);
}

static const char *runtime(struct build *build, const char *name)
{
    const char *suffix = build->options->fast ? "-fast" : build->options->memory_sanitizer ? "-msan" : "";
    return arena_format(&build->arena, "%s/%s%s.o", build->library, name, suffix);
}

bool build_link_checked(struct build *build, const char *what, const char *name, arguments_t *objects,
                        struct error *error)
{
    arguments_t arguments = VECTOR_INIT;
    build_add_all(&arguments,
                  (const char *const[]){"env", "LC_ALL=C", NULL}); /* what is missing is read from its words */
    build_add_compiler(build, &arguments);
    build_add_all(&arguments, (const char *const[]){"-pie", "-o", NULL});
    vector_push(&arguments, arena_format(&build->arena, "%s/image.so", build->directory));
    for (size_t i = 0; i < objects->count; i++)
        vector_push(&arguments, objects->items[i]);
    vector_release(objects);
    vector_push(&arguments, runtime(build, name));
    build_add_libraries(build, &arguments);
    vector_push(&arguments, "-lpthread");
    vector_push(&arguments, "-ldl");
    return build_run(what, &arguments, error);
}
