/* machine STATE FILE PROPERTY WORDS…: runs trials of one property and prints
 * what came of them, one line a failure, sorted, then the totals.
 *
 *     all SCOPE (and below) | random SEED RUNS | given INDICES… (1,2,3)     which inputs
 *     forked | snapshot                    each of the given in a child; memory of the first
 *     jobs N | timeout S | mem MB | time S | failures N | cc COMPILER
 *     killer N                             kills workers at random moments, at most N times; how often, to stderr */
#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "base/memory.h"
#include "base/vector.h"
#include "engine/trial/trials.h"
#include "front/c/reader.h"
#include "oracle/verdict.h"

struct driver {
    struct target_options options;
    struct program program;
    struct property property;
    struct target target;
    struct trial_problem problem;
    struct trial_limits limits;
    struct symbols symbols;
    VECTOR(struct trial_sequence) given;
    VECTOR(char *) lines;
    unsigned kills;
    unsigned long long progress;
};

static int complain(struct error *error)
{
    printf("error %d: %s\n", (int)error->kind, error->message.s);
    error_release(error);
    return 1;
}

/* ---- what was asked ---- */

static void add_sequence(struct driver *driver, const char *word)
{
    VECTOR(uint64_t) indices = VECTOR_INIT;
    for (char *end; *word && *word != '-'; word = *end ? end + 1 : end)
        vector_push(&indices, strtoull(word, &end, 10));
    struct trial_sequence sequence = {indices.items, indices.count};
    vector_push(&driver->given, sequence);
}

static bool is_sequence(const char *word)
{
    return word && (strcmp(word, "-") == 0 || (*word >= '0' && *word <= '9'));
}

static char **take_mode(struct driver *driver, char **word)
{
    struct trial_problem *problem = &driver->problem;
    if (strcmp(*word, "all") == 0) {
        problem->scope = atoi(*++word);
    } else if (strcmp(*word, "random") == 0) {
        problem->mode = TRIAL_RANDOM;
        problem->scope = 4;
        problem->seed = strtoull(*++word, NULL, 10);
        problem->runs = strtoull(*++word, NULL, 10);
    } else if (strcmp(*word, "given") == 0) {
        problem->mode = TRIAL_GIVEN;
        problem->plan = TRIAL_ALL;
        problem->scope = 4;
        while (is_sequence(word[1]))
            add_sequence(driver, *++word);
    } else {
        return NULL;
    }
    return word;
}

static char **take_limit(struct driver *driver, char **word)
{
    struct trial_limits *limits = &driver->limits;
    const char *name = *word++;
    if (!*word)
        return NULL;
    if (strcmp(name, "jobs") == 0)
        limits->jobs = (unsigned)atoi(*word);
    else if (strcmp(name, "timeout") == 0)
        limits->trial_seconds = atof(*word);
    else if (strcmp(name, "mem") == 0)
        limits->memory_mb = strtoull(*word, NULL, 10);
    else if (strcmp(name, "time") == 0)
        limits->seconds = atof(*word);
    else if (strcmp(name, "failures") == 0)
        limits->failures = (unsigned)atoi(*word);
    else if (strcmp(name, "cc") == 0)
        driver->options.compiler = *word;
    else if (strcmp(name, "killer") == 0)
        driver->kills = (unsigned)atoi(*word);
    else
        return NULL;
    return word;
}

static bool take_words(struct driver *driver, char **words)
{
    for (char **word = words; *word; word++) {
        char **last = word;
        if (strcmp(*word, "forked") == 0)
            driver->problem.fork = true;
        else if (strcmp(*word, "snapshot") == 0)
            driver->problem.snapshot = true;
        else if (!(last = take_mode(driver, word)) && !(last = take_limit(driver, word)))
            return fprintf(stderr, "unknown: %s\n", *word), false;
        word = last;
    }
    driver->problem.given = driver->given.items;
    driver->problem.given_count = driver->given.count;
    return true;
}

/* ---- what came of it ---- */

