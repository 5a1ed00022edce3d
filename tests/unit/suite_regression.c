/* Choosing regression tests, of a library that is played here: what a worker
 * would say is computed, so that what is unstable is known. */
#include "engine/sequence/record.h"
#include "sequence_bench.h"
#include "suite/regression.h"

#define LIBRARY                                           \
    "#include <stdbool.h>\n#include <stddef.h>\n"         \
    "struct stack;\n"                                     \
    "struct stack *stack_new(size_t capacity);\n"         \
    "void stack_free(struct stack *s);\n"                 \
    "bool stack_push(struct stack *s, int value);\n"      \
    "bool stack_pop(struct stack *s, int *value);\n"      \
    "void stack_clear(struct stack *s);\n"                \
    "int stack_serial(struct stack *s);\n"                \
    "long stack_address(struct stack *s);\n"              \
    "void stack_crash(struct stack *s);\n"                \
    "int stack_garbage(struct stack *s);\n"               \
    "size_t stack_size(const struct stack *s);\n"

#define CAPACITY_MOST 1000
#define EDGES 64
#define DEPTH 32

/* ---- the library ---- */

struct player {
    struct sequence_bench *bench;
    int serial;
    unsigned runs;
};

struct played {
    int sizes[DEPTH]; /* of the stack that each call made */
    int tops[DEPTH];
    VECTOR(uint64_t) record;
    unsigned char edges[EDGES / 8];
    bool broke;
};

static void go_over(struct played *played, uint32_t operation, bool succeeded)
{
    uint32_t edge = operation * 2 + succeeded;
    played->edges[edge / 8] |= (unsigned char)(1u << edge % 8);
}

static void record(struct played *played, uint32_t outcome, const uint64_t *words, size_t count)
{
    vector_push(&played->record, RECORD_CALL(outcome, count));
    for (size_t i = 0; i < count; i++)
        vector_push(&played->record, words[i]);
}

static void record_number(struct played *played, uint32_t outcome, int64_t number)
{
    record(played, outcome, (const uint64_t[]){SEQUENCE_HEAD(HEAD_VALUE, 0), (uint64_t)number}, 2);
}

static void play_pop(struct played *played, uint32_t stack, uint32_t operation)
{
    bool succeeded = played->sizes[stack] > 0;
    played->sizes[stack] -= succeeded;
    const uint64_t words[] = {SEQUENCE_HEAD(HEAD_VALUE, 0), succeeded, SEQUENCE_HEAD(HEAD_VALUE, 4),
                              (uint64_t)(uint32_t)played->tops[stack]};
    go_over(played, operation, succeeded);
    record(played, succeeded ? CALL_SUCCEEDED : CALL_FAILED, words, 4);
}

static void play_call(struct player *player, const struct sequence *sequence, uint32_t call, unsigned flags,
                      struct played *played)
{
    const uint64_t *words = &sequence->words.items[sequence->calls.items[call]] + 1, nothing[] = {0, 0};
    uint32_t operation = sequence_operation_of(sequence, call), stack = SEQUENCE_REFERENCE_CALL(words[0]);
    const char *name = sequence_plan_operation(&player->bench->plan, operation)->function->name;
    if (strcmp(name, "stack_new") == 0) {
        bool made = words[0] <= CAPACITY_MOST;
        const uint64_t object = SEQUENCE_REFERENCE(call, 0);
        go_over(played, operation, made);
        record(played, made ? CALL_SUCCEEDED : CALL_FAILED, made ? &object : nothing, made ? 1 : 2);
        return;
    }
    if (strcmp(name, "stack_pop") == 0) {
        play_pop(played, stack, operation);
        return;
    }
    go_over(played, operation, true);
    if (strcmp(name, "stack_push") == 0) {
        played->sizes[stack]++;
        played->tops[stack] = (int)words[1];
        record_number(played, CALL_SUCCEEDED, 1);
    } else if (strcmp(name, "stack_size") == 0) {
        record_number(played, CALL_SUCCEEDED, played->sizes[stack]);
    } else if (strcmp(name, "stack_serial") == 0) {
        record_number(played, CALL_SUCCEEDED, ++player->serial);
    } else if (strcmp(name, "stack_address") == 0) {
        record_number(played, CALL_SUCCEEDED, 0x602000000010);
    } else if (strcmp(name, "stack_garbage") == 0) {
        record_number(played, flags & GIVEN_OTHER_FILL ? CALL_FAILED : CALL_SUCCEEDED, 0);
    } else {
        played->broke = strcmp(name, "stack_crash") == 0;
        played->sizes[stack] = 0;
        record(played, CALL_SUCCEEDED, nothing, 2);
    }
}

