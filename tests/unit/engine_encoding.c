/* The four ways of asking, with Z3 and cvc5: what comes is right and different,
 * and when nothing more comes, there is nothing more. */
#include "lang_fixture.h"

#include <stdlib.h>

#include "engine/solve/encoding.h"

/* libz3 works in a copy of this process, which under valgrind takes minutes; the program z3 is not looked at. */
static const char *z3(void)
{
    return getenv("ASSAY_UNDER_VALGRIND") ? "smtlib:z3" : "z3";
}

static const char *solver_at(size_t i)
{
    return i == 0 ? z3() : "smtlib:cvc5";
}
#define SOLVERS 2

struct question {
    struct lang_program *program;
    const struct lang_block *block;
    struct arena arena;
    struct flat flat;
    const struct form *form;
    const struct lang_value *const *inputs[100]; /* scalars */
    const struct lang_value **solutions[100];
    size_t count;
    enum asked end;
};

static void question_open(struct question *q, const char *statements)
{
    struct text source = TEXT_INIT;
    text_addf(&source, "(program p (generate g 1 %s))", statements);
    *q = (struct question){.program = program_of(source.s)};
    text_release(&source);
    q->block = &q->program->blocks[0];
    flatten(&q->flat, &q->arena, q->block->symbols, q->block->symbol_count, q->block->assertions,
            q->block->assertion_count);
    q->form = form_of_block(&q->arena, &q->flat, q->block);
}

static void question_close(struct question *q)
{
    flat_release(&q->flat);
    arena_release(&q->arena);
    lang_free(q->program);
}

/* Right by itself, and different from all before. */
static void assert_input(struct question *q, const struct lang_value **solution)
{
    struct error error = ERROR_INIT;
    bool yes;
    assert_true(lang_holds(q->block, solution, &yes, NULL, &error));
    assert_true(yes);
    for (size_t i = 0; i < q->count; i++) {
        assert_true(lang_different(q->block, solution, q->solutions[i], &yes, &error));
        assert_true(yes);
    }
}

/* Until n more were found, or it ends. */
static void ask(struct question *q, const char *solver, enum encoding encoding, size_t n)
{
    struct error error = ERROR_INIT;
    struct text why = TEXT_INIT;
    struct solver_options options = {.timeout = 20};
    size_t before = q->count;
    struct asking *asking = asking_begin(solver, encoding, &q->flat, q->form, n, q->inputs, q->count, &options, &error);
    if (!asking)
        fail_msg("%s", error.message.s);
    q->end = ASKED_INPUT;
    while (q->count < before + n) {
        const struct lang_value **scalars = arena_alloc(&q->arena, (q->flat.symbol_count + 1) * sizeof *scalars);
        q->end = asking_next(asking, &q->arena, scalars, &why);
        if (q->end == ASKED_UNKNOWN)
            fail_msg("%s, %s: %s", solver, encoding_name(encoding), why.s);
        if (q->end != ASKED_INPUT)
            break;
        const struct lang_value **solution = arena_alloc(&q->arena, (q->block->symbol_count + 1) * sizeof *solution);
        flat_lift(&q->flat, &q->arena, scalars, solution);
        assert_input(q, solution);
        q->inputs[q->count] = scalars;
        q->solutions[q->count++] = solution;
    }
    assert_true(asking_statistics(asking).checks > 0);
    asking_end(asking);
    text_release(&why);
}

/* With the first of the solvers, or all. */
static void gives_by(size_t solver_count, const char *statements, enum encoding encoding, size_t n, size_t found,
                     enum asked end)
{
    for (size_t i = 0; i < solver_count; i++) {
        struct question q;
        if (!solver_available(solver_at(i)))
            skip();
        question_open(&q, statements);
        ask(&q, solver_at(i), encoding, n);
        if (q.count != found || q.end != end)
            fail_msg("%s, %s, %s: %zu of %zu, end %d", statements, solver_at(i), encoding_name(encoding), q.count,
                     found, (int)q.end);
        question_close(&q);
    }
}

