/* Options, Lists and Objects taken apart mean what they meant. */
#include "solver_terms.h"

#include "base/vector.h"
#include "solver/flatten.h"

#define WORLDS 300
#define VALUES 8

static bool is_scalar(const struct lang_type *type)
{
    return type->kind != LANG_OBJECT && type->kind != LANG_LIST && type->kind != LANG_OPTION;
}

/* Where a Boolean term has become scalars, no other type is left in it. */
static void assert_scalars(const struct lang_term *term)
{
    bool undefined =
        term->op == LANG_THE && term->closed; /* of an Enum or row there is no other term without a value */
    assert_true(is_scalar(term->type));
    for (size_t i = 0; i < term->count && !undefined; i++)
        assert_scalars(term->args[i]);
}

/* The assertions that make lists of up to three elements possible. */
static void open_flat(struct world *w, struct flat *flat)
{
    const struct lang_term *assertions[WORLD_SYMBOLS];
    size_t count = 0;
    for (size_t i = 0; i < w->symbol_count; i++)
        if (w->symbols[i]->type->kind == LANG_LIST)
            assertions[count++] = term_binary(
                &w->arena, LANG_LESS_EQUAL, type_plain(LANG_BOOLEAN),
                term_unary(&w->arena, LANG_LENGTH, type_plain(LANG_INTEGER), term_symbol(&w->arena, w->symbols[i])),
                term_integer(&w->arena, 3));
    flatten(flat, &w->arena, w->symbols, w->symbol_count, assertions, count);
    assert_false(flat->bounded);
}

static void random_terms_over_scalars_keep_their_value(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        struct world w;
        struct flat flat;
        world_open(&w, seed, true);
        w.program = program;
        open_flat(&w, &flat);
        for (int i = 0; i < 12; i++) {
            const struct lang_type *type = below(&w, 2) ? type_plain(LANG_BOOLEAN) : random_type(&w);
            const struct lang_term *term = random_term(&w, type, 1 + (int)below(&w, 4));
            const struct lang_term *scalar = flat_term(&flat, term);
            if (is_scalar(type))
                assert_scalars(scalar);
            for (int j = 0; j < VALUES; j++) {
                const struct lang_value *values[WORLD_SYMBOLS], *scalars[200];
                random_values(&w, values);
                assert_true(flat.symbol_count <= 200 && flat_lower(&flat, &w.arena, values, scalars));
                assert_agreement(&w, term, value_of(&w, term, values, NULL), scalar,
                                 value_of(&w, scalar, scalars, NULL), values);
            }
        }
        flat_release(&flat);
        arena_release(&w.arena);
    }
    lang_free(program);
}

static void sides_stay(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS / 2; seed++) {
        struct world w;
        struct flat flat;
        world_open(&w, 500 + seed, true);
        w.program = program;
        open_flat(&w, &flat);
        w.sides = true;
        for (int i = 0; i < 8; i++) {
            const struct lang_term *term = random_term(&w, type_plain(LANG_BOOLEAN), 1 + (int)below(&w, 4));
            const struct lang_term *scalar = flat_term(&flat, term);
            for (int j = 0; j < VALUES; j++) {
                const struct lang_value *one[WORLD_SYMBOLS], *other[WORLD_SYMBOLS], *first[200], *second[200];
                random_values(&w, one);
                random_values(&w, other);
                assert_true(flat_lower(&flat, &w.arena, one, first));
                assert_true(flat_lower(&flat, &w.arena, other, second));
                assert_agreement(&w, term, value_of(&w, term, one, other), scalar, value_of(&w, scalar, first, second),
                                 one);
            }
        }
        flat_release(&flat);
        arena_release(&w.arena);
    }
    lang_free(program);
}

