/* Coupled integers against all tuples of small boxes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "solver/native/linear.h"

enum { VARIABLES = 4, ROWS = 4, REACH = 12 };

/* The problem in plain numbers. */
struct plain {
    size_t variables, rows;
    long a[ROWS][VARIABLES], constant[ROWS];
    enum linear_relation relation[ROWS];
    struct integers *sets[VARIABLES];
};

static struct integers *box(long from, long to)
{
    mpz_t a, b;
    mpz_init_set_si(a, from);
    mpz_init_set_si(b, to);
    struct integers *set = integers_between(a, b);
    mpz_clears(a, b, NULL);
    return set;
}

static bool contains(const struct integers *set, long v)
{
    mpz_t n;
    mpz_init_set_si(n, v);
    bool result = integers_contains(set, n);
    mpz_clear(n);
    return result;
}

/* Members by a period, from some number on. */
static struct integers *progression(size_t base, size_t period, uint64_t bits)
{
    bool present[64] = {false};
    for (size_t i = 0; i < base + period; i++)
        present[i] = bits >> i & 1;
    struct lengths lengths = {base, period, present};
    return integers_of_lengths(&lengths);
}

static struct linear *linear_from(const struct plain *plain)
{
    mpz_t a[ROWS][VARIABLES], constants[ROWS];
    struct linear_constraint constraints[ROWS];
    for (size_t i = 0; i < plain->rows; i++) {
        for (size_t j = 0; j < plain->variables; j++)
            mpz_init_set_si(a[i][j], plain->a[i][j]);
        mpz_init_set_si(constants[i], plain->constant[i]);
        constraints[i] = (struct linear_constraint){plain->relation[i], (const mpz_t *)a[i], constants[i]};
    }
    struct linear *linear =
        linear_of((const struct integers *const *)plain->sets, plain->variables, constraints, plain->rows);
    for (size_t i = 0; i < plain->rows; i++) {
        for (size_t j = 0; j < plain->variables; j++)
            mpz_clear(a[i][j]);
        mpz_clear(constants[i]);
    }
    return linear;
}

static bool holds(const struct plain *plain, const long *values)
{
    for (size_t j = 0; j < plain->variables; j++)
        if (!contains(plain->sets[j], values[j]))
            return false;
    for (size_t i = 0; i < plain->rows; i++) {
        long sum = plain->constant[i];
        for (size_t j = 0; j < plain->variables; j++)
            sum += plain->a[i][j] * values[j];
        if (plain->relation[i] == LINEAR_AT_MOST ? sum > 0 : (sum == 0) != (plain->relation[i] == LINEAR_EQUAL))
            return false;
    }
    return true;
}

static unsigned long brute(const struct plain *plain, long *values, size_t j)
{
    if (j == plain->variables)
        return holds(plain, values);
    unsigned long count = 0;
    for (values[j] = -REACH; values[j] <= REACH; values[j]++)
        if (contains(plain->sets[j], values[j]))
            count += brute(plain, values, j + 1);
    return count;
}

static struct plain random_problem(struct dice *dice, bool endless)
{
    struct plain plain = {.variables = 1 + dice_below(dice, 3), .rows = dice_below(dice, ROWS)};
    for (size_t j = 0; j < plain.variables; j++) {
        if (endless && dice_below(dice, 3) == 0) {
            plain.sets[j] = integers_all();
        } else if (endless) {
            plain.sets[j] = progression(dice_below(dice, 10), 1 + dice_below(dice, 6), dice_roll(dice));
        } else {
            long from = (long)dice_below(dice, 2 * REACH + 1) - REACH;
            struct integers *range = box(from, from + (long)dice_below(dice, (uint64_t)(REACH - from) + 1));
            struct integers *odd = progression(0, 1 + dice_below(dice, 5), dice_roll(dice) | 1);
            plain.sets[j] = dice_below(dice, 3) ? integers_copy(range) : integers_and(range, odd);
            integers_free(range);
            integers_free(odd);
        }
    }
    for (size_t i = 0; i < plain.rows; i++) {
        plain.relation[i] = (enum linear_relation)dice_below(dice, 3);
        plain.constant[i] = (long)dice_below(dice, 21) - 10;
        for (size_t j = 0; j < plain.variables; j++)
            plain.a[i][j] = (long)dice_below(dice, 7) - 3;
    }
    return plain;
}

static void release(struct plain *plain)
{
    for (size_t j = 0; j < plain->variables; j++)
        integers_free(plain->sets[j]);
}

static size_t width; /* of the tuples that are compared */

static int by_tuple(const void *a, const void *b)
{
    const long *x = a, *y = b;
    for (size_t j = 0; j < width; j++)
        if (x[j] != y[j])
            return x[j] < y[j] ? -1 : 1;
    return 0;
}

