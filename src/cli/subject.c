#include "cli/subject.h"

#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/interrupt.h"

/* ---- services of the search for structures ---- */

static void show_warning(void *data, const char *message)
{
    struct subject *subject = data;
    console_warning(subject->console, "%s", message);
}

static void show_progress(void *data, unsigned long long explored, unsigned long long valid)
{
    struct subject *subject = data;
    console_progress(subject->console, explored, valid);
}

static void set_services(struct subject *subject)
{
    subject->services = (struct engine_services){
        .data = subject, .warning = show_warning, .interrupted = interrupt_came, .progress = show_progress};
    subject->limits = (struct engine_limits){
        .candidate_seconds = subject->options->timeout,
        .memory_mb = (unsigned long long)subject->options->memory_mb,
    };
    if (subject->deadline > 0) {
        double left = subject->deadline - clock_seconds();
        subject->limits.seconds = left > 1e-3 ? left : 1e-3;
    }
}

/* ---- reading ---- */

static void resolve_all(struct subject *subject, bool (*wanted)(const struct options *, const char *))
{
    struct program *program = &subject->project.program;
    for (size_t i = 0; i < program->properties.count; i++) {
        const struct function *function = program->properties.items[i];
        struct property property;
        struct error why = ERROR_INIT;
        if (property_resolve(program, function, &property, &why))
            vector_push(&subject->properties, property);
        else if (!wanted || wanted(subject->options, function->name))
            vector_push(&subject->complaints, mem_strdup(why.message.s));
        error_release(&why);
    }
}

bool subject_open(struct subject *subject, const struct options *options, const char *file, const char *state,
                  bool (*wanted)(const struct options *, const char *name), struct console *console,
                  struct error *error)
{
    *subject = (struct subject){.options = options, .console = console, .file = file};
    if (!project_open(&subject->project, options, &file, 1, state, console, error))
        return false;
    resolve_all(subject, wanted);
    return true;
}

/* ---- building ---- */

static bool build(struct subject *subject, struct target *target, bool memory_sanitizer, struct error *error)
{
    size_t count = subject->properties.count;
    const struct function **entries = mem_array(count + 1, sizeof *entries);
    struct target_options options = subject->project.building;
    options.memory_sanitizer = memory_sanitizer;
    for (size_t i = 0; i < count; i++)
        entries[i] = subject->properties.items[i].function;
    bool built = target_build_trials(target, &options, &subject->project.program, entries, count, error);
    subject->build_seconds += target->build_seconds;
    mem_free(entries);
    return built;
}

bool subject_build(struct subject *subject, struct error *error)
{
    if (!build(subject, &subject->image, false, error))
        return false;
    symbols_open(&subject->symbols, subject->image.image);
    return true;
}

/* A library that MemorySanitizer did not build looks uninitialised to it. */
static bool uses_libraries(const struct subject *subject)
{
    struct arena arena = ARENA_INIT;
    const char *const **flags;
    struct error ignored = ERROR_INIT;
    bool uses = !reader_flags(&subject->project.building.reader, &arena, &flags, NULL, &ignored);
    for (size_t file = 0; !uses && subject->project.building.reader.files[file]; file++)
        for (const char *const *flag = flags[file]; *flag; flag++)
            uses = uses || (strncmp(*flag, "-l", 2) == 0 && strcmp(*flag, "-lm") != 0);
    error_release(&ignored);
    arena_release(&arena);
    return uses;
}

const struct target *subject_memory_image(struct subject *subject)
{
    const struct target_options *building = &subject->project.building;
    if (!subject->memory_tried) {
        struct error ignored = ERROR_INIT;
        subject->memory_tried = true;
        bool possible = !building->fast && strcmp(building->compiler, "clang-19") == 0 && !uses_libraries(subject);
        if (possible && build(subject, &subject->memory_image, true, &ignored))
            symbols_open(&subject->memory_symbols, subject->memory_image.image);
        error_release(&ignored);
    }
    return subject->memory_image.image ? &subject->memory_image : NULL;
}

const struct symbols *subject_symbols(struct subject *subject, const char *image)
{
    bool is_memory = subject->memory_image.image && strcmp(image, subject->memory_image.image) == 0;
    return is_memory ? &subject->memory_symbols : &subject->symbols;
}

/* ---- structures ---- */

struct shelf *subject_shelf(struct subject *subject, const struct source *source, struct error *error)
{
    for (size_t i = 0; i < subject->shelves.count; i++)
        if (subject->shelves.items[i]->predicate == source->function)
            return subject->shelves.items[i];
    set_services(subject);
    struct shelf *shelf = mem_alloc(sizeof *shelf);
    if (!shelf_open(shelf, &subject->project, source, &subject->limits, &subject->services, subject->console, error)) {
        shelf_close(shelf);
        mem_free(shelf);
        return NULL;
    }
    subject->build_seconds += shelf->woven.build_seconds;
    vector_push(&subject->shelves, shelf);
    return shelf;
}

void subject_close(struct subject *subject)
{
    for (size_t i = 0; i < subject->shelves.count; i++) {
        shelf_close(subject->shelves.items[i]);
        mem_free(subject->shelves.items[i]);
    }
    vector_release(&subject->shelves);
    for (size_t i = 0; i < subject->complaints.count; i++)
        mem_free(subject->complaints.items[i]);
    vector_release(&subject->complaints);
    vector_release(&subject->properties);
    symbols_close(&subject->symbols);
    symbols_close(&subject->memory_symbols);
    target_release(&subject->image);
    target_release(&subject->memory_image);
    project_release(&subject->project);
}
