#include "cli/search.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/process.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/predicate.h"
#include "cli/report.h"
#include "cli/state.h"
#include "engine/engine.h"
#include "front/c/reader.h"
#include "target/target.h"

struct search {
    const struct options *options;
    const struct export_format *format;
    bool count_only;
    double started;
    struct console console;
    struct arena arena;            /* paths and flags */
    struct target_options building;
    struct program program;
    const struct function *predicate;
    const struct space_function *space;
    struct target target, checked;
    struct engine_result result;
    struct output output;
    void *format_state;
    unsigned long long written;
    struct error error;
};

/* ---- from the command line to a program ---- */

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
static const char *as_operand(struct search *search, const char *name)
{
    return name[0] == '-' ? arena_format(&search->arena, "./%s", name) : name;
}

/* A source that is named twice would be defined twice. */
static const char *const *list_files(struct search *search)
{
    const struct options *options = search->options;
    size_t count = options->files.count;
    const char **files = arena_alloc(&search->arena, (count + options->sources.count + 1) * sizeof *files);
    for (size_t i = 0; i < count; i++)
        files[i] = as_operand(search, options->files.items[i]);
    for (size_t i = 0; i < options->sources.count; i++)
        if (!is_listed(files, count, options->sources.items[i]))
            files[count++] = as_operand(search, options->sources.items[i]);
    return files;
}

static const char *const *list_flags(struct search *search)
{
    const struct options *options = search->options;
    struct words words = {0};
    for (size_t i = 0; i < options->cflags.count; i++)
        if (!words_split(options->cflags.items[i], &search->arena, &words, &search->error))
            break;
    const char **flags = arena_alloc(&search->arena, (words.count + 1) * sizeof *flags);
    if (words.count)
        memcpy(flags, words.items, words.count * sizeof *flags);
    vector_release(&words);
    return flags;
}

static const char *into_arena(struct search *search, char *owned)
{
    const char *copy = owned ? arena_strdup(&search->arena, owned) : NULL;
    mem_free(owned);
    return copy;
}

static bool prepare(struct search *search)
{
    struct target_options *building = &search->building;
    building->reader.files = list_files(search);
    building->reader.given_files = search->options->files.count;
    building->reader.flags = list_flags(search);
    building->reader.database = search->options->database;
    for (size_t i = 0; building->reader.files[i]; i++)
        if (!check_readable(building->reader.files[i], &search->error))
            return false;
    building->reader.include_directory = into_arena(search, target_include_directory(&search->error));
    building->state_directory = into_arena(search, state_directory());
    building->compiler = search->options->compiler;
    building->fast = strcmp(search->options->build, "fast") == 0;
    building->for_debugger = search->options->no_fork;
    return search->error.kind == ERROR_NONE;
}

/* The flags are worked out again where they are needed; here it is only asked
 * which ones the user should know to be left out. */
static bool mention_dropped_flags(struct search *search)
{
    struct text dropped = TEXT_INIT;
    const char *const **flags_of_file;
    bool done = reader_flags(&search->building.reader, &search->arena, &flags_of_file, &dropped, &search->error);
    if (done && dropped.length)
        console_note(&search->console, "left out compiler flags: %s", dropped.s);
    text_release(&dropped);
    return done;
}

static void mention_stray_spaces(struct search *search)
{
    struct text strays = TEXT_INIT;
    predicate_list_strays(&search->program, &strays);
    if (strays.length)
        console_warning(&search->console, "%s", strays.s);
    text_release(&strays);
}

static bool read_program(struct search *search)
{
    const char *file = search->building.reader.files[0];
    if (!mention_dropped_flags(search) || !reader_read(&search->building.reader, &search->program, &search->error))
        return false;
    mention_stray_spaces(search);
    search->predicate = predicate_find(&search->program, search->options->predicate, file, &search->error);
    return search->predicate && predicate_space(&search->program, search->predicate, &search->space, &search->error);
}

/* ---- the engine's services ---- */

static void show_inferred(struct search *search, const struct space *space)
{
    struct text c = TEXT_INIT;
    space_print(space, search->predicate, &c);
    console_note(&search->console,
                 "%s has no ASSAY_SPACE, so its bounds were inferred from the types; paste and change:",
                 search->predicate->name);
    console_print(&search->console, c.s);
    text_release(&c);
}

static void take_space(void *data, const struct space *space)
{
    struct search *search = data;
    if (space->inferred && !search->console.quiet)
        show_inferred(search, space);
}

