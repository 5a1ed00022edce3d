/* assay api: call sequences against a library. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "cli/api_report.h"
#include "cli/command.h"
#include "cli/forbidding.h"
#include "cli/interrupt.h"
#include "cli/kept.h"
#include "cli/kept_sequence.h"
#include "cli/laws.h"
#include "cli/output.h"
#include "cli/run_state.h"
#include "cli/sequence_file.h"
#include "cli/umbrella.h"
#include "cli/witness.h"
#include "cli/zeroed.h"
#include "front/c/system_headers.h"
#include "model/words.h"

#define DEFAULT_SECONDS 30.0
#define DEFAULT_TIMEOUT 1.0 /* a sequence takes microseconds; what does not end is tried with ten times as much */
#define SIMPLIFY_LEAST 5.0    /* seconds … */
#define SIMPLIFY_SHARE 0.15   /* … or so much of --time, when that is less … */
#define SIMPLIFY_SHORT 2.0    /* … but so many, or half of all */
#define CANDIDATES_MOST 5000 /* components that regression tests are chosen from */

struct testing_library {
    struct options options;    /* as given, defaults filled in */
    struct arena arena;        /* of what was filled in */
    struct console console;
    double deadline;           /* for all but building; 0: none */
    char *directory, *learned, *failures, *zeroed, *laws;
    struct library_subject subject;
    bool timeout_given; /* --timeout */
    struct exploring exploring;
    struct sequence_suite suite;
    struct run_state state;
    struct error error;
};

/* ---- how long for what ---- */

/* The last part of --time is for MemorySanitizer and regression tests. */
static double end_of_exploration(const struct testing_library *testing)
{
    if (testing->deadline <= 0)
        return 0;
    double now = clock_seconds(), left = testing->deadline - now;
    double reserve = left * 0.2 < 10 ? left * 0.2 : 10;
    return testing->deadline - reserve;
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

/* A long sequence is of little use: some seconds more are well spent, but not more than half of all. */
static double end_of_simplification(const struct testing_library *testing)
{
    double now = clock_seconds(), left = testing->deadline > now ? (testing->deadline - now) / 2 : 0;
    double least = SIMPLIFY_LEAST,
           short_least = testing->options.time < 2 * SIMPLIFY_SHORT ? testing->options.time / 2 : SIMPLIFY_SHORT;
    if (testing->deadline > 0 && testing->options.time * SIMPLIFY_SHARE < least)
        least = larger(testing->options.time * SIMPLIFY_SHARE, short_least);
    return now + (left > least ? left : least);
}

static double end_of_memory_check(const struct testing_library *testing)
{
    double now = clock_seconds();
    return testing->deadline <= 0 ? now + 10 : now + (testing->deadline > now ? (testing->deadline - now) / 2 : 0.2);
}

/* Building an image for MemorySanitizer may have taken all of it. */
static double end_of_selection(const struct testing_library *testing)
{
    double least = clock_seconds() + (testing->options.time > 10 ? testing->options.time / 10 : 1);
    return testing->deadline > least || testing->deadline <= 0 ? testing->deadline : least;
}

/* ---- what is kept while it runs ---- */

static bool keep(void *data, struct exploring *exploring, struct error *error)
{
    struct testing_library *testing = data;
    bool done = run_state_save(&testing->state, exploring->runner, &testing->subject.plan, exploring->seed, error);
    for (size_t i = 0; done && i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind != RULING_ERROR || (finding->is_kept && !finding->is_outdated))
            continue;
        done = finding->is_kept = sequence_suite_keep(&testing->subject, finding, testing->failures, error);
        finding->is_outdated = false;
    }
    size_t certain = 0;
    for (size_t i = 0; i < exploring->policy.rules.items.count; i++)
        certain += exploring->policy.rules.items.items[i]->is_certain;
    if (done && certain > exploring->rules_kept) {
        exploring->rules_kept = certain;
        done = sequence_suite_write_rules(&testing->suite, &exploring->policy.rules, error);
    }
    return done;
}

/* ---- kept failures first ---- */

