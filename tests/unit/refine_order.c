/* Ordinals number all values of a choice once, and the order of sequences is one. */
#include "refine_bench.h"

#include <math.h>

#include "refine/order.h"

static void assert_one_to_one(struct trial_choice choice)
{
    struct trial_choice before = choice;
    bool *seen = mem_array(choice.most + 1, sizeof *seen);
    for (uint64_t ordinal = 0; ordinal <= choice.most; ordinal++) {
        choice.index = choice_index(&choice, ordinal);
        assert_true(choice.index <= choice.most && !seen[choice.index]);
        seen[choice.index] = true;
        assert_int_equal(choice_ordinal(&choice), ordinal);
        if (ordinal)
            assert_true(choice_compare(&before, &choice) < 0);
        else
            assert_int_equal(choice.index, choice.origin);
        before = choice;
    }
    assert_int_equal(choice_last_ordinal(&choice), choice.most);
    mem_free(seen);
}

static void every_value_has_one_ordinal(void **state)
{
    (void)state;
    for (uint64_t most = 0; most < 12; most++)
        for (uint64_t origin = 0; origin <= most; origin++)
            for (uint32_t kind = CHOOSE_NUMBER; kind <= CHOOSE_USER; kind++)
                assert_one_to_one((struct trial_choice){0, most, origin, kind, 0});
    for (uint64_t first = 0; first < 2; first++)
        for (uint64_t most = 127; most <= 255 - first; most++)
            assert_one_to_one((struct trial_choice){0, most, 'a' - first, CHOOSE_CHARACTER, 0});
}

static void ordinals_reach_the_ends_of_wide_ranges(void **state)
{
    (void)state;
    static const uint64_t origins[] = {0, 1, 1ull << 63, UINT64_MAX - 1, UINT64_MAX};
    uint64_t random = 4;
    for (size_t i = 0; i < sizeof origins / sizeof *origins; i++)
        for (int j = 0; j < 1000; j++) {
            uint64_t index = j == 0 ? 0 : j == 1 ? UINT64_MAX : random_number(&random);
            struct trial_choice choice = {index, UINT64_MAX, origins[i], CHOOSE_NUMBER, 0};
            assert_int_equal(choice_index(&choice, choice_ordinal(&choice)), index);
        }
}

static struct trial_choice float_choice(double number)
{
    return (struct trial_choice){float_index(number), UINT64_MAX, 0, CHOOSE_FLOAT, 0};
}

static void floats_are_simple_when_whole_and_short(void **state)
{
    (void)state;
    static const double simple_first[] = {0,        1,         -1,   2,    -2,    1000, 9007199254740991.0, 0.5,   -0.5,
                                          1.5,      100.5,     0.25, 0.75, 0.375, 1e-3, 9007199254740992.0, 1e300, -0.0,
                                          INFINITY, -INFINITY, NAN};
    enum { COUNT = sizeof simple_first / sizeof *simple_first };
    for (int i = 0; i < COUNT; i++)
        for (int j = 0; j < COUNT; j++) {
            struct trial_choice a = float_choice(simple_first[i]), b = float_choice(simple_first[j]);
            int order = choice_compare(&a, &b);
            assert_int_equal((order > 0) - (order < 0), (i > j) - (i < j));
        }
    for (uint64_t ordinal = 0; ordinal < 1000; ordinal++) {
        struct trial_choice choice = float_choice(0);
        choice.index = choice_index(&choice, ordinal);
        assert_int_equal(choice_ordinal(&choice), ordinal);
        assert_true(trial_float(choice.index) == (ordinal % 2 ? 1 : -1) * (double)((ordinal + 1) / 2));
    }
}

static void size_goes_before_values(void **state)
{
    (void)state;
    const struct trial_choice list[] = {{1, 9, 0, CHOOSE_LENGTH, 0}, {99, 99, 0, CHOOSE_NUMBER, 0}};
    const struct trial_choice longer[] = {
        {2, 9, 0, CHOOSE_LENGTH, 0}, {0, 99, 0, CHOOSE_NUMBER, 0}, {0, 99, 0, CHOOSE_NUMBER, 0}};
    const struct trial_choice low[] = {{1, 9, 0, CHOOSE_LENGTH, 0}, {3, 99, 0, CHOOSE_NUMBER, 0}};
    const struct trial_choice structures[] = {{9, 99, 0, CHOOSE_STRUCTURE, 0}, {0, 99, 0, CHOOSE_STRUCTURE, 0}};
    assert_true(shrink_compare(list, 2, longer, 3, NULL) < 0);
    assert_true(shrink_compare(longer, 3, list, 2, NULL) > 0);
    assert_true(shrink_compare(low, 2, list, 2, NULL) < 0);
    assert_int_equal(shrink_compare(list, 2, list, 2, NULL), 0);
    assert_int_equal(choices_size(list, 2, NULL), 3);
    assert_int_equal(choices_size(structures, 2, NULL), 11);
    assert_int_equal(choices_size(structures, 2, &size_services),
                     2 + size_of_rank(NULL, 0, 9) + size_of_rank(NULL, 1, 0));
    const struct trial_choice huge[] = {{UINT64_MAX, UINT64_MAX, 0, CHOOSE_LENGTH, 0}};
    assert_true(choices_size(huge, 1, NULL) == UINT64_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_has_one_ordinal),
        cmocka_unit_test(ordinals_reach_the_ends_of_wide_ranges),
        cmocka_unit_test(floats_are_simple_when_whole_and_short),
        cmocka_unit_test(size_goes_before_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
