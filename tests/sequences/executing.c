/* Given sequences: what each call gets and gives, and what is told when one
 * breaks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include "bench.h"

enum build { CHECKED_CLANG, CHECKED_GCC, FAST, MEMORY, BUILDS };
static const char *const images[BUILDS] = {IMAGES "/toy-checked", IMAGES "/toy-gcc", IMAGES "/toy-fast",
                                           IMAGES "/toy-memory"};
static struct row rows[8];
static struct bench bench;
static const struct sequence_report *report;
static const struct sequence_fault *fault;

static void run(enum build build, size_t count)
{
    if (bench.sequences)
        bench_release(&bench);
    bench_given(&bench, images[build], rows, count, TRIAL_APART);
    report = bench_report(&bench, 0);
    fault = &report->fault;
    assert_int_equal(bench.status, 0);
    assert_int_equal(bench.sequences->trials.finished, 1);
}

static struct row *fresh(void)
{
    memset(rows, 0, sizeof rows);
    return rows;
}

static void assert_outcome(enum trial_outcome outcome)
{
    if (report->outcome != outcome)
        fprintf(stderr, "outcome %u, status %x, end %u '%s', call %d stage %u, refused %d by %d, said %.*s\n",
                report->outcome, (unsigned)report->status, report->end.kind, report->end.text, (int)fault->call,
                fault->stage, (int)report->refused, (int)report->refused_by, (int)report->said_size, report->said);
    assert_int_equal(report->outcome, outcome);
}

static void assert_broke(enum sequence_region region, enum sequence_owner owner, uint32_t call)
{
    assert_outcome(TRIAL_BROKE);
    if (fault->region != region)
        fprintf(stderr, "status %x, end %u '%s', call %d stage %u, address %llx, said %.*s\n", (unsigned)report->status,
                report->end.kind, report->end.text, (int)fault->call, fault->stage, (unsigned long long)fault->address,
                (int)report->said_size, report->said);
    assert_int_equal(fault->region, region);
    assert_int_equal(fault->owner, owner);
    assert_int_equal(fault->call, call);
}

static bool said(const char *what)
{
    char text[TRIAL_SAID + 1] = {0};
    memcpy(text, report->said, report->said_size);
    return strstr(text, what) != NULL;
}

/* ---- whose block it is ---- */

static void an_overrun_of_a_callers_buffer_names_the_argument(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        struct row *row = fresh();
        CALL(row, STACK_NEW, 3);
        CALL(row, WRITE_BEHIND, VALUE(5));
        run(build, 1);
        assert_broke(REGION_HEAP, BLOCK_CALLER, 1);
        assert_int_equal(fault->stage, STAGE_CALLING);
        assert_int_equal(fault->block_size, 5);
        assert_int_equal(fault->offset, 5);
        assert_int_equal(fault->access_size, 1);
        assert_int_equal(fault->is_write, 1);
        assert_int_equal(fault->allocated_by, 1);
        assert_int_equal(fault->argument, bench_node(&bench, WRITE_BEHIND, 0));
        assert_true(WIFEXITED(report->status) && WEXITSTATUS(report->status) == TRIAL_REPORTED);
        assert_true(said("heap-buffer-overflow"));
    }
}

static void an_empty_buffer_has_no_byte(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, WRITE_BEHIND, VALUE(0));
    run(CHECKED_CLANG, 1);
    assert_broke(REGION_HEAP, BLOCK_CALLER, 0);
    assert_int_equal(fault->block_size, 0);
    assert_int_equal(fault->offset, 0);
}

static void an_overrun_of_the_librarys_own_block_is_told_apart(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        struct row *row = fresh();
        CALL(row, WRITE_BEHIND_OWN);
        run(build, 1);
        assert_broke(REGION_HEAP, BLOCK_LIBRARY, 0);
        assert_int_equal(fault->block_size, 10);
        assert_int_equal(fault->offset, 10);
        assert_int_equal(fault->allocated_by, 0);
        assert_int_equal(fault->argument, SEQUENCE_NONE);
    }
}