static bool is_of_this_library(const struct testing_library *testing, const struct failure *failure)
{
    char *state = path_directory(testing->failures), *root = path_directory(state);
    char *header = path_relative(root, testing->options.files.items[0]);
    bool same = failure->sequence && failure->file && strcmp(header, failure->file) == 0;
    mem_free(header);
    mem_free(root);
    mem_free(state);
    return same;
}

/* What was learned since makes other calls of what it was found with, or only MemorySanitizer sees it: it is run as it
 * was kept, as 'assay replay' does.  False with an error: it does not fit at all. */
static bool try_as_kept(struct testing_library *testing, const struct failure *failure, bool *broke,
                        struct error *error)
{
    struct kept_sequence kept;
    bool done = kept_sequence_open(&kept, failure, testing->failures, &testing->options, &testing->console, error) &&
                kept_sequence_run(&kept, failure, error);
    *broke = done && kept.exploring.findings.count;
    kept_sequence_close(&kept);
    return done;
}

/* It is not run as it is: what was learned since forbids it, and without that it breaks. */
static bool note_forbidden(struct testing_library *testing, const struct failure *failure,
                           const struct sequence *sequence, bool *is_forbidden)
{
    char *why;
    struct error unfit = ERROR_INIT;
    bool done = forbidding_find(&testing->exploring, sequence, &why), broke = true;
    *is_forbidden = done && why && (!try_as_kept(testing, failure, &broke, &unfit) || broke);
    if (*is_forbidden)
        vector_push(&testing->exploring.forbidden, mem_format("%s: %s forbids it now", failure->id, why));
    error_release(&unfit);
    mem_free(why);
    return done;
}

static bool try_kept(struct testing_library *testing, const struct failure *failure)
{
    struct sequence sequence = SEQUENCE_INIT;
    struct error otherwise = ERROR_INIT, unfit = ERROR_INIT;
    bool broke = true, done = true, is_forbidden = false;
    size_t before = testing->exploring.findings.count;
    bool fits = sequence_parse(&sequence, &testing->subject.plan, failure->sequence, &otherwise);
    if (fits)
        done = exploring_take(&testing->exploring, &sequence, &broke);
    if (fits && done && !broke)
        done = note_forbidden(testing, failure, &sequence, &is_forbidden);
    bool is_unseen = !fits || (done && !broke && !is_forbidden && kept_sequence_is_memory(failure));
    if (is_unseen && !try_as_kept(testing, failure, &broke, &unfit)) {
        broke = true; /* nobody knows */
        console_warning(&testing->console, "the kept failure %s", unfit.message.s);
    } else if (is_unseen && broke) {
        vector_push(&testing->exploring.still, mem_strdup(failure->id));
    }
    if (done && !broke && !is_forbidden)
        vector_push(&testing->exploring.fixed, mem_strdup(failure->id));
    for (size_t i = before; i < testing->exploring.findings.count; i++)
        testing->exploring.findings.items[i]->is_old = true;
    error_release(&otherwise);
    error_release(&unfit);
    sequence_release(&sequence);
    return done;
}

static bool try_all_kept(struct testing_library *testing)
{
    failure_ids ids = VECTOR_INIT;
    struct error ignored = ERROR_INIT;
    bool done = true;
    failure_list(&ids, testing->failures, &ignored);
    for (size_t i = 0; done && i < ids.count && !interrupt_signal(); i++) {
        struct failure failure = {0};
        struct error unread = ERROR_INIT;
        if (kept_find(&failure, testing->failures, ids.items[i], &unread) && is_of_this_library(testing, &failure))
            done = try_kept(testing, &failure);
        error_release(&unread);
        failure_release(&failure);
    }
    failure_ids_release(&ids);
    error_release(&ignored);
    return done;
}

/* ---- the run ---- */

