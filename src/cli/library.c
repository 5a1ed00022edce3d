#include "cli/library.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"
#include "cli/fileless.h"
#include "front/c/constants.h"
#include "oracle/rules.h"

#define MINED_MOST 256 /* constants of each kind */
#define LISTED_MOST 8  /* functions that cannot be called, in the short form */

/* ---- reading ---- */

/* The reader's given files: headers, the model, what was learned. */
static const char **given_files(struct library_subject *subject, size_t *count)
{
    const struct options *options = subject->options;
    const char **files = mem_array(options->files.count + 3, sizeof *files);
    *count = 0;
    for (size_t i = 0; i < options->files.count; i++)
        files[(*count)++] = options->files.items[i];
    if (subject->model)
        files[(*count)++] = subject->model;
    if (subject->learned)
        files[(*count)++] = subject->learned;
    return files;
}

static bool written_by_assay(const struct library_subject *subject)
{
    struct text text = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    bool is_read = subject->learned && file_read(subject->learned, &text, &ignored) && text.s;
    bool is_written = is_read && strncmp(text.s, RULES_BEGIN, strlen(RULES_BEGIN)) == 0;
    error_release(&ignored);
    text_release(&text);
    return is_written;
}

static void describe_library(struct library_subject *subject)
{
    const struct options *options = subject->options;
    const char *const *files = subject->project.building.reader.files;
    const char **headers = arena_alloc(&subject->project.arena, (options->files.count + 1) * sizeof *headers);
    for (size_t i = 0; i < options->files.count; i++)
        headers[i] = subject->project.building.reader.files[i];
    headers[options->files.count] = NULL;
    subject->library = (struct library){
        .program = &subject->project.program,
        .headers = headers,
        .model = subject->model ? subject->project.building.reader.files[options->files.count] : NULL,
        .learned = written_by_assay(subject) ? files[options->files.count + (subject->model != NULL)] : NULL,
        .has_sources = options->sources.count > 0,
        .touches_no_files = sources_touch_no_files(options),
    };
}

/* A header that needs others before it, as old ones do.  Returns false. */
static bool explain_unknown_type(const struct options *options, struct error *error)
{
    const char *message = error->message.s ? error->message.s : "";
    size_t length = strlen(options->files.items[0]);
    if (strncmp(message, options->files.items[0], length) == 0 && strstr(message, "unknown type name"))
        text_add(&error->message, "\na header that needs another one before it: --cflags '-include OTHER.h'");
    return false;
}

bool library_open(struct library_subject *subject, const struct options *options, const char *learned,
                  struct console *console, struct error *error)
{
    *subject = (struct library_subject){.options = options, .console = console, .model = options->with};
    subject->learned = learned && file_exists(learned) ? learned : NULL;
    size_t count;
    const char **files = given_files(subject, &count);
    bool opened = project_open(&subject->project, options, files, count, NULL, console, error);
    mem_free(files);
    if (!opened)
        return explain_unknown_type(options, error);
    describe_library(subject);
    return operations_resolve(&subject->library, &subject->operations, error);
}

/* ---- what can be called ---- */

static void add_obstacles(const struct operations *operations, size_t most, struct text *out)
{
    size_t listed = 0, left = 0;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (!operation->obstacle)
            continue;
        if (listed++ < most)
            text_addf(out, "    %s: %s\n", operation->function->name, operation->obstacle);
        else
            left++;
    }
    if (left)
        text_addf(out, "    and %zu more; --list shows them\n", left);
}

static void add_kinds(const struct operations *operations, struct text *out)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        struct text kind = TEXT_INIT;
        operation_describe_kind(operation, &kind);
        if (!operation->obstacle)
            text_addf(out, "%s%s%s\n", operation->function->name, kind.length ? ": " : "", kind.s ? kind.s : "");
        for (size_t p = 0; !operation->obstacle && p < operation->function->parameter_count; p++) {
            struct text role = TEXT_INIT;
            operation_describe_role(operation, p, &role);
            text_addf(out, "    %s\n", role.s);
            text_release(&role);
        }
        text_release(&kind);
    }
}

void library_describe(const struct library_subject *subject, bool all, struct text *out)
{
    const struct operations *operations = &subject->operations;
    size_t obstructed = 0;
    for (size_t i = 0; i < operations->items.count; i++)
        obstructed += operations->items.items[i]->obstacle != NULL;
    if (all)
        add_kinds(operations, out);
    if (obstructed) {
        text_addf(out, "%zu of %zu functions cannot be called:\n", obstructed, operations->items.count);
        add_obstacles(operations, all ? SIZE_MAX : LISTED_MOST, out);
    }
}

