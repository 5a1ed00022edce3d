#include "front/c/reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "front/c/reading.h"

static bool has_ending(const char *path, const char *ending)
{
    size_t length = strlen(path), tail = strlen(ending);
    return length >= tail && strcmp(path + length - tail, ending) == 0;
}

static bool is_c_name(const char *path)
{
    return has_ending(path, ".c") || has_ending(path, ".h") || has_ending(path, ".i");
}

/* Said here in plain words, since libclang would only fail. */
static bool check_file(const char *path, struct error *error)
{
    struct stat status;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool known = fd >= 0 && fstat(fd, &status) == 0;
    int cause = errno;
    if (fd >= 0)
        close(fd);
    if (!known)
        return error_set(error, ERROR_INPUT, "cannot read '%s': %s", path, strerror(cause));
    if (!S_ISREG(status.st_mode))
        return error_set(error, ERROR_INPUT, "cannot read '%s': it is %s, not a file", path,
                         S_ISDIR(status.st_mode) ? "a directory" : "a device or pipe");
    if (!is_c_name(path))
        return error_set(error, ERROR_INPUT, "cannot read '%s': not a C file (its name must end in .c, .h or .i)",
                         path);
    return true;
}

/* A file that is named twice is read once. */
static bool list_files(struct reading *reading, size_t *count)
{
    const char *const *files = reading->options->files;
    for (*count = 0; files[*count]; ++*count) {
        if (!check_file(files[*count], reading->error))
            return false;
        char *real = realpath(files[*count], NULL);
        if (real && !map_get(&reading->given_files, real))
            map_put(&reading->given_files, real, (void *)&files[*count]);
        free(real);
    }
    return true;
}

static bool is_read_already(struct reading *reading, size_t index)
{
    char *real = realpath(reading->options->files[index], NULL);
    bool repeated = real && map_get(&reading->given_files, real) != (void *)&reading->options->files[index];
    free(real);
    return repeated;
}

/* --- one unit --- */

/* assay.h counts as a system header: what it declares is not the user's. */
static void set_arguments(struct reading *reading, const char *const *flags)
{
    VECTOR(const char *) arguments = VECTOR_INIT;
    vector_push(&arguments, "-resource-dir");
    vector_push(&arguments, reading->resource_directory);
    vector_push(&arguments, "-D__ASSAY__");
    vector_push(&arguments, "-D__ASSAY_READS__");
    for (size_t i = 0; flags[i]; i++)
        vector_push(&arguments, flags[i]);
    if (reading->options->include_directory) {
        vector_push(&arguments, "-isystem");
        vector_push(&arguments, reading->options->include_directory);
    }
    vector_push(&arguments, "-w");
    size_t size = arguments.count * sizeof *arguments.items;
    const char **list = arena_alloc(&reading->program->arena, size);
    memcpy(list, arguments.items, size);
    reading->arguments = list;
    reading->argument_count = arguments.count;
    vector_release(&arguments);
}

/* Known by the path that was given, whatever the include calls it. */
static void note_inclusion(struct reading *reading, const char *name)
{
    char *real = realpath(name, NULL);
    const char *const *listed = real ? map_get(&reading->given_files, real) : NULL;
    if (listed)
        vector_push(&reading->program->inclusions, ((struct inclusion){reading->file, *listed}));
    free(real);
}

static void add_dependency(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    (void)stack;
    struct reading *reading = data;
    CXString string = reading->clang.getFileName(file);
    const char *name = reading->clang.getCString(string);
    if (name && !map_get(&reading->dependencies, name)) {
        char *copy = arena_strdup(&reading->program->arena, name);
        map_put(&reading->dependencies, name, copy);
        vector_push(&reading->program->dependencies, copy);
    }
    if (name && depth > 0)
        note_inclusion(reading, name);
    reading->clang.disposeString(string);
}

static void dispose_unit(struct reading *reading)
{
    if (reading->translation_unit)
        reading->clang.disposeTranslationUnit(reading->translation_unit);
    reading->translation_unit = NULL;
}

