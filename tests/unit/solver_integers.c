/* Sets of integers against brute force: the judge's evaluation of random terms,
 * and counting one by one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "front/lang/term.h"
#include "solver/native/integers.h"

#define REACH 200

static struct lang_symbol symbol_of(enum lang_kind kind)
{
    return (struct lang_symbol){.kind = LANG_BLANK, .name = "x", .type = type_plain(kind)};
}

struct maker {
    struct arena *arena;
    const struct lang_symbol *symbol;
    struct dice dice;
};

static uint64_t pick(struct maker *m, uint64_t limit)
{
    return dice_below(&m->dice, limit);
}

static const struct lang_term *number(struct maker *m, int reach)
{
    return term_integer(m->arena, (long long)pick(m, 2 * (uint64_t)reach + 1) - reach);
}

static const struct lang_term *random_truth(struct maker *m, int depth);

static const struct lang_term *random_integer(struct maker *m, int depth)
{
    const struct lang_type *type = type_plain(LANG_INTEGER);
    if (depth == 0 || pick(m, 5) == 0)
        return pick(m, 4) ? term_symbol(m->arena, m->symbol) : number(m, 30);
    const struct lang_term *a = random_integer(m, depth - 1);
    switch (pick(m, 9)) {
    case 0:
        return term_binary(m->arena, LANG_ADD, type, a, random_integer(m, depth - 1));
    case 1:
        return term_binary(m->arena, LANG_ADD, type, a, number(m, 20));
    case 2:
        return term_binary(m->arena, LANG_SUBTRACT, type, number(m, 20), a);
    case 3:
        return term_binary(m->arena, LANG_SUBTRACT, type, a, random_integer(m, depth - 1));
    case 4:
        return term_binary(m->arena, LANG_SCALE, type, number(m, 5), a);
    case 5:
        return term_binary(m->arena, LANG_DIVIDE, type, a, number(m, 6));
    case 6:
        return term_binary(m->arena, LANG_MODULO, type, a, number(m, 9));
    case 7:
        return term_unary(m->arena, LANG_ABS, type, a);
    default: {
        const struct lang_term *args[] = {random_truth(m, depth - 1), a, random_integer(m, depth - 1)};
        return term_make(m->arena, LANG_ITE, type, args, 3);
    }
    }
}

/* real(a) or half of it, compared with another one or a fraction */
static const struct lang_term *random_real(struct maker *m, int depth)
{
    const struct lang_type *type = type_plain(LANG_REAL);
    mpq_t q;
    mpq_init(q);
    mpq_set_si(q, (long)pick(m, 41) - 20, 1 + pick(m, 6));
    mpq_canonicalize(q);
    const struct lang_term *fraction = term_constant(m->arena, type, lang_real(m->arena, q));
    mpq_clear(q);
    if (pick(m, 3) == 0)
        return fraction;
    const struct lang_term *real = term_unary(m->arena, LANG_TO_REAL, type, random_integer(m, depth));
    return pick(m, 2) ? real : term_binary(m->arena, LANG_SCALE, type, fraction, real);
}

static const struct lang_term *random_atom(struct maker *m, int depth)
{
    static const enum lang_op ops[] = {LANG_EQUAL, LANG_LESS, LANG_LESS_EQUAL};
    enum lang_op op = ops[pick(m, 3)];
    const struct lang_type *type = type_plain(LANG_BOOLEAN);
    if (pick(m, 5) == 0)
        return term_binary(m->arena, op, type, random_real(m, depth), random_real(m, depth));
    const struct lang_term *a = random_integer(m, depth);
    const struct lang_term *b = pick(m, 2) ? number(m, 60) : random_integer(m, depth);
    return pick(m, 2) ? term_binary(m->arena, op, type, a, b) : term_binary(m->arena, op, type, b, a);
}