static bool explore(struct testing_library *testing)
{
    struct exploring *exploring = &testing->exploring;
    *exploring = (struct exploring){
        .timeout_given = testing->timeout_given,
        .options = &testing->options,
        .console = &testing->console,
        .subject = &testing->subject,
        .seed = testing->options.seed,
        .deadline = end_of_exploration(testing),
        .failures = testing->failures,
        .data = testing,
        .keep = keep,
        .error = &testing->error,
    };
    if (!exploring_open(exploring))
        return false;
    if (testing->options.resume &&
        !run_state_load(&testing->state, exploring->runner, &testing->subject.plan, &testing->error))
        return false;
    if (testing->options.resume)
        console_note(&testing->console, "%zu of %zu kept sequences are the first to be extended", testing->state.added,
                     testing->state.found);
    return witness_take_flipped(exploring, testing->subject.learned) && try_all_kept(testing) &&
           exploring_run(exploring) && exploring_simplify_rest(exploring, end_of_simplification(testing)) &&
           (interrupt_signal() || exploring_check_memory(exploring, end_of_memory_check(testing)));
}

static bool try_for_regression(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                               struct sequence_outcome *outcomes, struct error *error)
{
    struct testing_library *testing = data;
    return sequences_try(testing->exploring.runner, trials, count, seconds, outcomes, error);
}

/* Components that reached something first, or the others, spread over all. */
static size_t gather_candidates(const struct testing_library *testing, bool are_first, struct sequence *candidates,
                                size_t most)
{
    const struct sequence_runner *runner = testing->exploring.runner;
    size_t components = sequence_components(runner), step = are_first ? 1 : components / CANDIDATES_MOST + 1, count = 0;
    for (size_t i = 0; i < components && count < most; i += step) {
        candidates[count] = (struct sequence)SEQUENCE_INIT;
        if ((sequence_component_edges(runner, i) > 0) == are_first &&
            sequence_component_get(runner, i, &candidates[count]))
            count++;
        else
            sequence_release(&candidates[count]);
    }
    return count;
}

static bool select_regression(struct testing_library *testing)
{
    struct sequence *candidates = mem_array(CANDIDATES_MOST + 1, sizeof *candidates);
    size_t first = gather_candidates(testing, true, candidates, CANDIDATES_MOST);
    size_t count = first + gather_candidates(testing, false, candidates + first, CANDIDATES_MOST - first);
    struct regression_services services = {testing, try_for_regression, interrupt_came};
    bool all = testing->options.emit && strcmp(testing->options.emit, "all") == 0;
    bool done = regression_select(&testing->suite.tests, candidates, first, count, &testing->subject.plan, &services,
                                  all, end_of_selection(testing), &testing->error);
    testing->suite.has_tests = true;
    for (size_t i = 0; i < count; i++)
        sequence_release(&candidates[i]);
    mem_free(candidates);
    return done;
}

static bool wants_regression(const struct testing_library *testing)
{
    return (!testing->options.emit || strcmp(testing->options.emit, "none") != 0) && !interrupt_signal();
}

static bool write_suites(struct testing_library *testing)
{
    struct exploring *exploring = &testing->exploring;
    struct error *error = &testing->error;
    exploring_fold(exploring, RULING_ERROR);
    for (int is_memory = 0; is_memory < 2 && !interrupt_signal(); is_memory++)
        sequence_suite_try_errors(&testing->suite, exploring, is_memory);
    exploring_fold(exploring, RULING_SUSPECT);
    return keep(testing, exploring, error) &&
           sequence_suite_write_rules(&testing->suite, &exploring->policy.rules, error) &&
           sequence_suite_write_findings(&testing->suite, exploring, error) &&
           run_state_finish(&testing->state, exploring->runner, &testing->subject.plan, exploring->seed, error) &&
           (!wants_regression(testing) || select_regression(testing)) &&
           sequence_suite_write_regression(&testing->suite, error);
}

/* ---- the command ---- */

static char *default_directory(const struct options *options)
{
    const char *base = path_base(options->files.items[0]), *dot = strrchr(base, '.');
    size_t length = dot ? (size_t)(dot - base) : strlen(base);
    return mem_format("assay-%.*s", (int)length, base);
}

