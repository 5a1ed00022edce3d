/* Terms made simpler mean what they meant. */
#include "solver_terms.h"

#include "base/vector.h"
#include "solver/simplify.h"

#define WORLDS 250
#define VALUES 12

/* ---- by disagreement ---- */

static void random_terms_keep_their_value(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        struct world w;
        world_open(&w, seed, seed % 2);
        w.program = program;
        for (int i = 0; i < 12; i++) {
            const struct lang_type *type = below(&w, 3) ? type_plain(LANG_BOOLEAN) : random_type(&w);
            const struct lang_term *term = random_term(&w, type, 1 + (int)below(&w, 5));
            const struct lang_term *simple = simplify(&w.arena, term);
            bool may = term_may_be_undefined(term);
            for (int j = 0; j < VALUES; j++) {
                const struct lang_value *values[WORLD_SYMBOLS];
                random_values(&w, values);
                const struct lang_value *expected = value_of(&w, term, values, NULL);
                assert_agreement(&w, term, expected, simple, value_of(&w, simple, values, NULL), values);
                assert_true(expected || may);
            }
        }
        arena_release(&w.arena);
    }
    lang_free(program);
}

static void known_symbols_become_constants(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        struct world w;
        world_open(&w, 1000 + seed, seed % 2);
        w.program = program;
        for (int i = 0; i < 20; i++) {
            const struct lang_type *type = below(&w, 3) ? type_plain(LANG_BOOLEAN) : random_type(&w);
            const struct lang_term *term = random_term(&w, type, 1 + (int)below(&w, 5));
            const struct lang_value *known[WORLD_SYMBOLS], *values[WORLD_SYMBOLS];
            random_values(&w, known);
            for (size_t j = 0; j < w.symbol_count; j++)
                if (below(&w, 2))
                    known[j] = NULL;
            const struct lang_term *simple = simplify_with(&w.arena, term, known);
            for (size_t j = 0; j < w.symbol_count; j++)
                assert_false(known[j] && term_mentions(simple, w.symbols[j]));
            for (int j = 0; j < VALUES; j++) {
                random_values(&w, values);
                for (size_t k = 0; k < w.symbol_count; k++)
                    values[k] = known[k] ? known[k] : values[k];
                assert_agreement(&w, term, value_of(&w, term, values, NULL), simple, value_of(&w, simple, values, NULL),
                                 values);
            }
        }
        arena_release(&w.arena);
    }
    lang_free(program);
}

static void relations_with_one_side_known_are_about_the_other(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        struct world w;
        world_open(&w, 2000 + seed, seed % 2);
        w.program = program;
        w.sides = true;
        for (int i = 0; i < 20; i++) {
            const struct lang_term *term = random_term(&w, type_plain(LANG_BOOLEAN), 1 + (int)below(&w, 5));
            const struct lang_value *known[WORLD_SYMBOLS], *values[WORLD_SYMBOLS];
            enum lang_side side = below(&w, 2) ? LANG_FIRST : LANG_SECOND;
            random_values(&w, known);
            const struct lang_term *simple = simplify_relation(&w.arena, term, side, known);
            for (int j = 0; j < VALUES; j++) {
                random_values(&w, values);
                const struct lang_value *expected =
                    side == LANG_FIRST ? value_of(&w, term, known, values) : value_of(&w, term, values, known);
                assert_agreement(&w, term, expected, simple, value_of(&w, simple, values, NULL), values);
            }
        }
        arena_release(&w.arena);
    }
    lang_free(program);
}

static void conjuncts_hold_together(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    for (uint64_t seed = 0; seed < WORLDS / 2; seed++) {
        struct world w;
        world_open(&w, 3000 + seed, seed % 2);
        w.program = program;
        for (int i = 0; i < 20; i++) {
            const struct lang_term *term = random_term(&w, type_plain(LANG_BOOLEAN), 5);
            struct terms all = VECTOR_INIT;
            simplify_conjuncts(&w.arena, term, &all);
            for (size_t j = 0; j < all.count; j++) {
                assert_int_not_equal(all.items[j]->op, LANG_AND);
                assert_false(term_is(all.items[j], true));
                assert_false(term_is(all.items[j], false) && all.count > 1);
            }
            for (int j = 0; j < VALUES; j++) {
                const struct lang_value *values[WORLD_SYMBOLS];
                random_values(&w, values);
                bool together = true;
                for (size_t k = 0; k < all.count; k++)
                    together = together && value_of(&w, all.items[k], values, NULL)->boolean;
                assert_int_equal(together, value_of(&w, term, values, NULL)->boolean);
            }
            vector_release(&all);
        }
        arena_release(&w.arena);
    }
    lang_free(program);
}