static void gives(const char *statements, enum encoding encoding, size_t n, size_t found, enum asked end)
{
    gives_by(SOLVERS, statements, encoding, n, found, end);
}

#define SMALL "(declare x ?Integer) (specify x (gte -3) (lte 3))"
#define TINY "(declare x ?Integer) (specify x (gte 0) (lte 2))" /* more pigeons are hard for cvc5 */
#define LETTERS "(declare s ?String) (specify s (matches \"[a-z]{2,6}\"))"

static void one_at_a_time_finds_all_and_proves_it(void **state)
{
    (void)state;
    gives(SMALL, ENCODING_ONE, 10, 7, ASKED_EXHAUSTED);
    gives(SMALL " (constrain-solutions x (numeric-distance 3))", ENCODING_ONE, 2, 2, ASKED_INPUT);
    gives(SMALL " (specify x (gt 3))", ENCODING_ONE, 1, 0, ASKED_IMPOSSIBLE);
    gives(LETTERS " (constrain-solutions s different-lengths)", ENCODING_ONE, 10, 5, ASKED_EXHAUSTED);
    gives("(declare s ?String) (constrain-solutions s (cover-regexp \"(a|b)?[0-9a-f]\"))", ENCODING_ONE, 10, 6,
          ASKED_EXHAUSTED);
    gives("(declare b ?Boolean) (declare c ?(Enum X Y Z))", ENCODING_ONE, 10, 6, ASKED_EXHAUSTED);
}

static void holes_between_numbers_are_found_at_last(void **state)
{
    (void)state;
    gives("(declare x ?Integer) (specify x (member (list 1 2 30 31 500)))", ENCODING_ONE, 10, 5, ASKED_EXHAUSTED);
    gives("(declare r ?Real) (specify r (gte 0) (lte 1))", ENCODING_ONE, 8, 8, ASKED_INPUT);
}

static void all_at_once(void **state)
{
    (void)state;
    gives(SMALL, ENCODING_ALL, 7, 7, ASKED_INPUT);
    gives(TINY, ENCODING_ALL, 4, 0, ASKED_IMPOSSIBLE);
    gives(SMALL " (constrain-solutions x (numeric-distance 3))", ENCODING_ALL, 3, 3, ASKED_INPUT);
    /* cvc5 takes minutes for strings all at once */
    gives_by(1, LETTERS " (constrain-solutions s different-lengths)", ENCODING_ALL, 5, 5, ASKED_INPUT);
    gives_by(1, "(declare s ?String) (constrain-solutions s (cover-regexp \"(a|b)?[0-9a-f]\"))", ENCODING_ALL, 5, 5,
             ASKED_INPUT);
}

static void distinct(void **state)
{
    (void)state;
    gives(SMALL, ENCODING_DISTINCT, 7, 7, ASKED_INPUT);
    gives(TINY, ENCODING_DISTINCT, 4, 0, ASKED_IMPOSSIBLE);
    gives_by(1, LETTERS " (constrain-solutions s different-lengths)", ENCODING_DISTINCT, 5, 5, ASKED_INPUT);
}

static void auto_gives_what_there_is_when_distinct_cannot(void **state)
{
    (void)state;
    gives(SMALL, ENCODING_AUTO, 7, 7, ASKED_INPUT);
    gives(TINY, ENCODING_AUTO, 4, 3, ASKED_IMPOSSIBLE);
}

static void forall_on_the_simplest(void **state)
{
    (void)state;
    struct question q;
    if (!solver_available(z3()))
        skip();
    question_open(&q, "(declare x ?Integer) (specify x (gte 0))");
    ask(&q, z3(), ENCODING_FORALL, 3);
    assert_int_equal(q.count, 3);
    question_close(&q);
}

