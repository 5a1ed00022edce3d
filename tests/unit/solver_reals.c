/* Sets of rational numbers against the judge on a grid, and packings against
 * greed on integers that are fine enough to tell open ends from closed ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

#include "front/lang/term.h"
#include "solver/native/reals.h"

struct maker {
    struct arena *arena;
    const struct lang_symbol *symbol;
    struct dice dice;
};

static uint64_t pick(struct maker *m, uint64_t limit)
{
    return dice_below(&m->dice, limit);
}

static const struct lang_term *fraction_of(struct arena *arena, long n, unsigned long d)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_si(q, n, d);
    mpq_canonicalize(q);
    const struct lang_term *term = term_constant(arena, type_plain(LANG_REAL), lang_real(arena, q));
    mpq_clear(q);
    return term;
}

static const struct lang_term *fraction(struct maker *m)
{
    return fraction_of(m->arena, (long)pick(m, 61) - 30, 1 + pick(m, 4));
}

static const struct lang_term *random_truth(struct maker *m, int depth);

static const struct lang_term *random_real(struct maker *m, int depth)
{
    const struct lang_type *type = type_plain(LANG_REAL);
    if (depth == 0)
        return pick(m, 3) ? term_symbol(m->arena, m->symbol) : fraction(m);
    const struct lang_term *a = random_real(m, depth - 1);
    switch (pick(m, 5)) {
    case 0:
        return term_binary(m->arena, LANG_ADD, type, a, random_real(m, depth - 1));
    case 1:
        return term_binary(m->arena, LANG_SUBTRACT, type, a, random_real(m, depth - 1));
    case 2:
        return term_binary(m->arena, LANG_SCALE, type, fraction(m), a);
    case 3:
        return term_unary(m->arena, LANG_ABS, type, a);
    default: {
        const struct lang_term *args[] = {random_truth(m, depth - 1), a, random_real(m, depth - 1)};
        return term_make(m->arena, LANG_ITE, type, args, 3);
    }
    }
}

/* floor(t), floor(t) + 3, real(floor(t)) */
static const struct lang_term *random_floor(struct maker *m, int depth)
{
    const struct lang_type *integer = type_plain(LANG_INTEGER);
    const struct lang_term *floor = term_unary(m->arena, LANG_FLOOR, integer, random_real(m, depth));
    return pick(m, 2) ? floor : term_binary(m->arena, LANG_ADD, integer, floor, term_integer(m->arena, 3));
}

static const struct lang_term *random_atom(struct maker *m, int depth)
{
    static const enum lang_op ops[] = {LANG_EQUAL, LANG_LESS, LANG_LESS_EQUAL};
    const struct lang_term *a = random_real(m, depth), *b = pick(m, 2) ? fraction(m) : random_real(m, depth);
    uint64_t floor = pick(m, 6);
    if (floor == 0) {
        a = random_floor(m, depth);
        b = term_integer(m->arena, (long long)pick(m, 21) - 10);
    } else if (floor == 1) {
        a = term_unary(m->arena, LANG_TO_REAL, type_plain(LANG_REAL), random_floor(m, depth));
        b = fraction(m);
    }
    bool swapped = pick(m, 2);
    return term_binary(m->arena, ops[pick(m, 3)], type_plain(LANG_BOOLEAN), swapped ? b : a, swapped ? a : b);
}

static const struct lang_term *random_truth(struct maker *m, int depth)
{
    const struct lang_type *type = type_plain(LANG_BOOLEAN);
    if (depth == 0 || pick(m, 3) == 0)
        return random_atom(m, depth);
    const struct lang_term *args[] = {random_truth(m, depth - 1), random_truth(m, depth - 1),
                                      random_truth(m, depth - 1)};
    static const enum lang_op ops[] = {LANG_AND, LANG_OR, LANG_NOT, LANG_EQUAL, LANG_ITE};
    static const size_t counts[] = {2, 2, 1, 2, 3};
    uint64_t which = pick(m, 5);
    return term_make(m->arena, ops[which], type, args, counts[which]);
}

static bool judged(const struct lang_term *term, const mpq_t x)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_real(&arena, x);
    bool holds = lang_evaluate(&arena, term, &value, NULL, &error)->boolean;
    arena_release(&arena);
    error_release(&error);
    return holds;
}

