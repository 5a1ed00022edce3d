/* write FRAMEWORK OUTPUT HEADER SOURCE CASES [MODEL]: the sequences of CASES, run in
 * a checked image of the library and written as a C test file with what they gave.
 *
 * In CASES, each test begins with a line "== NAME KEY=VALUE…" (needs, repeat,
 * seconds), and has a call a line, as sequence_print writes them.  A test that
 * breaks is written as an error test, one that passes as a regression test; a
 * file must not have both. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "base/file.h"
#include "engine/sequence/sequences.h"
#include "export/sequence_test.h"
#include "front/c/reader.h"

struct arguments {
    const char *framework, *output, *header, *source, *cases, *model;
};

struct subject {
    struct program program;
    struct library library;
    struct operations operations;
    struct stubs stubs;
    struct sequence_plan plan;
    struct target image;
    struct sequence_runner *runner;
};

struct written_case {
    char *name, *needs;
    struct sequence sequence;
    struct sequence_outcome outcome;
    unsigned repeat, seconds;
};
typedef VECTOR(struct written_case) written_cases;

/* ---- the library ---- */

static bool open_subject(struct subject *subject, const struct arguments *arguments, const char *state,
                         struct error *error)
{
    static const char *files[4], *headers[2];
    static const char *const flags[] = {NULL};
    size_t count = 0;
    char *includes = target_include_directory(error);
    headers[0] = files[count++] = arguments->header;
    if (arguments->model)
        files[count++] = arguments->model;
    files[count] = arguments->source;
    struct target_options options = {
        .reader = {.files = files, .given_files = count, .flags = flags, .include_directory = includes},
        .compiler = "clang-19",
        .state_directory = state,
    };
    subject->library = (struct library){
        .program = &subject->program, .headers = headers, .model = arguments->model, .has_sources = true};
    bool opened = includes && reader_read(&options.reader, &subject->program, error) &&
                  operations_resolve(&subject->library, &subject->operations, error);
    if (opened) {
        struct sequence_mined mined = {0};
        stubs_init(&subject->stubs, &subject->operations, &subject->library);
        opened = target_build_sequences(&subject->image, &options, &subject->library, &subject->stubs, error);
        sequence_plan_init(&subject->plan, &subject->operations, &subject->stubs, &mined);
        struct sequence_limits limits = {.call_seconds = 2};
        if (opened)
            subject->runner = sequence_runner_new(&subject->plan, &subject->image, &limits, 1, error);
        opened = subject->runner != NULL;
    }
    mem_free(includes);
    return opened;
}

/* ---- cases ---- */

static void read_keys(struct written_case *one, char *keys)
{
    one->needs = mem_strdup("plain");
    for (char *key = strtok(keys, " \n"); key; key = strtok(NULL, " \n"))
        if (strncmp(key, "needs=", 6) == 0) {
            mem_free(one->needs);
            one->needs = mem_strdup(key + 6);
        } else if (strncmp(key, "repeat=", 7) == 0) {
            one->repeat = (unsigned)atoi(key + 7);
        } else if (strncmp(key, "seconds=", 8) == 0) {
            one->seconds = (unsigned)atoi(key + 8);
        }
}

static bool read_case(const struct subject *subject, char *block, written_cases *cases, struct error *error)
{
    struct written_case one = {.sequence = SEQUENCE_INIT};
    char *line = mem_strndup(block, strcspn(block, "\n"));
    size_t length = strcspn(line, " ");
    one.name = mem_strndup(line, length);
    read_keys(&one, line + length);
    mem_free(line);
    vector_push(cases, one);
    return sequence_parse(&cases->items[cases->count - 1].sequence, &subject->plan, block + strcspn(block, "\n") + 1,
                          error);
}

static bool read_cases(const struct subject *subject, const char *path, written_cases *cases, struct error *error)
{
    struct text text = TEXT_INIT;
    bool read = file_read(path, &text, error);
    for (char *at = read ? strstr(text.s, "== ") : NULL; at && read;) {
        char *next = strstr(at, "\n== ");
        if (next)
            *next = '\0';
        read = read_case(subject, at + 3, cases, error);
        at = next ? next + 1 : NULL;
    }
    text_release(&text);
    return read;
}

