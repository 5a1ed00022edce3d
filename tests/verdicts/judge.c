/* verdicts-judge [--time S] [--seed N] [--timeout S] [--rules] [--given FILE] HEADER… [--with MODEL.c]
 * [--source FILE]…: explores a library and says how each cause is judged, in the order of first appearance; --given:
 * only the sequence in this file; --rules: what was learned, as a file.  ASSAY_BUILD: where images go;
 * ASSAY_COMPILER. */
#include <stdio.h>
#include <stdlib.h>

#include "../operations/arguments.h"
#include "base/file.h"
#include "base/process.h"
#include "oracle/policy.h"

struct settings {
    struct sequence_limits limits;
    uint64_t seed;
    const char *given;
    bool shows_rules;
};

static char **take_settings(struct settings *settings, char **words)
{
    for (; *words && strncmp(*words, "--", 2) == 0 && strcmp(*words, "--source") && strcmp(*words, "--with"); words++) {
        const char *name = *words;
        if (strcmp(name, "--rules") == 0)
            settings->shows_rules = true;
        else if (strcmp(name, "--given") == 0)
            settings->given = *++words;
        else if (strcmp(name, "--time") == 0)
            settings->limits.seconds = atof(*++words);
        else if (strcmp(name, "--runs") == 0)
            settings->limits.runs = strtoull(*++words, NULL, 10);
        else if (strcmp(name, "--timeout") == 0)
            settings->limits.call_seconds = atof(*++words);
        else if (strcmp(name, "--seed") == 0)
            settings->seed = strtoull(*++words, NULL, 10);
    }
    return words;
}

/* ---- judging ---- */

struct cause {
    char *key;
    unsigned long long count;
};
struct judge {
    struct sequence_runner *runner;
    struct policy policy;
    struct error *error;
    VECTOR(struct cause) causes;
    unsigned long long counts[5], tries;
    double start, judging;
};

static bool try_given(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                      struct sequence_outcome *outcomes, struct error *error)
{
    struct judge *judge = data;
    judge->tries += count;
    return sequences_try(judge->runner, trials, count, seconds, outcomes, error);
}

static void print_ruling(const struct judge *judge, const struct ruling *ruling)
{
    struct text text = TEXT_INIT;
    sequence_print(&ruling->sequence, judge->policy.plan, &text);
    printf("%s by rule %u%s after %.1f s: %s\n    %s%s%s\n", ruling_kind_name(ruling->kind), ruling->by,
           ruling->is_low ? " (low)" : "", clock_seconds() - judge->start, ruling->why,
           ruling->signature ? ruling->signature : "", ruling->rule ? " -> " : "",
           ruling->rule ? ruling->rule->id : "");
    for (const char *line = text.s; *line; line += strcspn(line, "\n"), line += *line == '\n')
        printf("        %.*s\n", (int)strcspn(line, "\n"), line);
    fflush(stdout);
    text_release(&text);
}

static bool broke(void *data, const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    struct judge *judge = data;
    struct ruling ruling;
    double start = clock_seconds();
    bool done = policy_judge(&judge->policy, sequence, outcome, &ruling, judge->error);
    judge->judging += clock_seconds() - start;
    if (done) {
        judge->counts[ruling.kind]++;
        char *key = mem_format("%s %u %s", ruling_kind_name(ruling.kind), ruling.by, ruling.signature);
        size_t i = 0;
        while (i < judge->causes.count && strcmp(judge->causes.items[i].key, key) != 0)
            i++;
        if (i == judge->causes.count) {
            vector_push(&judge->causes, ((struct cause){mem_strdup(key), 0}));
            print_ruling(judge, &ruling);
        }
        judge->causes.items[i].count++;
        mem_free(key);
    }
    ruling_release(&ruling);
    return done;
}

static bool judge_given(struct judge *judge, const char *path, struct error *error)
{
    struct text text = TEXT_INIT;
    struct sequence sequence = SEQUENCE_INIT;
    struct sequence_outcome outcome;
    struct sequence_trial trial = {.sequence = &sequence, .skip_destroy_of = SEQUENCE_NONE};
    bool done = file_read(path, &text, error) && sequence_parse(&sequence, judge->policy.plan, text.s, error) &&
                try_given(judge, &trial, 1, 0, &outcome, error);
    if (done) {
        done = broke(judge, &sequence, &outcome);
        sequence_outcome_release(&outcome);
    }
    sequence_release(&sequence);
    text_release(&text);
    return done;
}

