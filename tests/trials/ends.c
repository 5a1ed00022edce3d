/* Every way in which a trial can end is noted, with the input that did it. */
#include "bench.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include "target/symbols.h"

static struct subject subject;
static struct result result;

#define BELOW(n)                                                                                            \
    .nodes = &(const struct trial_node){.kind = NODE_INTEGER, .size = 4, .most = (n) - 1}, .node_count = 1, \
    .root_count = 1
#define RUN_IN(build, ...) bench_run(&subject, build, &(struct request){__VA_ARGS__}, &result)

/* Input number of the journal is the one that failed, its choice has this index. */
static void assert_at(uint64_t index)
{
    assert_int_equal(result.trials->clock, 2 * index + 1);
    assert_int_equal(result.trials->passed, index);
    assert_int_equal(result.trials->choice_count, 1);
    assert_int_equal(result.trials->choices[0].index, index);
}

static void assert_noted(enum trial_end_kind kind)
{
    if (result.trials->end.kind != kind)
        fprintf(stderr, "%s: clock %d end %u '%s', status %x, said: %s\n", result.trials->property,
                (int)result.trials->clock, result.trials->end.kind, result.trials->end.text, (unsigned)result.status,
                result.said);
    assert_int_equal(result.trials->end.kind, kind);
    assert_true(WIFEXITED(result.status) && WEXITSTATUS(result.status) == TRIAL_FAILED);
}

/* Behind frames of the runtime, which has no lines. */
static bool has_frame(enum build build, const char *function)
{
    struct symbols symbols;
    bool found = false;
    symbols_open(&symbols, subject_image(&subject, build));
    for (uint32_t i = 0; i < result.trials->end.frame_count; i++) {
        struct symbol symbol = symbols_find(&symbols, result.trials->end.frames[i]);
        found = found || (symbol.function && symbol.file && strcmp(symbol.function, function) == 0);
    }
    symbols_close(&symbols);
    return found;
}

/* The name and line of a frame of the user's. */
static void assert_frame(enum build build, uint32_t number, const char *function, int line)
{
    struct symbols symbols;
    symbols_open(&symbols, subject_image(&subject, build));
    assert_true(number < result.trials->end.frame_count);
    struct symbol symbol = symbols_find(&symbols, result.trials->end.frames[number]);
    assert_non_null(symbol.function);
    assert_string_equal(symbol.function, function);
    if (line)
        assert_int_equal(symbol.line, line);
    symbols_close(&symbols);
}

static void a_failed_assertion_is_noted_with_its_place(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "asserts_below", BELOW(8), .flags = TRIAL_LEAKS, .fill_every = 2);
        assert_noted(TRIAL_END_ASSERT);
        assert_at(3);
        assert_string_equal(result.trials->end.text, "a < 3");
        assert_string_equal(result.trials->end.function, "helper");
        assert_non_null(strstr(result.trials->end.file, "ends.c"));
        assert_int_equal(result.trials->end.line, 27);
        assert_int_equal(result.trials->end.stage, TRIAL_RUNNING);
        if (build != FAST) { /* there helper is part of its caller */
            assert_frame(build, 0, "helper", 27);
            assert_frame(build, 1, "asserts_below", 32);
        }
        result_release(&result);
    }
}

static void other_processes_go_on_behind_a_failure(void **state)
{
    (void)state;
    RUN_IN(CHECKED_CLANG, .property = "asserts", BELOW(8));
    assert_noted(TRIAL_END_ASSERT);
    assert_at(3);
    uint64_t *start = (uint64_t *)((char *)result.trials + result.trials->start);
    result.trials->clock = 8;
    start[0] = 4;
    result.trials->start_count[0] = 1;
    bench_go_on(&subject, CHECKED_CLANG, &result);
    assert_true(result_passed(&result));
    assert_int_equal(result.trials->passed, 7);
    assert_int_equal(result.trials->clock, 16);
    assert_int_equal(result.trials->start_count[0], TRIAL_NO_START);
    bench_go_on(&subject, CHECKED_CLANG, &result);
    assert_true(result_passed(&result));
    assert_int_equal(result.trials->passed, 7);
    result_release(&result);
}

static void a_process_that_was_killed_is_gone_on_with(void **state)
{
    (void)state;
    RUN_IN(FAST, .property = "asserts", .mode = TRIAL_RANDOM, .runs = 5, .seed = 2, BELOW(3));
    assert_true(result_passed(&result));
    assert_int_equal(result.trials->run, 4);
    result.trials->clock = 4; /* two of five are done */
    bench_go_on(&subject, FAST, &result);
    assert_int_equal(result.trials->passed, 8);
    assert_int_equal(result.trials->run, 4);
    result_release(&result);
}