static bool play(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                 struct sequence_outcome *outcomes, struct error *error)
{
    struct player *player = data;
    (void)seconds, (void)error;
    for (size_t i = 0; i < count; i++) {
        struct played played = {0};
        const struct sequence *sequence = trials[i].sequence;
        assert_true(sequence->calls.count <= DEPTH);
        for (uint32_t call = 0; call < sequence->calls.count && !played.broke; call++)
            play_call(player, sequence, call, trials[i].flags, &played);
        outcomes[i] = (struct sequence_outcome){.outcome = played.broke ? TRIAL_BROKE : TRIAL_PASSED,
                                                .calls_made = (uint32_t)sequence->calls.count,
                                                .record = played.record.items,
                                                .record_count = played.record.count,
                                                .coverage = mem_alloc(sizeof played.edges),
                                                .edge_count = EDGES};
        memcpy(outcomes[i].coverage, played.edges, sizeof played.edges);
        player->runs++;
    }
    return true;
}

/* ---- choosing ---- */

#define CANDIDATES_MOST 16

static void choose(struct sequence_bench *bench, const char *const *texts, bool all, struct regression_result *result)
{
    struct sequence candidates[CANDIDATES_MOST] = {0};
    struct player player = {.bench = bench};
    struct regression_services services = {.data = &player, .try = play};
    size_t count = 0;
    open_library(bench, LIBRARY, NULL);
    for (; texts[count]; count++)
        parse(bench, &candidates[count], texts[count]);
    assert_true(regression_select(result, candidates, 0, count, &bench->plan, &services, all, 0, &bench->bench->error));
    for (size_t i = 0; i < count; i++)
        sequence_release(&candidates[i]);
}

static const struct regression_test *named(const struct regression_result *result, const char *name)
{
    for (size_t i = 0; i < result->tests.count; i++)
        if (strcmp(result->tests.items[i]->name, name) == 0)
            return result->tests.items[i];
    for (size_t i = 0; i < result->tests.count; i++)
        print_message("there is '%s'\n", result->tests.items[i]->name);
    fail_msg("no test '%s'", name);
    return NULL;
}

static void each_test_does_what_no_other_does(void **state)
{
    struct sequence_bench *bench = *state;
    struct regression_result result = {0};
    choose(bench,
           (const char *const[]){"s = stack_new(3)", "s = stack_new(4)", "s = stack_new(2000)",
                                 "s = stack_new(3)\nstack_pop(s, &v)", "s = stack_new(3)\nstack_push(s, 7)",
                                 "s = stack_new(3)\nstack_push(s, 7)\nstack_push(s, 8)",
                                 "s = stack_new(3)\nstack_push(s, 7)\nstack_pop(s, &v)", NULL},
           false, &result);
    assert_int_equal(result.looked_at, 7);
    assert_int_equal(result.passed, 7);
    assert_int_equal(result.tests.count, 3);
    named(&result, "new_fails");
    named(&result, "pop_fails");
    const struct regression_test *pop = named(&result, "pop_after_push");
    assert_string_equal(pop->comment, "stack_pop returns true after stack_new, stack_push");
    is_text(bench, &pop->sequence,
            "stack1 = stack_new(3)\nstack_push(stack1, 7)\nstack_pop(stack1, &value1)\nstack_size(stack1)\n");
    assert_int_equal(pop->subject, 2);
    regression_result_release(&result);
}

