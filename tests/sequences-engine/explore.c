/* sequences-explore [--time S] [--runs N] [--jobs N] [--seed N] [--mem MB] [--timeout S] [--length N]
 * [--fast] [--quiet] [--twice]
 * HEADER… [--with MODEL.c] [--source FILE]… [-- FLAG…]: explores a library; each cause with its first sequence, then
 * counts.  ASSAY_BUILD: where images go; ASSAY_COMPILER. */
#include "library.h"
#include "oracle/verdict.h"

struct settings {
    struct sequence_limits limits;
    uint64_t seed;
    bool is_fast, is_quiet, is_twice;
};

static char **take_settings(struct settings *settings, char **words)
{
    for (; *words && strncmp(*words, "--", 2) == 0 && strcmp(*words, "--source") && strcmp(*words, "--with"); words++) {
        const char *name = *words;
        if (strcmp(name, "--fast") == 0)
            settings->is_fast = true;
        else if (strcmp(name, "--quiet") == 0)
            settings->is_quiet = true;
        else if (strcmp(name, "--twice") == 0)
            settings->is_twice = true;
        else if (strcmp(name, "--time") == 0)
            settings->limits.seconds = atof(*++words);
        else if (strcmp(name, "--timeout") == 0)
            settings->limits.call_seconds = atof(*++words);
        else if (strcmp(name, "--runs") == 0)
            settings->limits.runs = strtoull(*++words, NULL, 10);
        else if (strcmp(name, "--jobs") == 0)
            settings->limits.jobs = (unsigned)atoi(*++words);
        else if (strcmp(name, "--mem") == 0)
            settings->limits.memory_mb = strtoull(*++words, NULL, 10);
        else if (strcmp(name, "--seed") == 0)
            settings->seed = strtoull(*++words, NULL, 10);
        else if (strcmp(name, "--length") == 0)
            settings->limits.length = (unsigned)atoi(*++words);
    }
    return words;
}

/* ---- what broke ---- */

struct cause {
    char *signature;
    unsigned long long count;
};
struct seen {
    const struct settings *settings;
    const struct sequence_plan *plan;
    struct symbols symbols;
    VECTOR(struct cause) causes;
    uint64_t hash; /* of all that was handed over, in order */
};

static void print_broken(const struct seen *seen, const struct sequence *sequence,
                         const struct sequence_outcome *outcome, const struct verdict *verdict)
{
    static const char *const regions[] = {"unknown", "null", "heap", "freed", "stack", "global", "guard", "wild"};
    static const char *const stages[] = {"preparing", "calling", "contracts", "destroying", "leaks", "done"};
    const struct sequence_fault *fault = &outcome->fault;
    struct text text = TEXT_INIT;
    sequence_print(sequence, seen->plan, &text);
    printf("%s%s%s%s\n%s", verdict->cause, verdict->detail[0] ? "; " : "", verdict->detail,
           outcome->failure.only_after_others ? " [only after others]" : "", text.s);
    printf("    call %d, %s, %s", (int)fault->call, stages[fault->stage], regions[fault->region]);
    if (fault->contract != SEQUENCE_NONE) {
        char *name = sequence_contract_name(seen->plan, fault->contract);
        printf(", %s", name);
        mem_free(name);
    }
    printf("\n\n");
    fflush(stdout);
    text_release(&text);
}

static bool broke(void *data, const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    struct seen *seen = data;
    struct verdict verdict;
    uint32_t call = outcome->fault.call;
    const struct function *function =
        call == SEQUENCE_NONE || call >= sequence->calls.count
            ? NULL
            : sequence_plan_operation(seen->plan, sequence_operation_of(sequence, call))->function;
    verdict_judge_call(&verdict, &outcome->failure, function, &seen->symbols);
    seen->hash = (seen->hash ^ sequence_hash(sequence)) * 0x9e3779b97f4a7c15u;
    size_t i = 0;
    while (i < seen->causes.count && strcmp(seen->causes.items[i].signature, verdict.signature) != 0)
        i++;
    if (i == seen->causes.count) {
        struct cause cause = {mem_strdup(verdict.signature), 0};
        vector_push(&seen->causes, cause);
        if (!seen->settings->is_quiet)
            print_broken(seen, sequence, outcome, &verdict);
    }
    seen->causes.items[i].count++;
    verdict_release(&verdict);
    return true;
}