static void use_after_free_names_the_call_that_freed(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        struct row *row = fresh();
        CALL(row, STACK_SIZE, REFERENCE(1, 0));
        *row = (struct row){0};
        CALL(row, SUM, VALUE(0));
        CALL(row, STACK_NEW, 3);
        CALL(row, STACK_DISPOSE, REFERENCE(1, 0));
        CALL(row, STACK_SIZE, REFERENCE(1, 0));
        run(build, 1);
        assert_broke(REGION_FREED, BLOCK_LIBRARY, 3);
        assert_int_equal(fault->allocated_by, 1);
        assert_int_equal(fault->freed_by, 2);
        assert_true(said("heap-use-after-free"));
    }
}

static void a_second_free_at_the_end_names_object_and_call(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, STACK_NEW, 3);
    CALL(row, STACK_DISPOSE, REFERENCE(0, 0));
    row->flags = GIVEN_NO_CONTRACTS;
    run(CHECKED_CLANG, 1);
    assert_broke(REGION_FREED, BLOCK_LIBRARY, SEQUENCE_NONE);
    assert_int_equal(fault->stage, STAGE_DESTROYING);
    assert_int_equal(fault->objects[0], 0);
    assert_int_equal(fault->freed_by, 1);
}

static void null_inside_the_library_is_a_null_fault(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(row, NULL_INSIDE);
        run(build, 1);
        assert_broke(REGION_NULL, BLOCK_UNKNOWN, 0);
        assert_int_equal(fault->has_address, 1);
    }
}

static void null_that_was_passed_is_a_null_fault_and_a_guard_names_the_argument(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(&row[0], TEXT_LENGTH, NOTHING);
        CALL(&row[1], TEXT_LENGTH, GUARD);
        run(build, 2);
        assert_broke(REGION_NULL, BLOCK_UNKNOWN, 0);
        report = bench_report(&bench, 1);
        fault = &report->fault;
        assert_broke(REGION_GUARD, BLOCK_CALLER, 0);
        assert_int_equal(fault->argument, bench_node(&bench, TEXT_LENGTH, 0));
        assert_int_equal(fault->offset, 0);
    }
}

static void an_address_that_cannot_be_is_wild_and_not_null(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(row, WILD);
        run(build, 1);
        assert_broke(REGION_WILD, BLOCK_UNKNOWN, 0);
    }
}

/* ---- the gate ---- */

static void a_consumed_object_is_refused(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, STACK_NEW, 3);
    CALL(row, STACK_FREE, REFERENCE(0, 0));
    CALL(row, STACK_SIZE, REFERENCE(0, 0));
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->calls_made, 2);
    assert_int_equal(report->refused, 2);
    assert_int_equal(report->refused_by, bench_node(&bench, STACK_SIZE, 0));
}

static void what_an_object_lent_is_refused_when_it_is_gone(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, STACK_NEW, 3);
    CALL(row, STACK_NAME, REFERENCE(0, 0));
    CALL(row, TEXT_LENGTH, REFERENCE(1, 0));
    CALL(row, STACK_FREE, REFERENCE(0, 0));
    CALL(row, TEXT_LENGTH, REFERENCE(1, 0));
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused, 4);
}

static void an_object_that_was_not_made_is_refused(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, STACK_NEW, (uint64_t)-1);
    CALL(row, STACK_SIZE, REFERENCE(0, 0));
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused, 1);
}

static void null_is_refused_where_the_plan_says_never_and_requires_where_it_is_false(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(&row[0], STACK_SIZE, NOTHING);
    CALL(&row[1], ASSERT_BELOW, 3, 0);
    CALL(&row[2], POINT_INIT, VALUE(0), 3);
    CALL(&row[2], POINT_MOVED, REFERENCE(0, 1), 1001);
    run(CHECKED_CLANG, 3);
    assert_outcome(TRIAL_DISCARDED);
    report = bench_report(&bench, 1);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused_requires, 0);
    report = bench_report(&bench, 2);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused_by, bench_node(&bench, POINT_MOVED, 1));
}

