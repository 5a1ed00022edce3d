/* Solutions against brute force: random assertions over small domains. */
#include "solver_worlds.h"

#include <stdlib.h>
#include <time.h>

#include "solver/flatten.h"
#include "solver/native/solutions.h"

static void explain(struct world *w, const struct lang_term *const *terms, size_t count, const char *what,
                    uint64_t seed, struct solutions *solutions)
{
    struct text out = TEXT_INIT;
    for (size_t i = 0; i < count; i++) {
        lang_print_term(terms[i], &out);
        text_add_char(&out, '\n');
    }
    solutions_print(solutions, &out);
    print_message("seed %llu: %s\n%s\n%s\n", (unsigned long long)seed, what, out.s, solutions->why.s);
    text_release(&out);
    (void)w;
    fail();
}

static void check_against(struct world *w, struct solutions *solutions, const struct lang_term *const *terms,
                          size_t count, uint64_t seed)
{
    struct map expected = MAP_INIT, drawn = MAP_INIT;
    struct text key = TEXT_INIT;
    struct arena arena = ARENA_INIT;
    size_t wanted = find_all(w, terms, count, &expected), got = 0;
    mpz_t number;
    mpz_init(number);
    if (solutions->state != (wanted ? SOLUTIONS_SOME : SOLUTIONS_NONE))
        explain(w, terms, count, wanted ? "there are some" : "there are none", seed, solutions);
    if (!solutions_count(solutions, number) || mpz_cmp_ui(number, wanted) != 0)
        explain(w, terms, count, "counted wrong", seed, solutions);
    const struct lang_value *values[SYMBOLS] = {0};
    for (; solutions_draw(solutions, seed, got, &arena, values); got++) {
        key_of(w, values, &key);
        if (map_get(&drawn, key.s))
            explain(w, terms, count, "drawn twice", seed, solutions);
        if (!map_get(&expected, key.s))
            explain(w, terms, count, "not a solution", seed, solutions);
        map_put(&drawn, key.s, w);
    }
    if (got != wanted)
        explain(w, terms, count, "not all drawn", seed, solutions);
    mpz_clear(number);
    map_release(&expected);
    map_release(&drawn);
    text_release(&key);
    arena_release(&arena);
}

/* Without choices a case fixes nothing that the brute force leaves open. */
static bool has_choice(const struct world *w)
{
    for (size_t i = 0; i < w->count; i++)
        if (w->symbols[i]->kind == LANG_CHOICE)
            return true;
    return false;
}

#define NO_GUESSES 100 /* as if so many had been made */
static const struct solutions_options readable = {.alphabet = STRINGS_READABLE};

static void solutions_are_those_of_brute_force(void **state)
{
    (void)state;
    size_t checked = 0;
    for (uint64_t seed = 0; seed < 1500; seed++) {
        struct world w;
        make_world(&w, seed);
        size_t more = 1 + roll(&w, 3);
        for (size_t i = 0; i < more; i++)
            vector_push(&w.assertions, some_boolean(&w, 3));
        struct error error = ERROR_INIT;
        if (!has_choice(&w)) {
            struct solutions *solutions =
                solutions_of(w.symbols, w.count, w.assertions.items, w.assertions.count, &readable, &error);
            check_against(&w, solutions, w.assertions.items, w.assertions.count, seed);
            solutions_free(solutions);
            checked++;
        }
        release_world(&w);
    }
    assert_true(checked > 500);
}

static void narrowed_solutions_are_those_of_brute_force(void **state)
{
    (void)state;
    for (uint64_t seed = 10000; seed < 10700; seed++) {
        struct world w;
        make_world(&w, seed);
        vector_push(&w.assertions, some_boolean(&w, 2));
        struct error error = ERROR_INIT;
        if (!has_choice(&w)) {
            struct solutions *solutions =
                solutions_of(w.symbols, w.count, w.assertions.items, w.assertions.count, &readable, &error);
            for (size_t i = 0; i < 3; i++) {
                const struct lang_term *term = roll(&w, 3) ? some_plain_atom(&w) : some_boolean(&w, 2);
                struct solutions *narrow = solutions_narrow(solutions, term, &error);
                solutions_free(solutions); /* the narrowed ones do not need them */
                solutions = narrow;
                vector_push(&w.assertions, term);
                check_against(&w, solutions, w.assertions.items, w.assertions.count, seed);
            }
            solutions_free(solutions);
        }
        release_world(&w);
    }
}

