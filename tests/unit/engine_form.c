#include "solve_fixture.h"

/* ---- what programs become ---- */

static char *form_text(const char *declarations, const char *differences)
{
    struct text source = TEXT_INIT, out = TEXT_INIT;
    struct problem problem;
    text_addf(&source, "(program p %s (generate g 3 %s))", declarations, differences);
    problem_of_block(&problem, program_of(source.s), 0);
    form_print(problem.form, &out);
    problem_release(&problem);
    lang_free(problem.program);
    text_release(&source);
    return text_detach(&out);
}

static void assert_form(const char *declarations, const char *differences, const char *expected)
{
    char *found = form_text(declarations, differences);
    if (strcmp(found, expected) != 0)
        fail_msg("%s\n  is       %s\n  expected %s", differences, found, expected);
    mem_free(found);
}

#define X "(declare x ?Integer)"
#define XY "(declare x ?Integer) (declare y ?Integer)"
#define S "(declare s ?String)"

static void built_in_differences_have_their_forms(void **state)
{
    (void)state;
    assert_form(X, "", "(key x)");
    assert_form(XY, "", "(any (key x) (key y))");
    assert_form(X, "(constrain-solutions x not-equal)", "(key x)");
    assert_form(XY, "(constrain-solutions x not-equal)", "(key x)");
    assert_form(X, "(constrain-solutions x (numeric-distance 10))", "(apart x 10)");
    assert_form(X, "(constrain-solutions x (numeric-distance 1))", "(key x)");
    assert_form(X, "(constrain-solutions x (numeric-distance 0))", "(key x)");
    assert_form("(declare x ?Real)", "(constrain-solutions x (numeric-distance 1/2))", "(apart x 1/2)");
    assert_form("(declare d ?Date)", "(constrain-solutions d (numeric-distance 7))", "(apart d 7)");
    assert_form(S, "(constrain-solutions s different-lengths)", "(key (length s))");
    assert_form(S, "(constrain-solutions s (edit-distance 5))", "(edit s 5)");
    assert_form(S, "(constrain-solutions s (edit-distance 1))", "(key s)");
    assert_form(X, "(constrain-solutions x always)", "(key x)");
    assert_form(X, "(constrain-solutions x (all-of never))", "never");
}

static void several_differences_are_any(void **state)
{
    (void)state;
    assert_form(XY, "(constrain-solutions x not-equal) (constrain-solutions y (numeric-distance 5))",
                "(any (key x) (apart y 5))");
    assert_form(XY, "(constrain-solutions x (numeric-distance 5)) (constrain-solutions x not-equal)", "(key x)");
    assert_form(XY, "(constrain-solutions x (all-of (numeric-distance 5) not-equal))", "(apart x 5)");
    assert_form(S, "(constrain-solutions s different-lengths not-equal)", "(key s)");
    assert_form(XY, "(constrain-solutions x (relation (+ x y) not-equal)) (constrain-solutions y not-equal)",
                "(any (key (+ x y)) (key y))");
}

static void parts_of_objects_are_keys(void **state)
{
    (void)state;
    const char *object = "(declare o ?Object) (specify o (with a ?Integer) (with b ?String))";
    assert_form(object, "", "(any (key o.a) (key o.b))");
    assert_form(object, "(constrain-solutions o not-equal)", "(any (key o.a) (key o.b))");
    assert_form(object, "(constrain-solutions o (lambda (p q) (not (= p.a q.a))))", "(key o.a)");
}