/* ---- values ---- */

static const uint64_t *record(void)
{
    return (const uint64_t *)((const char *)bench.sequences + report->record);
}

static void assert_record(const uint64_t *words, size_t count)
{
    for (size_t i = 0; i < count && i < report->record_count; i++)
        if (record()[i] != words[i])
            fprintf(stderr, "word %zu is %llx, not %llx\n", i, (unsigned long long)record()[i],
                    (unsigned long long)words[i]);
    assert_true(report->record_count >= count);
    assert_memory_equal(record(), words, count * sizeof *words);
    if (report->record_count > count) /* what is to be destroyed stands behind */
        assert_int_equal(record()[count], RECORD_CALL(RECORD_LIVE, report->record_count - count - 1));
}
#define ASSERT_RECORD(...) \
    assert_record((const uint64_t[]){__VA_ARGS__}, sizeof((const uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t))

static uint64_t text_word(const char *text)
{
    uint64_t word = 0;
    memcpy(&word, text, strlen(text));
    return word;
}

static void a_record_tells_what_each_call_gave(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(row, STACK_NEW, 3);
        CALL(row, STACK_PUSH, REFERENCE(0, 0), (uint64_t)-7);
        CALL(row, STACK_POP, REFERENCE(0, 0), VALUE(0));
        CALL(row, STACK_POP, REFERENCE(0, 0), VALUE(0));
        CALL(row, SUM, VALUE(3), 1 | (uint64_t)2 << 32, (uint32_t)-4);
        CALL(row, FILL, VALUE(3));
        CALL(row, STACK_TEXT, REFERENCE(0, 0));
        CALL(row, STACK_MAKE, VALUE(0));
        CALL(row, CALL_BACK, 0, 21);
        CALL(row, CALL_BACK, 2, 21);
        row->flags = GIVEN_RECORD;
        run(build, 1);
        assert_outcome(TRIAL_PASSED);
        ASSERT_RECORD(RECORD_CALL(CALL_SUCCEEDED, 1), REFERENCE(0, 0), RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), 1,
                      RECORD_CALL(CALL_SUCCEEDED, 4), VALUE(0), 1, VALUE(4), (uint32_t)-7, RECORD_CALL(CALL_FAILED, 4),
                      VALUE(0), 0, VALUE(4), 0, RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), (uint64_t)-1,
                      RECORD_CALL(CALL_SUCCEEDED, 4), NOTHING, 0, VALUE(3), text_word("abc"),
                      RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(6), text_word("0 of 3"), RECORD_CALL(CALL_SUCCEEDED, 3),
                      VALUE(0), 0, REFERENCE(7, 1), RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), 42,
                      RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), (uint64_t)-1);
    }
}

static void storage_and_copies_keep_their_values(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, POINT_INIT, VALUE(0), 5);
    CALL(row, POINT_MOVED, REFERENCE(0, 1), 3);
    CALL(row, POINT_X, REFERENCE(1, 0));
    CALL(row, POINT_X, REFERENCE(0, 1));
    row->flags = GIVEN_RECORD;
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_PASSED);
    ASSERT_RECORD(RECORD_CALL(CALL_SUCCEEDED, 3), NOTHING, 0, REFERENCE(0, 1), RECORD_CALL(CALL_SUCCEEDED, 1),
                  REFERENCE(1, 0), RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), 8, RECORD_CALL(CALL_SUCCEEDED, 2),
                  VALUE(0), 5);
}

