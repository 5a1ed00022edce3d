/* Wide ranges, floats, characters and long inputs: the smallest failure is known by thought. */
#define WORLD_CHOICES 1024
#include "refine_bench.h"

#include <limits.h>
#include <math.h>

#include "base/process.h"
#include "refine/order.h"

static uint64_t any_int(struct drawing *drawing)
{
    return draw(drawing, CHOOSE_NUMBER, UINT32_MAX, 1ull << 31);
}

static long long int_of(uint64_t index)
{
    return (long long)index - (1ll << 31);
}

/* Draws random inputs until one fails, shrinks it, and compares the indices. */
static void assert_shrinks(bool (*fails_so)(const struct world_case *, struct drawing *), const uint64_t *expected,
                           size_t count)
{
    uint64_t random = 9;
    for (int starts = getenv("ASSAY_UNDER_VALGRIND") ? 2 : 0; starts < 3; starts++) {
        struct drawing *start = mem_alloc(sizeof *start);
        do
            *start = (struct drawing){.random = &random};
        while (!fails_so(NULL, start));
        struct bench *bench = mem_alloc(sizeof *bench);
        bench->fails = fails_so;
        bench->most = 7500;
        struct shrink_result result = shrink(bench, start, 32);
        assert_int_equal(result.count, count);
        for (size_t i = 0; i < count; i++)
            assert_int_equal(result.choices[i].index, expected[i]);
        shrink_result_release(&result);
        bench_release(bench);
        mem_free(bench);
        mem_free(start);
    }
}
#define ASSERT_SHRINKS(fails_so, ...) \
    assert_shrinks(fails_so, (const uint64_t[]){__VA_ARGS__}, sizeof(uint64_t[]){__VA_ARGS__} / sizeof(uint64_t))
#define INT(number) ((uint64_t)((number) + (1ll << 31)))

static bool sum_above(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    long long a = int_of(any_int(drawing)), b = int_of(any_int(drawing));
    return a + b > 123456;
}

static bool far_below(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    return int_of(any_int(drawing)) < -98765;
}

static bool both_equal(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    long long a = int_of(any_int(drawing)), b = drawing->random ? a : int_of(any_int(drawing));
    if (drawing->random) /* a random start would never be one */
        drawing->choices[drawing->count++] = drawing->choices[0];
    return a == b && a > 1000;
}

static bool ordered_apart(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    long long a = int_of(any_int(drawing)), b = int_of(any_int(drawing));
    return a > 500 && b - a > 2000;
}

static bool product_above(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    long long a = int_of(any_int(drawing)), b = int_of(any_int(drawing));
    return a > 0 && b > 0 && a * b > 70000;
}

static void shrinks_numbers_of_full_width(void **state)
{
    (void)state;
    ASSERT_SHRINKS(sum_above, INT(0), INT(123457));
    ASSERT_SHRINKS(far_below, INT(-98766));
    ASSERT_SHRINKS(both_equal, INT(1001), INT(1001));
    ASSERT_SHRINKS(ordered_apart, INT(501), INT(2502));
    ASSERT_SHRINKS(product_above, INT(1), INT(70001));
}

/* ---- floats ---- */

static double any_float(struct drawing *drawing)
{
    return trial_float(draw(drawing, CHOOSE_FLOAT, UINT64_MAX, 0));
}

static bool float_above(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    return any_float(drawing) > 41.3;
}

static bool float_between(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    if (drawing->random) {
        uint64_t index =
            float_index(0.3 + 0.0625 * (double)(random_number(drawing->random) >> 11) / 9007199254740992.0);
        drawing->choices[drawing->count++] = (struct trial_choice){index, UINT64_MAX, 0, CHOOSE_FLOAT, 0};
        return true;
    }
    double number = any_float(drawing);
    return number > 0.29 && number < 0.4;
}

static bool float_tiny(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    double number = any_float(drawing);
    return number != 0 && fabs(number) < 0.01;
}

static bool float_infinite(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    double number = drawing->random ? -INFINITY : 0;
    if (drawing->random)
        drawing->choices[drawing->count++] = (struct trial_choice){float_index(number), UINT64_MAX, 0, CHOOSE_FLOAT, 0};
    else
        number = any_float(drawing);
    return isinf(number);
}

static void shrinks_floats_to_few_digits(void **state)
{
    (void)state;
    ASSERT_SHRINKS(float_above, float_index(42));
    ASSERT_SHRINKS(float_between, float_index(0.375));
    ASSERT_SHRINKS(float_tiny, float_index(1.0 / 128));
    ASSERT_SHRINKS(float_infinite, float_index(INFINITY));
}