static bool parse_unit(struct reading *reading, const char *const *flags)
{
    dispose_unit(reading);
    set_arguments(reading, flags);
    enum CXErrorCode code = reading->clang.parseTranslationUnit2(reading->index, reading->file, reading->arguments,
                                                                 (int)reading->argument_count, NULL, 0,
                                                                 CXTranslationUnit_None, &reading->translation_unit);
    return diagnose_unit(reading, code);
}

static bool is_header(const char *file)
{
    size_t length = strlen(file);
    return length > 2 && strcmp(file + length - 2, ".h") == 0;
}

/* flags, and one header before all else. */
static const char *const *flags_behind(struct reading *reading, const char *header, const char *const *flags)
{
    size_t count = 0;
    while (flags[count])
        count++;
    const char **list = arena_alloc(&reading->program->arena, (count + 3) * sizeof *list);
    memcpy(list, flags, count * sizeof *list);
    list[count] = "-include";
    list[count + 1] = header;
    list[count + 2] = NULL;
    return list;
}

/* A header that is a part of another one, and needs what stands there, cannot be read by itself: then it is read as it
 * is meant, behind one of the others that were given.  False: the error is that of the header by itself. */
static bool parse_header(struct reading *reading, const char *const *flags)
{
    const struct reader_options *options = reading->options;
    if (parse_unit(reading, flags))
        return true;
    struct error alone = *reading->error;
    for (size_t i = 0; i < options->given_files; i++) {
        if (!is_header(options->files[i]) || strcmp(options->files[i], reading->file) == 0)
            continue;
        *reading->error = (struct error)ERROR_INIT;
        if (parse_unit(reading, flags_behind(reading, options->files[i], flags))) {
            error_release(&alone);
            return true;
        }
        error_release(reading->error);
    }
    *reading->error = alone;
    return false;
}

static bool read_parsed(struct reading *reading)
{
    reading->clang.getInclusions(reading->translation_unit, add_dependency, reading);
    return functions_read(reading) && ranges_evaluate(reading);
}

static bool read_unit(struct reading *reading, const char *file, const char *const *flags)
{
    reading->unit++;
    reading->file = file;
    bool is_parsed = !reading->is_source && is_header(file) ? parse_header(reading, flags) : parse_unit(reading, flags);
    bool done = is_parsed && read_parsed(reading);
    dispose_unit(reading);
    map_release(&reading->tag_of_cursor);
    return done;
}

/* --- all units --- */

static bool read_units(struct reading *reading)
{
    const char *const **flags_of_file;
    size_t count;
    if (!list_files(reading, &count) ||
        !reader_flags(reading->options, &reading->program->arena, &flags_of_file, NULL, reading->error) ||
        !clang_load(&reading->clang, reading->error))
        return false;
    reading->resource_directory = clang_resource_directory(&reading->clang, reading->error);
    if (!reading->resource_directory)
        return false;
    reading->index = reading->clang.createIndex(0, 0);
    bool done = true;
    for (size_t i = 0; done && i < count; i++)
        if (!is_read_already(reading, i)) {
            reading->is_source = i >= reading->options->given_files;
            done = read_unit(reading, reading->options->files[i], flags_of_file[i]);
            if (i < reading->options->given_files)
                reading->given_bodies = reading->bodies.count;
        }
    reading->clang.disposeIndex(reading->index);
    return done;
}

static void release(struct reading *reading)
{
    mem_free(reading->resource_directory);
    vector_release(&reading->tags);
    vector_release(&reading->typedefs);
    vector_release(&reading->functions);
    vector_release(&reading->bodies);
    vector_release(&reading->ranges);
    bodies_release(reading);
    map_release(&reading->derived);
    map_release(&reading->function_of_key);
    map_release(&reading->given_files);
    map_release(&reading->source_files);
    map_release(&reading->dependencies);
}

bool reader_read(const struct reader_options *options, struct program *program, struct error *error)
{
    *program = (struct program){0};
    struct reading reading = {.options = options, .program = program, .error = error};
    bool done = read_units(&reading) && merge_units(&reading);
    release(&reading);
    if (!done) {
        program_release(program);
        *program = (struct program){0};
    }
    return done;
}
