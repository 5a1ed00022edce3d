/* assay test: every property of the files. */
#include <errno.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/examine.h"
#include "cli/interrupt.h"
#include "cli/kept.h"
#include "cli/output.h"
#include "export/result.h"

#define CI_SEED 1

struct testing {
    const struct options *options;
    struct console console;
    double started;
    uint64_t seed;
    char *directory;          /* .assay/failures */
    char *scratch;            /* --ci: where builds go */
    VECTOR(struct subject *) subjects;
    size_t wanted, left;      /* properties */
    const struct result_format *format;
    void *format_state;
    struct output output;
    struct result_summary summary;
    struct text failures;     /* of --stats */
    bool complete, stopped;
    struct error error;
};

/* ---- which properties ---- */

static bool is_wanted(const struct options *options, const char *name)
{
    bool wanted = options->filters.count == 0;
    for (size_t i = 0; i < options->filters.count; i++)
        wanted = wanted || fnmatch(options->filters.items[i], name, 0) == 0;
    return wanted;
}

static void count_wanted(struct testing *testing, const struct subject *subject)
{
    for (size_t i = 0; i < subject->properties.count; i++)
        testing->wanted += is_wanted(testing->options, subject->properties.items[i].function->name);
}

static bool open_subjects(struct testing *testing)
{
    const struct options *options = testing->options;
    for (size_t i = 0; i < options->files.count && !interrupt_signal(); i++) {
        struct subject *subject = mem_alloc(sizeof *subject);
        vector_push(&testing->subjects, subject);
        if (!subject_open(subject, options, options->files.items[i], testing->scratch, is_wanted, &testing->console,
                          &testing->error))
            return false;
        count_wanted(testing, subject);
    }
    return true;
}

/* Everything that is wrong at once: to be told one mistake a run is tiresome. */
static bool check_complaints(struct testing *testing)
{
    struct text all = TEXT_INIT;
    for (size_t s = 0; s < testing->subjects.count; s++)
        for (size_t i = 0; i < testing->subjects.items[s]->complaints.count; i++)
            text_addf(&all, "%s%s", all.length ? "\n" : "", testing->subjects.items[s]->complaints.items[i]);
    if (all.length)
        error_set(&testing->error, ERROR_INPUT, "%s", all.s);
    text_release(&all);
    return testing->error.kind == ERROR_NONE;
}

static bool check_any(struct testing *testing)
{
    const struct options *options = testing->options;
    if (testing->wanted)
        return true;
    if (options->filters.count)
        return error_set(&testing->error, ERROR_INPUT, "no property's name matches '%s'; --list shows them",
                         options->filters.items[0]);
    return error_set(&testing->error, ERROR_INPUT,
                     "'%s' has no property: mark a function with ASSAY_PROPERTY, as in\n\n"
                     "    ASSAY_PROPERTY void insert_keeps_order(struct bst *t, int key)\n",
                     options->files.items[0]);
}

static void list(struct testing *testing)
{
    for (size_t s = 0; s < testing->subjects.count; s++)
        for (size_t i = 0; i < testing->subjects.items[s]->properties.count; i++) {
            const char *name = testing->subjects.items[s]->properties.items[i].function->name;
            if (is_wanted(testing->options, name))
                text_addf(&testing->output.buffer, "%s\n", name);
        }
}

/* ---- results ---- */

static void add_command(const struct testing *testing, const struct examination *examination, struct text *out)
{
    const struct options *options = testing->options;
    text_addf(out, "assay test %s --filter %s", examination->subject->file, examination->property->function->name);
    for (size_t i = 0; i < options->sources.count; i++)
        text_addf(out, " --source %s", options->sources.items[i]);
    for (size_t i = 0; i < options->cflags.count; i++)
        text_addf(out, " --cflags '%s'", options->cflags.items[i]);
    if (options->database)
        text_addf(out, " -p %s", options->database);
    text_addf(out, " --scope %lld", options->scope);
    if (options->runs || options->seed_given)
        text_addf(out, " --runs %lld --seed %llu", options->runs ? options->runs : 1000,
                  (unsigned long long)testing->seed);
}

/* Without state there is nothing to replay, and what needs other inputs before it does not fail alone: the command
 * finds it again. */
static void set_replay(const struct testing *testing, const struct examination *examination, struct finding *finding)
{
    if (finding->replay && !finding->verdict.only_after_others)
        return;
    struct text command = TEXT_INIT;
    mem_free(finding->replay);
    add_command(testing, examination, &command);
    finding->replay = text_detach(&command);
}

