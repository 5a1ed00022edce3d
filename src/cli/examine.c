#include "cli/examine.h"

#include <string.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "cli/interrupt.h"
#include "cli/kept.h"
#include "cli/replaying.h"

#define FAILURES_MOST 10    /* inputs that fail, of one property, before it is left */
#define HANGS_MOST 2
#define FAILING_SECONDS 1.0 /* after the first failure: other causes may show */
#define FAILING_LEAST 8     /* so many are looked at however slow the machine is */
#define SHRINK_SECONDS 4.0
#define SHRINK_LEAST 0.3
#define MEMORY_SHARE 0.25   /* of the time that all inputs took, for those with MemorySanitizer */
#define MEMORY_SECONDS 1.0
#define MEMORY_RUNS 1000

/* ---- findings ---- */

static bool has_cause(const struct finding *finding, const char *signature)
{
    return strcmp(finding->verdict.signature, signature) == 0 || strcmp(finding->symptom, signature) == 0 ||
           (finding->symptom_before && strcmp(finding->symptom_before, signature) == 0);
}

static struct finding *same_cause(const struct examination *examination, const char *signature)
{
    for (size_t i = 0; i < examination->findings.count; i++)
        if (has_cause(examination->findings.items[i], signature))
            return examination->findings.items[i];
    return NULL;
}

static bool is_fixed(const struct examination *examination, const char *id)
{
    for (size_t i = 0; i < examination->fixed.count; i++)
        if (strcmp(examination->fixed.items[i], id) == 0)
            return true;
    return false;
}

/* A kept input that passes now is a regression test: another one that fails for a like cause does not replace it. */
static void choose_id(struct examination *examination, struct finding *finding)
{
    for (unsigned number = 1; is_fixed(examination, finding->id); number++)
        finding_rename(finding, examination->subject, number);
}

/* What was found is kept at once, however large: Assay may be killed any time. */
static bool keep(struct examination *examination, struct finding *finding)
{
    struct error *error = examination->error;
    choose_id(examination, finding);
    if (!finding_look(finding, examination->subject, examination->directory, error))
        return false;
    return !examination->keep || finding_keep(finding, examination->subject, examination->directory, error);
}

static bool go_on(struct examination *examination)
{
    unsigned long long hangs = 0, seen = 0;
    for (size_t i = 0; i < examination->findings.count; i++) {
        seen += examination->findings.items[i]->seen;
        if (examination->findings.items[i]->verdict.kind == VERDICT_HANG)
            hangs += examination->findings.items[i]->seen;
    }
    if (examination->subject->options->fail_fast) {
        examination->stopped = true;
        return false;
    }
    return hangs < HANGS_MOST &&
           (seen < FAILING_LEAST || clock_seconds() - examination->first_failure < FAILING_SECONDS);
}

static bool take_failure(struct trying *trying, const struct trial_failure *failure)
{
    struct examination *examination = trying->data;
    struct finding *finding = mem_alloc(sizeof *finding);
    finding_init(finding, trying, failure);
    struct finding *known = same_cause(examination, finding->symptom);
    if (examination->first_failure <= 0)
        examination->first_failure = clock_seconds();
    bool checked = known || finding_check_fill(finding, examination->subject, examination->error);
    if (!known)
        known = same_cause(examination, finding->verdict.signature);
    if (known && known->is_old && !known->is_shrunk) { /* it was kept in haste */
        for (size_t i = 0; i < examination->findings.count; i++)
            if (examination->findings.items[i] == known)
                examination->findings.items[i] = finding;
        finding_release(known);
        mem_free(known);
        return keep(examination, finding) && go_on(examination);
    }
    if (known) {
        known->seen++;
        finding_release(finding);
        mem_free(finding);
        return go_on(examination);
    }
    vector_push(&examination->findings, finding);
    return checked && keep(examination, finding) && go_on(examination);
}

/* ---- kept failures ---- */

struct replaying {
    struct examination *examination;
    const struct failure *failure;
    bool failed;
};