static void a_variable_that_is_emptied_has_lost_its_object(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, STACK_MAKE, VALUE(0));
    CALL(row, STACK_PUSH, REFERENCE(0, 1), 1);
    CALL(row, STACK_CLEAR, REFERENCE(0, 1));
    CALL(row, STACK_CLEAR, VALUE(0));
    CALL(row, STACK_SIZE, REFERENCE(0, 1));
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused, 4);
    assert_int_equal(report->allocated_blocks, 0);
}

static void memory_that_nobody_wrote_depends_on_the_fill(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= FAST; build++) {
        struct row *row = fresh();
        CALL(&row[0], UNWRITTEN);
        CALL(&row[1], UNWRITTEN);
        row[0].flags = row[1].flags = GIVEN_RECORD;
        row[1].flags |= GIVEN_OTHER_FILL;
        run(build, 2);
        ASSERT_RECORD(RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), 0xa5);
        report = bench_report(&bench, 1);
        ASSERT_RECORD(RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), 0);
    }
}

/* ---- leaks ---- */

static void a_lost_block_is_a_leak_and_grows_with_repetition(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= FAST; build++) {
        struct row *row = fresh();
        for (unsigned i = 0; i < 3; i++) {
            CALL(&row[i], STACK_NEW, 3);
            CALL(&row[i], LOSE, 100);
            row[i].repeat = 1u << i;
        }
        run(build, 3);
        for (unsigned i = 0; i < 3; i++) {
            report = bench_report(&bench, i);
            fault = &report->fault;
            assert_outcome(TRIAL_BROKE);
            assert_int_equal(report->end.kind, TRIAL_END_LEAK);
            assert_int_equal(fault->stage, STAGE_LEAKS);
            assert_int_equal(fault->leaked_blocks, 1u << i);
            assert_int_equal(fault->leaked_bytes, 100u << i);
            assert_int_equal(fault->leak_call, 1);
            assert_int_equal(fault->undestroyed, 0);
            assert_int_equal(report->allocated_blocks, 1u << i);
            assert_int_equal(report->allocated_bytes, 100u << i);
        }
    }
}

static void an_object_whose_destroyer_forgets_it_is_a_leak(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= FAST; build++) {
        struct row *row = fresh();
        CALL(row, STACK_NEW, 3);
        bench_release(&bench);
        bench_open_given(&bench, rows, 1, TRIAL_APART);
        bench_operation(&bench, STACK_NEW)->destroyer = STACK_SIZE;
        bench_operation(&bench, STACK_SIZE)->sort = bench_operation(&bench, STACK_NEW)->sort;
        bench_run(&bench, images[build]);
        report = bench_report(&bench, 0);
        fault = &report->fault;
        assert_outcome(TRIAL_BROKE);
        assert_int_equal(report->end.kind, TRIAL_END_LEAK);
        assert_int_equal(fault->leaked_blocks, 2);
        assert_int_equal(fault->leak_call, 0);
    }
}

static void what_globals_lead_to_is_no_leak_and_counted_once(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(row, GROW);
        row->repeat = 4; /* each time with variables as they were at first */
        run(build, 1);
        assert_outcome(TRIAL_PASSED);
        assert_int_equal(report->allocated_blocks, 1);
        assert_true(bench.sequences->has_globals);
    }
}

static void an_object_that_is_not_destroyed_is_no_leak(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(&row[0], STACK_NEW, 3);
    row[0].skip = 1;
    CALL(&row[1], STACK_NEW, 3);
    row[1].flags = GIVEN_NO_DESTROY;
    run(CHECKED_CLANG, 2);
    assert_outcome(TRIAL_PASSED);
    assert_int_equal(report->allocated_blocks, 2);
    report = bench_report(&bench, 1);
    assert_outcome(TRIAL_PASSED);
}