static void warn(void *data, const char *message)
{
    (void)data;
    printf("warning: %s\n", message);
}

/* ---- counts ---- */

static void print_result(const struct seen *seen, const struct sequence_result *result)
{
    const struct sequence_progress *total = &result->total;
    for (size_t i = 0; i < seen->causes.count; i++)
        printf("%8llu  %s\n", seen->causes.items[i].count, seen->causes.items[i].signature);
    if (result->why_nothing)
        printf("nothing: %s\n", result->why_nothing);
    for (size_t i = 0; i < result->operation_count; i++) {
        const struct sequence_operation_counts *counts = &result->counts[i];
        printf("  %-28s drawn %llu, succeeded %llu, failed %llu, refused %llu, died %llu\n",
               sequence_plan_operation(seen->plan, (uint32_t)i)->function->name, (unsigned long long)counts->drawn,
               (unsigned long long)counts->succeeded, (unsigned long long)counts->failed,
               (unsigned long long)counts->refused, (unsigned long long)counts->died);
    }
    printf("%llu sequences (%.0f/s), %llu calls, %llu components, %llu states, edges %llu of %llu, %llu broke, %llu "
           "deaths, %llu repeats, %llu discarded, peak %llu kB, %.2f s, %s, broken %016llx\n",
           total->sequences, (double)total->sequences / result->seconds, total->calls, total->components, total->states,
           total->edges, total->edge_total, total->broke, result->deaths, result->repeats, result->discarded,
           result->peak_kb, result->seconds,
           result->complete ? "complete"
           : result->reason ? result->reason
                            : "nothing left",
           (unsigned long long)seen->hash);
}

/* Components of one run are the beginning of another, which goes on where it ended. */
static bool take_over(struct sequence_runner *to, const struct sequence_runner *from, struct error *error)
{
    VECTOR(struct sequence) sequences = VECTOR_INIT;
    size_t count = sequence_components(from), damaged = 0, added;
    for (size_t i = 0; i < count; i++) {
        struct sequence sequence = SEQUENCE_INIT;
        if (sequence_component_get(from, i, &sequence))
            vector_push(&sequences, sequence);
        else
            damaged++;
    }
    bool done = sequence_components_add(to, sequences.items, sequences.count, &added, error);
    sequence_set_position(to, sequence_position(from));
    if (done)
        printf("%zu of %zu components taken over, %zu are gone\n", added, sequences.count, damaged);
    for (size_t i = 0; i < sequences.count; i++)
        sequence_release(&sequences.items[i]);
    vector_release(&sequences);
    return done;
}

static bool run(struct sequence_runner *runner, struct seen *seen, struct error *error)
{
    struct sequence_services services = {.data = seen, .broke = broke, .warning = warn};
    struct sequence_result result = {0};
    bool done = sequences_explore(runner, &services, &result, error);
    if (done)
        print_result(seen, &result);
    sequence_result_release(&result);
    return done;
}

static bool explore(const void *data, struct sequence_plan *plan, const struct target *image, struct error *error)
{
    const struct settings *settings = data;
    struct seen seen = {.settings = settings, .plan = plan};
    symbols_open(&seen.symbols, image->image);
    struct sequence_runner *runner = sequence_runner_new(plan, image, &settings->limits, settings->seed, error);
    bool done = runner && run(runner, &seen, error);
    if (done && settings->is_twice) {
        struct sequence_runner *next = sequence_runner_new(plan, image, &settings->limits, settings->seed, error);
        done = next && take_over(next, runner, error) && run(next, &seen, error);
        sequence_runner_free(next);
    }
    sequence_runner_free(runner);
    symbols_close(&seen.symbols);
    for (size_t i = 0; i < seen.causes.count; i++)
        mem_free(seen.causes.items[i].signature);
    vector_release(&seen.causes);
    return done;
}

int main(int count, char **words)
{
    struct settings settings = {.seed = 1};
    (void)count;
    words = take_settings(&settings, words + 1);
    if (!settings.limits.seconds && !settings.limits.runs)
        settings.limits.seconds = 5;
    return with_library(words, settings.is_fast, &settings, explore);
}