static const struct lang_term *random_truth(struct maker *m, int depth)
{
    const struct lang_type *type = type_plain(LANG_BOOLEAN);
    if (depth == 0 || pick(m, 3) == 0)
        return random_atom(m, depth);
    const struct lang_term *args[] = {random_truth(m, depth - 1), random_truth(m, depth - 1),
                                      random_truth(m, depth - 1)};
    switch (pick(m, 5)) {
    case 0:
        return term_make(m->arena, LANG_AND, type, args, 2);
    case 1:
        return term_make(m->arena, LANG_OR, type, args, 2);
    case 2:
        return term_make(m->arena, LANG_NOT, type, args, 1);
    case 3:
        return term_make(m->arena, LANG_EQUAL, type, args, 2);
    default:
        return term_make(m->arena, LANG_ITE, type, args, 3);
    }
}

static bool judged(const struct lang_term *term, const struct lang_symbol *symbol, const mpz_t n)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_moment(&arena, symbol->type->kind, n);
    bool holds = lang_evaluate(&arena, term, &value, NULL, &error)->boolean;
    arena_release(&arena);
    error_release(&error);
    return holds;
}

static void complain(const struct lang_term *term, const struct integers *set, const mpz_t n)
{
    struct text out = TEXT_INIT;
    lang_print_term(term, &out);
    text_add(&out, "\n");
    integers_print(set, &out);
    fail_msg("at %ld: %s", mpz_get_si(n), out.s);
}

static void every_number_of_a_random_term_is_judged_the_same(void **state)
{
    (void)state;
    struct lang_symbol symbol = symbol_of(LANG_INTEGER);
    size_t decided = 0;
    for (uint64_t i = 0; i < 200; i++) {
        struct arena arena = ARENA_INIT;
        struct maker m = {&arena, &symbol, dice_of(17, i)};
        const struct lang_term *term = random_truth(&m, 1 + (int)(i % 3));
        struct integers *set = integers_of(&symbol, &term, 1);
        decided += set != NULL;
        mpz_t n;
        mpz_init(n);
        for (int v = -REACH; set && v <= REACH; v++) {
            mpz_set_si(n, v);
            if (judged(term, &symbol, n) != integers_contains(set, n))
                complain(term, set, n);
        }
        mpz_clear(n);
        integers_free(set);
        arena_release(&arena);
    }
    assert_true(decided > 190);
}

/* ---- counting ---- */