static void each_reference_is_given_back(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(&row[0], SHARED_NEW);
    CALL(&row[0], SHARED_KEEP, REFERENCE(0, 0));
    CALL(&row[0], SHARED_KEEP, REFERENCE(0, 0));
    row[1] = row[2] = row[0];
    CALL(&row[1], SHARED_DROP, REFERENCE(0, 0));
    CALL(&row[1], SHARED_DROP, REFERENCE(0, 0));
    CALL(&row[1], SHARED_KEEP, REFERENCE(0, 0));
    for (unsigned i = 0; i < 4; i++)
        CALL(&row[2], SHARED_DROP, REFERENCE(0, 0));
    run(CHECKED_CLANG, 3);
    assert_outcome(TRIAL_PASSED);
    assert_int_equal(report->allocated_blocks, 0);
    report = bench_report(&bench, 1);
    assert_outcome(TRIAL_PASSED);
    assert_int_equal(report->allocated_blocks, 0);
    report = bench_report(&bench, 2);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused, 6);
}

/* ---- a library that does what it likes ---- */

static void endless_recursion_is_a_fault_of_the_stack(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= FAST; build++) {
        struct row *row = fresh();
        CALL(row, RECURSE);
        run(build, 1);
        assert_broke(REGION_STACK, BLOCK_UNKNOWN, 0);
    }
}

static void freeing_the_middle_of_a_block_names_it(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        struct row *row = fresh();
        CALL(row, FREE_ANY, VALUE(8));
        run(build, 1);
        assert_broke(REGION_HEAP, BLOCK_CALLER, 0);
        assert_int_equal(fault->offset, 8);
        assert_int_equal(fault->block_size, SEQUENCE_ANY_BYTES);
        assert_int_equal(fault->argument, bench_node(&bench, FREE_ANY, 0));
    }
}

static void memory_that_the_library_freed_is_not_passed_again(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, KEEP, VALUE(3));
    CALL(row, FREE_ANY, VALUE(0));
    CALL(row, KEEP, VALUE(0));
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_DISCARDED);
    assert_int_equal(report->refused, 2);
}

static void a_call_that_assumes_what_is_false_is_refused(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(row, ASSUME, 1);
        CALL(row, ASSUME, 0);
        run(build, 1);
        assert_outcome(TRIAL_DISCARDED);
        assert_int_equal(report->refused, 1);
    }
}

static void exit_and_assert_are_noted_with_their_call(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(&row[0], LEAVE, 3);
        CALL(&row[1], ASSERT_BELOW, 1, 2);
        CALL(&row[1], ASSERT_BELOW, 5, 2);
        run(build, 2);
        assert_outcome(TRIAL_BROKE);
        assert_int_equal(report->end.kind, TRIAL_END_EXIT);
        assert_int_equal(report->end.number, 3);
        report = bench_report(&bench, 1);
        fault = &report->fault;
        assert_outcome(TRIAL_BROKE);
        assert_int_equal(report->end.kind, TRIAL_END_ASSERT);
        assert_string_equal(report->end.text, "number < end");
        assert_int_equal(fault->call, 1);
        assert_int_equal(report->calls_made, 1);
    }
}

static void a_child_that_the_library_forks_has_no_part(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        struct row *row = fresh();
        CALL(row, FORK);
        CALL(row, STACK_NEW, 2);
        row->flags = GIVEN_RECORD;
        run(build, 1);
        assert_outcome(TRIAL_PASSED);
        ASSERT_RECORD(RECORD_CALL(CALL_SUCCEEDED, 2), VALUE(0), 0, RECORD_CALL(CALL_SUCCEEDED, 1), REFERENCE(1, 0));
    }
}

static void closing_all_files_takes_no_report_away(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++) {
        struct row *row = fresh();
        CALL(&row[0], CLOSE_ALL);
        CALL(&row[0], WRITE_BEHIND, VALUE(5));
        CALL(&row[1], WRITE_BEHIND, VALUE(5));
        run(build, 2);
        for (unsigned i = 0; i < 2; i++) {
            report = bench_report(&bench, i);
            fault = &report->fault;
            assert_broke(REGION_HEAP, BLOCK_CALLER, i == 0);
            assert_true(said("heap-buffer-overflow"));
        }
    }
}