static void add_old(struct examination *examination, const struct failure *failure, struct verdict *verdict,
                    const char *note)
{
    struct finding *finding = mem_alloc(sizeof *finding);
    char *path = mem_format("%s/%s.txt", examination->directory, failure->id);
    *finding = (struct finding){
        .verdict = *verdict,
        .symptom = mem_strdup(verdict->signature),
        .property = examination->property,
        .image = &examination->subject->image,
        .seen = 1,
        .is_old = true,
        .is_shrunk = failure->is_shrunk,
        .id = mem_strdup(failure->id),
        .found = mem_strdup(failure->found),
        .input = mem_strdup(failure->input),
        .text = mem_strdup(failure->text),
        .picture = mem_strdup(""),
        .note = mem_strdup(note),
        .path = path_relative(".", path),
        .replay = mem_format("assay replay %s", failure->id),
    };
    mem_free(path);
    vector_push(&examination->findings, finding);
    if (examination->first_failure <= 0)
        examination->first_failure = clock_seconds();
}

static bool take_old(struct trying *trying, const struct trial_failure *failure)
{
    struct replaying *replaying = trying->data;
    struct verdict verdict;
    verdict_judge(&verdict, failure, trying->property, subject_symbols(trying->subject, failure->image));
    replaying->failed = true;
    if (same_cause(replaying->examination, verdict.signature))
        verdict_release(&verdict);
    else
        add_old(replaying->examination, replaying->failure, &verdict, failure->note ? failure->note : "");
    return true;
}

static bool is_of_this_file(const struct examination *examination, const struct failure *failure)
{
    struct arena arena = ARENA_INIT;
    struct options options;
    const char *file;
    kept_options(failure, examination->directory, examination->subject->options, &arena, &options, &file);
    char *here = path_absolute(examination->subject->file), *there = path_absolute(file);
    bool same = strcmp(here, there) == 0;
    mem_free(there);
    mem_free(here);
    vector_release(&options.sources);
    vector_release(&options.cflags);
    arena_release(&arena);
    return same;
}

static void note_fixed(struct examination *examination, const char *id)
{
    vector_push(&examination->fixed, mem_strdup(id));
    console_note(examination->subject->console, "%s, which failed before, passes now", id);
}

static bool try_old(struct examination *examination, const struct failure *failure)
{
    struct replaying replaying = {.examination = examination, .failure = failure};
    struct trying trying = {.subject = examination->subject, .property = examination->property, .jobs = 1,
                            .data = &replaying, .failed = take_old};
    struct error why = ERROR_INIT;
    bool done = replay_input(&trying, failure, &why);
    if (!done && why.kind == ERROR_INPUT)
        console_warning(examination->subject->console, "%s cannot be tried again: %s", failure->id, why.message.s);
    else if (!done)
        error_set(examination->error, why.kind, "%s", why.message.s);
    else if (!replaying.failed && trying.complete)
        note_fixed(examination, failure->id);
    trying_release(&trying);
    error_release(&why);
    return examination->error->kind == ERROR_NONE;
}

/* ID is the property's name, a dash and eight digits. */
static bool is_of_property(const char *id, const char *property)
{
    size_t length = strlen(property);
    return strncmp(id, property, length) == 0 && id[length] == '-' && !strchr(id + length + 1, '-');
}

static bool try_all_old(struct examination *examination)
{
    failure_ids ids = VECTOR_INIT;
    bool done = failure_list(&ids, examination->directory, examination->error);
    for (size_t i = 0; done && i < ids.count && !interrupt_signal(); i++) {
        if (!is_of_property(ids.items[i], examination->property->function->name))
            continue;
        struct failure failure = {0};
        struct error why = ERROR_INIT;
        if (!kept_find(&failure, examination->directory, ids.items[i], &why))
            console_warning(examination->subject->console, "%s", why.message.s);
        else if (is_of_this_file(examination, &failure))
            done = try_old(examination, &failure);
        failure_release(&failure);
        error_release(&why);
    }
    failure_ids_release(&ids);
    return done;
}

/* ---- inputs ---- */

static bool is_random(const struct options *options)
{
    return options->runs || options->seed_given;
}

static bool try_inputs(struct examination *examination)
{
    const struct options *options = examination->subject->options;
    struct trying *trying = &examination->trying;
    if (!is_random(options))
        return trying_all(trying, (int)options->scope, examination->error);
    uint64_t runs = options->runs ? (uint64_t)options->runs : 1000;
    return trying_random(trying, (int)options->scope, examination->seed, runs, examination->error);
}