/* ---- characters ---- */

static size_t any_string(struct drawing *drawing, char *string, size_t longest)
{
    size_t length = draw(drawing, CHOOSE_LENGTH, longest, 0);
    for (size_t i = 0; i < length; i++)
        string[i] = (char)(draw(drawing, CHOOSE_CHARACTER, 254, 'a' - 1) + 1);
    string[length] = '\0';
    return length;
}

static bool has_percent(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    char string[600];
    size_t length = any_string(drawing, string, 500);
    return length > 2 && strchr(string, '%');
}

static bool has_control(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    char string[600];
    any_string(drawing, string, 500);
    return strpbrk(string, "\t\n\r");
}

static void shrinks_strings_to_readable_ones(void **state)
{
    (void)state;
    ASSERT_SHRINKS(has_percent, 3, 'a' - 1, 'a' - 1, '%' - 1);
    ASSERT_SHRINKS(has_control, 1, '\t' - 1);
}

/* ---- long ---- */

static bool sum_of_many(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    uint64_t length = draw(drawing, CHOOSE_LENGTH, 300, 0), sum = 0;
    for (uint64_t i = 0; i < length; i++)
        sum += draw(drawing, CHOOSE_NUMBER, 1000, 0);
    uint64_t last = draw(drawing, CHOOSE_NUMBER, 9, 0);
    return sum > 2500 && last > 2;
}

static bool three_of_many(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    unsigned seen = 0;
    while (drawing->count < 900 && draw(drawing, CHOOSE_USER, 63, 0))
        seen |= 1u << draw(drawing, CHOOSE_USER, 30, 0);
    return (seen & 7 << 10) == 7 << 10;
}

static void shrinks_long_inputs(void **state)
{
    (void)state;
    ASSERT_SHRINKS(sum_of_many, 3, 501, 1000, 1000, 3);
    ASSERT_SHRINKS(three_of_many, 1, 10, 1, 11, 1, 12, 0);
}

/* ---- how it ends ---- */

static void keeps_to_the_deadline(void **state)
{
    (void)state;
    uint64_t random = 3;
    struct drawing start;
    do
        start = (struct drawing){.random = &random};
    while (!sum_of_many(NULL, &start));
    struct bench bench = {.fails = sum_of_many, .most = ULLONG_MAX};
    struct shrink_services services = {&bench, 8, try_candidates, NULL, NULL};
    struct shrink_result result;
    shrink_run(&result, start.choices, start.count, &services, clock_seconds() - 1);
    assert_int_equal(result.tried, 0);
    assert_false(result.complete);
    assert_int_equal(result.count, start.count);
    assert_memory_equal(result.choices, start.choices, start.count * sizeof *start.choices);
    shrink_result_release(&result);
    bench_release(&bench);
}

static void stops_when_nobody_wants_a_better_one(void **state)
{
    (void)state;
    uint64_t random = 3;
    struct drawing start;
    do
        start = (struct drawing){.random = &random};
    while (!sum_of_many(NULL, &start));
    struct bench bench = {.fails = sum_of_many, .most = ULLONG_MAX, .better_most = 2};
    struct shrink_result result = shrink(&bench, &start, 8);
    assert_int_equal(bench.better, 2);
    assert_int_equal(result.accepted, 2);
    assert_false(result.complete);
    shrink_result_release(&result);
    bench_release(&bench);
}

static bool always(const struct world_case *unused, struct drawing *drawing)
{
    (void)unused;
    return any_int(drawing) != UINT64_MAX;
}

static void tries_little_when_everything_fails(void **state)
{
    (void)state;
    uint64_t random = 3;
    struct drawing start = {.random = &random};
    assert_true(always(NULL, &start));
    struct bench bench = {.fails = always, .most = ULLONG_MAX};
    struct shrink_result result = shrink(&bench, &start, 1);
    assert_int_equal(result.tried, 1);
    assert_true(result.complete);
    assert_true(result.certain);
    shrink_result_release(&result);
    bench_release(&bench);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shrinks_numbers_of_full_width),
        cmocka_unit_test(shrinks_floats_to_few_digits),
        cmocka_unit_test(shrinks_strings_to_readable_ones),
        cmocka_unit_test(shrinks_long_inputs),
        cmocka_unit_test(keeps_to_the_deadline),
        cmocka_unit_test(stops_when_nobody_wants_a_better_one),
        cmocka_unit_test(tries_little_when_everything_fails),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
