/* assay export: kept failures, or a sample of inputs that pass, as C tests. */
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/map.h"
#include "base/memory.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/finding.h"
#include "cli/interrupt.h"
#include "cli/kept.h"
#include "cli/kept_sequence.h"
#include "cli/output.h"

#define SAMPLE 10
#define TRIES 50 /* without a new input: there are no others, or they are rare */

struct exporting {
    const struct options *options;
    struct console console;
    struct error error;
};

static const char *framework_of(const struct exporting *exporting)
{
    return exporting->options->framework ? exporting->options->framework : ctest_frameworks()[0];
}

static bool write_out(struct exporting *exporting, const char *path, const struct text *c)
{
    struct output output;
    if (!output_open(&output, path, &exporting->error))
        return false;
    text_add_bytes(&output.buffer, c->s, c->length);
    return output_finish(&output) || output.reader_gone;
}

/* ---- kept failures ---- */

static bool export_from(struct exporting *exporting, const struct failure *failure, struct subject *subject,
                        const char *path)
{
    struct program *program = &subject->project.program;
    const struct function *function = program_function(program, failure->property);
    struct input input = INPUT_INIT;
    if (!function)
        return error_set(&exporting->error, ERROR_INPUT, "'%s' has no property '%s' any more", subject->file,
                         failure->property);
    if (!*failure->input)
        return error_set(&exporting->error, ERROR_INPUT, "%s failed while its input was made: there is none to export",
                         failure->id);
    bool done = input_from_json(&input, program, function, failure->input, strlen(failure->input), &exporting->error);
    if (done) {
        struct text c = TEXT_INIT;
        struct kept_test test = {.framework = framework_of(exporting),
                                 .property = function,
                                 .file = subject->file,
                                 .options = subject->options,
                                 .needs = failure->needs,
                                 .id = failure->id};
        char *name = mem_format("%s.c", failure->id);
        kept_write_test(&test, &(struct ctest_case){function->name, &input, failure->cause}, 1, path ? path : name, &c);
        done = write_out(exporting, path, &c);
        mem_free(name);
        text_release(&c);
    }
    input_release(&input);
    return done;
}

static bool export_sequence(struct exporting *exporting, const struct failure *failure, const char *directory,
                            const char *path)
{
    struct kept_sequence kept;
    struct text c = TEXT_INIT;
    char *name = mem_format("%s.c", failure->id);
    bool done =
        kept_sequence_open(&kept, failure, directory, exporting->options, &exporting->console, &exporting->error) &&
        kept_sequence_test(&kept, failure, path ? path : name, &c, &exporting->error) && write_out(exporting, path, &c);
    kept_sequence_close(&kept);
    mem_free(name);
    text_release(&c);
    return done;
}

static bool export_failure(struct exporting *exporting, const char *id, const char *path)
{
    struct failure failure = {0};
    struct arena arena = ARENA_INIT;
    struct options options = {0};
    struct subject subject;
    const char *file;
    char *directory = kept_directory(), *place = NULL;
    bool done = kept_find(&failure, directory, id, &exporting->error);
    if (done && path && file_is_directory(path))
        path = place = mem_format("%s/%s.c", path, failure.id);
    if (done && failure.sequence) {
        done = export_sequence(exporting, &failure, directory, path);
    } else if (done) {
        kept_options(&failure, directory, exporting->options, &arena, &options, &file);
        done = subject_open(&subject, &options, file, NULL, NULL, &exporting->console, &exporting->error) &&
               export_from(exporting, &failure, &subject, path);
        subject_close(&subject);
        vector_release(&options.sources);
        vector_release(&options.cflags);
    }
    mem_free(place);
    mem_free(directory);
    failure_release(&failure);
    arena_release(&arena);
    return done;
}

static bool export_failures(struct exporting *exporting)
{
    const struct options *options = exporting->options;
    if (options->files.count > 1 && !(options->output && file_is_directory(options->output)))
        return error_set(&exporting->error, ERROR_INPUT, "several failures go into a folder: name one with --output");
    bool done = true;
    for (size_t i = 0; done && i < options->files.count; i++)
        done = export_failure(exporting, options->files.items[i], options->output);
    return done;
}

/* ---- a sample of inputs that pass ---- */

struct sampling {
    struct exporting *exporting;
    struct subject subject;
    const struct property *property;
    VECTOR(struct input *) inputs;
    struct map seen; /* by JSON */
};

static bool only_property(struct sampling *sampling, const char *file)
{
    const struct options *options = sampling->exporting->options;
    struct error *error = &sampling->exporting->error;
    struct subject *subject = &sampling->subject;
    struct text list = TEXT_INIT;
    size_t found = 0;
    for (size_t i = 0; i < subject->properties.count; i++) {
        const char *name = subject->properties.items[i].function->name;
        text_addf(&list, "\n  %s", name);
        if (options->property && strcmp(options->property, name) != 0)
            continue;
        sampling->property = &subject->properties.items[i];
        found++;
    }
    if (subject->complaints.count && !found)
        error_set(error, ERROR_INPUT, "%s", subject->complaints.items[0]);
    else if (!found && options->property)
        error_set(error, ERROR_INPUT, "'%s' has no property '%s'", file, options->property);
    else if (!found)
        error_set(error, ERROR_INPUT, "'%s' has no property", file);
    else if (found > 1)
        error_set(error, ERROR_INPUT, "'%s' has several properties; choose one with --property:%s", file, list.s);
    text_release(&list);
    return found == 1;
}