static void what_is_simple_stays_as_it_is(void **state)
{
    (void)state;
    struct lang_program *program = world_regexes();
    size_t changed = 0, total = 0;
    for (uint64_t seed = 0; seed < WORLDS / 4; seed++) {
        struct world w;
        world_open(&w, 4000 + seed, seed % 2);
        w.program = program;
        for (int i = 0; i < 20; i++, total++) {
            struct text once = TEXT_INIT, twice = TEXT_INIT;
            const struct lang_term *simple = simplify(&w.arena, random_term(&w, type_plain(LANG_BOOLEAN), 4));
            lang_print_term(simple, &once);
            lang_print_term(simplify(&w.arena, simple), &twice);
            changed += strcmp(once.s, twice.s) != 0;
            text_release(&once);
            text_release(&twice);
        }
        arena_release(&w.arena);
    }
    assert_true(changed * 50 < total); /* the order of summands may depend on where they were met first */
    lang_free(program);
}

/* ---- the forms that simplify.h promises ---- */

/* All that is asserted about x y (Integers), r (Real), s t (Strings), d e (Dates), o, l, n: its conjuncts. */
static void assert_simple(const char *assertion, const char *expected)
{
    struct text source = TEXT_INIT, out = TEXT_INIT;
    struct arena arena = ARENA_INIT;
    text_addf(&source,
              "(program p (declare x ?Integer) (declare y ?Integer) (declare r ?Real) (declare s ?String)"
              " (declare t ?String) (declare d ?Date) (declare e ?Date) (declare o ?(Option Integer))"
              " (declare l ?(List Integer)) (declare c ?(Enum red green)) (specify x %s) (generate g 1))",
              assertion);
    struct lang_program *program = program_of(source.s);
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i < program->blocks[0].assertion_count; i++)
        simplify_conjuncts(&arena, program->blocks[0].assertions[i], &all);
    for (size_t i = 0; i < all.count; i++) {
        text_add(&out, i == 0 ? "" : " ");
        lang_print_term(all.items[i], &out);
    }
    if (strcmp(out.s ? out.s : "", expected) != 0)
        fail_msg("%s is %s, not %s", assertion, out.s, expected);
    vector_release(&all);
    arena_release(&arena);
    lang_free(program);
    text_release(&source);
    text_release(&out);
}

static void comparisons_of_numbers_have_one_form(void **state)
{
    (void)state;
    assert_simple("(>= x 3)", "(<= 3 x)");
    assert_simple("(< x 3)", "(<= x 2)");
    assert_simple("(> (* 2 x) 7)", "(<= 4 x)");
    assert_simple("(<= (+ x y 2) (- 9 x))", "(<= (+ (* 2 x) y) 7)");
    assert_simple("(= (+ x y) 10)", "(= x (+ (* -1 y) 10))");
    assert_simple("(= (* 2 x) 7)", "#f");
    assert_simple("(= (- x x) 0)", "");
    assert_simple("(not (<= x y))", "(<= 1 (+ x (* -1 y)))");
    assert_simple("(>= (abs (- x y)) 10)", "(or (<= 10 (+ x (* -1 y))) (<= (+ x (* -1 y)) -10))");
    assert_simple("(<= (abs x) 3)", "(<= x 3) (<= -3 x)");
    assert_simple("(= (div x 3) 2)", "(<= x 8) (<= 6 x)");
    assert_simple("(<= (mod x 3) 2)", "");
    assert_simple("(= (mod x 3) 3)", "#f");
    assert_simple("(<= (floor r) 2)", "(< r 3/1)");
    assert_simple("(<= (max x y) 5)", "(ite (<= (+ x (* -1 y)) 0) (<= y 5) (<= x 5))");
}

