#include "cli/project.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "cli/predicate.h"
#include "cli/state.h"

static bool check_readable(const char *path, struct error *error)
{
    struct stat status;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return error_set(error, ERROR_INPUT, "cannot read '%s': %s", path, strerror(errno));
    bool is_directory = fstat(fd, &status) == 0 && S_ISDIR(status.st_mode);
    close(fd);
    return !is_directory || error_set(error, ERROR_INPUT, "cannot read '%s': it is a directory", path);
}

static bool is_listed(const char *const *files, size_t count, const char *path)
{
    struct stat wanted, status;
    for (size_t i = 0; stat(path, &wanted) == 0 && i < count; i++)
        if (stat(files[i], &status) == 0 && status.st_dev == wanted.st_dev && status.st_ino == wanted.st_ino)
            return true;
    return false;
}

/* A compiler must not take a name for an option. */
static const char *as_operand(struct project *project, const char *name)
{
    return name[0] == '-' ? arena_format(&project->arena, "./%s", name) : name;
}

/* A source that is named twice would be defined twice. */
static const char *const *list_files(struct project *project, const struct options *options, const char *const *given,
                                     size_t count)
{
    const char **files = arena_alloc(&project->arena, (count + options->sources.count + 1) * sizeof *files);
    for (size_t i = 0; i < count; i++)
        files[i] = as_operand(project, given[i]);
    for (size_t i = 0; i < options->sources.count; i++)
        if (!is_listed(files, count, options->sources.items[i]))
            files[count++] = as_operand(project, options->sources.items[i]);
    return files;
}

static const char *const *list_flags(struct project *project, const struct options *options, struct error *error)
{
    struct words words = {0};
    for (size_t i = 0; i < options->cflags.count; i++)
        if (!words_split(options->cflags.items[i], &project->arena, &words, error))
            break;
    const char **flags = arena_alloc(&project->arena, (words.count + 1) * sizeof *flags);
    if (words.count)
        memcpy(flags, words.items, words.count * sizeof *flags);
    vector_release(&words);
    return flags;
}

static const char *into_arena(struct project *project, char *owned)
{
    const char *copy = owned ? arena_strdup(&project->arena, owned) : NULL;
    mem_free(owned);
    return copy;
}

static bool prepare(struct project *project, const struct options *options, const char *const *files, size_t count,
                    const char *state, struct error *error)
{
    struct target_options *building = &project->building;
    building->reader.files = list_files(project, options, files, count);
    building->reader.given_files = count;
    building->reader.flags = list_flags(project, options, error);
    building->reader.database = options->database;
    for (size_t i = 0; building->reader.files[i]; i++)
        if (!check_readable(building->reader.files[i], error))
            return false;
    building->reader.include_directory = into_arena(project, target_include_directory(error));
    building->state_directory = into_arena(project, state ? mem_strdup(state) : state_directory());
    building->compiler = options->compiler;
    building->fast = strcmp(options->build, "fast") == 0;
    building->for_debugger = options->no_fork;
    return error->kind == ERROR_NONE;
}

/* The flags are worked out again where they are needed; here it is only asked
 * which ones the user should know to be left out. */
static bool mention_dropped_flags(struct project *project, struct console *console, struct error *error)
{
    struct text dropped = TEXT_INIT;
    const char *const **flags_of_file;
    bool done = reader_flags(&project->building.reader, &project->arena, &flags_of_file, &dropped, error);
    if (done && dropped.length)
        console_note(console, "left out compiler flags: %s", dropped.s);
    text_release(&dropped);
    return done;
}

static void mention_stray_spaces(struct project *project, struct console *console)
{
    struct text strays = TEXT_INIT;
    predicate_list_strays(&project->program, &strays);
    if (strays.length)
        console_warning(console, "%s", strays.s);
    text_release(&strays);
}

bool project_open(struct project *project, const struct options *options, const char *const *files, size_t count,
                  const char *state, struct console *console, struct error *error)
{
    *project = (struct project){.arena = ARENA_INIT};
    if (!prepare(project, options, files, count, state, error) || !mention_dropped_flags(project, console, error) ||
        !reader_read(&project->building.reader, &project->program, error))
        return false;
    mention_stray_spaces(project, console);
    return true;
}

void project_release(struct project *project)
{
    program_release(&project->program);
    arena_release(&project->arena);
}