static bool nothing_to_call(struct library_subject *subject, struct error *error)
{
    struct text why = TEXT_INIT;
    if (!subject->operations.items.count)
        text_addf(&why,
                  "'%s' declares no function: name the header that declares the library's functions itself; those of "
                  "headers that it includes are not called",
                  subject->options->files.items[0]);
    else
        text_add(&why, "none of the functions can be called:\n");
    add_obstacles(&subject->operations, SIZE_MAX, &why);
    if (subject->operations.items.count)
        text_add(&why, "a model file (--with MODEL.c) can define functions that make what is missing");
    error_set(error, ERROR_INPUT, "%s", why.s);
    text_release(&why);
    return false;
}

/* ---- building ---- */

static bool build(struct library_subject *subject, struct target *target, bool memory_sanitizer, struct error *error)
{
    struct target_options options = subject->project.building;
    options.memory_sanitizer = memory_sanitizer;
    bool built = target_build_sequences(target, &options, &subject->library, &subject->stubs, error);
    subject->build_seconds += target->build_seconds;
    return built;
}

static void mine(const struct library_subject *subject, struct sequence_mined *mined)
{
    struct constants constants = {0};
    struct error ignored = ERROR_INIT; /* they are a help, no need */
    if (constants_read(&constants, &subject->project.building.reader, MINED_MOST, &ignored)) {
        for (size_t i = 0; i < constants.numbers.count; i++)
            vector_push(&mined->numbers, constants.numbers.items[i]);
        for (size_t i = 0; i < constants.texts.count; i++)
            vector_push(&mined->texts, mem_strdup(constants.texts.items[i]));
        for (size_t i = 0; i < constants.examples.count; i++)
            vector_push(&mined->templates, mem_strdup(constants.examples.items[i]));
    }
    constants_release(&constants);
    error_release(&ignored);
}

bool library_build(struct library_subject *subject, struct error *error)
{
    if (!subject->operations.callable)
        return nothing_to_call(subject, error);
    stubs_init(&subject->stubs, &subject->operations, &subject->library);
    subject->has_stubs = true;
    if (!build(subject, &subject->image, false, error))
        return false;
    symbols_open(&subject->symbols, subject->image.image);
    subject->missing = target_exclude_missing(&subject->image, &subject->library, &subject->operations);
    if (!subject->operations.callable)
        return nothing_to_call(subject, error);
    struct sequence_mined mined = {0};
    mine(subject, &mined);
    sequence_plan_init(&subject->plan, &subject->operations, &subject->stubs, &mined);
    subject->has_plan = true;
    return true;
}

/* ---- MemorySanitizer ---- */

/* A library that MemorySanitizer did not build looks uninitialised to it. */
static bool is_linked(const struct library_subject *subject)
{
    const char *const *flags = subject->project.building.reader.flags;
    for (; flags && *flags; flags++)
        if (strncmp(*flags, "-l", 2) == 0 && strcmp(*flags, "-lm") != 0)
            return true;
    return !subject->library.has_sources;
}

bool library_may_check_memory(const struct library_subject *subject)
{
    const struct target_options *options = &subject->project.building;
    return !options->fast && strcmp(options->compiler, "clang-19") == 0 && !is_linked(subject);
}

static bool build_memory_image(struct library_subject *subject)
{
    struct error ignored = ERROR_INIT;
    bool done = library_may_check_memory(subject) && build(subject, &subject->memory_image, true, &ignored);
    error_release(&ignored);
    return done;
}

static void outlive(int number)
{
    (void)number;
}

void library_begin_memory_image(struct library_subject *subject)
{
    if (subject->memory_tried || subject->memory_builder || !library_may_check_memory(subject))
        return;
    pid_t builder = fork();
    if (builder < 0)
        return; /* then it is built when it is needed */
    if (builder == 0) {
        setpgid(0, 0); /* with its compilers */
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        signal(SIGTERM, outlive); /* its compilers do not: then it removes what they have left */
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDERR_FILENO);
        _exit(!build_memory_image(subject)); /* into the cache, where it is found */
    }
    setpgid(builder, builder); /* whoever comes first */
    subject->memory_builder = builder;
}

static void end_memory_builder(struct library_subject *subject, bool is_wanted)
{
    if (!subject->memory_builder)
        return;
    if (!is_wanted)
        kill(-subject->memory_builder, SIGTERM);
    while (waitpid(subject->memory_builder, NULL, 0) < 0 && errno == EINTR)
        ;
    subject->memory_builder = 0;
}

const struct target *library_memory_image(struct library_subject *subject)
{
    if (!subject->memory_tried) {
        end_memory_builder(subject, true);
        subject->memory_tried = true;
        if (build_memory_image(subject))
            symbols_open(&subject->memory_symbols, subject->memory_image.image);
    }
    return subject->memory_image.image ? &subject->memory_image : NULL;
}

void library_close(struct library_subject *subject)
{
    end_memory_builder(subject, false);
    if (subject->has_plan)
        sequence_plan_release(&subject->plan);
    if (subject->has_stubs)
        stubs_release(&subject->stubs);
    symbols_close(&subject->symbols);
    symbols_close(&subject->memory_symbols);
    target_release(&subject->image);
    target_release(&subject->memory_image);
    operations_release(&subject->operations);
    project_release(&subject->project);
}
