/* Verdicts: recorded reports of clang-19 and gcc, whose places are set to
 * functions of this very program, since that is the image to look them up in. */
#include <limits.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/memory.h"
#include "oracle/sanitizer.h"
#include "oracle/verdict.h"
#include "oracle_reports.h"

/* ---- an image ---- */

/* clang-format off */
#define PLACES(X) \
    X(push) X(drop) X(deep) X(sum) X(fill) X(over) X(shift) X(nullread) X(idx) X(misaligned) X(tail) X(to_int) \
    X(huge) X(overlap) X(set) X(copy_name) X(branch) X(wild) X(some_property) X(assay_entry_0)
#define PLACE(name) int name(int x); __attribute__((noinline, noclone)) int name(int x) { return x + __LINE__; }
/* clang-format on */
static const int places_line = __LINE__ + 1;
PLACES(PLACE)

extern const char __ehdr_start[];
static const struct place {
    const char *name;
    int (*function)(int);
} places[] = {
#define ENTRY(name) {#name, name},
    PLACES(ENTRY)
#undef ENTRY
};

static char image[PATH_MAX];
static struct symbols symbols;

static const struct place *place_named(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strlen(places[i].name) == length && memcmp(places[i].name, name, length) == 0)
            return &places[i];
    fail_msg("no place '%.*s'", (int)length, name);
    return NULL;
}

static uint64_t offset_of(const char *name)
{
    return (uint64_t)((const char *)place_named(name, strlen(name))->function - __ehdr_start);
}

/* @name@ as a sanitizer writes it, or as a person reads it. */
static char *with_places(const char *text, bool for_person)
{
    struct text out = TEXT_INIT;
    for (const char *at; (at = strchr(text, '@'));) {
        const char *end = strchr(at + 1, '@');
        const struct place *place = place_named(at + 1, (size_t)(end - at - 1));
        text_add_bytes(&out, text, (size_t)(at - text));
        if (for_person)
            text_addf(&out, "%s (oracle_verdict.c:%d)", place->name, places_line);
        else
            text_addf(&out, "%s+0x%llx", image, (unsigned long long)((const char *)place->function - __ehdr_start));
        text = end + 1;
    }
    text_add(&out, text);
    return text_detach(&out);
}

static int open_image(void **state)
{
    (void)state;
    ssize_t length = readlink("/proc/self/exe", image, sizeof image - 1);
    image[length > 0 ? length : 0] = 0;
    symbols_open(&symbols, image);
    return 0;
}

static int close_image(void **state)
{
    (void)state;
    symbols_close(&symbols);
    return 0;
}

/* ---- judging ---- */

static const struct function function = {.name = "some_property", .file = "folder/bst_test.c", .line = 12};
static const struct property property = {.function = &function};

static void judge(struct verdict *verdict, struct trial_failure failure)
{
    if (!failure.said)
        failure.said = "";
    failure.note = "";
    failure.image = image;
    verdict_judge(verdict, &failure, &property, &symbols);
}

static void must_say(struct trial_failure failure, enum verdict_kind kind, const char *cause, const char *detail,
                     const char *signature, const char *needs)
{
    struct verdict verdict;
    char *wanted_cause = with_places(cause, true), *wanted_detail = with_places(detail, true);
    judge(&verdict, failure);
    assert_string_equal(verdict.cause, wanted_cause);
    assert_string_equal(verdict.detail, wanted_detail);
    assert_string_equal(verdict.signature, signature);
    assert_int_equal(verdict.kind, kind);
    assert_string_equal(verdict.needs, needs);
    verdict_release(&verdict);
    mem_free(wanted_cause);
    mem_free(wanted_detail);
}

/* What both compilers say must come to the same, but for details. */
static void report_says(const char *report, enum verdict_kind kind, const char *cause, const char *detail,
                        const char *signature, const char *needs)
{
    char *said = with_places(report, false);
    must_say((struct trial_failure){.said = said, .status = 1 << 8}, kind, cause, detail, signature, needs);
    mem_free(said);
}