static void every_number_of_a_random_term_is_judged_the_same(void **state)
{
    (void)state;
    struct lang_symbol symbol = {.kind = LANG_BLANK, .name = "x", .type = type_plain(LANG_REAL)};
    size_t decided = 0;
    mpq_t x;
    mpq_init(x);
    for (uint64_t i = 0; i < 150; i++) {
        struct arena arena = ARENA_INIT;
        struct maker m = {&arena, &symbol, dice_of(23, i)};
        const struct lang_term *term = random_truth(&m, 1 + (int)(i % 3));
        struct reals *set = reals_of(&symbol, &term, 1);
        decided += set != NULL;
        for (long k = -240; set && k <= 240; k++) {
            mpq_set_si(x, k, 12);
            mpq_canonicalize(x);
            if (judged(term, x) != reals_contains(set, x)) {
                struct text out = TEXT_INIT;
                lang_print_term(term, &out);
                fail_msg("at %ld/12: %s", k, out.s);
            }
        }
        reals_free(set);
        arena_release(&arena);
    }
    mpq_clear(x);
    assert_true(decided > 135);
}

/* ---- sets with whole ends ---- */

enum { SPAN = 60, FINE = 1000 };

struct plain { /* [from, to], perhaps without its ends */
    long from, to;
    bool open_from, open_to;
};

static struct reals *set_of(const struct plain *parts, size_t count)
{
    struct arena arena = ARENA_INIT;
    struct lang_symbol symbol = {.kind = LANG_BLANK, .name = "x", .type = type_plain(LANG_REAL)};
    const struct lang_term *x = term_symbol(&arena, &symbol), *any = term_boolean(&arena, false);
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    for (size_t i = 0; i < count; i++) {
        const struct lang_term *args[] = {term_binary(&arena, parts[i].open_from ? LANG_LESS : LANG_LESS_EQUAL, boolean,
                                                      fraction_of(&arena, parts[i].from, 1), x),
                                          term_binary(&arena, parts[i].open_to ? LANG_LESS : LANG_LESS_EQUAL, boolean,
                                                      x, fraction_of(&arena, parts[i].to, 1))};
        const struct lang_term *both[] = {any, term_make(&arena, LANG_AND, boolean, args, 2)};
        any = term_make(&arena, LANG_OR, boolean, both, 2);
    }
    struct reals *set = reals_of(&symbol, &any, 1);
    assert_non_null(set);
    arena_release(&arena);
    return set;
}

static size_t random_parts(struct dice *dice, struct plain *parts)
{
    size_t count = 0;
    for (long at = 0; at < SPAN && count < 6;) {
        long length = (long)dice_below(dice, 12);
        parts[count] = (struct plain){at, at + length, dice_below(dice, 2), dice_below(dice, 2)};
        if (length == 0)
            parts[count].open_from = parts[count].open_to = false;
        at += length + (long)dice_below(dice, 9);
        count++;
    }
    return count;
}

static unsigned long greedy(const struct plain *parts, size_t count, long distance)
{
    unsigned long most = 0;
    long next = -1;
    for (size_t i = 0; i < count; i++) {
        long from = parts[i].from * FINE + parts[i].open_from, to = parts[i].to * FINE - parts[i].open_to;
        for (long at = next > from ? next : from; at <= to; at += distance * FINE) {
            most++;
            next = at + distance * FINE;
        }
    }
    return most;
}

static void check_packing(const struct reals *set, const mpq_t distance, unsigned long wanted, uint64_t seed)
{
    mpz_t n;
    mpq_t out, last;
    mpz_init_set_ui(n, wanted);
    mpq_init(out);
    mpq_init(last);
    struct reals_packing *packing = reals_pack(set, distance, n, seed);
    unsigned long got = 0;
    for (; reals_pack_next(packing, out); got++) {
        assert_true(reals_contains(set, out));
        mpq_sub(last, out, last);
        assert_true(!got || mpq_cmp(last, distance) >= 0);
        mpq_set(last, out);
    }
    assert_int_equal(got, wanted);
    reals_packing_free(packing);
    mpz_clear(n);
    mpq_clear(out);
    mpq_clear(last);
}

