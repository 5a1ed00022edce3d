/* Differences on pairs of solutions, as figures 6 and 11 to 13 define them. */
#include "lang_fixture.h"

struct pair {
    struct lang_program *program;
    struct arena arena;
    const struct lang_value *one[16], *other[16];
};

/* n integers for each side, in the order of the symbols. */
static void integers(struct pair *pair, const long long *one, const long long *other)
{
    for (size_t i = 0; i < pair->program->blocks[0].symbol_count; i++) {
        pair->one[i] = lang_integer_small(&pair->arena, one[i]);
        pair->other[i] = lang_integer_small(&pair->arena, other[i]);
    }
}

static bool different(struct pair *pair)
{
    struct error error = ERROR_INIT;
    bool yes = false;
    if (!lang_different(&pair->program->blocks[0], pair->one, pair->other, &yes, &error))
        fail_msg("%s", error.message.s);
    return yes;
}

static void release(struct pair *pair)
{
    lang_free(pair->program);
    arena_release(&pair->arena);
}

static bool integers_differ(const char *constraints, const long long *one, const long long *other)
{
    struct text source = TEXT_INIT;
    text_addf(&source, "(program p (declare x ?Integer) (declare y ?Integer) (generate g 2 %s))", constraints);
    struct pair pair = {.program = program_of(source.s)};
    integers(&pair, one, other);
    bool yes = different(&pair);
    release(&pair);
    text_release(&source);
    return yes;
}

#define PAIR(...) ((const long long[]){__VA_ARGS__})

static void without_a_difference_some_variable_differs(void **state)
{
    (void)state;
    assert_false(integers_differ("", PAIR(1, 2), PAIR(1, 2)));
    assert_true(integers_differ("", PAIR(1, 2), PAIR(1, 3)));
    assert_true(integers_differ("(constrain-solutions x never)", PAIR(1, 2), PAIR(1, 3)));
    /* always is no exception to it */
    assert_false(integers_differ("(constrain-solutions x always)", PAIR(1, 2), PAIR(1, 2)));
    assert_true(integers_differ("(constrain-solutions x always)", PAIR(1, 2), PAIR(1, 3)));
}

static void several_differences_are_or(void **state)
{
    (void)state;
    const char *both = "(constrain-solutions x not-equal) (constrain-solutions y (numeric-distance 5))";
    assert_true(integers_differ(both, PAIR(1, 0), PAIR(2, 0)));
    assert_true(integers_differ(both, PAIR(1, 0), PAIR(1, 5)));
    assert_false(integers_differ(both, PAIR(1, 0), PAIR(1, 4)));
    assert_true(integers_differ("(constrain-solutions x (numeric-distance 9) not-equal)", PAIR(1, 0), PAIR(2, 0)));
}

static void combinators_are_boolean(void **state)
{
    (void)state;
    const char *all = "(constrain-solutions x (all-of not-equal (numeric-distance 5)))";
    assert_true(integers_differ(all, PAIR(1, 0), PAIR(6, 0)));
    assert_false(integers_differ(all, PAIR(1, 0), PAIR(2, 0)));
    const char *some = "(constrain-solutions x (some-of never (relation y not-equal)))";
    assert_true(integers_differ(some, PAIR(1, 0), PAIR(1, 1)));
    assert_false(integers_differ(some, PAIR(1, 0), PAIR(2, 0)));
    const char *none = "(constrain-solutions x (not not-equal))";
    assert_true(integers_differ(none, PAIR(1, 0), PAIR(1, 1)));
    assert_false(integers_differ(none, PAIR(1, 0), PAIR(2, 0)));
    /* (all-of never …) is not never: nothing satisfies it */
    assert_false(integers_differ("(constrain-solutions x (all-of never always))", PAIR(1, 0), PAIR(2, 0)));
}

static void relations_hold_in_both_orders(void **state)
{
    (void)state;
    assert_false(integers_differ("(constrain-solutions x <)", PAIR(1, 0), PAIR(2, 0)));
    const char *own = "(constrain-solutions x (lambda (a b) (> (+ a b) 2)))";
    assert_true(integers_differ(own, PAIR(1, 0), PAIR(2, 0)));
    assert_false(integers_differ(own, PAIR(1, 0), PAIR(1, 9)));
    assert_true(
        integers_differ("(constrain-solutions x (relation x (lambda (a b) (!= a b))))", PAIR(1, 0), PAIR(2, 0)));
}