/* With choices: every solution without them is reached with some choice, all are valid, none comes twice. */
static void choices_that_say_nothing_do_not_multiply(void **state)
{
    (void)state;
    for (uint64_t seed = 20000; seed < 20500; seed++) {
        struct world w;
        make_world(&w, seed);
        vector_push(&w.assertions, some_boolean(&w, 3));
        struct error error = ERROR_INIT;
        struct solutions *solutions =
            solutions_of(w.symbols, w.count, w.assertions.items, w.assertions.count, &readable, &error);
        struct map expected = MAP_INIT, drawn = MAP_INIT;
        struct arena arena = ARENA_INIT;
        struct text key = TEXT_INIT;
        size_t wanted = find_all(&w, w.assertions.items, w.assertions.count, &expected);
        assert_int_equal(solutions->state, wanted ? SOLUTIONS_SOME : SOLUTIONS_NONE);
        const struct lang_value *values[SYMBOLS] = {0};
        uint64_t i = 0;
        for (; solutions_draw(solutions, seed, i, &arena, values); i++) {
            key_of(&w, values, &key);
            if (!map_get(&expected, key.s) || map_get(&drawn, key.s))
                explain(&w, w.assertions.items, w.assertions.count, key.s, seed, solutions);
            map_put(&drawn, key.s, &w);
        }
        assert_true(i <= wanted && (wanted == 0) == (i == 0));
        map_release(&expected);
        map_release(&drawn);
        text_release(&key);
        arena_release(&arena);
        solutions_free(solutions);
        release_world(&w);
    }
}

/* ---- the examples ---- */

static void check_block(const struct lang_block *block)
{
    struct arena arena = ARENA_INIT;
    struct flat flat;
    struct error error = ERROR_INIT;
    flatten(&flat, &arena, block->symbols, block->symbol_count, block->assertions, block->assertion_count);
    struct solutions *solutions =
        solutions_of(flat.symbols, flat.symbol_count, flat.assertions.items, flat.assertions.count, &readable, &error);
    if (solutions->state != SOLUTIONS_SOME)
        fail_msg("%s: %s", block->name, solutions->why.s);
    struct map seen = MAP_INIT;
    struct text line = TEXT_INIT;
    for (uint64_t i = 0; i < 60; i++) {
        const struct lang_value **scalars = arena_alloc(&arena, (flat.symbol_count + 1) * sizeof *scalars);
        const struct lang_value **values = arena_alloc(&arena, (block->symbol_count + 1) * sizeof *values);
        if (!solutions_draw(solutions, 7, i, &arena, scalars))
            break;
        flat_lift(&flat, &arena, scalars, values);
        bool holds = false;
        const struct lang_term *failed = NULL;
        if (!lang_holds(block, values, &holds, &failed, &error))
            fail_msg("%s: %s", block->name, error.message.s);
        if (!holds)
            fail_msg("%s: draw %d does not hold", block->name, (int)i);
        text_clear(&line);
        for (size_t k = 0; k < block->symbol_count; k++)
            lang_print_value(values[k], block->symbols[k]->type, &line);
        if (map_get(&seen, line.s))
            fail_msg("%s: '%s' was drawn twice", block->name, line.s);
        map_put(&seen, line.s, solutions);
    }
    map_release(&seen);
    text_release(&line);
    solutions_free(solutions);
    flat_release(&flat);
    arena_release(&arena);
}

static void examples_are_solved_without_a_solver(void **state)
{
    (void)state;
    static const char *const names[] = {
        "24hour-blackbox",  "24hour-whitebox", "basic-string", "calendar",    "cover-regexp",
        "enumerate-linear", "full-names",      "isbn",         "performance", "prefer-small",
        "prices",           "products",        "shop",         "usernames"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct error error = ERROR_INIT;
        int folder = (int)(strlen(__FILE__) - strlen("tests/unit/solver_solutions.c"));
        char *path = mem_format("%.*sexamples/solve/%s.assay", folder, __FILE__, names[i]);
        struct lang_program *program = lang_read(path, &error);
        if (!program)
            fail_msg("%s", error.message.s);
        for (size_t k = 0; k < program->block_count; k++)
            check_block(&program->blocks[k]);
        lang_free(program);
        mem_free(path);
    }
}