static void all_keeps_whatever_passes(void **state)
{
    struct regression_result result = {0};
    choose(*state,
           (const char *const[]){"s = stack_new(3)", "s = stack_new(3)", "s = stack_new(4)",
                                 "s = stack_new(3)\nstack_crash(s)", NULL},
           true, &result);
    assert_int_equal(result.looked_at, 3); /* one is a repeat */
    assert_int_equal(result.passed, 2);
    assert_int_equal(result.tests.count, 2);
    named(&result, "new");
    named(&result, "new_2");
    regression_result_release(&result);
}

static void calls_that_contribute_nothing_go(void **state)
{
    struct sequence_bench *bench = *state;
    struct regression_result result = {0};
    choose(bench,
           (const char *const[]){"s = stack_new(3)\nstack_size(s)",
                                 "s = stack_new(3)\nt = stack_new(5)\nstack_size(t)\nstack_push(s, 1)\nstack_clear(s)",
                                 NULL},
           false, &result);
    is_text(bench, &named(&result, "clear_after_push")->sequence,
            "stack1 = stack_new(3)\nstack_push(stack1, 1)\nstack_clear(stack1)\nstack_size(stack1)\n");
    regression_result_release(&result);
}

static bool is_unstable(const struct sequence_bench *bench, const struct regression_test *test, uint32_t call)
{
    struct sequence_record read = SEQUENCE_RECORD_INIT;
    assert_true(sequence_record_read(&read, &test->sequence, &bench->plan, test->record, test->record_count));
    bool unstable = recorded_is_unstable(&read, sequence_record_output(&read, call, 0));
    sequence_record_release(&read);
    return unstable;
}

static void what_differs_from_run_to_run_is_not_asserted(void **state)
{
    struct sequence_bench *bench = *state;
    struct regression_result result = {0};
    choose(bench, (const char *const[]){"s = stack_new(3)\nstack_serial(s)", "s = stack_new(3)\nstack_address(s)", NULL},
           false, &result);
    assert_int_equal(result.tests.count, 2);
    assert_int_equal(result.unstable.count, 2);
    const struct regression_test *serial = named(&result, "serial");
    assert_true(is_unstable(bench, serial, 1));
    assert_false(is_unstable(bench, serial, 2)); /* stack_size */
    assert_true(is_unstable(bench, named(&result, "address"), 1));
    regression_result_release(&result);
}

static void what_depends_on_memory_that_nobody_wrote_is_no_test(void **state)
{
    struct regression_result result = {0};
    choose(*state, (const char *const[]){"s = stack_new(3)\nstack_garbage(s)", NULL}, false, &result);
    assert_int_equal(result.tests.count, 0);
    assert_int_equal(result.dropped, 1);
    regression_result_release(&result);
}

static void names_tell_rows_and_what_went_before(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, LIBRARY, NULL);
    parse(bench, &sequence,
          "s = stack_new(3)\nstack_push(s, 1)\nstack_push(s, 2)\nstack_push(s, 3)\nstack_size(s)\nstack_clear(s)\n"
          "stack_pop(s, &v)\nstack_pop(s, &w)");
    char *name = regression_name(&bench->plan, &sequence, 7, true);
    assert_string_equal(name, "pop_twice_fails_after_push_3_times_and_clear");
    mem_free(name);
    name = regression_name(&bench->plan, &sequence, 0, false);
    assert_string_equal(name, "new");
    mem_free(name);
    sequence_release(&sequence);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SEQUENCE_TEST(each_test_does_what_no_other_does),
        SEQUENCE_TEST(all_keeps_whatever_passes),
        SEQUENCE_TEST(calls_that_contribute_nothing_go),
        SEQUENCE_TEST(what_differs_from_run_to_run_is_not_asserted),
        SEQUENCE_TEST(what_depends_on_memory_that_nobody_wrote_is_no_test),
        SEQUENCE_TEST(names_tell_rows_and_what_went_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