static void division_by_zero_is_told_by_signal_or_sanitizer(void **state)
{
    (void)state;
    struct row *row = fresh();
    CALL(row, ZERO_DIVIDE, 0);
    run(CHECKED_CLANG, 1);
    assert_outcome(TRIAL_BROKE);
    assert_true(said("division by zero"));
    run(FAST, 1);
    assert_outcome(TRIAL_BROKE);
    assert_int_equal(report->end.kind, TRIAL_END_SIGNAL);
}

/* One that breaks gets a process of its own, whatever ran before it. */
static void sequences_that_share_a_process_break_alone(void **state)
{
    (void)state;
    struct row *row = fresh();
    for (unsigned i = 0; i < 6; i++)
        CALL(&row[i], WRITE_BEHIND_OWN);
    row[0] = row[1] = row[4] = (struct row){0};
    CALL(&row[0], STACK_NEW, 1);
    CALL(&row[1], FILL, VALUE(9));
    CALL(&row[4], FILL, VALUE(9));
    bench_release(&bench);
    bench_given(&bench, images[CHECKED_CLANG], rows, 6, 0);
    for (unsigned i = 0; i < 6; i++) {
        report = bench_report(&bench, i);
        assert_outcome(i == 2 || i == 3 || i == 5 ? TRIAL_BROKE : TRIAL_PASSED);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_overrun_of_a_callers_buffer_names_the_argument),
        cmocka_unit_test(an_empty_buffer_has_no_byte),
        cmocka_unit_test(an_overrun_of_the_librarys_own_block_is_told_apart),
        cmocka_unit_test(use_after_free_names_the_call_that_freed),
        cmocka_unit_test(a_second_free_at_the_end_names_object_and_call),
        cmocka_unit_test(null_inside_the_library_is_a_null_fault),
        cmocka_unit_test(null_that_was_passed_is_a_null_fault_and_a_guard_names_the_argument),
        cmocka_unit_test(an_address_that_cannot_be_is_wild_and_not_null),
        cmocka_unit_test(a_consumed_object_is_refused),
        cmocka_unit_test(what_an_object_lent_is_refused_when_it_is_gone),
        cmocka_unit_test(an_object_that_was_not_made_is_refused),
        cmocka_unit_test(null_is_refused_where_the_plan_says_never_and_requires_where_it_is_false),
        cmocka_unit_test(a_record_tells_what_each_call_gave),
        cmocka_unit_test(storage_and_copies_keep_their_values),
        cmocka_unit_test(a_variable_that_is_emptied_has_lost_its_object),
        cmocka_unit_test(memory_that_nobody_wrote_depends_on_the_fill),
        cmocka_unit_test(a_lost_block_is_a_leak_and_grows_with_repetition),
        cmocka_unit_test(an_object_whose_destroyer_forgets_it_is_a_leak),
        cmocka_unit_test(what_globals_lead_to_is_no_leak_and_counted_once),
        cmocka_unit_test(an_object_that_is_not_destroyed_is_no_leak),
        cmocka_unit_test(each_reference_is_given_back),
        cmocka_unit_test(endless_recursion_is_a_fault_of_the_stack),
        cmocka_unit_test(freeing_the_middle_of_a_block_names_it),
        cmocka_unit_test(memory_that_the_library_freed_is_not_passed_again),
        cmocka_unit_test(a_call_that_assumes_what_is_false_is_refused),
        cmocka_unit_test(exit_and_assert_are_noted_with_their_call),
        cmocka_unit_test(a_child_that_the_library_forks_has_no_part),
        cmocka_unit_test(closing_all_files_takes_no_report_away),
        cmocka_unit_test(division_by_zero_is_told_by_signal_or_sanitizer),
        cmocka_unit_test(sequences_that_share_a_process_break_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