static void dates_are_compared_by_their_days(void **state)
{
    (void)state;
    assert_simple("(<= d (date \"1970-01-05\"))", "(<= (days d) 4)");
    assert_simple("(= d e)", "(= d e)");
    assert_simple("(>= (- e d) 3)", "(<= (+ (days d) (* -1 (days e))) -3)");
}

static void strings_are_looked_through(void **state)
{
    (void)state;
    assert_simple("(= (concat \"a\" s) \"ab\")", "(= s \"b\")");
    assert_simple("(= (concat \"a\" s) \"b\")", "#f");
    assert_simple("(= (concat s t) \"\")", "(= s \"\") (= t \"\")");
    assert_simple("(= (concat s \"x\" t) (concat s t))", "#f");
    assert_simple("(<= (length (concat s \"ab\" t)) 5)", "(<= (+ (length s) (length t)) 3)");
    assert_simple("(prefix (concat \"ab\" s) \"abc\")", "(prefix s \"c\")");
    assert_simple("(= (number->string x) \"12\")", "(= x 12)");
    assert_simple("(= (number->string x) \"012\")", "#f");
    assert_simple("(>= (length s) 0)", "");
}

static void undefined_values_are_not_forgotten(void **state)
{
    (void)state;
    assert_simple("(= (at s 2) (at s 2))", "(<= 3 (length s))");
    assert_simple("(= (the o) (the o))", "(present? o)");
    assert_simple("(= (- (nth l 1) (nth l 1)) 0)", "(<= 2 (length l))");
    assert_simple("(not (<= (the o) 3))", "(not (<= (the o) 3))");
    assert_simple("(= (string->number s) (string->number s))", "(= (string->number s) (string->number s))");
    assert_simple("(<= (date \"1970-01-01\") (+ d 1))", "(<= -719163 (days d)) (<= (days d) 2932895) (<= -1 (days d))");
}

static void lists_that_are_written_down_are_expanded(void **state)
{
    (void)state;
    assert_simple("(every (list x y) (lambda (v) (>= v 0)))", "(<= 0 x) (<= 0 y)");
    assert_simple("(distinct (list x y 3))", "(not (= x y)) (not (= x 3)) (not (= y 3))");
    assert_simple("(sorted (list 1 x 3))", "(<= 1 x) (<= x 3)");
    assert_simple("(contains (list 1 2) x)", "(or (= x 1) (= x 2))");
    assert_simple("(not (any l (lambda (v) (>= v 0))))", "(every (lambda (element) (<= element -1)) l)");
}

/* A sum of sums of sums: each level twice the one below. */
static void shared_parts_are_looked_at_once(void **state)
{
    (void)state;
    struct world w;
    world_open(&w, 1, false);
    const struct lang_term *term = term_symbol(&w.arena, w.symbols[0]), *args[3];
    for (int i = 0; i < 2000; i++) { /* and, or in turn: nothing is flattened away */
        args[0] = term_not(&w.arena, term_binary(&w.arena, LANG_LESS, type_plain(LANG_BOOLEAN),
                                                 term_symbol(&w.arena, w.symbols[2]), term_integer(&w.arena, i)));
        args[1] = args[2] = term;
        term = i % 2 ? term_make(&w.arena, LANG_AND, type_plain(LANG_BOOLEAN), args, 3)
                     : term_make(&w.arena, LANG_ITE, type_plain(LANG_BOOLEAN), args, 3);
    }
    const struct lang_term *simple = simplify(&w.arena, term);
    assert_true(simple->depth < 3000);
    arena_release(&w.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_terms_keep_their_value),
        cmocka_unit_test(known_symbols_become_constants),
        cmocka_unit_test(relations_with_one_side_known_are_about_the_other),
        cmocka_unit_test(conjuncts_hold_together),
        cmocka_unit_test(what_is_simple_stays_as_it_is),
        cmocka_unit_test(comparisons_of_numbers_have_one_form),
        cmocka_unit_test(dates_are_compared_by_their_days),
        cmocka_unit_test(strings_are_looked_through),
        cmocka_unit_test(undefined_values_are_not_forgotten),
        cmocka_unit_test(lists_that_are_written_down_are_expanded),
        cmocka_unit_test(shared_parts_are_looked_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
