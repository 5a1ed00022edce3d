/* Counting by sums over pairs of values against all tuples. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/dice.h"
#include "solver/native/linear_parts.h"

enum { VARIABLES = 5, ROWS = 8, WIDTH = 5 };

struct plain {
    size_t variables, rows;
    long a[ROWS][VARIABLES], constant[ROWS];
    enum linear_relation relation[ROWS];
    long from[VARIABLES], to[VARIABLES];
};

static long number(struct dice *dice, long from, long to)
{
    return from + (long)dice_below(dice, (uint64_t)(to - from + 1));
}

/* Mostly differences, so that some follow from others. */
static struct plain random_plain(struct dice *dice)
{
    struct plain plain = {.variables = (size_t)number(dice, 1, VARIABLES), .rows = (size_t)number(dice, 0, ROWS)};
    for (size_t j = 0; j < plain.variables; j++) {
        plain.from[j] = number(dice, -2, 2);
        plain.to[j] = plain.from[j] + number(dice, 0, WIDTH - 1);
    }
    for (size_t i = 0; i < plain.rows; i++) {
        size_t x = (size_t)number(dice, 0, (long)plain.variables - 1);
        size_t y =
            dice_below(dice, 2) && x + 1 < plain.variables ? x + 1 : (size_t)number(dice, 0, (long)plain.variables - 1);
        bool difference = dice_below(dice, 4) != 0;
        plain.a[i][x] = difference ? 1 : number(dice, -2, 2);
        if (y != x)
            plain.a[i][y] = difference ? -1 : number(dice, -2, 2);
        plain.constant[i] = difference ? number(dice, 0, 1) : number(dice, -3, 3);
        plain.relation[i] = dice_below(dice, 8) == 0   ? LINEAR_EQUAL
                            : dice_below(dice, 2) == 0 ? LINEAR_UNEQUAL
                                                       : LINEAR_AT_MOST;
    }
    return plain;
}

static struct linear *linear_from(const struct plain *plain)
{
    mpz_t a[ROWS][VARIABLES], constants[ROWS], from, to;
    struct linear_constraint constraints[ROWS];
    struct integers *sets[VARIABLES];
    mpz_inits(from, to, NULL);
    for (size_t j = 0; j < plain->variables; j++) {
        mpz_set_si(from, plain->from[j]);
        mpz_set_si(to, plain->to[j]);
        sets[j] = integers_between(from, to);
    }
    for (size_t i = 0; i < plain->rows; i++) {
        for (size_t j = 0; j < plain->variables; j++)
            mpz_init_set_si(a[i][j], plain->a[i][j]);
        mpz_init_set_si(constants[i], plain->constant[i]);
        constraints[i] = (struct linear_constraint){plain->relation[i], (const mpz_t *)a[i], constants[i]};
    }
    struct linear *linear = linear_of((const struct integers *const *)sets, plain->variables, constraints, plain->rows);
    for (size_t i = 0; i < plain->rows; i++) {
        for (size_t j = 0; j < plain->variables; j++)
            mpz_clear(a[i][j]);
        mpz_clear(constants[i]);
    }
    for (size_t j = 0; j < plain->variables; j++)
        integers_free(sets[j]);
    mpz_clears(from, to, NULL);
    return linear;
}

static bool holds(const struct plain *plain, const long *values)
{
    for (size_t i = 0; i < plain->rows; i++) {
        long sum = plain->constant[i];
        for (size_t j = 0; j < plain->variables; j++)
            sum += plain->a[i][j] * values[j];
        if (plain->relation[i] == LINEAR_AT_MOST ? sum > 0 : (sum == 0) != (plain->relation[i] == LINEAR_EQUAL))
            return false;
    }
    return true;
}

static uint64_t count_tuples(const struct plain *plain, size_t j, long *values)
{
    if (j == plain->variables)
        return holds(plain, values);
    uint64_t sum = 0;
    for (values[j] = plain->from[j]; values[j] <= plain->to[j]; values[j]++)
        sum += count_tuples(plain, j + 1, values);
    return sum;
}

static void forests_are_counted_as_tuples_are(void **state)
{
    (void)state;
    size_t counted = 0, some = 0;
    for (uint64_t seed = 0; seed < 4000; seed++) {
        struct dice dice = dice_of(seed, 0);
        struct plain plain = random_plain(&dice);
        struct linear *linear = linear_from(&plain);
        long values[VARIABLES];
        uint64_t count, expected = count_tuples(&plain, 0, values);
        if (!linear_root(linear)) {
            assert_int_equal(expected, 0);
        } else if (linear_forest_count(linear, &count)) {
            assert_int_equal(count, expected);
            counted++;
            some += count > 0;
        }
        linear_free(linear);
    }
    assert_true(counted > 800 && some > 400);
}

/* Sorted and different: x < y for neighbours, and != for all pairs. */
static void subsets_are_counted(void **state)
{
    (void)state;
    struct plain plain = {.variables = 4};
    static const size_t pairs[6][2] = {{0, 1}, {1, 2}, {2, 3}, {0, 2}, {1, 3}, {0, 3}};
    for (size_t i = 0; i < 6; i++) {
        plain.a[i][pairs[i][0]] = 1;
        plain.a[i][pairs[i][1]] = -1;
        plain.constant[i] = i < 3;
        plain.relation[i] = i < 3 ? LINEAR_AT_MOST : LINEAR_UNEQUAL;
    }
    plain.rows = 6;
    for (size_t j = 0; j < 4; j++)
        plain.to[j] = 19;
    struct linear *linear = linear_from(&plain);
    uint64_t count;
    assert_true(linear_root(linear));
    assert_true(linear_forest_count(linear, &count));
    assert_int_equal(count, 4845); /* 20 over 4 */
    linear_free(linear);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forests_are_counted_as_tuples_are),
        cmocka_unit_test(subsets_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