static void relations_that_say_the_same_have_the_same_form(void **state)
{
    static const struct {
        const char *declarations, *subject, *built_in, *relations[6];
    } same[] = {
        {X,
         "x",
         "not-equal",
         {"(lambda (a b) (not (= a b)))", "(lambda (a b) (!= b a))", "(lambda (a b) (or (< a b) (> a b)))",
          "(lambda (a b) (not (= (+ a 1) (+ b 1))))", "(lambda (a b) (> (abs (- a b)) 0))",
          "(lambda (a b) (not (= (- a b) 0)))"}},
        {X,
         "x",
         "(numeric-distance 10)",
         {"(lambda (a b) (>= (abs (- a b)) 10))", "(lambda (a b) (or (>= a (+ b 10)) (>= b (+ a 10))))",
          "(lambda (a b) (> (abs (- b a)) 9))", "(lambda (a b) (not (< (abs (- a b)) 10)))",
          "(lambda (a b) (or (<= (+ a 10) b) (<= 10 (- a b))))", "(lambda (a b) (>= (abs (- (* 2 a) (* 2 b))) 20))"}},
        {"(declare x ?Real)",
         "x",
         "(numeric-distance 5)",
         {"(lambda (a b) (>= (abs (- a b)) 5))", "(lambda (a b) (or (<= (+ a 5) b) (<= (+ b 5) a)))"}},
        {S, "s", "different-lengths", {"(lambda (a b) (not (= (length a) (length b))))"}},
        {S,
         "s",
         "(edit-distance 3)",
         {"(lambda (a b) (>= (edit-distance a b) 3))", "(lambda (a b) (> (edit-distance b a) 2))",
          "(lambda (a b) (<= 3 (edit-distance a b)))"}},
        {S, "s", "always", {"(lambda (a b) #t)", "(lambda (a b) (or #t (= a b)))"}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        for (size_t k = 0; k < 6 && same[i].relations[k]; k++) {
            char built_in[200], own[200];
            snprintf(built_in, sizeof built_in, "(constrain-solutions %s %s)", same[i].subject, same[i].built_in);
            snprintf(own, sizeof own, "(constrain-solutions %s %s)", same[i].subject, same[i].relations[k]);
            char *expected = form_text(same[i].declarations, built_in);
            assert_form(same[i].declarations, own, expected);
            mem_free(expected);
        }
}

static void the_default_stays_where_nothing_implies_it(void **state)
{
    (void)state;
    /* the cases overlap, so that one number could come twice */
    assert_form(X, "(constrain-solutions x (enumerate-linear (list (< x 5) (> x 3))))",
                "(all (key x) (cases choice1 never never))");
    /* no two letters are the same where there is none */
    assert_form(S, "(constrain-solutions s (lambda (a b) (not (= (at a 0) (at b 0)))))",
                "(all (key s) (key (at s 0)))");
    char *pairs = form_text(X, "(constrain-solutions x (lambda (a b) (< (mod a 3) (mod b 3))))");
    assert_memory_equal(pairs, "(all (key x) (pairs ", 20);
    mem_free(pairs);
}

/* ---- what the forms mean ---- */

struct pair {
    const struct lang_value **scalars, **originals;
};

static bool all_hold(const struct flat *flat, struct arena *arena, const struct lang_value *const *scalars)
{
    struct error error = ERROR_INIT;
    bool hold = true;
    for (size_t i = 0; i < flat->assertions.count && hold; i++)
        hold = lang_evaluate(arena, flat->assertions.items[i], scalars, NULL, &error)->boolean;
    return hold;
}

/* Scalars at random that are a solution; false: none was found. */
static bool some_pair(const struct problem *problem, struct arena *arena, struct dice *dice, struct pair *pair)
{
    const struct flat *flat = &problem->flat;
    pair->scalars = arena_alloc(arena, (flat->symbol_count + 1) * sizeof *pair->scalars);
    pair->originals = arena_alloc(arena, (flat->original_count + 1) * sizeof *pair->originals);
    for (size_t tries = 0; tries < 100; tries++) {
        for (size_t i = 0; i < flat->symbol_count; i++)
            pair->scalars[i] = dice_below(dice, 3) == 0 ? first_value(arena, flat->symbols[i]->type)
                                                        : some_value(arena, dice, flat->symbols[i]->type);
        if (all_hold(flat, arena, pair->scalars)) {
            flat_lift(flat, arena, pair->scalars, pair->originals);
            return true;
        }
    }
    return false;
}

static bool related(struct arena *arena, const struct form *form, const struct pair *a, const struct pair *b)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(arena, form->relation, a->scalars, b->scalars, &error);
    assert_non_null(value);
    return value->boolean;
}

/* The form of a block holds for two solutions in both orders iff the judge says that they differ. */
static void assert_means_the_same(const char *source, uint64_t seed)
{
    struct lang_program *program = program_of(source);
    for (size_t b = 0; b < program->block_count; b++) {
        struct problem problem;
        struct dice dice = dice_of(seed, b);
        size_t compared = 0;
        problem_of_block(&problem, program, b);
        for (size_t i = 0; i < 2000 && compared < 150; i++) {
            struct arena arena = ARENA_INIT;
            struct error error = ERROR_INIT;
            struct pair x, y;
            bool holds[2], different;
            if (!some_pair(&problem, &arena, &dice, &x) || !some_pair(&problem, &arena, &dice, &y)) {
                arena_release(&arena);
                continue;
            }
            assert_true(lang_holds(problem.block, x.originals, &holds[0], NULL, &error));
            assert_true(lang_holds(problem.block, y.originals, &holds[1], NULL, &error));
            if (holds[0] && holds[1]) {
                assert_true(lang_different(problem.block, x.originals, y.originals, &different, &error));
                bool both = related(&arena, problem.form, &x, &y) && related(&arena, problem.form, &y, &x);
                if (both != different)
                    fail_msg("%s: %d, not %d", source, both, different);
                if (problem.form->symmetric)
                    assert_int_equal(related(&arena, problem.form, &x, &y), related(&arena, problem.form, &y, &x));
                compared++;
            }
            arena_release(&arena);
        }
        assert_true(compared > 20);
        problem_release(&problem);
    }
    lang_free(program);
}

static void forms_mean_what_the_judge_says(void **state)
{
    static const char *const subjects[] = {
        "(declare x ?Integer) (declare y ?Integer)",
        "(declare x ?Integer) (declare y (+ x 1))",
        "(declare x ?Integer) (declare o ?(Option Integer))",
        "(declare x ?Integer) (declare l ?(List Integer))",
        "(declare x ?Integer) (declare o ?Object) (specify o (with a ?Boolean) (with b ?(Option String)))",
        "(declare x ?Integer) (declare o ?(Option Integer)) (declare w (the o))",
    };
    static const char *const differences[] = {
        "",
        "(constrain-solutions x not-equal)",
        "(constrain-solutions x (numeric-distance 3))",
        "(constrain-solutions x (lambda (a b) (< a b)))",
        "(constrain-solutions x (lambda (a b) (or (< (+ a 2) b) (> a (+ b 2)))))",
        "(constrain-solutions x (enumerate* (list (< x 3) (> x 1)) (list (relation x not-equal) (relation x "
        "(numeric-distance 2)))))",
        "(constrain-solutions x (enumerate-linear (list (< x 3) (> x 1))))",
        "(constrain-solutions x (difference-not (numeric-distance 3)))",
        "(constrain-solutions x (all-of (lambda (a b) (not (= (mod a 3) (mod b 3)))) (numeric-distance 2)))",
    };
    (void)state;
    for (size_t s = 0; s < sizeof subjects / sizeof *subjects; s++)
        for (size_t d = 0; d < sizeof differences / sizeof *differences; d++) {
            struct text source = TEXT_INIT;
            text_addf(&source, "(program p %s (generate g 3 %s))", subjects[s], differences[d]);
            assert_means_the_same(source.s, s * 100 + d);
            text_release(&source);
        }
    assert_means_the_same("(program p (declare l ?(List Integer)) (declare o ?(Option String))"
                          " (generate a 2 (constrain-solutions l not-equal))"
                          " (generate b 2 (constrain-solutions l different-lengths))"
                          " (generate c 2 (constrain-solutions o not-equal))"
                          " (generate d 2 (constrain-solutions o (lambda (p q) (not (= (the p) (the q))))))"
                          " (generate e 2 (constrain-solutions l (lambda (p q) (not (= (nth p 0) (nth q 0)))))))",
                          7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(built_in_differences_have_their_forms),
        cmocka_unit_test(several_differences_are_any),
        cmocka_unit_test(parts_of_objects_are_keys),
        cmocka_unit_test(relations_that_say_the_same_have_the_same_form),
        cmocka_unit_test(the_default_stays_where_nothing_implies_it),
        cmocka_unit_test(forms_mean_what_the_judge_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
