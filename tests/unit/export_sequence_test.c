/* Sequences as C test files: what is written, and that compilers take it. */
#include <stdlib.h>
#include <unistd.h>

#include "export/sequence_test.h"
#include "sequence_bench.h"

#define STACK                                                           \
    "#include <stdbool.h>\n#include <stddef.h>\n"                       \
    "#include <stdint.h>\n"                                             \
    "enum color { RED, GREEN = 4 };\n"                                  \
    "struct point { int x; double y; char name[8]; };\n"                \
    "struct stack;\n"                                                   \
    "struct stack *stack_new(size_t capacity);\n"                       \
    "void stack_free(struct stack *s);\n"                               \
    "struct stack *stack_copy(const struct stack *s);\n"                \
    "bool stack_equal(const struct stack *a, const struct stack *b);\n" \
    "bool stack_push(struct stack *s, int value);\n"                    \
    "bool stack_pop(struct stack *s, int *value);\n"                    \
    "struct stack *stack_self(struct stack *s);\n"                      \
    "size_t stack_size(const struct stack *s);\n"                       \
    "enum color stack_color(const struct stack *s);\n"                  \
    "const char *stack_name(const struct stack *s);\n"                  \
    "double stack_mean(const struct stack *s);\n"                       \
    "struct point stack_point(const struct stack *s);\n"                \
    "void stack_rename(struct stack *s, const char *name);\n"           \
    "void stack_fill(struct stack *s, const int *values, size_t count);\n"

/* A test of one case; text is released by the caller. */
static void write_case(struct sequence_bench *bench, struct sequence_case *one, const char *framework,
                       const char *needs, struct text *out)
{
    struct sequence_tests tests = {
        .framework = framework,
        .title = "Tests of header.h.",
        .headers = (const char *const[]){"header.h", NULL},
        .sources = (const char *const[]){"header.c", NULL},
        .needs = needs,
        .plan = &bench->plan,
        .cases = one,
        .case_count = 1,
    };
    text_clear(out);
    sequence_tests_write(&tests, "test.c", out);
}

static struct sequence_case case_of(const struct sequence *sequence)
{
    return (struct sequence_case){.name = "one",
                                  .sequence = sequence,
                                  .contract = SEQUENCE_NONE,
                                  .contract_call = SEQUENCE_NONE,
                                  .contract_objects = {SEQUENCE_NONE, SEQUENCE_NONE, SEQUENCE_NONE},
                                  .destroys = true};
}

static void has(const struct text *text, const char *part)
{
    if (!strstr(text->s, part))
        fail_msg("'%s' is not in\n%s", part, text->s);
}

static void has_not(const struct text *text, const char *part)
{
    if (strstr(text->s, part))
        fail_msg("'%s' is in\n%s", part, text->s);
}

/* ---- calls ---- */

static void a_test_without_a_record_only_calls(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)\nstack_push(s, -2147483648)\nstack_rename(s, \"a\\\"b\")\nstack_size(s)");
    struct sequence_case one = case_of(&sequence);
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "static void test_one(void)\n{\n"
              "    struct stack *stack1 = stack_new(3);\n"
              "    (void)stack_push(stack1, INT_MIN);\n"
              "    stack_rename(stack1, \"a\\\"b\");\n"
              "    (void)stack_size(stack1);\n"
              "\n"
              "    if (stack1)\n"
              "        stack_free(stack1);\n"
              "}\n");
    text_release(&out);
    sequence_release(&sequence);
}

static void a_sanitizer_gets_heap_blocks_of_exactly_their_size(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)\nstack_rename(s, \"ab\")\nstack_fill(s, {1, 2}, 2)");
    struct sequence_case one = case_of(&sequence);
    one.is_error = true;
    write_case(bench, &one, "plain", "asan", &out);
    has(&out, "char *name1 = assay_string(\"ab\");\n");
    has(&out, "int *values1 = assay_copy((int[]){1, 2}, 2 * sizeof *values1);\n");
    has(&out, "gcc -g -fsanitize=address test.c header.c -o test && ./test\n");
    has(&out, "    free(values1);\n    free(name1);\n}\n");
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "int values1[2] = {1, 2};\n");
    has(&out, "stack_rename(stack1, \"ab\");\n");
    text_release(&out);
    sequence_release(&sequence);
}