static void add_line(struct driver *driver, const struct trial_failure *failure, const char *head)
{
    struct text line = TEXT_INIT;
    struct verdict verdict;
    verdict_judge(&verdict, failure, &driver->property, &driver->symbols);
    text_addf(&line, "%s", head);
    for (size_t i = 0; i < failure->choice_count; i++)
        text_addf(&line, "%s%llu", i ? "," : "", (unsigned long long)failure->choices[i].index);
    text_addf(&line, ": %s%s%s", verdict.cause, *verdict.detail ? "; " : "", verdict.detail);
    if (*failure->note)
        text_addf(&line, " [%.*s]", (int)strcspn(failure->note, "\n"), failure->note);
    if (verdict.in_generator)
        text_add(&line, " (while drawing)");
    if (verdict.only_after_others)
        text_add(&line, " (only after others)");
    verdict_release(&verdict);
    char *taken = text_detach(&line);
    vector_push(&driver->lines, taken);
}

static bool take_failure(void *data, const struct trial_failure *failure)
{
    add_line(data, failure, "failed ");
    return true;
}

static void take_outcome(void *data, size_t number, enum trial_outcome outcome, const struct trial_choice *choices,
                         size_t count, const struct trial_failure *failure)
{
    static const char *const names[] = {"unknown", "passed", "discarded", "broke"};
    struct driver *driver = data;
    struct text line = TEXT_INIT;
    text_addf(&line, "%zu %s ", number, names[outcome]);
    if (failure) {
        add_line(driver, failure, line.s);
        text_release(&line);
        return;
    }
    for (size_t i = 0; i < count; i++)
        text_addf(&line, "%s%llu", i ? "," : "", (unsigned long long)choices[i].index);
    char *taken = text_detach(&line);
    vector_push(&driver->lines, taken);
}