#define BOTH(name, ...)                         \
    do {                                        \
        report_says(clang_##name, __VA_ARGS__); \
        report_says(gcc_##name, __VA_ARGS__);   \
    } while (0)

static void memory_errors_say_what_where_and_whose_block_it_was(void **state)
{
    (void)state;
    BOTH(use_after_free, VERDICT_ADDRESS, "heap-use-after-free (read of 4 bytes) in @tail@",
         "8 bytes inside a block of 16 bytes allocated in @push@ and freed in @drop@",
         "memory error:heap-use-after-free:tail", "asan");
    BOTH(double_free, VERDICT_ADDRESS, "double-free in @drop@",
         "0 bytes inside a block of 16 bytes allocated in @push@ and freed in @drop@", "memory error:double-free:drop",
         "asan");
    BOTH(bad_free, VERDICT_ADDRESS, "bad-free in @drop@", "4 bytes inside a block of 16 bytes allocated in @push@",
         "memory error:bad-free:drop", "asan");
    BOTH(overlap, VERDICT_ADDRESS, "memcpy-param-overlap in @overlap@",
         "0 bytes inside a block of 16 bytes of the input", "memory error:memcpy-param-overlap:overlap", "asan");
}

static void overflows_say_how_far_and_of_what(void **state)
{
    (void)state;
    BOTH(read_behind, VERDICT_ADDRESS, "heap-buffer-overflow (read of 4 bytes) in @sum@",
         "0 bytes after a block of 16 bytes of the input", "memory error:heap-buffer-overflow:sum", "asan");
    report_says("==1==ERROR: AddressSanitizer: use-after-poison on address 0x10 at pc 0x1 bp 0x2 sp 0x3\n"
                "READ of size 4 at 0x10 thread T0\n    #0 0x1  (@sum@)\n\n"
                "0x10 is located 0 bytes inside of 1-byte region [0x10,0x11)\n",
                VERDICT_ADDRESS, "heap-buffer-overflow (read of 4 bytes) in @sum@",
                "0 bytes after a block of 0 bytes of the input", "memory error:heap-buffer-overflow:sum", "asan");
    BOTH(write_before, VERDICT_ADDRESS, "heap-buffer-overflow (write of 4 bytes) in @set@",
         "4 bytes before a block of 16 bytes of the input", "memory error:heap-buffer-overflow:set", "asan");
    BOTH(write_behind_local, VERDICT_ADDRESS, "stack-buffer-overflow (write of 1 byte) in @fill@",
         "beyond the local variable 'buf'", "memory error:stack-buffer-overflow:fill", "asan");
    BOTH(long_name, VERDICT_ADDRESS, "stack-buffer-overflow (write of 9 bytes) in @copy_name@",
         "beyond the local variable 'd'", "memory error:stack-buffer-overflow:copy_name", "asan");
    BOTH(global, VERDICT_ADDRESS, "global-buffer-overflow (read of 4 bytes) in @idx@",
         "0 bytes after the variable 'glob'", "memory error:global-buffer-overflow:idx", "asan");
}

static void faults_tell_null_from_wild_pointers(void **state)
{
    (void)state;
    BOTH(null_read, VERDICT_SIGNAL, "read through a NULL pointer in @nullread@", "at address 0x8",
         "signal:SEGV:nullread", "plain");
    BOTH(wild, VERDICT_SIGNAL, "read from memory that is not there (wild pointer) in @wild@",
         "at address 0x1bddb7d5e00", "signal:SEGV:wild", "plain");
    BOTH(recursion, VERDICT_OVERFLOW, "stack overflow in @deep@", "", "stack overflow:recursion:deep", "plain");
    BOTH(huge, VERDICT_MEMORY, "allocation-size-too-big in @huge@", "", "out of memory:allocation-size-too-big:huge",
         "asan");
}

static void undefined_behaviour_is_told_apart_from_its_numbers(void **state)
{
    (void)state;
    BOTH(signed_overflow, VERDICT_UNDEFINED, "signed integer overflow in over (b.c:12)",
         "signed integer overflow: 2147483647 + 1 cannot be represented in type 'int'",
         "undefined behaviour:signed integer overflow:over", "ubsan");
    BOTH(shift, VERDICT_UNDEFINED, "shift exponent is too large for 32-bit type 'int' in shift (b.c:13)",
         "shift exponent 40 is too large for 32-bit type 'int'",
         "undefined behaviour:shift exponent is too large for 32-bit type:shift", "ubsan");
    BOTH(null_member, VERDICT_UNDEFINED, "member access within null pointer of type 'struct node' in nullread (b.c:14)",
         "", "undefined behaviour:member access within null pointer of type:nullread", "ubsan");
    BOTH(conversion, VERDICT_UNDEFINED, "conversion to a type that cannot hold the value in to_int (b.c:18)",
         "1e+300 is outside the range of representable values of type 'int'",
         "undefined behaviour:conversion to a type that cannot hold the value:to_int", "ubsan");
    report_says(clang_index, VERDICT_UNDEFINED, "index out of bounds for type 'int[4]' in idx (b.c:15)",
                "index 4 out of bounds for type 'int[4]'", "undefined behaviour:index out of bounds for type:idx",
                "ubsan");
    report_says(gcc_index, VERDICT_UNDEFINED, "index out of bounds for type 'int [4]' in idx (b.c:15)",
                "index 4 out of bounds for type 'int [4]'", "undefined behaviour:index out of bounds for type:idx",
                "ubsan");
    report_says(clang_misaligned, VERDICT_UNDEFINED, "load of misaligned address for type 'int' in misaligned (b.c:16)",
                "load of misaligned address 0x506000000021 for type 'int', which requires 4 byte alignment",
                "undefined behaviour:load of misaligned address for type:misaligned", "ubsan");
    report_says("a/b c.c:7:3: runtime error: division by zero\n", VERDICT_UNDEFINED, "division by zero (b c.c:7)", "",
                "undefined behaviour:division by zero:b c.c", "ubsan");
}

static void uninitialised_values_say_where_the_memory_is_from(void **state)
{
    (void)state;
    report_says(clang_uninitialised, VERDICT_UNINITIALISED, "use-of-uninitialized-value in @branch@", "",
                "uninitialised memory:use-of-uninitialized-value:branch", "msan");
    char *said = with_places("==1==WARNING: MemorySanitizer: use-of-uninitialized-value\n"
                             "    #0 0x55  (@branch@) (BuildId: 00)\n\n"
                             "  Uninitialized value was created by a heap allocation\n"
                             "    #0 0x55  (@push@) (BuildId: 00)\n",
                             false);
    must_say((struct trial_failure){.said = said}, VERDICT_UNINITIALISED, "use-of-uninitialized-value in @branch@",
             "the memory was made in @push@", "uninitialised memory:use-of-uninitialized-value:branch", "msan");
    mem_free(said);
}

/* ---- what the runtime notes ---- */

static struct trial_failure ended(enum trial_end_kind kind, const char *place)
{
    struct trial_failure failure = {.status = TRIAL_FAILED << 8, .end = {.kind = kind, .stage = TRIAL_RUNNING}};
    if (place) {
        failure.end.frames[0] = offset_of(place) + 1;
        failure.end.frames[1] = offset_of("some_property") + 1;
        failure.end.frames[2] = offset_of("assay_entry_0") + 1;
        failure.end.frames[3] = offset_of("deep") + 1;
        failure.end.frame_count = 4;
    }
    return failure;
}

static void notes_of_the_runtime_become_sentences(void **state)
{
    (void)state;
    struct trial_failure failure = ended(TRIAL_END_ASSERT, "some_property");
    strcpy(failure.end.text, "bst_ok(t)");
    strcpy(failure.end.file, "/home/x/bst_test.c");
    strcpy(failure.end.function, "insert_keeps_order");
    failure.end.line = 14;
    must_say(failure, VERDICT_ASSERT, "assertion 'bst_ok(t)' failed in insert_keeps_order (bst_test.c:14)", "",
             "assertion:bst_ok(t):insert_keeps_order", "plain");
    strcpy(failure.end.function, "struct bst *insert_keeps_order(struct bst *, int (*)(int))");
    must_say(failure, VERDICT_ASSERT, "assertion 'bst_ok(t)' failed in insert_keeps_order (bst_test.c:14)", "",
             "assertion:bst_ok(t):insert_keeps_order", "plain");
    must_say(ended(TRIAL_END_FALSE, NULL), VERDICT_FALSE, "returned false", "", "false result:returned:some_property",
             "plain");
    failure = ended(TRIAL_END_EXIT, "push");
    strcpy(failure.end.text, "exit");
    failure.end.number = 3;
    must_say(failure, VERDICT_EXIT, "called exit(3) in @push@", "", "exit:exit:push", "plain");
    must_say(ended(TRIAL_END_ABORT, "drop"), VERDICT_ASSERT, "abort() called in @drop@", "", "assertion:abort:drop",
             "plain");
    failure = ended(TRIAL_END_ABORT, "drop");
    failure.said = "hello\nfree(): double free detected in tcache 2\n";
    must_say(failure, VERDICT_ASSERT, "free(): double free detected in tcache 2 in @drop@", "",
             "assertion:free(): double free detected in tcache 2:drop", "plain");
    failure = ended(TRIAL_END_FILL, NULL);
    strcpy(failure.end.text, "the two runs end differently");
    must_say(failure, VERDICT_UNINITIALISED, "depends on memory that nobody has written",
             "the two runs end differently", "uninitialised memory:fill:some_property", "msan");
}

static void leaks_are_of_who_allocated(void **state)
{
    (void)state;
    struct trial_failure failure = ended(TRIAL_END_LEAK, "push");
    failure.end.number = 2;
    failure.end.address = 48;
    must_say(failure, VERDICT_LEAK, "leak of 2 blocks, 48 bytes, allocated in @push@", "", "leak:allocated:push",
             "leak");
    failure = ended(TRIAL_END_LEAK, NULL);
    strcpy(failure.end.text, "input");
    failure.end.number = 1;
    failure.end.address = 24;
    must_say(failure, VERDICT_LEAK, "part of the input is neither reachable nor freed", "1 block, 24 bytes",
             "leak:input", "leak");
}

static void signals_limits_and_statuses(void **state)
{
    (void)state;
    struct trial_failure failure = ended(TRIAL_END_SIGNAL, "nullread");
    failure.end.number = SIGSEGV;
    failure.end.address = 8;
    must_say(failure, VERDICT_SIGNAL, "access through a NULL pointer in @nullread@", "at address 0x8",
             "signal:segmentation fault:nullread", "plain");
    failure.end.number = SIGFPE;
    must_say(failure, VERDICT_SIGNAL, "division by zero or the like (SIGFPE) in @nullread@", "",
             "signal:division by zero or the like (SIGFPE):nullread", "plain");
    must_say((struct trial_failure){.timed_out = true, .limit_seconds = 10, .status = SIGKILL}, VERDICT_HANG,
             "no end within 10 s", "", "hang:limit:some_property", "plain");
    must_say((struct trial_failure){.out_of_memory = true, .limit_mb = 512, .status = SIGKILL}, VERDICT_MEMORY,
             "more than 512 MB of memory", "", "out of memory:limit:some_property", "plain");
    must_say((struct trial_failure){.status = 7 << 8}, VERDICT_EXIT, "the process ended with exit status 7", "",
             "exit:the process ended with exit status 7:some_property", "plain");
    must_say((struct trial_failure){.status = SIGKILL}, VERDICT_SIGNAL, "the process was killed by signal 9 (Killed)",
             "", "signal:the process was killed by signal 9 (Killed):some_property", "plain");
}

/* ---- places ---- */

static void a_backtrace_ends_where_the_users_code_does(void **state)
{
    (void)state;
    struct verdict verdict;
    char *wanted = mem_format("#0 push oracle_verdict.c:%d\n#1 some_property oracle_verdict.c:%d\n",
                              places_line, places_line);
    judge(&verdict, ended(TRIAL_END_ABORT, "push"));
    assert_string_equal(verdict.backtrace, wanted);
    assert_string_equal(verdict.file, "oracle_verdict.c");
    assert_int_equal(verdict.line, places_line);
    assert_false(verdict.in_generator);
    verdict_release(&verdict);
    judge(&verdict, ended(TRIAL_END_FALSE, NULL));
    assert_string_equal(verdict.file, "bst_test.c");
    assert_int_equal(verdict.line, 12);
    verdict_release(&verdict);
    mem_free(wanted);
}

static void a_failure_while_drawing_is_the_generators(void **state)
{
    (void)state;
    struct trial_failure failure = ended(TRIAL_END_ABORT, "push");
    struct verdict verdict;
    failure.end.stage = TRIAL_DRAWING;
    failure.only_after_others = true;
    judge(&verdict, failure);
    assert_true(verdict.in_generator);
    assert_true(verdict.only_after_others);
    verdict_release(&verdict);
}

static void recursion_of_two_functions_has_one_signature(void **state)
{
    (void)state;
    static const char *const reports[] = {
        "==1==ERROR: AddressSanitizer: stack-overflow on address 0x7ff8 (pc 0x1 bp 0x2 sp 0x3 T0)\n"
        "    #0 0x1  (@sum@)\n    #1 0x1  (@deep@)\n    #2 0x1  (@sum@)\n    #3 0x1  (@deep@)\n\n",
        "==1==ERROR: AddressSanitizer: stack-overflow on address 0x7ff8 (pc 0x1 bp 0x2 sp 0x3 T0)\n"
        "    #0 0x1  (@deep@)\n    #1 0x1  (@sum@)\n    #2 0x1  (@deep@)\n    #3 0x1  (@sum@)\n\n"};
    for (size_t i = 0; i < 2; i++)
        report_says(reports[i], VERDICT_OVERFLOW, "stack overflow in @deep@", "", "stack overflow:recursion:deep",
                    "plain");
}

static void nonsense_on_stderr_is_survived(void **state)
{
    (void)state;
    static const char *const said[] = {
        "ERROR: AddressSanitizer: ",
        "x: runtime error: ",
        ": runtime error: ",
        "ERROR: AddressSanitizer: \n    #0",
        "ERROR: AddressSanitizer: heap-use-after-free\n    #0 0x1 (+\n",
        "WARNING: MemorySanitizer: ",
        "ERROR: AddressSanitizer: SEGV on unknown address 0x is located ( of size  is located in stack <== Memory "
        "access '",
    };
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        struct verdict verdict;
        judge(&verdict, (struct trial_failure){.said = said[i], .status = 1 << 8});
        assert_non_null(verdict.cause);
        assert_non_null(strchr(verdict.signature, ':'));
        verdict_release(&verdict);
    }
}

static void a_cause_is_one_line(void **state)
{
    (void)state;
    struct trial_failure failure = ended(TRIAL_END_ASSERT, NULL);
    strcpy(failure.end.text, "a &&\n\tb");
    must_say(failure, VERDICT_ASSERT, "assertion 'a &&  b' failed", "", "assertion:a &&  b:", "plain");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_errors_say_what_where_and_whose_block_it_was),
        cmocka_unit_test(overflows_say_how_far_and_of_what),
        cmocka_unit_test(faults_tell_null_from_wild_pointers),
        cmocka_unit_test(undefined_behaviour_is_told_apart_from_its_numbers),
        cmocka_unit_test(uninitialised_values_say_where_the_memory_is_from),
        cmocka_unit_test(notes_of_the_runtime_become_sentences),
        cmocka_unit_test(leaks_are_of_who_allocated),
        cmocka_unit_test(signals_limits_and_statuses),
        cmocka_unit_test(a_backtrace_ends_where_the_users_code_does),
        cmocka_unit_test(a_failure_while_drawing_is_the_generators),
        cmocka_unit_test(recursion_of_two_functions_has_one_signature),
        cmocka_unit_test(nonsense_on_stderr_is_survived),
        cmocka_unit_test(a_cause_is_one_line),
    };
    return cmocka_run_group_tests(tests, open_image, close_image);
}