/* Reads of uninitialised memory that no second fill has shown: fewer inputs,
 * since each takes longer. */
static bool try_memory(struct examination *examination)
{
    const struct options *options = examination->subject->options;
    const struct target *image = subject_memory_image(examination->subject);
    if (!image)
        return true;
    double seconds = examination->trying.totals.seconds * MEMORY_SHARE;
    struct trying trying = {.subject = examination->subject, .property = examination->property, .image = image,
                            .jobs = (unsigned)options->jobs, .failures = FAILURES_MOST, .data = examination,
                            .failed = take_failure};
    trying.deadline = clock_seconds() + (seconds > MEMORY_SECONDS ? seconds : MEMORY_SECONDS);
    if (examination->deadline > 0 && trying.deadline > examination->deadline)
        trying.deadline = examination->deadline;
    bool done;
    if (is_random(options)) {
        uint64_t runs = options->runs ? (uint64_t)options->runs : 1000;
        done = trying_random(&trying, (int)options->scope, examination->seed, runs < MEMORY_RUNS ? runs : MEMORY_RUNS,
                             examination->error);
    } else {
        done = trying_all(&trying, (int)options->scope, examination->error);
    }
    trying_release(&trying);
    return done;
}

/* ---- smaller ---- */

static bool has_generator(const struct property *property)
{
    for (size_t i = 0; i < property->function->parameter_count; i++)
        if (property->sources[i].kind == SOURCE_GENERATOR)
            return true;
    return false;
}

/* All inputs were tried in their order, up to this one: none before it fails so. */
static bool is_first_of_all(const struct examination *examination, const struct finding *finding)
{
    return finding->plan == TRIAL_ALL && examination->subject->options->jobs <= 1 &&
           !has_generator(examination->property);
}

/* --time is for everything, shrinking included; a little of it is always left for that. */
static double shrink_deadline(const struct examination *examination)
{
    const struct options *options = examination->subject->options;
    double now = clock_seconds(), deadline = now + (options->shrink > 0 ? options->shrink : SHRINK_SECONDS);
    double end = examination->deadline;
    if (end > 0 && end < deadline)
        deadline = end > now + SHRINK_LEAST ? end : now + SHRINK_LEAST;
    return deadline;
}

/* The smaller input may fail only for what is in fresh memory, as that of another finding does. */
static bool is_of_another(const struct examination *examination, const struct finding *finding)
{
    for (size_t i = 0; i < examination->findings.count; i++)
        if (examination->findings.items[i] != finding && !examination->findings.items[i]->is_old &&
            strcmp(examination->findings.items[i]->id, finding->id) == 0)
            return true;
    return false;
}

static void drop(struct examination *examination, size_t number, const char *id)
{
    struct finding *finding = examination->findings.items[number];
    struct error ignored = ERROR_INIT;
    if (examination->keep)
        failure_remove(examination->directory, id, &ignored);
    error_release(&ignored);
    finding_release(finding);
    mem_free(finding);
    examination->findings.count--;
    for (size_t i = number; i < examination->findings.count; i++)
        examination->findings.items[i] = examination->findings.items[i + 1];
}

static bool shrink(struct examination *examination, size_t number, bool *dropped)
{
    struct finding *finding = examination->findings.items[number];
    char *id = mem_strdup(finding->id);
    bool done = finding_shrink(finding, examination->subject, shrink_deadline(examination), examination->error) &&
                finding_check_fill(finding, examination->subject, examination->error);
    *dropped = done && strcmp(id, finding->id) != 0 && is_of_another(examination, finding);
    if (*dropped)
        drop(examination, number, id);
    else if (done && strcmp(id, finding->id) != 0 && examination->keep)
        done = failure_remove(examination->directory, id, examination->error);
    mem_free(id);
    return done;
}

static bool shrink_all(struct examination *examination)
{
    for (size_t i = 0; i < examination->findings.count && !interrupt_signal(); i++) {
        struct finding *finding = examination->findings.items[i];
        bool dropped = false;
        if (finding->is_old)
            continue;
        if (is_first_of_all(examination, finding))
            finding->is_shrunk = true;
        else if (!shrink(examination, i, &dropped))
            return false;
        if (dropped)
            i--;
        else if (!keep(examination, finding))
            return false;
    }
    return true;
}

/* ---- health ---- */