/* The variable is moved, so the cells are freed by another one. */
static void variables_that_are_moved_on_lead_to_blocks(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, "convert(&{1, 2}, &2, &a[3], &3)\nconvert(NULL, &0, &b[0], &0)\nscan(&\"ab\", end)");
    struct sequence_case one = case_of(&sequence);
    one.is_error = true;
    write_case(bench, &one, "plain", "asan", &out);
    has(&out, "    uint16_t *in1 = assay_copy((uint16_t[]){1, 2}, 2 * sizeof *in1);\n"
              "    const uint16_t *in2 = in1;\n"
              "    size_t in_left1 = 2;\n"
              "    unsigned char *out1 = assay_memory(3 * sizeof *out1);\n"
              "    unsigned char *out2 = out1;\n"
              "    size_t out_left1 = 3;\n"
              "    (void)convert(&in2, &in_left1, &out2, &out_left1);\n");
    has(&out, "    unsigned char *out3 = assay_nothing();\n");
    has(&out, "(void)convert(NULL, &in_left2, &out4, &out_left2);\n");
    has(&out, "(void)scan(&at2, at1 + 2);\n");
    has(&out, "    free(out1);\n    free(in1);\n}\n");
    text_release(&out);
    sequence_release(&sequence);
}

static void a_file_is_built_for_all_that_its_cases_need(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)");
    struct sequence_case cases[] = {case_of(&sequence), case_of(&sequence)};
    cases[0].is_error = cases[1].is_error = true;
    cases[0].needs = "leak";
    cases[0].repeat = 4;
    cases[1].needs = "ubsan";
    cases[1].seconds = 7;
    struct sequence_tests tests = {.framework = "cmocka",
                                   .headers = (const char *const[]){"header.h", NULL},
                                   .plan = &bench->plan,
                                   .cases = cases,
                                   .case_count = 2};
    sequence_tests_write(&tests, "test.c", &out);
    has(&out, "-fsanitize=address,undefined");
    has(&out, "    for (int i = 0; i < 4; i++)\n        test_one_once();\n");
    has(&out, "    assert_false(assay_leaks());\n");
    has(&out, "static void test_one_2(void **state)\n");
    has(&out, "    alarm(7);");
    text_release(&out);
    sequence_release(&sequence);
}

/* ---- records ---- */

static void results_are_expected_as_they_were_recorded(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence,
          "s = stack_new(3)\nstack_push(s, 7)\nstack_pop(s, &v)\nt = stack_self(s)\nstack_color(s)\n"
          "stack_name(s)\nstack_mean(s)\nstack_size(s)\nu = stack_new(0)");
    const uint64_t value = SEQUENCE_HEAD(HEAD_VALUE, 0), nothing = SEQUENCE_HEAD(HEAD_NULL, 0);
    const uint64_t half = 0x3fe0000000000000;
    const uint64_t record[] = {
        RECORD_CALL(CALL_SUCCEEDED, 1),
        SEQUENCE_REFERENCE(0, 0),
        RECORD_CALL(CALL_SUCCEEDED, 2),
        value,
        1,
        RECORD_CALL(CALL_SUCCEEDED, 4),
        value,
        1,
        SEQUENCE_HEAD(HEAD_VALUE, 4),
        7,
        RECORD_CALL(CALL_SUCCEEDED, 1),
        SEQUENCE_REFERENCE(0, 0),
        RECORD_CALL(CALL_SUCCEEDED, 2),
        value,
        4,
        RECORD_CALL(CALL_SUCCEEDED, 2),
        SEQUENCE_HEAD(HEAD_VALUE, 2),
        'h' | 'i' << 8,
        RECORD_CALL(CALL_SUCCEEDED, 2),
        value,
        half,
        RECORD_CALL(CALL_SUCCEEDED, 2),
        SEQUENCE_HEAD(HEAD_NULL, 1),
        0,
        RECORD_CALL(CALL_FAILED, 2),
        nothing,
        0,
    };
    struct sequence_case one = case_of(&sequence);
    one.record = record;
    one.record_count = sizeof record / sizeof *record;
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "    struct stack *stack1 = stack_new(3);\n    CHECK(stack1 != NULL);\n"
              "    CHECK(stack_push(stack1, 7));\n"
              "    int value1 = 0;\n"
              "    CHECK(stack_pop(stack1, &value1));\n"
              "    CHECK(value1 == 7);\n"
              "    CHECK(stack_self(stack1) == stack1);\n"
              "    CHECK(stack_color(stack1) == GREEN);\n"
              "    CHECK(strcmp(stack_name(stack1), \"hi\") == 0);\n"
              "    CHECK(stack_mean(stack1) == 0.5);\n"
              "    (void)stack_size(stack1);\n" /* not the same each time */
              "    CHECK(stack_new(0) == NULL);\n"
              "\n    stack_free(stack1);\n}\n");
    write_case(bench, &one, "cmocka", "plain", &out);
    has(&out, "    assert_int_equal(value1, 7);\n");
    has(&out, "    assert_string_equal(stack_name(stack1), \"hi\");\n");
    write_case(bench, &one, "check", "plain", &out);
    has(&out, "    ck_assert_ptr_eq(stack_self(stack1), stack1);\n");
    write_case(bench, &one, "criterion", "plain", &out);
    has(&out, "Test(header, test_one)\n");
    has(&out, "    cr_assert_not_null(stack1);\n");
    text_release(&out);
    sequence_release(&sequence);
}