static void begin(void *data, const struct layout *layout)
{
    struct search *search = data;
    search->format_state = search->format->begin(layout, search->predicate->file, &search->output.buffer);
}

static void end(void *data, unsigned long long valid)
{
    struct search *search = data;
    search->format->end(search->format_state, search->count_only ? valid : search->written, &search->output.buffer);
}

static bool take_input(void *data, const struct value_graph *graph)
{
    struct search *search = data;
    search->format->one(search->format_state, graph, ++search->written, &search->output.buffer);
    return output_flush_when_full(&search->output);
}

static void show_progress(void *data, unsigned long long explored, unsigned long long valid)
{
    struct search *search = data;
    output_flush(&search->output);
    console_progress(&search->console, explored, valid);
}

static void show_warning(void *data, const char *message)
{
    struct search *search = data;
    console_warning(&search->console, "%s", message);
}

static bool is_interrupted(void *data)
{
    struct search *search = data;
    return interrupt_signal() || search->output.reader_gone;
}

/* ---- run and end ---- */

static void set_limits(const struct search *search, struct engine_limits *limits)
{
    const struct options *options = search->options;
    *limits = (struct engine_limits){
        .candidate_seconds = options->timeout,
        .inputs = (unsigned long long)options->limit,
        .memory_mb = (unsigned long long)options->memory_mb,
        .stack_kb = (unsigned long long)options->stack_kb,
        .steps = options->steps,
        .verify = (unsigned long long)options->verify,
        .no_fork = options->no_fork,
        .count_only = search->count_only,
    };
    if (options->time > 0) { /* for the whole command: reading and building have used some of it */
        double left = options->time - (clock_seconds() - search->started);
        limits->seconds = left > 1e-3 ? left : 1e-3;
    }
}

static bool run_engine(struct search *search)
{
    struct engine_problem problem = {
        .program = &search->program,
        .predicate = search->predicate,
        .space = search->space,
        .target = &search->target,
        .checked = &search->checked,
        .scope = (int)search->options->scope,
    };
    struct engine_services services = {
        .data = search,
        .space = take_space,
        .begin = begin,
        .input = take_input,
        .end = end,
        .progress = show_progress,
        .warning = show_warning,
        .interrupted = is_interrupted,
    };
    struct engine_limits limits;
    set_limits(search, &limits);
    search->console.started = clock_seconds();
    const struct engine *engine = engine_find(search->options->engine);
    bool done = engine->run(&problem, &limits, &services, &search->result, &search->error);
    console_wipe(&search->console);
    return done;
}

static void print_report(struct search *search)
{
    struct report report = {
        .options = search->options,
        .predicate = search->predicate,
        .target = &search->target,
        .result = &search->result,
    };
    report_print(&report, &search->console);
    if (!search->options->stats)
        return;
    struct text stats = TEXT_INIT;
    report_stats(&report, &stats);
    console_print(&search->console, stats.s);
    text_release(&stats);
}

static int ended_early(struct search *search)
{
    output_discard(&search->output);
    if (search->output.reader_gone)
        return EXIT_DONE;
    if (search->error.kind != ERROR_NONE)
        return console_error(&search->console, &search->error);
    console_note(&search->console, "interrupted");
    return 128 + interrupt_signal();
}

static bool build(struct search *search)
{
    if (!target_build_woven(&search->target, &search->building, &search->program, search->predicate, &search->error))
        return false;
    return !search->options->verify || target_build_checked(&search->checked, &search->building, &search->program,
                                                            search->predicate, &search->error);
}

static int run(struct search *search)
{
    if (!output_open(&search->output, search->options->output, &search->error) || !prepare(search) ||
        !read_program(search) || interrupt_signal() ||
        !build(search) || interrupt_signal() || !run_engine(search) || !output_finish(&search->output))
        return ended_early(search);
    print_report(search);
    if (interrupt_signal())
        return 128 + interrupt_signal();
    return search->result.failures.count ? EXIT_FOUND : EXIT_DONE;
}

int search_run(const struct options *options, const struct export_format *format, bool count_only)
{
    struct search search = {
        .options = options,
        .format = format,
        .count_only = count_only,
        .started = clock_seconds(),
        .error = ERROR_INIT,
    };
    console_init(&search.console, options->color, options->quiet);
    interrupt_watch();
    int status = run(&search);
    engine_result_release(&search.result);
    target_release(&search.target);
    target_release(&search.checked);
    program_release(&search.program);
    arena_release(&search.arena);
    error_release(&search.error);
    return status;
}