static struct integers *random_set(struct dice *dice, bool finite)
{
    struct arena arena = ARENA_INIT;
    struct lang_symbol symbol = symbol_of(LANG_INTEGER);
    struct maker m = {&arena, &symbol, dice_of(dice_roll(dice), 1)};
    struct integers *set = NULL;
    while (!set)
        for (const struct lang_term *term = random_truth(&m, 2); !set; term = random_truth(&m, 2))
            set = integers_of(&symbol, &term, 1);
    if (finite) {
        mpz_t from, to;
        mpz_init_set_si(from, -(long)pick(&m, 100));
        mpz_init_set_si(to, (long)pick(&m, 100));
        struct integers *range = integers_between(from, to), *cut = integers_and(range, set);
        integers_free(range);
        integers_free(set);
        mpz_clears(from, to, NULL);
        set = cut;
    }
    arena_release(&arena);
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

static void members_come_in_order_and_are_counted(void **state)
{
    (void)state;
    struct dice dice = dice_of(5, 5);
    mpz_t n, out, count;
    mpz_inits(n, out, count, NULL);
    for (int i = 0; i < 100; i++) {
        struct integers *set = random_set(&dice, true);
        unsigned long seen = 0;
        assert_true(integers_count(set, count));
        long next = REACH + 1;
        for (long v = REACH; v >= -REACH; v--) {
            next = contains(set, v) ? v : next;
            mpz_set_si(n, v);
            bool found = integers_next(set, n, out);
            assert_int_equal(found, next <= REACH);
            assert_true(!found || mpz_cmp_si(out, next) == 0);
        }
        assert_int_equal(integers_least(set, out), next <= REACH);
        assert_true(next > REACH || mpz_cmp_si(out, next) == 0);
        for (long v = -REACH; v <= REACH; v++)
            if (contains(set, v)) {
                mpz_set_ui(n, seen++);
                integers_nth(set, n, out);
                assert_true(mpz_cmp_si(out, v) == 0);
            }
        assert_true(mpz_cmp_ui(count, seen) == 0);
        assert_int_equal(integers_empty(set), seen == 0);
        integers_free(set);
    }
    mpz_clears(n, out, count, NULL);
}

static void sets_are_combined_member_by_member(void **state)
{
    (void)state;
    struct dice dice = dice_of(6, 5);
    for (int i = 0; i < 80; i++) {
        struct integers *a = random_set(&dice, i % 2), *b = random_set(&dice, i % 3 == 0), *copy = integers_copy(a);
        struct integers *and = integers_and(copy, b), *or = integers_or(a, b);
        for (long v = -REACH; v <= REACH; v++) {
            if (and)
                assert_int_equal(contains(and, v), contains(a, v) && contains(b, v));
            if (or)
                assert_int_equal(contains(or, v), contains(a, v) || contains(b, v));
        }
        assert_non_null(and);
        integers_free(a);
        integers_free(b);
        integers_free(copy);
        integers_free(and);
        integers_free(or);
    }
}

/* ---- packing ---- */

static void as_many_are_packed_as_greed_finds(void **state)
{
    (void)state;
    struct dice dice = dice_of(7, 5);
    mpz_t distance, count, n, out, last;
    mpz_inits(distance, count, n, out, last, NULL);
    for (int i = 0; i < 150; i++) {
        struct integers *set = random_set(&dice, true);
        mpz_set_ui(distance, 1 + dice_below(&dice, 20));
        unsigned long most = 0;
        for (long v = -REACH, next = v; v <= REACH; v++)
            if (v >= next && contains(set, v)) {
                most++;
                next = v + mpz_get_si(distance);
            }
        assert_true(integers_pack_count(set, distance, count));
        assert_true(mpz_cmp_ui(count, most) == 0);
        for (unsigned long wanted = 0; wanted <= most; wanted += 1 + most / 4) {
            mpz_set_ui(n, i % 2 ? wanted : most - wanted);
            struct integers_packing *packing = integers_pack(set, distance, n, (uint64_t)i);
            unsigned long got = 0;
            for (; integers_pack_next(packing, out); got++) {
                assert_true(integers_contains(set, out));
                if (got) {
                    mpz_add(last, last, distance);
                    assert_true(mpz_cmp(last, out) <= 0);
                }
                mpz_set(last, out);
            }
            assert_int_equal(got, mpz_get_ui(n));
            integers_packing_free(packing);
        }
        integers_free(set);
    }
    mpz_clears(distance, count, n, out, last, NULL);
}

static void many_are_packed_into_infinite_sets(void **state)
{
    (void)state;
    mpz_t distance, n, out, last, first;
    mpz_inits(distance, n, out, last, first, NULL);
    struct integers *all = integers_all();
    assert_false(integers_count(all, n));
    mpz_set_ui(distance, 10);
    assert_false(integers_pack_count(all, distance, n));
    for (int wide = 0; wide < 2; wide++) {
        mpz_set_ui(n, 30000);
        mpz_ui_pow_ui(distance, 10, wide ? 30 : 1);
        struct integers_packing *packing = integers_pack(all, distance, n, 3);
        size_t got = 0;
        for (; integers_pack_next(packing, out); got++) {
            mpz_sub(last, out, last);
            assert_true(!got || mpz_cmp(last, distance) >= 0);
            mpz_set(last, out);
            if (!got)
                mpz_set(first, out);
        }
        assert_int_equal(got, 30000);
        mpz_sub(last, last, first); /* they span what there is */
        assert_true(wide || mpz_cmp_d(last, 4.2e9) > 0);
        integers_packing_free(packing);
    }
    integers_free(all);
    mpz_clears(distance, n, out, last, first, NULL);
}

static void a_window_is_finite_large_enough_and_inside(void **state)
{
    (void)state;
    mpz_t from, least, count, n;
    mpz_inits(from, least, count, n, NULL);
    const char *starts[] = {"-7", "0", "4294967290", "1000000000000000000000000000000"};
    for (size_t i = 0; i < 4; i++)
        for (int exponent = 0; exponent <= 20; exponent += 10) {
            mpz_set_str(from, starts[i], 10);
            mpz_ui_pow_ui(least, 10, (unsigned long)exponent);
            struct integers *set = integers_between(from, NULL), *window = integers_window(set, least);
            assert_true(integers_count(window, count));
            assert_true(mpz_cmp(count, least) >= 0);
            assert_true(integers_least(window, n));
            assert_true(mpz_cmp(n, from) == 0);
            integers_free(set);
            integers_free(window);
        }
    mpz_clears(from, least, count, n, NULL);
}

static void a_larger_window_holds_the_smaller_one(void **state)
{
    (void)state;
    mpz_t from, to, least;
    mpz_inits(from, to, least, NULL);
    mpz_set_si(from, 100);
    mpz_set_si(to, -150);
    struct integers *up = integers_between(from, NULL), *down = integers_between(NULL, to),
                    *set = integers_or(up, down);
    struct integers *smaller = integers_window(set, from);
    for (unsigned long bits = 32; bits < 70; bits++) {
        mpz_set_ui(least, 1);
        mpz_mul_2exp(least, least, bits);
        struct integers *larger = integers_window(set, least), *both = integers_and(smaller, larger);
        integers_count(smaller, from);
        integers_count(both, to);
        assert_true(mpz_cmp(from, to) == 0);
        integers_count(larger, to);
        assert_true(mpz_cmp(to, least) >= 0);
        integers_free(both);
        integers_free(smaller);
        smaller = larger;
    }
    integers_free(smaller);
    integers_free(set);
    integers_free(up);
    integers_free(down);
    mpz_clears(from, to, least, NULL);
}

/* ---- moments, lengths, what is tried ---- */

static void a_date_has_the_calendar_s_ends_and_sums_beyond_them_are_false(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct lang_symbol symbol = symbol_of(LANG_DATE);
    const struct lang_term *x = term_symbol(&arena, &symbol);
    mpz_t n;
    mpz_init(n);
    assert_true(moment_parse(LANG_DATE, "2000-01-01", 10, n));
    const struct lang_term *then = term_constant(&arena, type_plain(LANG_DATE), lang_moment(&arena, LANG_DATE, n));
    const struct lang_term *later = term_binary(&arena, LANG_ADD, type_plain(LANG_DATE), x, term_integer(&arena, 1000));
    const struct lang_term *after = term_binary(&arena, LANG_LESS, type_plain(LANG_BOOLEAN), then, later);
    const struct lang_term *days = term_unary(&arena, LANG_DAYS, type_plain(LANG_INTEGER), x);
    const struct lang_term *rest =
        term_binary(&arena, LANG_MODULO, type_plain(LANG_INTEGER), days, term_integer(&arena, 7));
    const struct lang_term *thursday =
        term_binary(&arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), rest, term_integer(&arena, 0));
    const struct lang_term *not_after = term_not(&arena, after), *cases[] = {after, not_after, thursday};
    for (size_t i = 0; i < 3; i++) {
        struct integers *set = integers_of(&symbol, &cases[i], 1);
        assert_non_null(set);
        for (long v = -720000; v < 2933000; v += v < -719000 || v > 2930000 ? 1 : 997) {
            mpz_set_si(n, v);
            bool there = moment_in_range(LANG_DATE, n);
            assert_int_equal(integers_contains(set, n), there && judged(cases[i], &symbol, n));
        }
        integers_free(set);
    }
    mpz_clear(n);
    arena_release(&arena);
}