/* What was written, and how much is left; not where the variable is then. */
static void what_a_moved_variable_led_to_is_expected(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, "convert(&{7}, &1, &a[2], &2)");
    const uint64_t value = SEQUENCE_HEAD(HEAD_VALUE, 0);
    const uint64_t record[] = {RECORD_CALL(CALL_SUCCEEDED, 8), value, 0,     value, 0,
                               SEQUENCE_HEAD(HEAD_VALUE, 2),   7,     value, 1};
    struct sequence_case one = case_of(&sequence);
    one.record = record;
    one.record_count = sizeof record / sizeof *record;
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "    CHECK(convert(&in2, &in_left1, &out2, &out_left1) == 0);\n"
              "    CHECK(in_left1 == 0);\n"
              "    CHECK(out1[0] == 7);\n"
              "    CHECK(out1[1] == 0);\n"
              "    CHECK(out_left1 == 1);\n");
    text_release(&out);
    sequence_release(&sequence);
}

static void what_is_told_by_a_failed_call_is_not_expected(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)\nstack_pop(s, &v)");
    const uint64_t value = SEQUENCE_HEAD(HEAD_VALUE, 0);
    const uint64_t record[] = {RECORD_CALL(CALL_SUCCEEDED, 1),
                               SEQUENCE_REFERENCE(0, 0),
                               RECORD_CALL(CALL_FAILED, 4),
                               value,
                               0,
                               SEQUENCE_HEAD(HEAD_VALUE, 4),
                               7};
    struct sequence_case one = case_of(&sequence);
    one.record = record;
    one.record_count = 7;
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "    CHECK(!stack_pop(stack1, &value1));\n");
    has_not(&out, "value1 == 7");
    text_release(&out);
    sequence_release(&sequence);
}

static void a_struct_is_expected_member_by_member(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    struct point {
        int x;
        double y;
        char name[8];
    } point = {-3, 1.5, "abc"};
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)\nstack_point(s)");
    uint64_t record[] = {RECORD_CALL(CALL_SUCCEEDED, 1),
                         SEQUENCE_REFERENCE(0, 0),
                         RECORD_CALL(CALL_SUCCEEDED, 4),
                         SEQUENCE_HEAD(HEAD_VALUE, sizeof point),
                         0,
                         0,
                         0};
    memcpy(record + 4, &point, sizeof point);
    struct sequence_case one = case_of(&sequence);
    one.record = record;
    one.record_count = 7;
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "    struct point point1 = stack_point(stack1);\n"
              "    CHECK(point1.x == -3);\n"
              "    CHECK(point1.y == 1.5);\n"
              "    CHECK(strcmp(point1.name, \"abc\") == 0);\n");
    text_release(&out);
    sequence_release(&sequence);
}

static void a_damaged_record_is_not_used(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)");
    const uint64_t record[] = {RECORD_CALL(CALL_SUCCEEDED, 100), SEQUENCE_REFERENCE(0, 0)};
    struct sequence_case one = case_of(&sequence);
    one.record = record;
    one.record_count = 2;
    write_case(bench, &one, "plain", "plain", &out);
    has_not(&out, "    CHECK(");
    text_release(&out);
    sequence_release(&sequence);
}

