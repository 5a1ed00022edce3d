#include "cli/sequence_suite.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/memory.h"
#include "cli/kept.h"
#include "cli/sequence_file.h"
#include "suite/durable.h"

void sequence_suite_release(struct sequence_suite *suite)
{
    mem_free(suite->errors);
    mem_free(suite->memory_errors);
    mem_free(suite->memory_suspects);
    mem_free(suite->suspects);
    mem_free(suite->regression);
    mem_free(suite->learned);
    text_release(&suite->before);
    if (suite->has_tests)
        regression_result_release(&suite->tests);
}

/* ---- findings as cases ---- */

#define HANG_SECONDS 3 /* then a test that hangs has failed */
#define RUN_SECONDS 20.0 /* for all that do not, when they are tried */

static char *identifier(const char *id)
{
    char *name = mem_strdup(id);
    for (char *c = name; *c; c++)
        if (!isalnum((unsigned char)*c))
            *c = '_';
    return name;
}

static void add_comment(const struct sequence_finding *finding, struct text *out)
{
    const struct ruling *ruling = &finding->ruling;
    text_addf(out, "%s", ruling->verdict.cause);
    if (ruling->verdict.detail && *ruling->verdict.detail)
        text_addf(out, "\n%s", ruling->verdict.detail);
    if (ruling->why && *ruling->why)
        text_addf(out, "\n%s: %s", ruling_kind_name(ruling->kind), ruling->why);
}

struct case_texts {
    char *name;
    struct text comment;
};

/* After the call that fails, or the last one: "pop_after_push_twice_51687ee1". */
static char *name_case(const struct library_subject *subject, const struct sequence_finding *finding)
{
    uint32_t call = finding->outcome.fault.call;
    size_t count = finding->sequence.calls.count, subject_call = call < count ? call : count - 1;
    char *what = regression_name(&subject->plan, &finding->sequence, subject_call, false);
    const char *dash = strrchr(finding->id, '-');
    char *both = mem_format("%s_%s", what, dash ? dash + 1 : finding->id), *name = identifier(both);
    mem_free(both);
    mem_free(what);
    return name;
}

static void make_case(const struct library_subject *subject, const struct sequence_finding *finding,
                      struct sequence_case *out, struct case_texts *texts)
{
    const struct sequence_fault *fault = &finding->outcome.fault;
    bool is_contract = fault->stage == STAGE_CONTRACTS && fault->contract != SEQUENCE_NONE;
    texts->name = name_case(subject, finding);
    texts->comment = (struct text)TEXT_INIT;
    add_comment(finding, &texts->comment);
    *out = (struct sequence_case){
        .name = texts->name,
        .sequence = &finding->sequence,
        .comment = texts->comment.s,
        .contract = is_contract ? fault->contract : SEQUENCE_NONE,
        .contract_call = is_contract ? fault->call : SEQUENCE_NONE,
        .destroys = true,
        .is_error = true,
        .repeat = finding->ruling.verdict.kind != VERDICT_LEAK ? 0
                  : subject->plan.has_globals                  ? 1
                                                               : 4,
        .seconds = finding->ruling.verdict.kind == VERDICT_HANG ? HANG_SECONDS : 0,
        .needs = finding->ruling.verdict.needs,
        .ignores_learned = finding->ruling.kind == RULING_SUSPECT,
    };
    for (size_t i = 0; i < 3; i++)
        out->contract_objects[i] = is_contract ? fault->objects[i] : SEQUENCE_NONE;
}

struct finding_cases {
    struct sequence_case *items;
    struct case_texts *texts;
    size_t count;
};

static void cases_init(struct finding_cases *cases, const struct library_subject *subject,
                       const struct sequence_finding *const *findings, size_t count)
{
    *cases = (struct finding_cases){mem_array(count + 1, sizeof *cases->items),
                                    mem_array(count + 1, sizeof *cases->texts), count};
    for (size_t i = 0; i < count; i++)
        make_case(subject, findings[i], &cases->items[i], &cases->texts[i]);
}

static void cases_release(struct finding_cases *cases)
{
    for (size_t i = 0; i < cases->count; i++) {
        mem_free(cases->texts[i].name);
        text_release(&cases->texts[i].comment);
    }
    mem_free(cases->texts);
    mem_free(cases->items);
}