static void lengths_become_a_set(void **state)
{
    (void)state;
    bool present[] = {true, false, true, true, false, false, true};
    struct lengths lengths = {.base = 4, .period = 3, .present = present};
    struct integers *set = integers_of_lengths(&lengths);
    for (size_t i = 0; i < 100; i++)
        assert_int_equal(contains(set, (long)i), lengths_contain(&lengths, i));
    assert_false(contains(set, -3));
    struct text out = TEXT_INIT;
    integers_print(set, &out);
    assert_string_equal(out.s, "0, 2..3, 6.. by 3");
    text_release(&out);
    mpz_t distance, n, last; /* and stay short */
    mpz_init_set_ui(distance, 10);
    mpz_init_set_ui(n, 100);
    mpz_init(last);
    struct integers_packing *packing = integers_pack(set, distance, n, 1);
    while (integers_pack_next(packing, last))
        ;
    assert_true(mpz_cmp_ui(last, 10000) < 0);
    integers_packing_free(packing);
    mpz_clears(distance, n, last, NULL);
    integers_free(set);
}

/* (length (number->string x)) is not understood, but can be tried. */
static void few_numbers_are_tried(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct lang_symbol symbol = symbol_of(LANG_INTEGER);
    const struct lang_term *x = term_symbol(&arena, &symbol);
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    const struct lang_term *digits = term_unary(&arena, LANG_NUMBER_TO_STRING, type_plain(LANG_STRING), x);
    const struct lang_term *length = term_unary(&arena, LANG_LENGTH, type_plain(LANG_INTEGER), digits);
    const struct lang_term *two = term_binary(&arena, LANG_EQUAL, boolean, length, term_integer(&arena, 2));
    const struct lang_term *lower = term_binary(&arena, LANG_LESS, boolean, term_integer(&arena, -500), x);
    const struct lang_term *upper = term_binary(&arena, LANG_LESS, boolean, x, term_integer(&arena, 50));
    const struct lang_term *terms[] = {two, lower, upper};
    assert_null(integers_of(&symbol, terms, 2));
    struct integers *set = integers_of(&symbol, terms, 3);
    struct text out = TEXT_INIT;
    integers_print(set, &out);
    assert_string_equal(out.s, "-9..-1, 10..49");
    text_release(&out);
    integers_free(set);
    arena_release(&arena);
}