static bool pass_over(struct trying *trying, const struct trial_failure *failure)
{
    (void)trying, (void)failure;
    return true;
}

static bool take_sample(struct sampling *sampling, const struct trial_result *result)
{
    struct input *input = mem_alloc(sizeof *input);
    struct text json = TEXT_INIT;
    *input = (struct input)INPUT_INIT;
    bool done = finding_memory(&sampling->subject, sampling->property->function, result, NULL, input,
                               &sampling->exporting->error);
    if (done)
        input_print_json(input, &json);
    if (done && !map_get(&sampling->seen, json.s)) {
        map_put(&sampling->seen, json.s, input);
        vector_push(&sampling->inputs, input);
    } else {
        input_release(input);
        mem_free(input);
    }
    text_release(&json);
    return done;
}

/* One process an input: only the first one's memory is looked at. */
static bool draw(struct sampling *sampling, size_t wanted)
{
    const struct options *options = sampling->exporting->options;
    bool done = true;
    size_t found = 0;
    uint64_t last = 0; /* the run that gave a new one */
    for (uint64_t i = 0; done && found < wanted && i - last < TRIES && !interrupt_signal(); i++) {
        struct trial_result result = {0};
        struct trying trying = {.subject = &sampling->subject,
                                .property = sampling->property,
                                .image = &sampling->subject.image,
                                .jobs = 1,
                                .failed = pass_over,
                                .result = &result,
                                .snapshot = true,
                                .first_run = i};
        done = trying_random(&trying, (int)options->scope, options->seed_given ? options->seed : 1, 1,
                             &sampling->exporting->error);
        if (done && result.passed == 1 && result.block_count)
            done = take_sample(sampling, &result);
        if (sampling->inputs.count > found) {
            found = sampling->inputs.count;
            last = i;
        }
        trial_result_release(&result);
        trying_release(&trying);
    }
    return done;
}

static bool write_sample(struct sampling *sampling)
{
    struct exporting *exporting = sampling->exporting;
    const struct options *options = exporting->options;
    const struct function *function = sampling->property->function;
    struct ctest_case *cases = mem_array(sampling->inputs.count + 1, sizeof *cases);
    struct arena arena = ARENA_INIT;
    struct text c = TEXT_INIT;
    for (size_t i = 0; i < sampling->inputs.count; i++)
        cases[i] =
            (struct ctest_case){arena_format(&arena, "%s_%zu", function->name, i + 1), sampling->inputs.items[i], NULL};
    struct kept_test test = {.framework = framework_of(exporting),
                             .property = function,
                             .file = sampling->subject.file,
                             .options = options,
                             .needs = "plain"};
    const char *path = options->output ? options->output : arena_format(&arena, "%s-inputs.c", function->name);
    kept_write_test(&test, cases, sampling->inputs.count, path, &c);
    bool done = write_out(exporting, options->output, &c);
    text_release(&c);
    arena_release(&arena);
    mem_free(cases);
    return done;
}

static bool export_sample(struct exporting *exporting)
{
    const struct options *options = exporting->options;
    const char *file = options->files.items[0];
    size_t wanted = options->sample ? (size_t)options->sample : SAMPLE;
    struct sampling sampling = {.exporting = exporting};
    bool done = subject_open(&sampling.subject, options, file, NULL, NULL, &exporting->console, &exporting->error) &&
                only_property(&sampling, file) && subject_build(&sampling.subject, &exporting->error) &&
                draw(&sampling, wanted);
    if (done && !sampling.inputs.count)
        done = error_set(&exporting->error, ERROR_INPUT, "no input of '%s' passes", sampling.property->function->name);
    if (done && sampling.inputs.count < wanted)
        console_note(&exporting->console, "there were only %zu different inputs that pass", sampling.inputs.count);
    done = done && write_sample(&sampling);
    for (size_t i = 0; i < sampling.inputs.count; i++) {
        input_release(sampling.inputs.items[i]);
        mem_free(sampling.inputs.items[i]);
    }
    vector_release(&sampling.inputs);
    map_release(&sampling.seen);
    subject_close(&sampling.subject);
    return done;
}

/* ---- the command ---- */

/* A kept failure's own ID.c is a C file too; every ID has a dash. */
static bool names_source(const char *operand)
{
    size_t length = strlen(operand);
    bool is_c = length > 2 && strcmp(operand + length - 2, ".c") == 0 && !strstr(operand, ".assay/");
    return is_c && (file_exists(operand) || !strchr(path_base(operand), '-'));
}

int command_export(const struct options *options)
{
    struct exporting exporting = {.options = options, .error = ERROR_INIT};
    console_init(&exporting.console, options->color, options->quiet);
    interrupt_watch();
    bool is_sample = names_source(options->files.items[0]);
    bool done;
    if (is_sample && options->files.count > 1)
        done = error_set(&exporting.error, ERROR_INPUT, "'assay export' takes one FILE");
    else
        done = is_sample ? export_sample(&exporting) : export_failures(&exporting);
    int status = EXIT_DONE;
    if (interrupt_signal())
        status = 128 + interrupt_signal();
    else if (!done)
        status = console_error(&exporting.console, &exporting.error);
    error_release(&exporting.error);
    return status;
}