/* The library can write to the record: whatever stands in it, only memory of the record is read. */
static void damage_of_a_record_is_survived(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    struct dice dice = dice_of(5, 6);
    size_t used = 0;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence,
          "s = stack_new(3)\nstack_pop(s, &v)\nstack_name(s)\nstack_point(s)\nstack_mean(s)\nstack_self(s)");
    const uint64_t value = SEQUENCE_HEAD(HEAD_VALUE, 0);
    const uint64_t whole[] = {
        RECORD_CALL(CALL_SUCCEEDED, 1),
        SEQUENCE_REFERENCE(0, 0),
        RECORD_CALL(CALL_SUCCEEDED, 4),
        value,
        1,
        SEQUENCE_HEAD(HEAD_VALUE, 4),
        7,
        RECORD_CALL(CALL_SUCCEEDED, 2),
        SEQUENCE_HEAD(HEAD_VALUE, 2),
        'h',
        RECORD_CALL(CALL_SUCCEEDED, 4),
        SEQUENCE_HEAD(HEAD_VALUE, 24),
        1,
        2,
        3,
        RECORD_CALL(CALL_SUCCEEDED, 2),
        value,
        0,
        RECORD_CALL(CALL_SUCCEEDED, 1),
        SEQUENCE_REFERENCE(0, 0),
    };
    const size_t count = sizeof whole / sizeof *whole;
    for (int i = 0; i < 3000; i++) {
        uint64_t *record = mem_array(count, sizeof *record); /* of exactly its size: sanitizers see what goes beyond */
        memcpy(record, whole, sizeof whole);
        uint64_t *word = &record[dice_below(&dice, count)];
        *word = i % 3 == 0 ? *word ^ 1ull << dice_below(&dice, 64)
                           : SEQUENCE_HEAD(dice_below(&dice, 5), dice_below(&dice, 40));
        struct sequence_case one = case_of(&sequence);
        one.record = record;
        one.record_count = count - dice_below(&dice, 2);
        write_case(bench, &one, "plain", "plain", &out);
        used += strstr(out.s, "    CHECK(") != NULL;
        mem_free(record);
    }
    assert_in_range(used, 100, 2900);
    text_release(&out);
    sequence_release(&sequence);
}

/* ---- contracts ---- */

static uint32_t contract_number(const struct sequence_bench *bench, uint32_t kind)
{
    for (uint32_t i = 0; i < bench->plan.contracts.count; i++)
        if (bench->plan.contracts.items[i].kind == kind)
            return i;
    fail_msg("no contract of kind %u", kind);
    return 0;
}

static void a_broken_contract_is_written_out(void **state)
{
    static const struct {
        uint32_t kind, second;
        const char *check;
    } expected[] = {
        {CONTRACT_EQUAL_REFLEXIVE, SEQUENCE_NONE, "    CHECK(stack_equal(stack1, stack1));\n"},
        {CONTRACT_EQUAL_REFLEXIVE, 1 << 16, "    (void)stack_equal(stack1, stack2);\n"}, /* in which it broke */
        {CONTRACT_EQUAL_SYMMETRIC, 1 << 16,
         "    CHECK(!stack_equal(stack1, stack2) == !stack_equal(stack2, stack1));\n"},
        {CONTRACT_EQUAL_NULL, SEQUENCE_NONE, "    CHECK(!stack_equal(stack1, NULL));\n"},
        {CONTRACT_COPY_EQUAL, 1 << 16, "    CHECK(stack_equal(stack1, stack2));\n"},
        {CONTRACT_COPY_INDEPENDENT, 1 << 16, "    CHECK(stack_size(stack1) == before1);\n"},
    };
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s = stack_new(3)\nt = stack_copy(s)\nstack_size(s)\nstack_push(t, 1)");
    struct sequence_case one = case_of(&sequence);
    one.is_error = true;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        one.contract = contract_number(bench, expected[i].kind);
        one.contract_objects[0] = 0;
        one.contract_objects[1] = expected[i].second;
        one.contract_objects[2] = 2 << 16;
        write_case(bench, &one, "plain", "plain", &out);
        has(&out, expected[i].check);
    }
    text_release(&out);
    sequence_release(&sequence);
}

/* ---- functions that call back ---- */

#define CHIMES                                                                    \
    "struct chimes;\n/* A visitor may call chimes_mute(). */\n"                   \
    "typedef int (*chimes_visitor)(int hour);\n\n"                                \
    "struct chimes *chimes_new(void);\n\nvoid chimes_free(struct chimes *c);\n\n" \
    "void chimes_mute(struct chimes *c, int hour);\n\n"                           \
    "void chimes_walk(struct chimes *c, chimes_visitor visit);\n"