/* Draws as many as there are, at most `most`; all hold and differ. */
static size_t draw_all(const struct plain *plain, struct linear *linear, uint64_t seed, size_t most, bool *done)
{
    mpz_t values[VARIABLES];
    long(*drawn)[VARIABLES] = calloc(most, sizeof *drawn), (*sorted)[VARIABLES] = calloc(most, sizeof *sorted);
    size_t count = 0;
    *done = false;
    for (size_t j = 0; j < VARIABLES; j++)
        mpz_init(values[j]);
    for (; count < most && linear_draw(linear, seed, count, values, done); count++) {
        for (size_t j = 0; j < plain->variables; j++)
            drawn[count][j] = mpz_get_si(values[j]);
        assert_true(holds(plain, drawn[count]));
    }
    memcpy(sorted, drawn, most * sizeof *drawn);
    width = plain->variables;
    qsort(sorted, count, sizeof *sorted, by_tuple);
    for (size_t i = 1; i < count; i++)
        assert_true(by_tuple(sorted[i - 1], sorted[i]) < 0);
    for (size_t i = count; i > 0; i /= 2) { /* the same again, whenever one asks */
        bool again;
        assert_true(linear_draw(linear, seed, i - 1, values, &again));
        for (size_t j = 0; j < plain->variables; j++)
            assert_int_equal(mpz_get_si(values[j]), drawn[i - 1][j]);
    }
    for (size_t j = 0; j < VARIABLES; j++)
        mpz_clear(values[j]);
    free(drawn);
    free(sorted);
    return count;
}

static void small_boxes_are_counted_and_drawn_completely(void **state)
{
    (void)state;
    struct dice dice = dice_of(11, 0);
    mpz_t count;
    mpz_init(count);
    size_t none = 0;
    for (uint64_t i = 0; i < 250; i++) {
        struct plain plain = random_problem(&dice, false);
        struct linear *linear = linear_from(&plain);
        long values[VARIABLES];
        unsigned long expected = brute(&plain, values, 0);
        none += expected == 0;
        assert_int_equal(linear_state(linear), expected ? LINEAR_SOME : LINEAR_NONE);
        assert_true(linear_count(linear, count));
        assert_int_equal(mpz_get_ui(count), expected);
        bool done;
        assert_int_equal(draw_all(&plain, linear, i, expected + 1, &done), expected);
        assert_true(done);
        linear_free(linear);
        release(&plain);
    }
    assert_true(none > 20 && none < 230);
    mpz_clear(count);
}

static void endless_problems_are_solved_or_refuted_but_never_wrong(void **state)
{
    (void)state;
    struct dice dice = dice_of(12, 0);
    size_t unknown = 0;
    for (uint64_t i = 0; i < 250; i++) {
        struct plain plain = random_problem(&dice, true);
        struct linear *linear = linear_from(&plain);
        long values[VARIABLES];
        enum linear_state found = linear_state(linear);
        unknown += found == LINEAR_UNKNOWN;
        if (found != LINEAR_SOME)
            assert_int_equal(brute(&plain, values, 0), 0);
        bool done;
        size_t count = draw_all(&plain, linear, i, 200, &done);
        assert_int_equal(count > 0, found == LINEAR_SOME);
        linear_free(linear);
        release(&plain);
    }
    assert_true(unknown < 5);
}

static void a_narrowed_copy_has_the_solutions_of_both(void **state)
{
    (void)state;
    struct dice dice = dice_of(13, 0);
    for (uint64_t i = 0; i < 100; i++) {
        struct plain plain = random_problem(&dice, false);
        struct linear *linear = linear_from(&plain);
        linear_state(linear);
        struct integers *part = box(-3, (long)dice_below(&dice, 6));
        size_t variable = dice_below(&dice, plain.variables);
        struct linear *narrowed = linear_narrow(linear, variable, part);
        struct integers *both = integers_and(part, plain.sets[variable]);
        integers_free(part);
        integers_free(plain.sets[variable]);
        plain.sets[variable] = both;
        long values[VARIABLES];
        unsigned long expected = brute(&plain, values, 0);
        bool done;
        assert_int_equal(draw_all(&plain, narrowed, i, expected + 1, &done), expected);
        linear_free(linear);
        linear_free(narrowed);
        release(&plain);
    }
}

/* Two progressions whose common modulus is beyond every table. */
static void sets_that_cannot_be_intersected_are_narrowed_all_the_same(void **state)
{
    (void)state;
    enum { P = 1009, Q = 1013 };
    static bool one[P], other[Q];
    one[5] = other[7] = true;
    struct lengths first = {0, P, one}, second = {0, Q, other};
    struct integers *a = integers_of_lengths(&first), *b = integers_of_lengths(&second);
    assert_null(integers_and(a, b));
    struct plain plain = {.variables = 1, .sets = {a}};
    struct linear *linear = linear_from(&plain), *narrowed = linear_narrow(linear, 0, b);
    mpz_t value;
    bool done;
    mpz_init(value);
    if (linear_draw(narrowed, 1, 0, &value, &done)) {
        assert_true(integers_contains(a, value));
        assert_true(integers_contains(b, value));
    } else {
        assert_false(done);
    }
    mpz_clear(value);
    linear_free(linear);
    linear_free(narrowed);
    integers_free(a);
    integers_free(b);
}