static bool write_cases(const struct library_subject *subject, const struct sequence_finding *const *findings,
                        size_t count, const char *title, const char *needs, const char *path, struct error *error)
{
    struct finding_cases cases;
    struct text out = TEXT_INIT;
    cases_init(&cases, subject, findings, count);
    sequence_file_write(subject, NULL, cases.items, count, title, needs, path, &out);
    bool done = durable_write(path, out.s, out.length, error);
    cases_release(&cases);
    text_release(&out);
    return done;
}

/* ---- trying error tests ---- */

/* Nothing is called: where that fails, too, no test says anything. */
static void make_control(struct sequence_case *control, const struct sequence *nothing)
{
    *control = (struct sequence_case){
        .name = "nothing_at_all",
        .sequence = nothing,
        .contract = SEQUENCE_NONE,
        .contract_call = SEQUENCE_NONE,
        .contract_objects = {SEQUENCE_NONE, SEQUENCE_NONE, SEQUENCE_NONE},
    };
}

static double seconds_for(const struct sequence_case *cases, size_t count)
{
    double seconds = RUN_SECONDS;
    for (size_t i = 0; i < count; i++)
        seconds += cases[i].seconds;
    return seconds;
}

/* What became of each that should be seen to fail there. */
static bool try_cases(const struct sequence_suite *suite, const struct sequence_finding *const *findings, size_t count,
                      enum tried *tried, struct error *why)
{
    struct finding_cases cases;
    struct text said = TEXT_INIT;
    struct sequence nothing = SEQUENCE_INIT;
    cases_init(&cases, suite->subject, findings, count);
    make_control(&cases.items[count], &nothing);
    bool done = sequence_file_try(suite->subject, cases.items, count + 1, suite->directory,
                                  seconds_for(cases.items, count), tried, &said, why);
    if (done && tried[count] != TRIED_PASSED)
        done = error_set(why, ERROR_SYSTEM, "a test that calls nothing fails:\n%s", said.length ? said.s : "");
    cases_release(&cases);
    text_release(&said);
    return done;
}

static size_t list_findings(const struct exploring *exploring, enum ruling_kind kind, bool is_memory,
                            const struct sequence_finding **findings)
{
    size_t count = 0;
    for (size_t i = 0; i < exploring->findings.count; i++) {
        const struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind == kind && finding->is_memory == is_memory && !finding->has_no_test)
            findings[count++] = finding;
    }
    return count;
}

/* It would keep all others from being compiled. */
static void leave_out(const struct sequence_suite *suite, const struct exploring *exploring,
                      const struct sequence_finding *finding)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (exploring->findings.items[i] == finding)
            exploring->findings.items[i]->has_no_test = true;
    console_warning(suite->subject->console, "the test of %s does not compile, and is left out", finding->id);
}

void sequence_suite_try_errors(struct sequence_suite *suite, struct exploring *exploring, bool is_memory)
{
    const struct sequence_finding **findings = mem_array(exploring->findings.count + 1, sizeof *findings);
    size_t count = list_findings(exploring, RULING_ERROR, is_memory, findings);
    enum tried *tried = mem_array(count + 1, sizeof *tried);
    struct error why = ERROR_INIT;
    bool done = !count || try_cases(suite, findings, count, tried, &why);
    if (!done)
        console_warning(suite->subject->console, "error tests were not tried: %s", why.message.s);
    for (size_t i = 0; done && i < count; i++) {
        if (tried[i] == TRIED_UNFIT)
            leave_out(suite, exploring, findings[i]);
        else if (tried[i] == TRIED_PASSED && findings[i]->ruling.verdict.kind != VERDICT_LEAK)
            exploring_doubt(exploring, findings[i], "in a program of its own it does not fail");
    }
    error_release(&why);
    mem_free(tried);
    mem_free(findings);
}

static bool write_kind(struct sequence_suite *suite, const struct exploring *exploring, enum ruling_kind kind,
                       bool is_memory, const char *name, const char *title, char **written, struct error *error)
{
    const struct sequence_finding **findings = mem_array(exploring->findings.count + 1, sizeof *findings);
    size_t count = list_findings(exploring, kind, is_memory, findings);
    bool done = true;
    if (count) {
        *written = path_join(suite->directory, name);
        done = write_cases(suite->subject, findings, count, title, "plain", *written, error);
    }
    mem_free(findings);
    return done;
}

