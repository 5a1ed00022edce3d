#include "cli/trying.h"

#include <string.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/process.h"
#include "cli/interrupt.h"

#define HELD_MOST 1000000   /* structures of a second parameter */
#define SAMPLE_MOST 20000   /* random structures of one scope */
#define LIST_EFFORT 2000000 /* candidates, for listing all structures of one scope; what takes more is sampled */

/* ---- one run ---- */

static bool on_failure(void *data, const struct trial_failure *failure)
{
    struct trying *trying = data;
    return trying->failed(trying, failure);
}

static void on_progress(void *data, unsigned long long trials)
{
    struct trying *trying = data;
    console_trials(trying->subject->console, trying->property->function->name,
                   trying->totals.passed + trying->totals.failed + trials);
}

static void add_label(struct trial_result *totals, const struct trial_label *label)
{
    for (size_t i = 0; i < totals->label_count; i++)
        if (strcmp(totals->labels[i].text, label->text) == 0) {
            totals->labels[i].count += label->count;
            return;
        }
    if (totals->label_count < TRIAL_LABELS)
        totals->labels[totals->label_count++] = *label;
}

static void add_totals(struct trial_result *totals, const struct trial_result *result)
{
    totals->passed += result->passed;
    totals->discarded += result->discarded;
    totals->failed += result->failed;
    totals->second_runs += result->second_runs;
    totals->seconds += result->seconds;
    for (size_t i = 0; i < result->label_count; i++)
        add_label(totals, &result->labels[i]);
    for (size_t i = 0; i < TRIAL_SIZES; i++)
        totals->sizes[i] += result->sizes[i];
    if (result->peak_kb > totals->peak_kb)
        totals->peak_kb = result->peak_kb;
    if (!totals->isolation && result->isolation)
        totals->isolation = mem_strdup(result->isolation);
}

bool trying_run(struct trying *trying, struct trial_problem *problem, struct error *error)
{
    const struct options *options = trying->subject->options;
    struct trial_limits limits = {.trial_seconds = trying->trial_seconds > 0 ? trying->trial_seconds : options->timeout,
                                  .memory_mb = (unsigned long long)options->memory_mb,
                                  .jobs = trying->jobs,
                                  .failures = trying->failures};
    struct trial_services services = {.data = trying,
                                      .failed = on_failure,
                                      .progress = on_progress,
                                      .interrupted = trying->is_short ? NULL : interrupt_came};
    struct trial_result result = {0};
    if (trying->deadline > 0) {
        limits.seconds = trying->deadline - clock_seconds();
        if (limits.seconds < 1e-3)
            limits.seconds = 1e-3;
    }
    problem->program = &trying->subject->project.program;
    problem->property = trying->property;
    problem->target = trying->image;
    problem->both_fills = trying->both_fills;
    problem->other_fill = trying->other_fill;
    problem->snapshot = problem->snapshot || trying->snapshot;
    trying->current = problem;
    bool done = trials_run(problem, &limits, &services, &result, error);
    trying->current = NULL;
    console_wipe(trying->subject->console);
    add_totals(&trying->totals, &result);
    trying->complete = done && result.complete;
    trying->reason = result.reason;
    if (trying->failures && result.failed >= trying->failures && !trying->reason)
        trying->reason = "failures";
    if (trying->result)
        *trying->result = result;
    else
        trial_result_release(&result);
    return done;
}

void trying_release(struct trying *trying)
{
    trial_result_release(&trying->totals);
    mem_free(trying->no_scope);
    if (trying->samples.s)
        text_release(&trying->samples);
}

/* ---- all inputs up to a scope ---- */

struct lists {
    struct trial_structures *views; /* one for each parameter */
    struct structure_list *held;    /* likewise, for those that are put together here */
    size_t first;                   /* the parameter whose structures come in chunks; NO_PARAMETER: none */
};

static size_t parameter_count(const struct trying *trying)
{
    return trying->property->function->parameter_count;
}

static void lists_init(struct lists *lists, const struct trying *trying)
{
    size_t count = parameter_count(trying);
    *lists = (struct lists){.views = mem_array(count + 1, sizeof *lists->views),
                            .held = mem_array(count + 1, sizeof *lists->held),
                            .first = NO_PARAMETER};
    memset(lists->views, 0, (count + 1) * sizeof *lists->views);
    memset(lists->held, 0, (count + 1) * sizeof *lists->held);
    for (size_t i = count; i-- > 0;)
        if (trying->property->sources[i].kind == SOURCE_PREDICATE)
            lists->first = i;
}

static void lists_release(struct lists *lists, const struct trying *trying)
{
    for (size_t i = 0; i < parameter_count(trying); i++)
        structure_list_release(&lists->held[i]);
    mem_free(lists->views);
    mem_free(lists->held);
}