static void add_stats_failure(struct testing *testing, const struct finding *finding)
{
    struct text *out = &testing->failures;
    text_add(out, out->length ? ",{\"property\":" : "{\"property\":");
    text_add_json(out, finding->property->function->name);
    text_add(out, ",\"cause\":");
    text_add_json(out, finding->verdict.cause);
    text_addf(out, ",\"count\":%llu,\"example\":", finding->seen - finding->is_old);
    if (finding->input && *finding->input)
        text_add(out, finding->input);
    else
        text_add(out, "null");
    text_add_char(out, '}');
}

static void fill_result(const struct testing *testing, const struct examination *examination, struct result *result)
{
    const struct trying *trying = &examination->trying;
    const struct options *options = testing->options;
    bool failed = examination->findings.count > 0, wrong = testing->error.kind != ERROR_NONE;
    const char *error = wrong ? testing->error.message.s : examination->untested;
    *result = (struct result){
        .property = examination->property->function->name,
        .file = examination->subject->file,
        .line = examination->property->function->line,
        .status = failed ? RESULT_FAILED : error ? RESULT_ERROR : RESULT_PASSED,
        .error = error,
        .trials = trying->totals.passed + trying->totals.failed,
        .failed = trying->totals.failed,
        .discarded = trying->totals.discarded,
        .seconds = examination->seconds,
        .complete = trying->complete,
        .reason = trying->reason,
        .random = options->runs || options->seed_given,
        .is_scoped = property_is_scoped(examination->property),
        .scope = options->scope,
        .seed = testing->seed,
        .sizes = trying->totals.sizes,
        .size_count = TRIAL_SIZES,
        .samples = trying->samples.length ? trying->samples.s : NULL,
        .warnings = (const char *const *)examination->warnings.items,
        .warning_count = examination->warnings.count,
    };
}

static void report(struct testing *testing, struct examination *examination)
{
    struct result result;
    fill_result(testing, examination, &result);
    size_t labels = examination->trying.totals.label_count;
    struct result_failure *failures = mem_array(examination->findings.count + 1, sizeof *failures);
    struct result_label *named = mem_array(labels + 1, sizeof *named);
    for (size_t i = 0; i < examination->findings.count; i++) {
        set_replay(testing, examination, examination->findings.items[i]);
        finding_describe(examination->findings.items[i], &failures[i]);
        add_stats_failure(testing, examination->findings.items[i]);
    }
    for (size_t i = 0; i < labels; i++)
        named[i] = (struct result_label){examination->trying.totals.labels[i].text,
                                         examination->trying.totals.labels[i].count};
    result.failures = failures;
    result.failure_count = examination->findings.count;
    result.labels = named;
    result.label_count = labels;
    testing->format->one(testing->format_state, &result, &testing->output.buffer);
    testing->summary.properties++;
    testing->summary.passed += result.status == RESULT_PASSED;
    testing->summary.failed += result.status == RESULT_FAILED;
    testing->summary.errors += result.status == RESULT_ERROR;
    testing->summary.trials += result.trials;
    testing->summary.discarded += result.discarded;
    testing->complete = testing->complete && result.complete;
    mem_free(named);
    mem_free(failures);
    output_flush(&testing->output);
}

static void warn_of_predicates(struct testing *testing, const struct subject *subject)
{
    for (size_t i = 0; i < subject->shelves.count; i++) {
        const struct engine_result *result = structures_result(subject->shelves.items[i]->structures);
        for (size_t k = 0; k < result->failures.count; k++)
            console_warning(&testing->console, "predicate %s: %s, %llu time%s", subject->shelves.items[i]->predicate->name,
                            result->failures.items[k].cause, result->failures.items[k].count,
                            result->failures.items[k].count == 1 ? "" : "s");
    }
}

/* ---- one after the other ---- */

/* What is left of --time, shared among the properties still to come. */
static double deadline_of(const struct testing *testing)
{
    double now = clock_seconds(), end = testing->started + testing->options->time;
    if (testing->options->time <= 0)
        return 0;
    double left = end > now ? end - now : 0;
    return now + left / (double)(testing->left ? testing->left : 1) + 1e-3;
}

static bool test_property(struct testing *testing, struct subject *subject, const struct property *property)
{
    struct examination examination = {
        .subject = subject,
        .property = property,
        .directory = testing->directory,
        .keep = !testing->options->ci,
        .seed = testing->seed,
        .deadline = deadline_of(testing),
        .error = &testing->error,
    };
    subject->deadline = testing->options->time > 0 ? testing->started + testing->options->time : 0;
    bool done = examine(&examination);
    report(testing, &examination);
    testing->stopped = examination.stopped || (testing->options->fail_fast && examination.findings.count);
    examination_release(&examination);
    testing->left--;
    return done;
}