static void packings_are_exact_at_open_ends(void **state)
{
    (void)state;
    struct dice dice = dice_of(3, 3);
    mpq_t distance;
    mpz_t count;
    mpq_init(distance);
    mpz_init(count);
    for (uint64_t i = 0; i < 150; i++) {
        struct plain parts[6];
        size_t part_count = random_parts(&dice, parts);
        long d = 1 + (long)dice_below(&dice, 8);
        struct reals *set = set_of(parts, part_count);
        mpq_set_si(distance, d, 1);
        assert_true(reals_pack_count(set, distance, count));
        unsigned long most = greedy(parts, part_count, d);
        assert_int_equal(mpz_get_ui(count), most);
        check_packing(set, distance, most, i);
        check_packing(set, distance, most / 2, i);
        reals_free(set);
    }
    mpq_clear(distance);
    mpz_clear(count);
}

static void known_packings_have_known_sizes(void **state)
{
    (void)state;
    const struct plain closed = {0, 500, false, false}, open = {0, 500, true, true};
    mpq_t distance;
    mpz_t count;
    mpq_init(distance);
    mpz_init(count);
    mpq_set_si(distance, 50, 1);
    struct reals *set = set_of(&closed, 1), *inside = set_of(&open, 1);
    assert_true(reals_pack_count(set, distance, count));
    assert_int_equal(mpz_get_ui(count), 11);
    assert_true(reals_pack_count(inside, distance, count));
    assert_int_equal(mpz_get_ui(count), 10);
    check_packing(set, distance, 11, 1);
    check_packing(inside, distance, 10, 1);
    struct lang_symbol symbol = {.kind = LANG_BLANK, .name = "x", .type = type_plain(LANG_REAL)};
    struct reals *all = reals_of(&symbol, NULL, 0);
    assert_false(reals_pack_count(all, distance, count));
    check_packing(all, distance, 5000, 1);
    reals_free(all);
    reals_free(set);
    reals_free(inside);
    mpq_clear(distance);
    mpz_clear(count);
}

/* ---- drawing ---- */

static int by_value(const void *a, const void *b)
{
    return mpq_cmp(*(const mpq_t *)a, *(const mpq_t *)b);
}

static void draws_are_members_and_differ(void **state)
{
    (void)state;
    enum { DRAWS = 400 };
    struct dice dice = dice_of(4, 3);
    static mpq_t drawn[DRAWS];
    mpz_t count;
    mpz_init(count);
    for (size_t i = 0; i < DRAWS; i++)
        mpq_init(drawn[i]);
    for (uint64_t round = 0; round < 30; round++) {
        struct plain parts[6];
        struct reals *set = set_of(parts, random_parts(&dice, parts));
        size_t draws = reals_finite(set, count) ? mpz_get_ui(count) : DRAWS;
        for (size_t i = 0; i < draws; i++) {
            reals_draw(set, round, i, drawn[i]);
            assert_true(reals_contains(set, drawn[i]));
        }
        qsort(drawn, draws, sizeof *drawn, by_value);
        for (size_t i = 1; i < draws; i++)
            assert_true(mpq_cmp(drawn[i - 1], drawn[i]) < 0);
        reals_free(set);
    }
    for (size_t i = 0; i < DRAWS; i++)
        mpq_clear(drawn[i]);
    mpz_clear(count);
}

static void few_decimals_come_first(void **state)
{
    (void)state;
    const struct plain ten = {0, 10, false, true};
    struct reals *set = set_of(&ten, 1);
    mpq_t x;
    mpq_init(x);
    for (uint64_t i = 0; i < 1000; i++) {
        reals_draw(set, 9, i, x);
        unsigned long most = i < 10 ? 1 : i < 20 ? 2 : i < 100 ? 10 : 100;
        assert_true(mpz_cmp_ui(mpq_denref(x), most) <= 0);
    }
    reals_free(set);
    mpq_clear(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_number_of_a_random_term_is_judged_the_same),
        cmocka_unit_test(packings_are_exact_at_open_ends),
        cmocka_unit_test(known_packings_have_known_sizes),
        cmocka_unit_test(draws_are_members_and_differ),
        cmocka_unit_test(few_decimals_come_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