static bool stopped(struct trying *trying, const char *reason)
{
    trying->complete = false;
    trying->reason = reason;
    return true;
}

static void hold_chunk(struct structure_list *list, const struct structure_chunk *chunk)
{
    for (size_t i = 0; i < chunk->starts.count; i++)
        structure_list_add(list, chunk->packed.s, chunk->starts.items[i]);
}

/* All structures of a parameter that is not the first. */
static bool hold_all(struct trying *trying, struct lists *lists, size_t parameter, int scope, struct error *error)
{
    struct shelf *shelf = subject_shelf(trying->subject, &trying->property->sources[parameter], error);
    const struct stock *stock;
    if (!shelf || !shelf_stock(shelf, scope, trying->deadline, 0, &stock, error))
        return false;
    struct structure_list *list = &lists->held[parameter];
    structure_list_release(list);
    *list = (struct structure_list){0};
    hold_chunk(list, &stock->chunk);
    bool is_last = stock->chunk.is_last, done = is_last || stock->chunk.stopped || shelf_rewind(shelf, scope, error);
    const char *reason = stock->chunk.stopped;
    while (done && !is_last && !reason && list->starts.count < HELD_MOST) {
        struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
        done = shelf_more(shelf, scope, trying->deadline, &chunk, error);
        hold_chunk(list, &chunk);
        is_last = chunk.is_last;
        reason = chunk.stopped;
        structure_chunk_release(&chunk);
    }
    structure_list_end_segment(list);
    structure_list_view(list, &lists->views[parameter]);
    if (done && !is_last)
        stopped(trying, reason ? reason : "memory");
    return done;
}

static bool run_chunk(struct trying *trying, struct lists *lists, const struct structure_chunk *chunk, int scope,
                      struct error *error)
{
    struct trial_problem problem = {.lists = lists->views, .mode = TRIAL_ALL, .scope = scope};
    uint32_t end = chunk ? (uint32_t)chunk->starts.count : 0;
    if (chunk)
        lists->views[lists->first] = (struct trial_structures){.packed = chunk->packed.s,
                                                               .starts = chunk->starts.items,
                                                               .count = end,
                                                               .segments = &end,
                                                               .segment_count = end > 0};
    for (size_t i = 0; i < parameter_count(trying); i++)
        if (trying->property->sources[i].kind == SOURCE_PREDICATE && lists->views[i].count == 0) {
            trying->complete = true; /* one parameter has no value: there is no input */
            return true;
        }
    return trying_run(trying, &problem, error);
}

static bool run_chunks(struct trying *trying, struct lists *lists, int scope, struct error *error)
{
    struct shelf *shelf = subject_shelf(trying->subject, &trying->property->sources[lists->first], error);
    const struct stock *stock;
    if (!shelf || !shelf_stock(shelf, scope, trying->deadline, 0, &stock, error))
        return false;
    if (stock->no_scope && !trying->no_scope)
        trying->no_scope = mem_strdup(stock->no_scope);
    if (!run_chunk(trying, lists, &stock->chunk, scope, error))
        return false;
    bool is_last = stock->chunk.is_last;
    if (trying->complete && !is_last && stock->chunk.stopped)
        return stopped(trying, stock->chunk.stopped);
    bool done = is_last || !trying->complete || shelf_rewind(shelf, scope, error);
    while (done && !is_last && trying->complete) {
        struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
        done =
            shelf_more(shelf, scope, trying->deadline, &chunk, error) && run_chunk(trying, lists, &chunk, scope, error);
        is_last = chunk.is_last;
        if (done && trying->complete && chunk.stopped)
            stopped(trying, chunk.stopped);
        structure_chunk_release(&chunk);
    }
    return done;
}

static bool run_scope(struct trying *trying, struct lists *lists, int scope, struct error *error)
{
    trying->complete = true;
    trying->reason = NULL;
    for (size_t i = 0; i < parameter_count(trying); i++)
        if (trying->property->sources[i].kind == SOURCE_PREDICATE && i != lists->first &&
            (!hold_all(trying, lists, i, scope, error) || !trying->complete))
            return error->kind == ERROR_NONE;
    if (lists->first == NO_PARAMETER)
        return run_chunk(trying, lists, NULL, scope, error);
    return run_chunks(trying, lists, scope, error);
}

bool trying_all(struct trying *trying, int last_scope, struct error *error)
{
    struct lists lists;
    lists_init(&lists, trying);
    bool done = true;
    if (!property_is_scoped(trying->property))
        last_scope = 0;
    for (int scope = 0; done && scope <= last_scope; scope++) {
        trying->scope = scope;
        done = run_scope(trying, &lists, scope, error);
        if (!trying->complete)
            break;
    }
    lists_release(&lists, trying);
    return done;
}

/* ---- random inputs ---- */