/* (contains (list 0 3 6 …) (+ x 1)): quick also for long lists */
static void members_of_a_long_list_are_found(void **state)
{
    (void)state;
    enum { LONG = 2000 };
    struct arena arena = ARENA_INIT;
    struct lang_symbol symbol = symbol_of(LANG_INTEGER);
    static const struct lang_value *items[LONG];
    for (int i = 0; i < LONG; i++)
        items[i] = lang_integer_small(&arena, i * 7919 % LONG * 3);
    const struct lang_type *integer = type_plain(LANG_INTEGER);
    const struct lang_term *list =
        term_constant(&arena, type_of(&arena, LANG_LIST, integer), lang_items(&arena, LANG_LIST, items, LONG));
    const struct lang_term *next =
        term_binary(&arena, LANG_ADD, integer, term_symbol(&arena, &symbol), term_integer(&arena, 1));
    const struct lang_term *member = term_binary(&arena, LANG_CONTAINS, type_plain(LANG_BOOLEAN), list, next);
    struct integers *set = integers_of(&symbol, &member, 1);
    for (long v = -10; v < 3 * LONG + 10; v++)
        assert_int_equal(contains(set, v), v >= -1 && v < 3 * LONG - 1 && (v + 1) % 3 == 0);
    integers_free(set);
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_number_of_a_random_term_is_judged_the_same),
        cmocka_unit_test(members_come_in_order_and_are_counted),
        cmocka_unit_test(sets_are_combined_member_by_member),
        cmocka_unit_test(as_many_are_packed_as_greed_finds),
        cmocka_unit_test(many_are_packed_into_infinite_sets),
        cmocka_unit_test(a_window_is_finite_large_enough_and_inside),
        cmocka_unit_test(a_larger_window_holds_the_smaller_one),
        cmocka_unit_test(a_date_has_the_calendar_s_ends_and_sums_beyond_them_are_false),
        cmocka_unit_test(lengths_become_a_set),
        cmocka_unit_test(few_numbers_are_tried),
        cmocka_unit_test(members_of_a_long_list_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