/* ---- endless ones ---- */

/* A block of a program, flattened and compiled; 400 draws hold and differ. */
static void check_program(const char *source, const char *wanted_parts, bool exact_count, unsigned long count)
{
    struct error error = ERROR_INIT;
    struct lang_program *program = lang_parse("test.assay", source, strlen(source), &error);
    if (!program)
        fail_msg("%s", error.message.s);
    check_block(&program->blocks[0]);
    const struct lang_block *block = &program->blocks[0];
    struct arena arena = ARENA_INIT;
    struct flat flat;
    flatten(&flat, &arena, block->symbols, block->symbol_count, block->assertions, block->assertion_count);
    struct solutions *solutions =
        solutions_of(flat.symbols, flat.symbol_count, flat.assertions.items, flat.assertions.count, &readable, &error);
    struct text out = TEXT_INIT;
    solutions_print(solutions, &out);
    if (wanted_parts)
        assert_string_equal(out.s, wanted_parts);
    mpz_t number;
    mpz_init(number);
    assert_int_equal(solutions_count(solutions, number), exact_count);
    if (exact_count)
        assert_int_equal(mpz_get_ui(number), count);
    mpz_clear(number);
    text_release(&out);
    solutions_free(solutions);
    flat_release(&flat);
    arena_release(&arena);
    lang_free(program);
}

static void endless_and_coupled_ones_are_drawn(void **state)
{
    (void)state;
    check_program("(program p (declare a ?String) (declare b ?String) (specify a (matches \"[a-z]+\"))"
                  "(specify b (matches \"(xy)*\")) (specify a (= (length a) (+ 1 (* 2 (length b))))) (generate g 5))",
                  "a, b: linear", false, 0);
    check_program("(program p (declare a ?String) (declare b ?String) (specify a (matches \"[ab]{1,3}\"))"
                  "(specify b (matches \"[ab]{2,4}\")) (specify a (= (length a) (length b))) (generate g 5))",
                  "a, b: linear", true, 16 + 64);
    check_program("(program p (declare x ?Integer) (declare y ?Integer) (declare total ?Integer)"
                  "(specify x (>= x 0)) (specify x (= total (+ x y))) (generate g 5))",
                  "x: 0..; total: ..; y: (+ (* -1 x) total)", false, 0);
    check_program("(program p (declare s ?String) (declare t ?String) (specify s (matches \"[a-c]{2,}\"))"
                  "(specify t (matches \"[a-c]*\")) (specify s (not (= s t))) (generate g 5))",
                  "s, t: tried", false, 0);
    check_program("(program p (declare x ?Integer) (declare y ?Integer) (declare b ?Boolean)"
                  "(specify x (or (and b (< x y)) (and (not b) (> x (+ y 5))))) (generate g 5))",
                  NULL, false, 0);
}

/* ---- other solvers, and this as one of them ---- */

static struct solver *open_solver(const char *name)
{
    static const struct solver_options usual;
    struct error error = ERROR_INIT;
    struct solver *solver = solver_open(name, &usual, &error);
    assert_non_null(solver);
    return solver;
}

static void native_answers_as_a_solver_does(void **state)
{
    (void)state;
    for (uint64_t seed = 30000; seed < 30200; seed++) {
        struct world w;
        make_world(&w, seed);
        vector_push(&w.assertions, some_boolean(&w, 2));
        struct solver *solver = open_solver("native");
        struct error error = ERROR_INIT;
        for (size_t i = 0; i < w.count; i++)
            solver_declare(solver, w.symbols[i]);
        for (size_t i = 0; i + 1 < w.assertions.count; i++)
            assert_true(solver_assert(solver, w.assertions.items[i], &error));
        for (size_t level = 0; level < 2; level++) { /* with the last assertion, and without */
            struct map expected = MAP_INIT;
            const struct lang_value *values[SYMBOLS] = {0};
            struct text why = TEXT_INIT, key = TEXT_INIT;
            if (level == 0) {
                solver_push(solver);
                assert_true(solver_assert(solver, w.assertions.items[w.assertions.count - 1], &error));
            } else {
                solver_pop(solver);
            }
            size_t wanted = find_all(&w, w.assertions.items, w.assertions.count - level, &expected);
            assert_int_equal(solver_check(solver, &w.arena, values, &why),
                             wanted ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE);
            if (wanted) {
                key_of(&w, values, &key);
                assert_non_null(map_get(&expected, key.s));
            }
            map_release(&expected);
            text_release(&why);
            text_release(&key);
        }
        solver_close(solver);
        release_world(&w);
    }
}