/* Some source is in another folder, and finds the header only by an -I. */
static bool is_apart(const struct options *options, const char *folder)
{
    bool is_apart = false;
    for (size_t i = 0; !is_apart && i < options->sources.count; i++) {
        char *other = path_directory(options->sources.items[i]);
        is_apart = strcmp(other, folder) != 0;
        mem_free(other);
    }
    return is_apart && strcmp(folder, ".") != 0 && !strpbrk(folder, "'\\");
}

/* include/path.h and src/path.c, with #include <path.h> in it: the folder is known, nobody has to say it again. */
static void add_folders(struct testing_library *testing)
{
    struct options *options = &testing->options;
    struct words given = options->cflags;
    options->cflags = (struct words){0};
    for (size_t i = 0; i < given.count; i++)
        vector_push(&options->cflags, given.items[i]);
    for (size_t i = 0; i < options->files.count; i++) {
        char *folder = path_directory(options->files.items[i]);
        const char *flag = arena_format(&testing->arena, "'-I%s'", folder);
        bool is_known = false;
        for (size_t k = given.count; k < options->cflags.count; k++)
            is_known = is_known || strcmp(options->cflags.items[k], flag) == 0;
        if (!is_known && is_apart(options, folder))
            vector_push(&options->cflags, flag);
        mem_free(folder);
    }
}

static void release_names(struct testing_library *testing)
{
    mem_free(testing->directory);
    mem_free(testing->zeroed);
    mem_free(testing->laws);
}

/* Of what a run writes before it calls anything.  The directory is kept. */
static void name_files(struct testing_library *testing, char *directory)
{
    release_names(testing);
    testing->directory = directory;
    testing->zeroed = path_join(directory, "zeroed.c");
    testing->laws = path_join(directory, "laws.c");
}

static void prepare(struct testing_library *testing)
{
    struct options *options = &testing->options;
    if (!options->seed_given && getrandom(&options->seed, sizeof options->seed, 0) == sizeof options->seed)
        options->seed %= 1000000; /* a person may have to type it */
    if (options->time <= 0 && !options->runs)
        options->time = DEFAULT_SECONDS;
    testing->timeout_given = options->timeout > 0;
    if (options->timeout <= 0)
        options->timeout = DEFAULT_TIMEOUT;
    add_folders(testing);
    testing->failures = kept_directory();
    name_files(testing, options->output ? mem_strdup(options->output) : default_directory(options));
    testing->learned = path_join(testing->directory, "learned.c");
    run_state_init(&testing->state, testing->directory);
}

static void introduce(struct testing_library *testing)
{
    struct text lines = TEXT_INIT;
    size_t skipped = testing->subject.operations.declarations.skipped.count;
    if (skipped)
        console_warning(&testing->console, "%s: %zu rule%s of functions that are not in the given headers: left out",
                        testing->learned, skipped, skipped == 1 ? "" : "s");
    library_describe(&testing->subject, false, &lines);
    if (!testing->console.quiet && lines.length)
        console_print(&testing->console, lines.s);
    text_release(&lines);
}

static bool report(struct testing_library *testing)
{
    struct api_report report = {&testing->options, &testing->subject, &testing->exploring, &testing->suite};
    struct output output;
    struct error broken = ERROR_INIT;
    console_wipe(&testing->console);
    if (output_open(&output, NULL, &broken)) {
        api_report_print(&report, testing->console.color, &output.buffer);
        output_finish(&output);
    }
    error_release(&broken);
    if (testing->options.stats) {
        struct text stats = TEXT_INIT;
        api_report_stats(&report, &stats);
        console_print(&testing->console, stats.s);
        text_release(&stats);
    }
    return true;
}

/* The given header in which the first error stands; NULL: it is elsewhere. */
static const char *wrong_header(const struct testing_library *testing)
{
    const char *message = testing->error.message.s ? testing->error.message.s : "";
    for (size_t i = 0; i < testing->options.files.count; i++) {
        size_t length = strlen(testing->options.files.items[i]);
        if (strncmp(message, testing->options.files.items[i], length) == 0 && message[length] == ':')
            return testing->options.files.items[i];
    }
    return NULL;
}