static void what_calls_back_has_the_object_whose_call_is_under_way(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, CHIMES, NULL);
    parse(bench, &sequence,
          "c = chimes_new()\nchimes_walk(c, <chimes_mute(the object, a); return 0>)\nchimes_mute(c, 1)");
    struct sequence_case one = case_of(&sequence);
    write_case(bench, &one, "plain", "plain", &out);
    has(&out, "static void *assay_within_0; /* whose call is under way */\n");
    has(&out, "void *within = assay_within_0; if (within && *turn < 3) { ++*turn; (void)(chimes_mute)(within, a0); }");
    has(&out, "    chimes_walk(assay_within_0 = chimes1, ");
    has(&out, ");\n    assay_within_0 = NULL;\n    chimes_mute(assay_within_0 = chimes1, 1);\n");
    write_case(bench, &one, "cmocka", "plain", &out);
    has(&out, "fork()"); /* turns are counted anew in each test */
    text_release(&out);
    sequence_release(&sequence);
}

static void what_only_returns_needs_no_object(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct text out = TEXT_INIT;
    open_library(bench, CHIMES, NULL);
    parse(bench, &sequence, "c = chimes_new()\nchimes_walk(c, <return 0>)");
    struct sequence_case one = case_of(&sequence);
    write_case(bench, &one, "cmocka", "plain", &out);
    has_not(&out, "assay_within");
    has_not(&out, "fork()");
    text_release(&out);
    sequence_release(&sequence);
}

/* ---- compilers ---- */

#define DRAWN 60

static void compile(const char *directory, const char *compiler)
{
    char *command =
        mem_format("cd %s && %s -fsyntax-only -Wall -Wextra -Werror -I. test.c 2>errors", directory, compiler);
    int status = system(command);
    mem_free(command);
    if (status == 0)
        return;
    command = mem_format("head -c 3000 %s/errors", directory);
    system(command) == 0 ? (void)0 : (void)puts("no errors are told");
    mem_free(command);
    fail_msg("%s does not take it", compiler);
}

/* Whatever words say, compilers take it without a warning. */
static void anything_that_passes_the_gate_compiles(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequences[DRAWN] = {0};
    struct sequence_case cases[DRAWN];
    struct text out = TEXT_INIT;
    char directory[] = "/tmp/assay-unit-XXXXXX";
    size_t count = 0;
    open_library(bench, EVERYTHING, NULL);
    assert_non_null(mkdtemp(directory));
    for (uint64_t seed = 0; count < DRAWN; seed++) {
        draw_sequence(bench, &sequences[count], seed, 6);
        char *refused = sequence_gate(&sequences[count], &bench->plan);
        mem_free(refused);
        if (refused)
            continue;
        cases[count] = case_of(&sequences[count]);
        cases[count].is_error = count % 2;
        count++;
    }
    struct sequence_tests tests = {.framework = "plain",
                                   .title = "Anything.",
                                   .headers = (const char *const[]){"header.h", NULL},
                                   .needs = "asan",
                                   .plan = &bench->plan,
                                   .cases = cases,
                                   .case_count = count};
    sequence_tests_write(&tests, "test.c", &out);
    char *test = path_join(directory, "test.c"), *header = path_join(directory, "header.h");
    assert_true(file_write(test, out.s, out.length, &bench->bench->error));
    assert_true(file_write(header, EVERYTHING, strlen(EVERYTHING), &bench->bench->error));
    compile(directory, "gcc");
    compile(directory, "clang-19");
    mem_free(test);
    mem_free(header);
    file_remove_tree(directory);
    for (size_t i = 0; i < count; i++)
        sequence_release(&sequences[i]);
    text_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SEQUENCE_TEST(a_test_without_a_record_only_calls),
        SEQUENCE_TEST(a_sanitizer_gets_heap_blocks_of_exactly_their_size),
        SEQUENCE_TEST(variables_that_are_moved_on_lead_to_blocks),
        SEQUENCE_TEST(what_a_moved_variable_led_to_is_expected),
        SEQUENCE_TEST(a_file_is_built_for_all_that_its_cases_need),
        SEQUENCE_TEST(results_are_expected_as_they_were_recorded),
        SEQUENCE_TEST(what_is_told_by_a_failed_call_is_not_expected),
        SEQUENCE_TEST(a_struct_is_expected_member_by_member),
        SEQUENCE_TEST(a_damaged_record_is_not_used),
        SEQUENCE_TEST(damage_of_a_record_is_survived),
        SEQUENCE_TEST(a_broken_contract_is_written_out),
        SEQUENCE_TEST(what_calls_back_has_the_object_whose_call_is_under_way),
        SEQUENCE_TEST(what_only_returns_needs_no_object),
        SEQUENCE_TEST(anything_that_passes_the_gate_compiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