static void false_abort_and_exit_are_noted(void **state)
{
    (void)state;
    static const struct {
        const char *property;
        enum trial_end_kind kind;
        int64_t number;
        const char *text;
        uint64_t at;
    } cases[] = {
        {"returns_false", TRIAL_END_FALSE, 0, "", 2},
        {"aborts", TRIAL_END_ABORT, 0, "", 1},
        {"exits", TRIAL_END_EXIT, 7, "exit", 1},
        {"exits_at_once", TRIAL_END_EXIT, 8, "_exit", 1},
        {"exits_quickly", TRIAL_END_EXIT, 9, "quick_exit", 1},
        {"exits_in_library", TRIAL_END_EXIT, 6, "exit", 1},
    };
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++)
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            RUN_IN(build, .property = cases[i].property, BELOW(4));
            assert_noted(cases[i].kind);
            assert_at(cases[i].at);
            assert_int_equal(result.trials->end.number, cases[i].number);
            assert_string_equal(result.trials->end.text, cases[i].text);
            assert_int_equal(has_frame(build, cases[i].property), i > 0);
            result_release(&result);
        }
}

static void without_sanitizers_signals_are_noted(void **state)
{
    (void)state;
    RUN_IN(FAST, .property = "faults", BELOW(4));
    assert_noted(TRIAL_END_SIGNAL);
    assert_at(1);
    assert_int_equal(result.trials->end.number, SIGSEGV);
    assert_int_equal(result.trials->end.address, 64);
    assert_string_equal(result.trials->end.text, "");
    assert_frame(FAST, 0, "faults", 69);
    result_release(&result);
    RUN_IN(FAST, .property = "divides", BELOW(4));
    assert_noted(TRIAL_END_SIGNAL);
    assert_int_equal(result.trials->end.number, SIGFPE);
    assert_frame(FAST, 0, "divides", 74);
    result_release(&result);
    RUN_IN(FAST, .property = "overflows_stack", BELOW(4));
    assert_noted(TRIAL_END_SIGNAL);
    assert_at(1);
    assert_int_equal(result.trials->end.number, SIGSEGV);
    assert_string_equal(result.trials->end.text, "stack overflow");
    assert_frame(FAST, 0, "depth", 0);
    result_release(&result);
}

static void other_signals_are_left_to_the_kernel(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "raises", BELOW(4));
        assert_true(WIFSIGNALED(result.status) && WTERMSIG(result.status) == SIGUSR1);
        assert_at(1);
        assert_int_equal(result.trials->stage, TRIAL_RUNNING);
        assert_int_equal(result.trials->end.kind, TRIAL_END_NONE);
        result_release(&result);
    }
}

static void sanitizers_report(void **state)
{
    (void)state;
    static const struct {
        const char *property, *said;
        uint64_t at;
    } cases[] = {
        {"faults", "SEGV on unknown address", 1},      {"divides", "division by zero", 1},
        {"overflows_stack", "stack-overflow", 1},      {"overflows_number", "signed integer overflow", 2},
        {"overflows_heap", "heap-buffer-overflow", 2},
    };
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++)
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            RUN_IN(build, .property = cases[i].property, BELOW(4));
            if (!strstr(result.said, cases[i].said))
                fail_msg("%s by build %d: status %x, said: %s", cases[i].property, build, (unsigned)result.status,
                         result.said);
            assert_true(WIFEXITED(result.status) && WEXITSTATUS(result.status) == TRIAL_REPORTED);
            assert_non_null(strstr(result.said, ".so+0x")); /* a stack, for us to find names for */
            assert_at(cases[i].at);
            result_release(&result);
        }
}

static void a_report_survives_a_flood(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        RUN_IN(build, .property = "floods", BELOW(4));
        assert_non_null(strstr(result.said, "heap-buffer-overflow"));
        assert_non_null(strstr(result.said, "xxxx")); /* the end of what it printed follows */
        assert_at(1);
        result_release(&result);
        RUN_IN(build, .property = "floods_and_divides", BELOW(4));
        assert_non_null(strstr(result.said, "signed integer overflow"));
        assert_at(1);
        result_release(&result);
    }
    RUN_IN(FAST, .property = "floods", BELOW(1));
    assert_true(result_passed(&result));
    result_release(&result);
}

static void children_never_go_on_with_trials(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "forks", BELOW(4), .flags = TRIAL_LEAKS);
        assert_true(result_passed(&result));
        assert_labels(&result, "aborted\nexited\nreturned*2\n");
        assert_int_equal(result.trials->passed, 4);
        result_release(&result);
        RUN_IN(build, .property = "forks_lightly", BELOW(4));
        assert_true(result_passed(&result));
        result_release(&result);
    }
}

static void threads_may_assume_and_assert(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "threads", BELOW(6), .flags = TRIAL_LEAKS);
        assert_noted(TRIAL_END_ASSERT);
        assert_int_equal(result.trials->choices[0].index, 4);
        assert_int_equal(result.trials->passed, 3);
        assert_int_equal(result.trials->discarded, 1);
        assert_frame(build, 0, "work", 0);
        result_release(&result);
        RUN_IN(build, .property = "leaves_thread", BELOW(3), .flags = TRIAL_LEAKS);
        assert_true(result_passed(&result)); /* who knows what the thread holds */
        result_release(&result);
    }
}