/* "unknown type name 'size_t'", in a header that leaves it to others to include what it needs: where that is; NULL. */
static const char *missing_header(const struct testing_library *testing)
{
    const char *message = testing->error.message.s ? testing->error.message.s : "";
    const char *at = strstr(message, "unknown type name '");
    if (!at || !wrong_header(testing))
        return NULL;
    at += strlen("unknown type name '");
    return system_header_of(at, strcspn(at, "'"));
}

static void forget_error(struct testing_library *testing)
{
    error_release(&testing->error);
    testing->error = (struct error)ERROR_INIT;
    library_close(&testing->subject);
}

/* Old headers need others before them: those of C itself are taken, and what is written says so.  False: that is known
 * already, or it is something else. */
static bool include_missing(struct testing_library *testing)
{
    struct words *flags = &testing->options.cflags;
    const char *header = missing_header(testing);
    const char *flag = header ? arena_format(&testing->arena, "-include %s", header) : NULL;
    for (size_t i = 0; flag && i < flags->count; i++)
        if (strcmp(flags->items[i], flag) == 0)
            return false;
    if (!flag)
        return false;
    vector_push(flags, flag);
    console_note(&testing->console, "%s needs <%s> before it: taken as with --cflags '%s'", wrong_header(testing),
                 header, flag);
    return true;
}

static bool open_headers(struct testing_library *testing)
{
    while (!library_open(&testing->subject, &testing->options, testing->learned, &testing->console, &testing->error)) {
        if (!include_missing(testing))
            return false;
        forget_error(testing);
    }
    return true;
}

/* A header that declares nothing: those that it includes are meant.  One that declares little may be, too.  What was
 * learned and written before may speak of their functions, and is left out here. */
static bool choose_headers(struct testing_library *testing)
{
    struct options *options = &testing->options;
    struct words headers = {0};
    char *learned = testing->learned;
    size_t given = options->files.count;
    for (size_t i = 0; i < given; i++)
        vector_push(&headers, options->files.items[i]);
    size_t more = umbrella_headers(&options->files, &headers, &testing->arena);
    testing->learned = NULL;
    bool done = !more || open_headers(testing);
    testing->learned = learned;
    size_t functions = done ? testing->subject.operations.items.count : 0;
    if (done && more && !functions) {
        console_note(&testing->console, "%s declares no function itself: those of %s%s are called",
                     options->files.items[0], headers.items[given],
                     more > 1 ? " and of the others that it includes" : "");
        options->files = headers;
    } else {
        if (done && more > functions)
            console_note(&testing->console, "%s includes %s%s: name them as well to have their functions called",
                         options->files.items[0], headers.items[given], more > 1 ? " and others" : "");
        vector_release(&headers);
    }
    if (done && more)
        forget_error(testing);
    return done;
}

/* Laws are only a help: what a compiler does not read of them, in a header that is out of the ordinary, is left out. */
static bool open_without_laws(struct testing_library *testing)
{
    forget_error(testing);
    remove(testing->laws);
    testing->options.with = NULL;
    return open_headers(testing);
}

/* Once more, with a model for the structs that nobody makes, and for laws. */
static bool open_with_model(struct testing_library *testing)
{
    struct error *error = &testing->error;
    bool has_laws = laws_are_known(&testing->subject.operations);
    const char *path = has_laws ? testing->laws : testing->zeroed;
    const char *words =
        has_laws ? "what functions promise of each other, as it seems" : zeroed_words(&testing->subject.operations);
    if (!file_make_directories(testing->directory, error))
        return false;
    char **headers = sequence_file_headers(&testing->options, testing->directory);
    bool done = zeroed_write(&testing->subject.operations, (const char *const *)headers, path, error);
    for (size_t i = 0; headers[i]; i++)
        mem_free(headers[i]);
    mem_free(headers);
    if (!done)
        return false;
    testing->options.with = path;
    if (!testing->console.quiet) {
        char *note = mem_format("%s: %s\n", path, words);
        console_print(&testing->console, note);
        mem_free(note);
    }
    library_close(&testing->subject);
    return open_headers(testing) || (has_laws && open_without_laws(testing));
}