static bool test_subject(struct testing *testing, struct subject *subject)
{
    bool done = true;
    for (size_t i = 0; done && i < subject->properties.count && !interrupt_signal() && !testing->stopped; i++) {
        const struct property *property = &subject->properties.items[i];
        if (is_wanted(testing->options, property->function->name))
            done = (subject->image.image || subject_build(subject, &testing->error)) &&
                   test_property(testing, subject, property);
    }
    warn_of_predicates(testing, subject);
    testing->summary.build_seconds += subject->build_seconds;
    return done;
}

static void print_stats(struct testing *testing)
{
    const struct result_summary *summary = &testing->summary;
    struct text stats = TEXT_INIT;
    text_addf(&stats,
              "{\"properties\":%zu,\"passed\":%zu,\"failed\":%zu,\"trials\":%llu,\"discarded\":%llu,\"seconds\":%.6f,"
              "\"build_seconds\":%.6f,\"complete\":%s",
              summary->properties, summary->passed, summary->failed, summary->trials, summary->discarded, summary->seconds,
              summary->build_seconds, testing->complete ? "true" : "false");
    if (testing->options->runs || testing->options->seed_given)
        text_addf(&stats, ",\"seed\":%llu", (unsigned long long)testing->seed);
    text_addf(&stats, ",\"failures\":[%s]}\n", testing->failures.s);
    console_print(&testing->console, stats.s);
    text_release(&stats);
}

static bool test_all(struct testing *testing)
{
    bool done = true;
    testing->left = testing->wanted;
    testing->complete = true;
    testing->format_state = testing->format->begin(testing->wanted, testing->console.color, &testing->output.buffer);
    for (size_t i = 0; done && i < testing->subjects.count && !interrupt_signal() && !testing->stopped; i++)
        done = test_subject(testing, testing->subjects.items[i]);
    testing->summary.seconds = clock_seconds() - testing->started - testing->summary.build_seconds;
    testing->summary.interrupted = interrupt_signal() != 0;
    testing->format->end(testing->format_state, &testing->summary, &testing->output.buffer);
    return done;
}

/* ---- the command ---- */

static bool prepare(struct testing *testing)
{
    const struct options *options = testing->options;
    struct error *error = &testing->error;
    testing->seed = options->seed;
    if (!options->seed_given && options->ci)
        testing->seed = CI_SEED;
    else if (!options->seed_given && getrandom(&testing->seed, sizeof testing->seed, 0) == sizeof testing->seed)
        testing->seed %= 1000000; /* a person may have to type it */
    testing->format = options->format ? result_format_find(options->format) : result_formats()[0];
    testing->directory = kept_directory();
    if (!options->ci)
        return output_open(&testing->output, options->output, error);
    const char *base = getenv("TMPDIR");
    testing->scratch = path_join(base && *base ? base : "/tmp", "assay-ci-XXXXXX");
    if (!mkdtemp(testing->scratch))
        return error_set(error, ERROR_SYSTEM, "cannot create '%s': %s", testing->scratch, strerror(errno));
    return output_open(&testing->output, options->output, error);
}

static bool make_directory(struct testing *testing)
{
    return testing->options->ci || file_make_directories(testing->directory, &testing->error);
}

static int status_of(const struct testing *testing)
{
    if (interrupt_signal())
        return 128 + interrupt_signal();
    return testing->summary.failed + testing->summary.errors ? EXIT_FOUND : EXIT_DONE;
}

static int run(struct testing *testing)
{
    bool ready = prepare(testing) && open_subjects(testing) && check_complaints(testing) && check_any(testing);
    if (ready && testing->options->list)
        list(testing);
    else if (ready)
        ready = make_directory(testing) && test_all(testing);
    bool tried = testing->format_state != NULL || testing->summary.properties;
    bool written = (ready || tried) && output_finish(&testing->output);
    if (!written)
        output_discard(&testing->output);
    if (testing->output.reader_gone)
        return status_of(testing); /* what was found, was */
    if (testing->error.kind != ERROR_NONE)
        return console_error(&testing->console, &testing->error);
    if (testing->options->stats && !testing->options->list)
        print_stats(testing);
    return status_of(testing);
}

int command_test(const struct options *options)
{
    struct testing testing = {.options = options, .started = clock_seconds(), .error = ERROR_INIT, .failures = TEXT_INIT,
                              .output = {.buffer = TEXT_INIT, .fd = -1}};
    console_init(&testing.console, options->color, options->quiet);
    interrupt_watch();
    int status = run(&testing);
    for (size_t i = 0; i < testing.subjects.count; i++) {
        subject_close(testing.subjects.items[i]);
        mem_free(testing.subjects.items[i]);
    }
    vector_release(&testing.subjects);
    if (testing.scratch)
        file_remove_tree(testing.scratch);
    mem_free(testing.scratch);
    mem_free(testing.directory);
    text_release(&testing.failures);
    error_release(&testing.error);
    return status;
}