bool sequence_suite_write_findings(struct sequence_suite *suite, const struct exploring *exploring, struct error *error)
{
    const char *header = path_base(suite->options->files.items[0]);
    char *errors = mem_format("Errors of %s: each test fails until its bug is fixed.", header);
    char *suspects = mem_format("Suspects of %s: what may be a bug, or a use that is not meant.", header);
    bool done =
        write_kind(suite, exploring, RULING_ERROR, false, "errors.c", errors, &suite->errors, error) &&
        write_kind(suite, exploring, RULING_ERROR, true, "errors-memory.c", errors, &suite->memory_errors, error) &&
        write_kind(suite, exploring, RULING_SUSPECT, false, "suspects.c", suspects, &suite->suspects, error) &&
        write_kind(suite, exploring, RULING_SUSPECT, true, "suspects-memory.c", suspects, &suite->memory_suspects,
                   error);
    mem_free(errors);
    mem_free(suspects);
    return done;
}

/* ---- kept failures ---- */

void sequence_suite_test(const struct library_subject *subject, const struct sequence_finding *finding,
                         const char *path, struct text *out)
{
    struct sequence_case one;
    struct case_texts texts;
    make_case(subject, finding, &one, &texts);
    sequence_file_write(subject, NULL, &one, 1, finding->ruling.verdict.cause, finding->ruling.verdict.needs, path,
                        out);
    mem_free(texts.name);
    text_release(&texts.comment);
}

static void describe(const struct library_subject *subject, const struct sequence_finding *finding,
                     const char *failures, struct failure *failure)
{
    const struct options *options = subject->options;
    const struct verdict *verdict = &finding->ruling.verdict;
    kept_describe(failure, options, options->files.items[0], failures);
    char *state = path_directory(failures), *root = path_directory(state);
    char **headers = sequence_file_headers(options, root);
    failure->headers = mem_array(options->files.count + 1, sizeof *failure->headers);
    for (size_t i = 1; i < options->files.count; i++)
        failure->headers[i - 1] = mem_strdup(headers[i]);
    for (size_t i = 0; headers[i]; i++)
        mem_free(headers[i]);
    mem_free(headers);
    failure->model = options->with ? path_relative(root, options->with) : NULL;
    struct text sequence = TEXT_INIT, text = TEXT_INIT;
    sequence_print(&finding->sequence, &subject->plan, &sequence);
    text_add(&text, sequence.s);
    sequence_print_own(&finding->sequence, &subject->plan, &finding->outcome.fault, verdict->kind == VERDICT_CONTRACT,
                       &text);
    failure->id = mem_strdup(finding->id);
    failure->property =
        mem_strdup(finding->ruling.operation == SEQUENCE_NONE
                       ? "end"
                       : sequence_plan_operation(&subject->plan, finding->ruling.operation)->function->name);
    failure->kind = mem_strdup(verdict_kind_name(verdict->kind));
    failure->cause = mem_strdup(verdict->cause);
    failure->detail = mem_strdup(verdict->detail ? verdict->detail : "");
    failure->backtrace = mem_strdup(verdict->backtrace ? verdict->backtrace : "");
    failure->note = mem_strdup(finding->ruling.why ? finding->ruling.why : "");
    failure->signature = mem_strdup(finding->ruling.signature);
    failure->needs = mem_strdup(verdict->needs);
    failure->found = mem_strdup(finding->found);
    failure->text = text_detach(&text);
    failure->sequence = text_detach(&sequence);
    failure->is_shrunk = finding->is_simple;
    mem_free(root);
    mem_free(state);
}

bool sequence_suite_keep(const struct library_subject *subject, const struct sequence_finding *finding,
                         const char *failures, struct error *error)
{
    struct failure failure = {0};
    struct text test = TEXT_INIT;
    char *name = mem_format("%s.c", finding->id), *path = path_join(failures, name);
    bool done = file_make_directories(failures, error); /* paths are relative to it */
    if (done) {
        describe(subject, finding, failures, &failure);
        sequence_suite_test(subject, finding, path, &test);
        done = failure_write(&failure, failures, test.s, error);
    }
    failure_release(&failure);
    text_release(&test);
    mem_free(path);
    mem_free(name);
    return done;
}

/* ---- regression tests ---- */

static struct sequence_case *regression_cases(const struct regression_result *tests)
{
    struct sequence_case *cases = mem_array(tests->tests.count + 1, sizeof *cases);
    for (size_t i = 0; i < tests->tests.count; i++) {
        const struct regression_test *test = tests->tests.items[i];
        cases[i] = (struct sequence_case){
            .name = test->name,
            .sequence = &test->sequence,
            .record = test->record,
            .record_count = test->record_count,
            .comment = test->comment,
            .contract = SEQUENCE_NONE,
            .contract_call = SEQUENCE_NONE,
            .contract_objects = {SEQUENCE_NONE, SEQUENCE_NONE, SEQUENCE_NONE},
            .destroys = true,
        };
    }
    return cases;
}