/* ---- --list ---- */

/* In a folder that is gone afterwards: to list changes nothing. */
static bool open_for_list(struct testing_library *testing)
{
    const char *base = getenv("TMPDIR");
    char *scratch = path_join(base && *base ? base : "/tmp", "assay-list-XXXXXX");
    if (!mkdtemp(scratch)) {
        error_set(&testing->error, ERROR_SYSTEM, "cannot create '%s': %s", scratch, strerror(errno));
        mem_free(scratch);
        return false;
    }
    bool was_quiet = testing->console.quiet;
    testing->console.quiet = true;
    name_files(testing, scratch);
    bool done = open_with_model(testing);
    testing->console.quiet = was_quiet;
    testing->options.with = NULL;
    file_remove_tree(scratch);
    return done;
}

static bool list(struct testing_library *testing)
{
    struct output output;
    struct text notes = TEXT_INIT;
    bool is_zeroed = !testing->options.with && zeroed_is_needed(&testing->subject.operations);
    if (is_zeroed)
        text_addf(&notes, "in a run: %s\n", zeroed_words(&testing->subject.operations));
    if (!testing->options.with)
        laws_describe(&testing->subject.operations, &notes);
    bool done = (!is_zeroed || open_for_list(testing)) && output_open(&output, NULL, &testing->error);
    if (done) {
        library_describe(&testing->subject, true, &output.buffer);
        text_add(&output.buffer, notes.s ? notes.s : "");
        done = output_finish(&output) || output.reader_gone;
    }
    text_release(&notes);
    return done;
}

static bool work(struct testing_library *testing)
{
    struct error *error = &testing->error;
    if (!testing->options.with && !choose_headers(testing))
        return false;
    if (!testing->options.with && file_exists(testing->laws))
        testing->options.with = testing->laws;
    if (!testing->options.with && file_exists(testing->zeroed))
        testing->options.with = testing->zeroed;
    if (!open_headers(testing))
        return false;
    const struct operations *operations = &testing->subject.operations;
    if (!testing->options.list && !testing->options.with &&
        (zeroed_is_needed(operations) || laws_are_known(operations)) && !open_with_model(testing))
        return false;
    if (testing->options.list)
        return list(testing);
    if (!library_build(&testing->subject, error) || !file_make_directories(testing->directory, error))
        return false;
    testing->deadline = testing->options.time > 0 ? clock_seconds() + testing->options.time : 0;
    introduce(testing);
    bool explored = explore(testing);
    bool has_results = testing->exploring.result.total.sequences || testing->exploring.findings.count;
    if (!explored && !has_results)
        return false;
    bool written = write_suites(testing);
    report(testing);
    return explored && written;
}

static int status_of(const struct testing_library *testing, bool done)
{
    if (interrupt_signal())
        return 128 + interrupt_signal();
    if (!done)
        return console_error((struct console *)&testing->console, &testing->error);
    bool has_found = exploring_count(&testing->exploring, RULING_ERROR) || testing->exploring.still.count;
    return has_found ? EXIT_FOUND : EXIT_DONE;
}

int command_api(const struct options *options)
{
    struct testing_library testing = {.options = *options, .arena = ARENA_INIT, .error = ERROR_INIT};
    console_init(&testing.console, options->color, options->quiet);
    interrupt_watch();
    prepare(&testing);
    testing.suite = (struct sequence_suite){
        .options = &testing.options, .subject = &testing.subject, .directory = testing.directory, .before = TEXT_INIT};
    bool done = work(&testing);
    int status = status_of(&testing, done);
    sequence_suite_release(&testing.suite);
    exploring_close(&testing.exploring);
    library_close(&testing.subject);
    run_state_release(&testing.state);
    vector_release(&testing.options.cflags);
    arena_release(&testing.arena);
    mem_free(testing.directory);
    mem_free(testing.learned);
    mem_free(testing.zeroed);
    mem_free(testing.laws);
    mem_free(testing.failures);
    error_release(&testing.error);
    return status;
}