/* The third symbol is the choice. */
static void enumerations_choose_differently(void **state)
{
    (void)state;
    const char *small = "(constrain-solutions x (enumerate* (list (< x 100) (>= x 100))"
                        " (list (relation x not-equal) (relation x (numeric-distance 50)))))";
    assert_true(integers_differ(small, PAIR(1, 0, 0), PAIR(2, 0, 0)));
    assert_false(integers_differ(small, PAIR(1, 0, 0), PAIR(1, 1, 0)));
    assert_true(integers_differ(small, PAIR(99, 0, 0), PAIR(100, 0, 1)));
    assert_false(integers_differ(small, PAIR(100, 0, 1), PAIR(149, 0, 1)));
    assert_true(integers_differ(small, PAIR(100, 0, 1), PAIR(150, 0, 1)));
    const char *linear = "(constrain-solutions x (enumerate-linear (list (< x 5) trueA)))";
    assert_false(integers_differ(linear, PAIR(1, 0, 1), PAIR(2, 0, 1)));
    assert_true(integers_differ(linear, PAIR(1, 0, 0), PAIR(2, 0, 1)));
    /* another choice alone is no other input */
    assert_false(integers_differ(linear, PAIR(1, 0, 0), PAIR(1, 0, 1)));
}

/* Of the symbols 2 and 3 the outer choice was made last. */
static void the_inner_choice_counts_where_the_outer_one_is_the_same(void **state)
{
    (void)state;
    const char *nested = "(constrain-solutions x (enumerate* (list (< x 0) trueA)"
                         " (list never (enumerate-linear (list (= y 0) (= y 1))))))";
    assert_true(integers_differ(nested, PAIR(1, 0, 0, 1), PAIR(1, 1, 1, 1)));
    assert_false(integers_differ(nested, PAIR(1, 0, 0, 1), PAIR(2, 0, 0, 1)));
    assert_false(integers_differ(nested, PAIR(-1, 0, 0, 0), PAIR(-2, 0, 1, 0)));
    assert_true(integers_differ(nested, PAIR(-1, 0, 0, 0), PAIR(2, 0, 0, 1)));
}