/* |a| = 2 |b| + 1 */
static void lengths_that_are_coupled_stay_short(void **state)
{
    (void)state;
    struct plain plain = {.variables = 2, .rows = 1, .a = {{1, -2}}, .constant = {-1}, .relation = {LINEAR_EQUAL}};
    plain.sets[0] = progression(3, 3, 0x39);
    plain.sets[1] = progression(0, 1, 1);
    struct linear *linear = linear_from(&plain);
    mpz_t values[2];
    bool done;
    mpz_inits(values[0], values[1], NULL);
    for (uint64_t i = 0; i < 70; i++) {
        assert_true(linear_draw(linear, 1, i, values, &done));
        assert_true(mpz_cmp_ui(values[0], 4000) < 0);
    }
    mpz_clears(values[0], values[1], NULL);
    bool end;
    assert_int_equal(draw_all(&plain, linear, 2, 2000, &end), 2000);
    linear_free(linear);
    release(&plain);
}

static void contradictions_are_refuted(void **state)
{
    (void)state;
    struct plain problems[] = {
        /* x < y, y < x */
        {.variables = 2, .rows = 2, .a = {{1, -1}, {-1, 1}}, .constant = {1, 1}},
        /* 2x - 4y = 1 */
        {.variables = 2, .rows = 1, .a = {{2, -4}}, .constant = {-1}, .relation = {LINEAR_EQUAL}},
        /* x + y <= 0, y + z <= 0, x + z >= 1, y >= 0 */
        {.variables = 3, .rows = 4, .a = {{1, 1, 0}, {0, 1, 1}, {-1, 0, -1}, {0, -1, 0}}, .constant = {0, 0, 1, 0}},
    };
    for (size_t i = 0; i < 3; i++)
        for (int bounded = 0; bounded < 2; bounded++) {
            for (size_t j = 0; j < problems[i].variables; j++)
                problems[i].sets[j] = bounded ? box(-1000000000, 1000000000) : integers_all();
            struct linear *linear = linear_from(&problems[i]);
            assert_int_equal(linear_state(linear), LINEAR_NONE);
            linear_free(linear);
            release(&problems[i]);
        }
}

static void many_are_drawn_from_large_boxes(void **state)
{
    (void)state;
    struct plain plain = {.variables = 3,
                          .rows = 2,
                          .a = {{1, -1, 0}, {3, 5, -7}},
                          .constant = {1, -2},
                          .relation = {LINEAR_AT_MOST, LINEAR_EQUAL}};
    for (size_t j = 0; j < 3; j++)
        plain.sets[j] = box(-2000000000, 2000000000);
    struct linear *linear = linear_from(&plain);
    mpz_t count;
    mpz_init(count);
    assert_false(linear_count(linear, count));
    bool done;
    assert_int_equal(draw_all(&plain, linear, 5, 5000, &done), 5000);
    mpz_clear(count);
    linear_free(linear);
    release(&plain);
}

/* Dates in seconds, and numbers beyond 64 bits. */
static void large_numbers_do_not_overflow(void **state)
{
    (void)state;
    mpz_t a[2], constant, values[2];
    mpz_init_set_si(a[0], 1);
    mpz_init_set_si(a[1], -1);
    mpz_init(constant);
    mpz_inits(values[0], values[1], NULL);
    mpz_ui_pow_ui(constant, 10, 20);
    struct integers *all = integers_all();
    const struct integers *sets[] = {all, all};
    for (int large = 0; large < 2; large++) {
        struct linear_constraint row = {LINEAR_EQUAL, (const mpz_t *)a, constant};
        struct linear *linear = linear_of(sets, 2, &row, 1);
        bool done;
        if (linear_draw(linear, 1, 5, values, &done)) {
            mpz_sub(values[0], values[1], values[0]);
            assert_true(mpz_cmp(values[0], constant) == 0);
            assert_int_equal(large, 0);
        } else {
            assert_int_equal(large, 1);
            assert_int_equal(linear_state(linear), LINEAR_UNKNOWN);
        }
        linear_free(linear);
        mpz_ui_pow_ui(constant, 10, 60);
    }
    integers_free(all);
    mpz_clears(a[0], a[1], constant, values[0], values[1], NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_boxes_are_counted_and_drawn_completely),
        cmocka_unit_test(endless_problems_are_solved_or_refuted_but_never_wrong),
        cmocka_unit_test(a_narrowed_copy_has_the_solutions_of_both),
        cmocka_unit_test(sets_that_cannot_be_intersected_are_narrowed_all_the_same),
        cmocka_unit_test(lengths_that_are_coupled_stay_short),
        cmocka_unit_test(contradictions_are_refuted),
        cmocka_unit_test(many_are_drawn_from_large_boxes),
        cmocka_unit_test(large_numbers_do_not_overflow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