/* Drawn without a solver: each holds, no two are equal, and the other seed gives others. */
static void expect_guessed(const char *source, size_t part_symbols, size_t wanted, bool more)
{
    struct error error = ERROR_INIT;
    struct lang_program *program = lang_parse("test.assay", source, strlen(source), &error);
    assert_non_null(program);
    const struct lang_block *block = &program->blocks[0];
    struct solutions *solutions =
        solutions_of(block->symbols, block->symbol_count, block->assertions, block->assertion_count, &readable, &error);
    struct arena arena = ARENA_INIT;
    struct text key = TEXT_INIT, first = TEXT_INIT;
    assert_int_equal(solutions->state, SOLUTIONS_SOME);
    assert_int_equal(solutions->parts[0].kind, PART_GUESSED);
    assert_int_equal(solutions->parts[0].symbol_count, part_symbols);
    assert_false(solutions->exact);
    for (uint64_t seed = 1; seed <= 2; seed++) {
        struct map seen = MAP_INIT;
        for (size_t i = 0; i < wanted + !more; i++) {
            const struct lang_value *values[SYMBOLS] = {0};
            bool holds = false;
            bool drawn = solutions_draw(solutions, seed, i, &arena, values);
            assert_int_equal(drawn, i < wanted);
            if (!drawn)
                break;
            assert_true(lang_holds(block, values, &holds, NULL, &error) && holds);
            text_clear(&key);
            for (size_t k = 0; k < block->symbol_count; k++) {
                lang_print_value(values[k], block->symbols[k]->type, &key);
                text_add(&key, " ");
            }
            assert_null(map_get(&seen, key.s));
            map_put(&seen, key.s, solutions);
            if (i == 0 && seed == 1)
                text_add(&first, key.s);
            assert_true(i > 0 || seed == 1 || !more || strcmp(first.s, key.s) != 0);
        }
        map_release(&seen);
    }
    text_release(&key);
    text_release(&first);
    solutions_free(solutions);
    arena_release(&arena);
    lang_free(program);
}

static void what_couples_strings_is_guessed(void **state)
{
    (void)state;
    expect_guessed("(program p (declare a ?String) (declare b ?String) (specify a (matches \"[a-z]{12}\"))"
                   "(specify b (matches \"[a-z]{11}\")) (specify a (prefix a b)) (generate g 5))",
                   2, 100, true);
    expect_guessed(
        "(program p (declare host ?String) (declare url ?String) (specify host (matches \"[a-z]{3,8}[.]de\"))"
        "(specify url (matches \"https?://[a-z./]{1,40}\") (contains url host)) (generate g 5))",
        2, 50, true);
    /* two guesses, one after the other */
    expect_guessed("(program p (declare a ?String) (declare b ?String) (declare c ?String)"
                   "(specify a (matches \"/[a-z]+\")) (specify b (matches \"(/[a-z]{1,6}){1,3}\") (prefix b a))"
                   "(specify c (matches \"(/[a-z]{1,6}){1,5}\") (prefix c b) (!= c b)) (generate g 5))",
                   3, 20, true);
    /* 30 guesses for a, and for each the 26 b that are it with a letter behind */
    expect_guessed("(program p (declare a ?String) (declare b ?String) (specify a (matches \"[0-2][0-9]\"))"
                   "(specify b (matches \"[0-9]{2,3}[a-z]\") (prefix b a)"
                   "(= (length b) (+ 1 (length a)))) (generate g 5))",
                   2, 30 * 26, false);
}