/* Where a call only seemed to be well: memory of a test's own looks otherwise without Assay. */
static void drop_failing(const struct sequence_suite *suite, struct regression_result *tests, const enum tried *tried)
{
    size_t kept = 0, unfit = 0;
    for (size_t i = 0; i < tests->tests.count; i++) {
        struct regression_test *test = tests->tests.items[i];
        unfit += tried[i] == TRIED_UNFIT;
        if (tried[i] == TRIED_PASSED)
            tests->tests.items[kept++] = test;
        else
            regression_test_free(test);
    }
    tests->tests.count = kept;
    if (unfit)
        console_warning(suite->subject->console, "%zu regression test%s not compile, and %s left out", unfit,
                        unfit == 1 ? " does" : "s do", unfit == 1 ? "is" : "are");
}

/* Only what passes as a reader will run it is said to pass.  *why: they could not be tried. */
static void try_regression(struct sequence_suite *suite, const struct sequence_case *cases, struct error *why)
{
    struct text said = TEXT_INIT;
    size_t count = suite->tests.tests.count;
    enum tried *tried = mem_array(count + 1, sizeof *tried);
    if (sequence_file_try(suite->subject, cases, count, suite->directory, RUN_SECONDS, tried, &said, why))
        drop_failing(suite, &suite->tests, tried);
    mem_free(tried);
    text_release(&said);
}

bool sequence_suite_write_regression(struct sequence_suite *suite, struct error *error)
{
    if (!suite->tests.tests.count)
        return true;
    struct text out = TEXT_INIT;
    struct error why = ERROR_INIT;
    struct sequence_case *cases = regression_cases(&suite->tests);
    try_regression(suite, cases, &why);
    mem_free(cases);
    if (why.kind != ERROR_NONE)
        console_warning(suite->subject->console, "regression tests were not tried: %s", why.message.s);
    error_release(&why);
    char *title = mem_format("Regression tests of %s: what it does now.", path_base(suite->options->files.items[0]));
    bool done = true;
    cases = regression_cases(&suite->tests); /* those that are left */
    if (suite->tests.tests.count) {
        suite->regression = path_join(suite->directory, "regression.c");
        sequence_file_write(suite->subject, NULL, cases, suite->tests.tests.count, title, "plain", suite->regression,
                            &out);
        done = durable_write(suite->regression, out.s, out.length, error);
    }
    mem_free(title);
    text_release(&out);
    mem_free(cases);
    return done;
}

/* ---- learned rules ---- */

/* Certain, or suspected: then it stands there in a comment, once. */
static bool is_worth_writing(const struct sequence_suite *suite, const struct rule *rule)
{
    char *head = mem_format("ASSAY_LEARNED(%s,", rule->id);
    bool is_there = suite->before.length && strstr(suite->before.s, head);
    mem_free(head);
    return !rule->is_old && (rule->is_certain || !is_there);
}

bool sequence_suite_write_rules(struct sequence_suite *suite, const struct rules *rules, struct error *error)
{
    struct rules fresh = RULES_INIT;
    bool done =
        !suite->subject->learned || suite->before.length || file_read(suite->subject->learned, &suite->before, error);
    for (size_t i = 0; done && i < rules->items.count; i++)
        if (is_worth_writing(suite, rules->items.items[i]))
            vector_push(&fresh.items, rules->items.items[i]);
    mem_free(suite->learned);
    suite->learned = fresh.items.count || suite->subject->learned ? path_join(suite->directory, "learned.c") : NULL;
    if (fresh.items.count) {
        struct text out = TEXT_INIT;
        char **headers = sequence_file_headers(suite->options, suite->directory);
        text_add_bytes(&out, suite->before.s, suite->before.length);
        rules_write(&fresh, &suite->subject->plan, out.length ? NULL : (const char *const *)headers, &out);
        done = durable_write(suite->learned, out.s, out.length, error);
        for (size_t i = 0; headers[i]; i++)
            mem_free(headers[i]);
        mem_free(headers);
        text_release(&out);
    }
    vector_release(&fresh.items);
    return done;
}