static void distances_cannot_be_distinct(void **state)
{
    (void)state;
    struct question q;
    struct error error = ERROR_INIT;
    question_open(&q, SMALL "(constrain-solutions x (numeric-distance 3))");
    assert_false(encoding_fits(ENCODING_DISTINCT, q.form, &error));
    assert_int_equal(error.kind, ERROR_INPUT);
    assert_non_null(strstr(error.message.s, "cannot be said with distinct"));
    error_release(&error);
    assert_true(encoding_fits(ENCODING_ALL, q.form, &error));
    question_close(&q);
}

static void inputs_before_are_respected(void **state)
{
    (void)state;
    for (size_t i = 0; i < SOLVERS; i++)
        for (enum encoding e = ENCODING_ONE; e <= ENCODING_DISTINCT; e++) {
            struct question q;
            if (!solver_available(solver_at(i)))
                skip();
            question_open(&q, SMALL);
            ask(&q, solver_at(i), ENCODING_ONE, 3);
            ask(&q, solver_at(i), e, 4);
            assert_int_equal(q.count, 7);
            ask(&q, solver_at(i), ENCODING_ONE, 1);
            assert_int_equal(q.end, ASKED_EXHAUSTED);
            question_close(&q);
        }
}

/* Solvers' models cluster; what is drawn for them does not, and is the same for the same seed. */
static void inputs_are_spread_and_the_same_again(void **state)
{
    (void)state;
    static const char statements[] = "(declare x ?Integer) (declare s ?String) (specify x (gte 0) (lt 1000000))"
                                     " (specify s (matches \"[a-z]{3,6}\")) (constrain-solutions x not-equal)";
    static const char alone[] = "(declare x ?Integer) (specify x (gte 0) (lt 1000000))";
    for (size_t i = 0; i < SOLVERS; i++) {
        struct question q, again;
        if (!solver_available(solver_at(i)))
            skip();
        question_open(&q, statements);
        question_open(&again, statements);
        ask(&q, solver_at(i), ENCODING_ONE, 8);
        ask(&again, solver_at(i), ENCODING_ONE, 8);
        assert_int_equal(q.count, 8);
        for (size_t k = 0; k < 8; k++) {
            assert_true(lang_value_equal(q.solutions[k][1], again.solutions[k][1]));
            for (size_t j = 0; j < k; j++) /* though only x has to differ */
                assert_false(lang_value_equal(q.solutions[k][1], q.solutions[j][1]));
        }
        question_close(&q);
        question_close(&again);
        question_open(&q, alone);
        ask(&q, solver_at(i), ENCODING_ONE, 8);
        assert_true(mpz_get_ui(q.solutions[7][0]->integer) > mpz_get_ui(q.solutions[0][0]->integer) + 500000);
        question_close(&q);
    }
}

/* Most ranges of x have none: what they miss is found in order, below, above and between. */
static void ranges_that_are_empty_leave_nothing_out(void **state)
{
    (void)state;
    gives("(declare x ?Integer) (specify x (gte 0) (lt 100) (or (lt x 5) (and (gt x 40) (lt x 43)) (= x 99)))",
          ENCODING_ONE, 9, 8, ASKED_EXHAUSTED);
    gives("(declare s ?String) (declare t ?String) (specify t (matches \"b{0,6}\"))"
          " (specify s (matches \"a{0,19}\") (= (length s) (+ 1 (* 2 (length t)))))"
          " (constrain-solutions s different-lengths)",
          ENCODING_ONE, 9, 7, ASKED_EXHAUSTED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_at_a_time_finds_all_and_proves_it),
        cmocka_unit_test(holes_between_numbers_are_found_at_last),
        cmocka_unit_test(all_at_once),
        cmocka_unit_test(distinct),
        cmocka_unit_test(auto_gives_what_there_is_when_distinct_cannot),
        cmocka_unit_test(forall_on_the_simplest),
        cmocka_unit_test(distances_cannot_be_distinct),
        cmocka_unit_test(inputs_before_are_respected),
        cmocka_unit_test(inputs_are_spread_and_the_same_again),
        cmocka_unit_test(ranges_that_are_empty_leave_nothing_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