static void warn(struct examination *examination, char *message)
{
    vector_push(&examination->warnings, message);
}

static void warn_about_inputs(struct examination *examination)
{
    const struct trial_result *totals = &examination->trying.totals;
    const char *no_scope = examination->trying.no_scope;
    unsigned long long trials = totals->passed + totals->failed;
    if (!trials && !totals->discarded && !examination->trying.reason)
        examination->untested = no_scope ? mem_format("nothing reaches it: %s", no_scope)
                                         : mem_strdup("nothing reaches it: there is no input up to this scope");
    else if (!trials && totals->discarded)
        examination->untested =
            mem_format("its assumption never held: all %llu inputs were discarded", totals->discarded);
    else if (totals->discarded > 9 * trials)
        warn(examination, mem_format("its assumption held for only %llu of %llu inputs; a predicate, a generator or "
                                     "ASSAY_IN would make them",
                                     trials, trials + totals->discarded));
}

static void warn_about_budget(struct examination *examination)
{
    const struct trial_result *totals = &examination->trying.totals;
    unsigned long long trials = totals->passed + totals->failed + totals->discarded;
    const char *reason = examination->trying.reason;
    if (reason && strcmp(reason, "time") == 0 && trials && totals->seconds / (double)trials > 0.01)
        warn(examination, mem_format("it is slow for its time: %llu inputs at %.0f ms each", trials,
                                     totals->seconds / (double)trials * 1e3));
    else if (reason && strcmp(reason, "time") == 0)
        warn(examination, mem_format("its time was over after %llu inputs%s", trials,
                                     is_random(examination->subject->options) ? "" : "; --runs takes a random sample"));
    if (reason && strcmp(reason, "memory") == 0)
        warn(examination, mem_strdup("there are too many structures to combine; a smaller --scope, or --runs"));
}

/* What is never drawn is never tested, and that must not go unsaid. */
static void warn_about_zero(struct examination *examination)
{
    struct text members = TEXT_INIT;
    if (property_describe_zero(examination->property, &members))
        warn(examination, mem_format("zero in all inputs: %s; a predicate or generator would give them values", members.s));
    text_release(&members);
}

static void check_health(struct examination *examination)
{
    const struct property *property = examination->property;
    if (examination->findings.count)
        return;
    if (!property->returns_result && !property->may_check)
        warn(examination, mem_strdup("it has neither an assert nor a result: only a crash or a sanitizer can fail it"));
    warn_about_zero(examination);
    if (!interrupt_signal()) {
        warn_about_inputs(examination);
        warn_about_budget(examination);
    }
}

/* ---- the whole ---- */

static bool carry_through(struct examination *examination)
{
    if (examination->directory && !try_all_old(examination))
        return false;
    if (!(examination->findings.count && examination->subject->options->fail_fast)) {
        if (!try_inputs(examination))
            return false;
        if (!examination->findings.count && examination->trying.complete && !try_memory(examination))
            return false;
    }
    return shrink_all(examination);
}

bool examine(struct examination *examination)
{
    const struct options *options = examination->subject->options;
    examination->started = clock_seconds();
    examination->subject->console->started = examination->started;
    examination->trying = (struct trying){
        .subject = examination->subject,
        .property = examination->property,
        .image = &examination->subject->image,
        .jobs = (unsigned)options->jobs,
        .failures = FAILURES_MOST,
        .deadline = examination->deadline,
        .data = examination,
        .failed = take_failure,
    };
    double building = examination->subject->build_seconds;
    bool done = carry_through(examination);
    building = examination->subject->build_seconds - building;
    examination->seconds = clock_seconds() - examination->started - building;
    check_health(examination);
    return done && examination->error->kind == ERROR_NONE;
}

void examination_release(struct examination *examination)
{
    for (size_t i = 0; i < examination->findings.count; i++) {
        finding_release(examination->findings.items[i]);
        mem_free(examination->findings.items[i]);
    }
    vector_release(&examination->findings);
    for (size_t i = 0; i < examination->warnings.count; i++)
        mem_free(examination->warnings.items[i]);
    vector_release(&examination->warnings);
    for (size_t i = 0; i < examination->fixed.count; i++)
        mem_free(examination->fixed.items[i]);
    vector_release(&examination->fixed);
    mem_free(examination->untested);
    trying_release(&examination->trying);
}