static void take_progress(void *data, unsigned long long trials)
{
    struct driver *driver = data;
    driver->progress = trials;
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int compare_labels(const void *a, const void *b)
{
    return strcmp(((const struct trial_label *)a)->text, ((const struct trial_label *)b)->text);
}

static void print_result(struct driver *driver, struct trial_result *result)
{
    if (!driver->problem.fork && driver->lines.count)
        qsort(driver->lines.items, driver->lines.count, sizeof *driver->lines.items, compare_lines);
    for (size_t i = 0; i < driver->lines.count; i++)
        puts(driver->lines.items[i]);
    printf("passed %llu, discarded %llu, failed %llu, %s\n", result->passed, result->discarded, result->failed,
           result->complete ? "complete"
           : result->reason ? result->reason
                            : "not complete");
    qsort(result->labels, result->label_count, sizeof *result->labels, compare_labels);
    for (size_t i = 0; i < result->label_count; i++)
        printf("label %s: %llu\n", result->labels[i].text, (unsigned long long)result->labels[i].count);
    for (size_t i = 0; i < TRIAL_SIZES; i++)
        if (result->sizes[i])
            printf("size %zu: %llu\n", i, result->sizes[i]);
    for (size_t i = 0; i < result->block_count; i++)
        printf("block of %zu bytes\n", result->blocks[i].size);
}

/* ---- a killer ---- */

static pid_t child_of(pid_t parent, unsigned which)
{
    char path[64];
    int child = 0, next;
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", parent, parent);
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    for (unsigned i = 0; i <= which && fscanf(file, "%d", &next) == 1; i++)
        child = next;
    fclose(file);
    return child;
}

static void *kill_workers(void *data)
{
    struct driver *driver = data;
    unsigned killed = 0;
    while (driver->kills && killed < driver->kills) {
        nanosleep(&(struct timespec){0, rand() % 40000000}, NULL);
        pid_t worker = child_of(getpid(), (unsigned)rand() % 2), inside = worker ? child_of(worker, 0) : 0;
        pid_t victim = inside && rand() % 2 ? inside : worker;
        if (victim > 0 && kill(victim, SIGKILL) == 0)
            killed++;
    }
    fprintf(stderr, "%u\n", killed);
    return NULL;
}

/* ---- the whole ---- */

static void add_up(struct trial_result *sum, const struct trial_result *more)
{
    sum->passed += more->passed;
    sum->discarded += more->discarded;
    sum->failed += more->failed;
    sum->complete = more->complete;
    sum->reason = more->reason;
    for (size_t i = 0; i < TRIAL_SIZES; i++)
        sum->sizes[i] += more->sizes[i];
    for (size_t i = 0; i < more->label_count; i++) {
        size_t k = 0;
        while (k < sum->label_count && strcmp(sum->labels[k].text, more->labels[i].text) != 0)
            k++;
        if (k == sum->label_count)
            sum->labels[sum->label_count++] = (struct trial_label){0};
        memcpy(sum->labels[k].text, more->labels[i].text, sizeof sum->labels[k].text);
        sum->labels[k].count += more->labels[i].count;
    }
}

/* An input is left out at scopes above its own, so all of them are run; but only one where they make no difference. */
static bool run_scopes(struct driver *driver, struct trial_result *result, struct error *error)
{
    struct trial_services services = {
        .data = driver, .failed = take_failure, .outcome = take_outcome, .progress = take_progress};
    int last = driver->problem.scope, scope = driver->problem.mode == TRIAL_ALL ? 0 : last;
    if (!property_is_scoped(&driver->property) && driver->problem.mode == TRIAL_ALL)
        last = 0;
    *result = (struct trial_result){.complete = true};
    for (; scope <= last && result->complete; scope++) {
        struct trial_result one;
        driver->problem.scope = scope;
        bool ok = trials_run(&driver->problem, &driver->limits, &services, &one, error);
        add_up(result, &one);
        if (ok && one.block_count) {
            result->blocks = one.blocks;
            result->block_count = one.block_count;
            one.blocks = NULL;
            one.block_count = 0;
        }
        trial_result_release(&one);
        if (!ok)
            return false;
    }
    return true;
}

static int run(struct driver *driver, const char *name, struct error *error)
{
    const struct function *function = NULL;
    if (!reader_read(&driver->options.reader, &driver->program, error))
        return complain(error);
    if (!(function = program_function(&driver->program, name)))
        return printf("no '%s'\n", name), 1;
    if (!property_resolve(&driver->program, function, &driver->property, error) ||
        !target_build_trials(&driver->target, &driver->options, &driver->program, driver->program.properties.items,
                             driver->program.properties.count, error))
        return complain(error);
    symbols_open(&driver->symbols, driver->target.image);
    struct trial_structures *lists = mem_array(function->parameter_count + 1, sizeof *lists);
    struct trial_result result;
    driver->problem.program = &driver->program;
    driver->problem.property = &driver->property;
    driver->problem.target = &driver->target;
    driver->problem.lists = lists;
    pthread_t killer;
    unsigned kills = driver->kills;
    if (kills)
        pthread_create(&killer, NULL, kill_workers, driver);
    int status = run_scopes(driver, &result, error) ? 0 : complain(error);
    driver->kills = 0;
    if (kills)
        pthread_join(killer, NULL);
    if (!status)
        print_result(driver, &result);
    trial_result_release(&result);
    mem_free(lists);
    return status;
}

int main(int count, char **arguments)
{
    if (count < 5)
        return 2;
    struct error error = ERROR_INIT;
    char *include = target_include_directory(&error);
    if (!include)
        return complain(&error);
    struct driver driver = {
        .options = {.reader = {.files = (const char *const[]){arguments[2], NULL},
                               .given_files = 1,
                               .flags = (const char *const[]){NULL},
                               .include_directory = include},
                    .compiler = "clang-19",
                    .state_directory = arguments[1]},
    };
    srand((unsigned)getpid());
    int status = take_words(&driver, arguments + 4) ? run(&driver, arguments[3], &error) : 2;
    for (size_t i = 0; i < driver.lines.count; i++)
        mem_free(driver.lines.items[i]);
    vector_release(&driver.lines);
    for (size_t i = 0; i < driver.given.count; i++)
        mem_free((void *)driver.given.items[i].indices);
    vector_release(&driver.given);
    symbols_close(&driver.symbols);
    target_release(&driver.target);
    program_release(&driver.program);
    mem_free(include);
    return status;
}