static void inputs_do_not_disturb_each_other(void **state)
{
    (void)state;
    static const char *const properties[] = {"moves", "reads", "prints", "jumps"};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++)
        for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
            RUN_IN(build, .property = properties[i], BELOW(4), .flags = TRIAL_LEAKS, .fill_every = 1);
            assert_true(result_passed(&result));
            assert_string_equal(result.said, "");
            result_release(&result);
        }
}

static void a_person_who_looks_on_sees_the_output(void **state)
{
    (void)state;
    static const uint64_t three[] = {3, UINT64_MAX};
    RUN_IN(CHECKED_CLANG, .property = "prints", BELOW(4), .mode = TRIAL_GIVEN, .flags = TRIAL_SHOW,
           .given = (const uint64_t *const[]){three}, .given_count = 1);
    assert_true(result_passed(&result));
    assert_string_equal(result.said, "to stderr 3\n");
    result_release(&result);
    RUN_IN(CHECKED_CLANG, .property = "asserts", BELOW(4), .mode = TRIAL_GIVEN, .flags = TRIAL_SHOW,
           .given = (const uint64_t *const[]){three}, .given_count = 1);
    assert_noted(TRIAL_END_ASSERT);
    assert_string_equal(result.said, ""); /* Assay says what happened */
    result_release(&result);
    RUN_IN(CHECKED_CLANG, .property = "overflows_heap", BELOW(4), .mode = TRIAL_GIVEN, .flags = TRIAL_SHOW,
           .given = (const uint64_t *const[]){three}, .given_count = 1);
    assert_false(result_passed(&result));
    assert_string_equal(result.said, ""); /* and what a sanitizer found */
    result_release(&result);
}

static void given_inputs_in_children_of_their_own(void **state)
{
    (void)state;
    static const uint64_t zero[] = {0, UINT64_MAX}, two[] = {2, UINT64_MAX}, three[] = {3, UINT64_MAX};
    const uint64_t *const given[] = {zero, two, three, zero};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "returns_false", BELOW(4), .mode = TRIAL_GIVEN, .flags = TRIAL_FORK | TRIAL_LEAKS,
               .given = given, .given_count = 4, .fill_first = 100);
        assert_true(result_passed(&result));
        for (size_t i = 0; i < 4; i++) {
            const struct trial_report *report = result_report(&result, i);
            const struct trial_choice *choices =
                (const struct trial_choice *)((const char *)result.trials + report->choices);
            assert_int_equal(report->outcome, i == 1 ? TRIAL_BROKE : TRIAL_PASSED);
            assert_int_equal(report->end.kind, i == 1 ? TRIAL_END_FALSE : TRIAL_END_NONE);
            assert_int_equal(report->choice_count, 1);
            assert_int_equal(choices[0].index, given[i][0]);
        }
        assert_int_equal(result.trials->passed, 3);
        result_release(&result);
    }
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        RUN_IN(build, .property = "overflows_heap", BELOW(4), .mode = TRIAL_GIVEN, .flags = TRIAL_FORK, .given = given,
               .given_count = 4);
        for (size_t i = 0; i < 4; i++) {
            const struct trial_report *report = result_report(&result, i);
            bool broke = i == 1 || i == 2;
            assert_int_equal(report->outcome, broke ? TRIAL_BROKE : TRIAL_PASSED);
            assert_int_equal(memmem(report->said, report->said_size, "heap-buffer-overflow", 20) != NULL, broke);
            assert_int_equal(WEXITSTATUS(report->status), broke ? TRIAL_REPORTED : 0);
        }
        result_release(&result);
    }
}

static int open_subject(void **state)
{
    (void)state;
    subject_open(&subject, "ends.c", NULL);
    return 0;
}

static int close_subject(void **state)
{
    (void)state;
    subject_close(&subject);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_failed_assertion_is_noted_with_its_place),
        cmocka_unit_test(other_processes_go_on_behind_a_failure),
        cmocka_unit_test(a_process_that_was_killed_is_gone_on_with),
        cmocka_unit_test(false_abort_and_exit_are_noted),
        cmocka_unit_test(without_sanitizers_signals_are_noted),
        cmocka_unit_test(other_signals_are_left_to_the_kernel),
        cmocka_unit_test(sanitizers_report),
        cmocka_unit_test(a_report_survives_a_flood),
        cmocka_unit_test(children_never_go_on_with_trials),
        cmocka_unit_test(threads_may_assume_and_assert),
        cmocka_unit_test(inputs_do_not_disturb_each_other),
        cmocka_unit_test(a_person_who_looks_on_sees_the_output),
        cmocka_unit_test(given_inputs_in_children_of_their_own),
    };
    return cmocka_run_group_tests_name("trials: how they end", tests, open_subject, close_subject);
}