static void what_couples_strings_is_asked_of_a_solver(void **state)
{
    (void)state;
    if (!solver_available("z3") || getenv("ASSAY_UNDER_VALGRIND")) /* where it is too slow to answer in time */
        skip();
    static const char source[] =
        "(program p (declare a ?String) (declare b ?String) (specify a (matches \"[a-z]{12}\"))"
        "(specify b (matches \"[a-z]{11}\")) (specify a (prefix a b)) (generate g 5))";
    struct error error = ERROR_INIT;
    struct lang_program *program = lang_parse("test.assay", source, strlen(source), &error);
    assert_non_null(program);
    const struct lang_block *block = &program->blocks[0];
    static const struct solver_options usual;
    struct solutions_options options = {.solver = "z3", .solver_options = &usual, .guessed = NO_GUESSES};
    struct solutions *solutions =
        solutions_of(block->symbols, block->symbol_count, block->assertions, block->assertion_count, &options, &error);
    struct arena arena = ARENA_INIT;
    const struct lang_value *values[3][2];
    assert_int_equal(solutions->state, SOLUTIONS_SOME);
    assert_int_equal(solutions->parts[0].kind, PART_FOREIGN);
    for (size_t i = 0; i < 3; i++) {
        bool holds = false;
        assert_true(solutions_draw(solutions, 5, i, &arena, values[i]));
        assert_true(lang_holds(block, values[i], &holds, NULL, &error) && holds);
        for (size_t j = 0; j < i; j++)
            assert_false(lang_value_equal(values[i][0], values[j][0]) && lang_value_equal(values[i][1], values[j][1]));
    }
    solutions_free(solutions);
    options.solver = NULL;
    solutions =
        solutions_of(block->symbols, block->symbol_count, block->assertions, block->assertion_count, &options, &error);
    assert_int_equal(solutions->state, SOLUTIONS_UNKNOWN);
    assert_non_null(strstr(solutions->why.s, "(prefix a b)"));
    solutions_free(solutions);
    arena_release(&arena);
    lang_free(program);
}

/* ---- speed ---- */

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void a_bounded_integer_is_drawn_in_a_microsecond(void **state)
{
    (void)state;
    struct world w;
    make_world(&w, 1);
    w.count = 0;
    w.assertions.count = 0;
    w.all[1].index = 0;
    w.symbols[w.count++] = &w.all[1];
    const struct lang_term *x = symbol_term(&w, 0);
    vector_push(&w.assertions, compare(&w, LANG_LESS_EQUAL, term_integer(&w.arena, -2147483648LL), x));
    vector_push(&w.assertions, compare(&w, LANG_LESS_EQUAL, x, term_integer(&w.arena, 2147483647)));
    struct error error = ERROR_INIT;
    struct solutions *solutions =
        solutions_of(w.symbols, w.count, w.assertions.items, w.assertions.count, &readable, &error);
    double start = seconds();
    for (uint64_t i = 0; i < 100000; i++) {
        const struct lang_value *values[1];
        assert_true(solutions_draw(solutions, 3, i, &w.arena, values));
    }
    double drawn = seconds();
    for (uint64_t i = 0; i < 100000; i++) {
        const struct lang_term *fact = compare(&w, LANG_EQUAL, x, term_integer(&w.arena, (long long)i));
        solutions_free(solutions_narrow(solutions, fact, &error));
    }
    double narrowed = seconds();
    print_message("100 000 integers: drawn in %.3f s, narrowed to in %.3f s\n", drawn - start, narrowed - drawn);
    assert_true(drawn - start < 2.0); /* 0.03 without valgrind */
    solutions_free(solutions);
    release_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solutions_are_those_of_brute_force),
        cmocka_unit_test(narrowed_solutions_are_those_of_brute_force),
        cmocka_unit_test(choices_that_say_nothing_do_not_multiply),
        cmocka_unit_test(examples_are_solved_without_a_solver),
        cmocka_unit_test(endless_and_coupled_ones_are_drawn),
        cmocka_unit_test(native_answers_as_a_solver_does),
        cmocka_unit_test(what_couples_strings_is_guessed),
        cmocka_unit_test(what_couples_strings_is_asked_of_a_solver),
        cmocka_unit_test(a_bounded_integer_is_drawn_in_a_microsecond),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