/* Lowered values satisfy what flatten says of scalars, and are lifted back to what they were. */
static void values_come_back_as_they_were(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        struct world w;
        struct flat flat;
        world_open(&w, 900 + seed, true);
        w.program = program;
        open_flat(&w, &flat);
        for (int i = 0; i < 10; i++) {
            const struct lang_value *values[WORLD_SYMBOLS], *back[WORLD_SYMBOLS], *scalars[200];
            random_values(&w, values);
            assert_true(flat_lower(&flat, &w.arena, values, scalars));
            for (size_t j = 0; j < flat.symbol_count; j++)
                assert_true(lang_value_has_type(scalars[j], flat.symbols[j]->type));
            for (size_t j = 0; j < flat.assertions.count; j++)
                assert_true(value_of(&w, flat.assertions.items[j], scalars, NULL)->boolean);
            flat_lift(&flat, &w.arena, scalars, back);
            for (size_t j = 0; j < w.symbol_count; j++)
                assert_true(lang_value_equal(values[j], back[j]));
        }
        flat_release(&flat);
        arena_release(&w.arena);
    }
    lang_free(program);
}

/* Scalars that satisfy the assertions are what their values lower to: no two mean the same. */
static void no_two_scalar_solutions_mean_the_same(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    size_t satisfied = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct world w;
        struct flat flat;
        world_open(&w, 1300 + seed, true);
        w.program = program;
        w.symbol_count = 13; /* up to the Option */
        open_flat(&w, &flat);
        for (int i = 0; i < 50; i++) {
            const struct lang_value *scalars[200], *values[WORLD_SYMBOLS], *again[200];
            bool holds = true;
            for (size_t j = 0; j < flat.symbol_count; j++)
                scalars[j] = random_value(&w, flat.symbols[j]->type);
            for (size_t j = 0; j < flat.assertions.count && holds; j++)
                holds = value_of(&w, flat.assertions.items[j], scalars, NULL)->boolean;
            if (!holds)
                continue;
            satisfied++;
            flat_lift(&flat, &w.arena, scalars, values);
            assert_true(flat_lower(&flat, &w.arena, values, again));
            for (size_t j = 0; j < flat.symbol_count; j++)
                assert_true(lang_value_equal(scalars[j], again[j]));
        }
        flat_release(&flat);
        arena_release(&w.arena);
    }
    assert_true(satisfied > 100);
    lang_free(program);
}

/* ---- how long lists can be ---- */

static void assert_lengths(const char *declared, size_t symbols, bool bounded)
{
    struct text source = TEXT_INIT;
    text_addf(&source, "(program p %s (generate g 1))", declared);
    struct lang_program *program = program_of(source.s);
    const struct lang_block *block = &program->blocks[0];
    struct arena arena = ARENA_INIT;
    struct flat flat;
    flatten(&flat, &arena, block->symbols, block->symbol_count, block->assertions, block->assertion_count);
    if (flat.symbol_count != symbols || flat.bounded != bounded)
        fail_msg("%s: %zu symbols, %s", declared, flat.symbol_count, flat.bounded ? "bounded" : "not bounded");
    flat_release(&flat);
    arena_release(&arena);
    lang_free(program);
    text_release(&source);
}

static void the_longest_list_is_what_the_assertions_say(void **state)
{
    (void)state;
    assert_lengths("(declare l ?(List Integer)) (specify l (length (lte 5)))", 6, false);
    assert_lengths("(declare l ?(List Integer)) (specify l (length (lt 5)))", 5, false);
    assert_lengths("(declare l ?(List Integer)) (specify l (length (= 2)))", 3, false);
    assert_lengths("(declare l ?(List Integer)) (declare m ?(List Boolean))"
                   "(specify l (<= (+ (length l) (length m)) 4))",
                   10, false);
    assert_lengths("(declare l ?(List Integer))", 4, true);
    assert_lengths("(declare l ?(List Integer)) (specify l (length (gte 5)))", 9, true);
    assert_lengths("(declare l ?(List Integer)) (specify l (> (nth l 6) 2))", 11, true);
    assert_lengths("(declare l ?(List Integer)) (declare b ?Boolean) (specify l (or b (<= (length l) 2)))", 7, true);
    assert_lengths(
        "(declare l ?(List (List Integer))) (specify l (length (lte 2)) (every (lambda (m) (<= (length m) 3))))",
        1 + 2 * 4, false);
    assert_lengths("(declare o ?(Option (List Integer))) (specify o (when-present (length (lte 2))))", 4, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_terms_over_scalars_keep_their_value),
        cmocka_unit_test(sides_stay),
        cmocka_unit_test(values_come_back_as_they_were),
        cmocka_unit_test(no_two_scalar_solutions_mean_the_same),
        cmocka_unit_test(the_longest_list_is_what_the_assertions_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