static bool run_cases(const struct subject *subject, written_cases *cases, struct error *error)
{
    bool ran = true;
    for (size_t i = 0; i < cases->count && ran; i++) {
        struct sequence_trial trial = {.sequence = &cases->items[i].sequence,
                                       .flags = GIVEN_RECORD,
                                       .repeat = cases->items[i].repeat,
                                       .skip_destroy_of = SEQUENCE_NONE};
        ran = sequences_try(subject->runner, &trial, 1, 0, &cases->items[i].outcome, error);
        if (ran && cases->items[i].outcome.outcome == TRIAL_DISCARDED)
            ran = error_set(error, ERROR_INPUT, "%s: call %u is refused", cases->items[i].name,
                            cases->items[i].outcome.refused + 1);
    }
    return ran;
}

static void describe_case(const struct written_case *from, struct sequence_case *to)
{
    const struct sequence_fault *fault = &from->outcome.fault;
    bool broke = from->outcome.outcome == TRIAL_BROKE;
    bool is_contract = broke && fault->stage == STAGE_CONTRACTS && fault->contract != SEQUENCE_NONE;
    *to = (struct sequence_case){
        .name = from->name,
        .sequence = &from->sequence,
        .record = broke ? NULL : from->outcome.record,
        .record_count = broke ? 0 : from->outcome.record_count,
        .comment = broke ? from->outcome.failure.end.text : NULL,
        .contract = is_contract ? fault->contract : SEQUENCE_NONE,
        .contract_call = is_contract ? fault->call : SEQUENCE_NONE,
        .destroys = true,
        .is_error = broke,
        .repeat = broke ? from->repeat : 0,
        .seconds = from->seconds,
        .needs = from->needs,
    };
    memcpy(to->contract_objects, fault->objects, sizeof to->contract_objects);
}

static bool write_file(const struct subject *subject, const struct arguments *arguments, const written_cases *cases,
                       struct error *error)
{
    struct sequence_case *all = mem_array(cases->count + 1, sizeof *all);
    struct text out = TEXT_INIT;
    for (size_t i = 0; i < cases->count; i++)
        describe_case(&cases->items[i], &all[i]);
    struct sequence_tests tests = {
        .framework = arguments->framework,
        .title = "Tests of a library.",
        .headers = (const char *const[]){path_base(arguments->header), NULL},
        .sources = (const char *const[]){path_base(arguments->source), NULL},
        .model = arguments->model ? path_base(arguments->model) : NULL,
        .plan = &subject->plan,
        .cases = all,
        .case_count = cases->count,
    };
    sequence_tests_write(&tests, arguments->output, &out);
    bool written = file_write(arguments->output, out.s, out.length, error);
    for (size_t i = 0; i < cases->count; i++)
        printf("%s %s\n", cases->items[i].name, all[i].is_error ? "fails" : "passes");
    text_release(&out);
    mem_free(all);
    return written;
}

static void release(struct subject *subject, written_cases *cases)
{
    for (size_t i = 0; i < cases->count; i++) {
        mem_free(cases->items[i].name);
        mem_free(cases->items[i].needs);
        sequence_release(&cases->items[i].sequence);
        sequence_outcome_release(&cases->items[i].outcome);
    }
    vector_release(cases);
    if (subject->runner)
        sequence_runner_free(subject->runner);
    sequence_plan_release(&subject->plan);
    stubs_release(&subject->stubs);
    target_release(&subject->image);
    operations_release(&subject->operations);
    program_release(&subject->program);
}

int main(int count, char **words)
{
    if (count < 6)
        return 2;
    struct arguments arguments = {words[1], words[2], words[3], words[4], words[5], count > 6 ? words[6] : NULL};
    struct subject subject = {0};
    struct error error = ERROR_INIT;
    written_cases cases = VECTOR_INIT;
    char state[] = "/tmp/assay-sequence-tests-XXXXXX";
    bool done = mkdtemp(state) && open_subject(&subject, &arguments, state, &error) &&
                read_cases(&subject, arguments.cases, &cases, &error) && run_cases(&subject, &cases, &error) &&
                write_file(&subject, &arguments, &cases, &error);
    if (!done)
        fprintf(stderr, "%s: %s\n", arguments.cases, error.message.s);
    release(&subject, &cases);
    file_remove_tree(state);
    error_release(&error);
    return done ? 0 : 1;
}