static void choices_assert_what_they_choose(void **state)
{
    (void)state;
    struct lang_program *program = program_of(
        "(program p (declare x ?Integer) (generate g 2 (constrain-solutions x (enumerate* (list (< x 0) (> x 9))"
        " (list never (enumerate-linear (list (= x 10) (= x 11))))))))");
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const long long cases[][4] = {/* x, inner, outer, holds */
                                  {-1, 7, 0, 1}, {1, 0, 0, 0},  {10, 0, 1, 1}, {10, 1, 1, 0},
                                  {11, 1, 1, 1}, {12, 0, 1, 0}, {-1, 0, 2, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct lang_value *solution[3];
        bool holds = false;
        const struct lang_term *failed = NULL;
        for (size_t j = 0; j < 3; j++)
            solution[j] = lang_integer_small(&arena, cases[i][j]);
        assert_true(lang_holds(&program->blocks[0], solution, &holds, &failed, &error));
        if (holds != (cases[i][3] != 0))
            fail_msg("case %zu", i);
        assert_int_equal(holds, failed == NULL);
    }
    arena_release(&arena);
    lang_free(program);
}

static void one_case_is_visited_once(void **state)
{
    (void)state;
    assert_false(integers_differ("(constrain-solutions x (enumerate-linear (list (> x 0))))", PAIR(1, 0), PAIR(2, 0)));
    assert_true(integers_differ("(constrain-solutions x (enumerate* (list (> x 0)) (list (relation x not-equal))))",
                                PAIR(1, 0), PAIR(2, 0)));
}

static bool strings_differ(const char *difference, const char *one, const char *other)
{
    struct text source = TEXT_INIT;
    text_addf(&source, "(program p (declare s ?String) (generate g 2 (constrain-solutions s %s)))", difference);
    struct pair pair = {.program = program_of(source.s)};
    pair.one[0] = lang_string(&pair.arena, one, strlen(one));
    pair.other[0] = lang_string(&pair.arena, other, strlen(other));
    bool yes = different(&pair);
    release(&pair);
    text_release(&source);
    return yes;
}

static void strings_differ_by_length_distance_and_class(void **state)
{
    (void)state;
    assert_true(strings_differ("different-lengths", "é", "ab"));
    assert_false(strings_differ("different-lengths", "éé", "ab"));
    assert_true(strings_differ("(edit-distance 3)", "kitten", "sitting"));
    assert_false(strings_differ("(edit-distance 4)", "kitten", "sitting"));
    assert_true(strings_differ("(cover-regexp \"[a-z]|[0-9]\")", "a", "1"));
    assert_false(strings_differ("(cover-regexp \"[a-z]|[0-9]\")", "a", "b"));
    assert_false(strings_differ("(coverage (cover-regexp \"[a-z]+\"))", "abc", "ab"));
    assert_true(strings_differ("(cover-regexp \"[a-z]+\" #:lengths 3)", "abc", "ab"));
    assert_true(strings_differ("(cover-regexp \"[a-z]+\" #:unroll #t)", "abc", "ab"));
    assert_false(strings_differ("(cover-regexp \"[a-z]|[0-9]\" #:whole-classes #t)", "a", "b"));
    assert_true(strings_differ("(cover-regexp \"[a-z]+\" unroll)", "abc", "ab"));
    assert_true(strings_differ("(cover-regexp \"[a-z]+\" (lengths 2) unroll)", "abc", "ab"));
    assert_false(strings_differ("(cover-regexp \"[a-z]|[0-9]\" whole-classes #:lengths 1)", "a", "b"));
}

static void coverage_demands_a_match(void **state)
{
    (void)state;
    struct lang_program *program = program_of("(program p (declare s ?String) (generate g 2 (constrain-solutions s "
                                              "(cover-regexp \"[a-z]+\" #:unroll #t #:lengths 2))))");
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const char *const strings[] = {"a", "ab", "abc", "A", ""};
    for (size_t i = 0; i < 5; i++) {
        const struct lang_value *s = lang_string(&arena, strings[i], strlen(strings[i]));
        bool holds;
        assert_true(lang_holds(&program->blocks[0], &s, &holds, NULL, &error));
        assert_int_equal(holds, i < 2);
    }
    arena_release(&arena);
    lang_free(program);
}

/* ---- scopes and copies ---- */

static void what_a_block_adds_is_gone_behind_it(void **state)
{
    (void)state;
    struct lang_program *program = program_of(
        "(program p (declare o ?Object) (specify o (with a ?Integer))"
        " (generate g 2 (specify o (with b ?String)) (specify o.a (gte 0)) (constrain-solutions o.a not-equal))"
        " (generate h 2 (declare c ?Boolean)))");
    const struct lang_block *g = &program->blocks[0], *h = &program->blocks[1];
    assert_int_equal(g->variables[0].value->count, 2);
    assert_int_equal(g->assertion_count, 1);
    assert_int_equal(g->difference->kind, LANG_NOT_EQUAL);
    assert_int_equal(h->variables[0].value->count, 1);
    assert_int_equal(h->assertion_count, 0);
    assert_int_equal(h->difference->kind, LANG_NEVER);
    assert_int_equal(h->variable_count, 2);
    assert_string_equal(h->symbols[1]->name, "c");
    assert_int_equal(h->symbols[1]->index, 1);
    lang_free(program);
}

static void a_blank_like_another_has_its_specification(void **state)
{
    (void)state;
    struct lang_program *program =
        program_of("(program p (declare n ?Integer) (declare m ?Integer) (specify n (gte 0) (lt m))"
                   " (declare o ?Object) (specify o (with n n) (with s ?String)) (specify o.s (prefix \"a\"))"
                   " (generate g 2 (declare k ?n) (declare q ?o) (declare same n)))");
    const struct lang_block *g = &program->blocks[0];
    static const char *const assertions[] = {"(<= 0 n)", "(< n m)",    "(prefix o.s \"a\")", "(<= 0 k)",
                                             "(< k m)",  "(<= 0 q.n)", "(< q.n m)",          "(prefix q.s \"a\")"};
    struct text out = TEXT_INIT;
    assert_int_equal(g->assertion_count, 8);
    for (size_t i = 0; i < 8; i++) {
        text_clear(&out);
        lang_print_term(g->assertions[i], &out);
        assert_string_equal(out.s, assertions[i]);
    }
    assert_int_equal(g->symbol_count, 6);
    assert_ptr_equal(g->variables[5].value->symbol, g->variables[0].value->symbol);
    text_release(&out);
    lang_free(program);
}

static void a_local_name_hides_a_global_one(void **state)
{
    (void)state;
    struct lang_program *program =
        program_of("(program p (declare x ?Integer) (generate g 2 (declare x ?String)) (generate h 2))");
    assert_int_equal(program->blocks[0].variable_count, 1);
    assert_int_equal(program->blocks[0].variables[0].value->type->kind, LANG_STRING);
    assert_int_equal(program->blocks[1].variables[0].value->type->kind, LANG_INTEGER);
    lang_free(program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_difference_some_variable_differs),
        cmocka_unit_test(several_differences_are_or),
        cmocka_unit_test(combinators_are_boolean),
        cmocka_unit_test(relations_hold_in_both_orders),
        cmocka_unit_test(enumerations_choose_differently),
        cmocka_unit_test(the_inner_choice_counts_where_the_outer_one_is_the_same),
        cmocka_unit_test(choices_assert_what_they_choose),
        cmocka_unit_test(one_case_is_visited_once),
        cmocka_unit_test(strings_differ_by_length_distance_and_class),
        cmocka_unit_test(coverage_demands_a_match),
        cmocka_unit_test(what_a_block_adds_is_gone_behind_it),
        cmocka_unit_test(a_blank_like_another_has_its_specification),
        cmocka_unit_test(a_local_name_hides_a_global_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