static void print_rules(const struct judge *judge, const struct library *library)
{
    struct text text = TEXT_INIT;
    rules_write(&judge->policy.rules, judge->policy.plan, library->headers, &text);
    printf("%s", text.s);
    text_release(&text);
}

static bool explore(const struct settings *settings, struct sequence_plan *plan, const struct target *target,
                    const struct library *library, struct error *error)
{
    struct symbols symbols;
    struct judge judge = {.error = error, .start = clock_seconds()};
    struct sequence_services services = {.data = &judge, .broke = broke};
    struct sequence_result result = {0};
    symbols_open(&symbols, target->image);
    judge.policy = (struct policy){.plan = plan,
                                   .evidence = getenv("ASSAY_EVIDENCE"),
                                   .symbols = &symbols,
                                   .services = {.data = &judge, .try = try_given},
                                   .call_seconds = settings->limits.call_seconds};
    policy_init(&judge.policy);
    judge.runner = sequence_runner_new(plan, target, &settings->limits, settings->seed, error);
    bool done = judge.runner && (settings->given ? judge_given(&judge, settings->given, error)
                                                 : sequences_explore(judge.runner, &services, &result, error));
    if (done) {
        if (settings->shows_rules)
            print_rules(&judge, library);
        printf("%llu sequences, %llu broke; %llu errors, %llu invalid, %llu suspect, %llu flaky, %llu expected; %llu "
               "probes, %.1f s of %.1f s\n",
               result.total.sequences, result.total.broke, judge.counts[RULING_ERROR], judge.counts[RULING_INVALID],
               judge.counts[RULING_SUSPECT], judge.counts[RULING_FLAKY], judge.counts[RULING_EXPECTED], judge.tries,
               judge.judging, result.seconds);
    }
    sequence_result_release(&result);
    sequence_runner_free(judge.runner);
    policy_release(&judge.policy);
    symbols_close(&symbols);
    for (size_t i = 0; i < judge.causes.count; i++)
        mem_free(judge.causes.items[i].key);
    vector_release(&judge.causes);
    return done;
}

/* ---- the library ---- */

static bool build_and_explore(const struct settings *settings, struct target_options *options,
                              const struct library *library, struct operations *operations, struct error *error)
{
    struct stubs stubs;
    struct target target;
    struct sequence_plan plan;
    struct sequence_mined mined = {0};
    char *state = path_absolute(getenv("ASSAY_BUILD") ? getenv("ASSAY_BUILD") : ".assay");
    options->state_directory = state;
    options->compiler = getenv("ASSAY_COMPILER") ? getenv("ASSAY_COMPILER") : "clang-19";
    stubs_init(&stubs, operations, library);
    bool done = target_build_sequences(&target, options, library, &stubs, error);
    if (done) {
        target_exclude_missing(&target, library, operations);
        sequence_plan_init(&plan, operations, &stubs, &mined);
        done = explore(settings, &plan, &target, library, error);
        sequence_plan_release(&plan);
    }
    target_release(&target);
    stubs_release(&stubs);
    mem_free(state);
    return done;
}

int main(int count, char **words)
{
    struct settings settings = {.seed = 1};
    struct arguments arguments = {0};
    (void)count;
    take_arguments(&arguments, take_settings(&settings, words + 1));
    if (!settings.limits.seconds && !settings.limits.runs)
        settings.limits.seconds = 5;
    struct target_options options = {.reader = {.files = arguments.files, .flags = arguments.flags}};
    options.reader.given_files = list_files(&arguments);
    char *include = target_include_directory(&(struct error)ERROR_INIT);
    options.reader.include_directory = include;
    struct program program;
    struct operations operations = {0};
    struct error error = ERROR_INIT;
    struct library library = {.program = &program,
                              .headers = arguments.headers,
                              .model = arguments.model,
                              .has_sources = arguments.source_count > 0};
    bool done = reader_read(&options.reader, &program, &error) && operations_resolve(&library, &operations, &error) &&
                build_and_explore(&settings, &options, &library, &operations, &error);
    if (!done)
        fprintf(stderr, "%s\n", error.message.s);
    operations_release(&operations);
    program_release(&program);
    error_release(&error);
    mem_free(include);
    return done ? 0 : 1;
}