static size_t count_different(const struct structure_chunk *chunk)
{
    struct map seen = MAP_INIT;
    for (size_t i = 0; i < chunk->starts.count; i++) {
        const char *packed = chunk->packed.s + chunk->starts.items[i];
        struct trial_structure head;
        char key[HASH_TEXT_SIZE];
        struct hash hash;
        memcpy(&head, packed, sizeof head);
        hash_init(&hash);
        hash_add(&hash, packed + sizeof head, head.size);
        hash_finish(&hash, key);
        map_put(&seen, key, &seen);
    }
    size_t count = seen.count;
    map_release(&seen);
    return count;
}

static void count_sample(struct trying *trying, int scope, const struct structure_chunk *sample)
{
    if (!trying->sampled.last)
        trying->sampled.first = scope;
    trying->sampled.last = scope;
    trying->sampled.found += sample->starts.count;
    trying->sampled.different += count_different(sample);
}

static void describe_samples(struct trying *trying, const char *predicate)
{
    int first = trying->sampled.first, last = trying->sampled.last;
    if (!last)
        return;
    if (!trying->samples.s)
        text_init(&trying->samples);
    text_addf(&trying->samples, "%s%s at scope", trying->samples.length ? "; " : "", predicate);
    text_addf(&trying->samples, first == last ? " %d" : "s %d to %d", first, last);
    text_addf(&trying->samples, ": %zu found at random, %zu different", trying->sampled.found,
              trying->sampled.different);
}

/* Of a scope that has too many to list. */
static bool add_sample(struct trying *trying, struct structure_list *list, struct shelf *shelf, int scope,
                       uint64_t seed, uint64_t runs, struct error *error)
{
    struct structure_chunk sample = STRUCTURE_CHUNK_INIT;
    uint64_t wanted = 2 * runs / (uint64_t)(trying->scope + 1) + 16; /* twice as many as will probably be drawn */
    size_t count = wanted < SAMPLE_MOST ? wanted : SAMPLE_MOST;
    structures_set_deadline(shelf->structures, trying->deadline);
    bool done = structures_random(shelf->structures, scope, count, seed ^ ((uint64_t)scope << 32), &sample, error);
    hold_chunk(list, &sample);
    count_sample(trying, scope, &sample);
    structure_chunk_release(&sample);
    return done;
}

static bool is_long(const struct shelf *shelf, int scope)
{
    return (size_t)scope < shelf->stocks.count && shelf->stocks.items[scope].is_long;
}

/* All structures of the scope where they are few enough to be listed, else a
 * random sample; each scope is a segment, and equally likely. */
static bool add_segment(struct trying *trying, struct structure_list *list, const struct source *source, int scope,
                        uint64_t seed, uint64_t runs, struct error *error)
{
    struct shelf *shelf = subject_shelf(trying->subject, source, error);
    const struct stock *stock = NULL;
    if (!shelf || (!is_long(shelf, scope) && !shelf_stock(shelf, scope, trying->deadline, LIST_EFFORT, &stock, error)))
        return false;
    if (stock && stock->no_scope && !trying->no_scope)
        trying->no_scope = mem_strdup(stock->no_scope);
    if (stock && stock->chunk.is_last) {
        hold_chunk(list, &stock->chunk);
    } else {
        shelf_forget(shelf, scope);
        if (!add_sample(trying, list, shelf, scope, seed, runs, error))
            return false;
    }
    structure_list_end_segment(list);
    return true;
}

static bool fill_list(struct trying *trying, struct lists *lists, size_t parameter, int scope, uint64_t seed,
                      uint64_t runs, struct error *error)
{
    const struct source *source = &trying->property->sources[parameter];
    memset(&trying->sampled, 0, sizeof trying->sampled);
    for (int s = 0; s <= scope && !interrupt_signal(); s++)
        if (!add_segment(trying, &lists->held[parameter], source, s, seed, runs, error))
            return false;
    describe_samples(trying, source->function->name);
    structure_list_view(&lists->held[parameter], &lists->views[parameter]);
    return true;
}

bool trying_random(struct trying *trying, int scope, uint64_t seed, uint64_t runs, struct error *error)
{
    struct lists lists;
    lists_init(&lists, trying);
    struct trial_problem problem = {.lists = lists.views,
                                    .mode = TRIAL_RANDOM,
                                    .scope = scope,
                                    .seed = seed,
                                    .first_run = trying->first_run,
                                    .runs = runs};
    bool done = true, possible = true;
    trying->scope = scope;
    trying->complete = true;
    for (size_t i = 0; done && i < parameter_count(trying); i++)
        if (trying->property->sources[i].kind == SOURCE_PREDICATE) {
            done = fill_list(trying, &lists, i, scope, seed, runs, error);
            possible = possible && lists.views[i].count > 0;
        }
    if (done && possible)
        done = trying_run(trying, &problem, error);
    lists_release(&lists, trying);
    return done;
}
