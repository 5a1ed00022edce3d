/* ask SOLVER: what takes more than one question: families, classes of covers,
 * characters that are none of ours; and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "front/lang/term.h"
#include "solver/solver.h"

static const char *solver_under_test;

struct bench {
    struct arena arena;
    struct solver *solver;
    struct text why;
    const struct lang_symbol *symbols[2];
    const struct lang_value *values[40];
    struct regex *regex;
    struct lang_regex pattern;
    struct lang_cover cover;
};

static struct bench *bench_open(const struct lang_type *first, const struct lang_type *second)
{
    struct bench *bench = mem_alloc(sizeof *bench);
    struct error error = ERROR_INIT;
    struct solver_options options = {.timeout = 20};
    bench->solver = solver_open(solver_under_test, &options, &error);
    if (!bench->solver)
        fail_msg("%s", error.message.s);
    text_init(&bench->why);
    for (size_t i = 0; i < 2; i++) {
        struct lang_symbol *symbol = arena_alloc(&bench->arena, sizeof *symbol);
        *symbol = (struct lang_symbol){
            .kind = LANG_BLANK, .name = i ? "second" : "first", .type = i ? second : first, .index = i};
        bench->symbols[i] = symbol;
    }
    return bench;
}

static void bench_close(struct bench *bench)
{
    solver_close(bench->solver);
    cover_free(bench->cover.cover);
    regex_free(bench->regex);
    arena_release(&bench->arena);
    text_release(&bench->why);
    mem_free(bench);
}

static const struct lang_term *made(struct bench *bench, enum lang_op op, enum lang_kind kind,
                                    const struct lang_term *a, const struct lang_term *b)
{
    return term_binary(&bench->arena, op, type_plain(kind), a, b);
}

static const struct lang_term *side(struct bench *bench, size_t symbol, enum lang_side which)
{
    return term_on_side(&bench->arena, term_symbol(&bench->arena, bench->symbols[symbol]), which);
}

static const struct lang_term *text_of(struct bench *bench, const char *s)
{
    return term_constant(&bench->arena, type_plain(LANG_STRING), lang_string(&bench->arena, s, strlen(s)));
}

static const struct lang_term *length_of(struct bench *bench, const struct lang_term *string)
{
    return term_unary(&bench->arena, LANG_LENGTH, type_plain(LANG_INTEGER), string);
}

static void set_regex(struct bench *bench, const char *pattern, const char *flags)
{
    struct error error = ERROR_INIT;
    struct regex_options options = {.flags = flags};
    bench->regex = regex_parse(pattern, strlen(pattern), &options, &error);
    assert_non_null(bench->regex);
    bench->pattern = (struct lang_regex){pattern, flags, strlen(pattern), bench->regex};
    bench->cover.regex = &bench->pattern;
    bench->cover.cover = cover_of(bench->regex, &bench->cover.options, &error);
    assert_non_null(bench->cover.cover);
}

static const struct lang_term *matches(struct bench *bench, const struct lang_term *string)
{
    const struct lang_term *regex =
        term_constant(&bench->arena, type_plain(LANG_REGEX), value_regex(&bench->arena, &bench->pattern));
    return made(bench, LANG_MATCHES, LANG_BOOLEAN, string, regex);
}

static void assert_said(struct bench *bench, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    if (!solver_assert(bench->solver, term, &error))
        fail_msg("%s", error.message.s);
}

static void assert_answer(struct bench *bench, enum solver_answer expected)
{
    enum solver_answer answer = solver_check(bench->solver, &bench->arena, bench->values, &bench->why);
    if (answer != expected)
        fail_msg("answered %d: %s", answer, bench->why.s);
}

/* ---- families ---- */

static bool assert_family(struct bench *bench, size_t n, size_t count, const struct lang_term *assertion,
                          const struct lang_term *relation)
{
    struct error error = ERROR_INIT;
    if (!solver_assert_family(bench->solver, n, bench->symbols, count, &assertion, 1, relation, &error))
        fail_msg("%s", error.message.s);
    return true;
}

/* n numbers of 1..5 with an Enum each, two apart from each other. */
static enum solver_answer family_of(struct bench *bench, size_t n)
{
    struct arena *arena = &bench->arena;
    const struct lang_term *x = side(bench, 0, LANG_HERE), *one = term_integer(arena, 1);
    const struct lang_term *between[] = {made(bench, LANG_LESS_EQUAL, LANG_BOOLEAN, one, x),
                                         made(bench, LANG_LESS_EQUAL, LANG_BOOLEAN, x, term_integer(arena, 5))};
    const struct lang_term *apart =
        made(bench, LANG_SUBTRACT, LANG_INTEGER, side(bench, 0, LANG_FIRST), side(bench, 0, LANG_SECOND));
    apart = term_unary(arena, LANG_ABS, type_plain(LANG_INTEGER), apart);
    const struct lang_term *relation = made(bench, LANG_LESS_EQUAL, LANG_BOOLEAN, term_integer(arena, 2), apart);
    assert_family(bench, n, 2, term_connect(arena, LANG_AND, between, 2), relation);
    return solver_check_family(bench->solver, arena, bench->values, &bench->why);
}

static void a_family_has_values_that_differ(void **state)
{
    (void)state;
    static const struct lang_field colours[] = {{"red", NULL}, {"green", NULL}};
    struct arena arena = ARENA_INIT;
    const struct lang_type *colour = type_with(&arena, LANG_ENUM, colours, 2);
    struct bench *bench = bench_open(type_plain(LANG_INTEGER), colour);
    if (family_of(bench, 3) != SOLVER_SATISFIABLE)
        fail_msg("%s", bench->why.s);
    bool seen[6] = {false};
    for (size_t k = 0; k < 3; k++) {
        long x = mpz_get_si(bench->values[2 * k]->integer);
        assert_in_range(x, 1, 5);
        seen[x] = true;
        assert_true(lang_value_has_type(bench->values[2 * k + 1], colour));
    }
    assert_true(seen[1] && seen[3] && seen[5]);
    bench_close(bench);
    bench = bench_open(type_plain(LANG_INTEGER), colour);
    assert_int_equal(family_of(bench, 4), SOLVER_UNSATISFIABLE);
    bench_close(bench);
    arena_release(&arena);
}

/* ---- strings ---- */

static void surrogates_are_no_characters(void **state)
{
    (void)state;
    struct bench *bench = bench_open(type_plain(LANG_STRING), type_plain(LANG_STRING));
    const struct lang_term *s = side(bench, 0, LANG_HERE);
    solver_declare(bench->solver, bench->symbols[0]);
    assert_said(bench, made(bench, LANG_LESS, LANG_BOOLEAN, text_of(bench, "\xed\x9f\xbf"), s)); /* U+D7FF */
    assert_said(bench, made(bench, LANG_LESS, LANG_BOOLEAN, s, text_of(bench, "\xee\x80\x80")));  /* U+E000 */
    solver_push(bench->solver);
    assert_said(bench, made(bench, LANG_EQUAL, LANG_BOOLEAN, length_of(bench, s), term_integer(&bench->arena, 1)));
    assert_answer(bench, SOLVER_UNSATISFIABLE);
    solver_pop(bench->solver);
    assert_said(bench, made(bench, LANG_EQUAL, LANG_BOOLEAN, length_of(bench, s), term_integer(&bench->arena, 2)));
    assert_answer(bench, SOLVER_SATISFIABLE);
    assert_memory_equal(bench->values[0]->string.s, "\xed\x9f\xbf", 3);
    bench_close(bench);
}

/* Not in [^]* are only strings that the judge of the flagless regex takes in two halves. */
static void strings_for_a_regex_without_u_have_nothing_beyond_it(void **state)
{
    (void)state;
    struct bench *bench = bench_open(type_plain(LANG_STRING), type_plain(LANG_STRING));
    set_regex(bench, "[^]*", "");
    const struct lang_term *s = side(bench, 0, LANG_HERE);
    solver_declare(bench->solver, bench->symbols[0]);
    assert_said(bench, term_not(&bench->arena, matches(bench, s)));
    assert_answer(bench, SOLVER_UNKNOWN);
    assert_non_null(strstr(bench->why.s, "not all could be said"));
    bench_close(bench);
}

static void models_match_what_only_automata_can_say(void **state)
{
    (void)state;
    static const char *const patterns[] = {"(?<=a)b|a.{2,5}(?<!b)", "\\b[ab]+\\b-\\b[0-9]{2}\\b",
                                           "(?:x(?=y|$)y?){2,3}"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        struct bench *bench = bench_open(type_plain(LANG_STRING), type_plain(LANG_STRING));
        struct error error = ERROR_INIT;
        set_regex(bench, patterns[i], "");
        const struct lang_term *s = side(bench, 0, LANG_HERE);
        solver_declare(bench->solver, bench->symbols[0]);
        assert_said(bench, matches(bench, s));
        for (int k = 0; k < 4; k++) {
            bool yes = false;
            assert_answer(bench, SOLVER_SATISFIABLE);
            const struct lang_value *value = bench->values[0];
            assert_true(regex_matches(bench->regex, value->string.s, value->string.length, &yes, &error));
            if (!yes)
                fail_msg("'%s' does not match %s", value->string.s, patterns[i]);
            assert_said(bench, term_not(&bench->arena, made(bench, LANG_EQUAL, LANG_BOOLEAN, s,
                                                            term_constant(&bench->arena, s->type, value))));
        }
        bench_close(bench);
    }
}

static size_t classes_found(const char *pattern)
{
    struct bench *bench = bench_open(type_plain(LANG_STRING), type_plain(LANG_STRING));
    size_t count = 0;
    set_regex(bench, pattern, "");
    const struct lang_term *s = side(bench, 0, LANG_HERE);
    const struct lang_term *class = term_cover_class(&bench->arena, &bench->cover, s);
    solver_declare(bench->solver, bench->symbols[0]);
    assert_said(bench, matches(bench, s));
    while (count < 100) {
        struct error error = ERROR_INIT;
        enum solver_answer answer = solver_check(bench->solver, &bench->arena, bench->values, &bench->why);
        if (answer == SOLVER_UNKNOWN)
            fail_msg("%s", bench->why.s);
        if (answer == SOLVER_UNSATISFIABLE)
            break;
        count++;
        const struct lang_value *value = lang_evaluate(&bench->arena, class, bench->values, NULL, &error);
        assert_non_null(value);
        const struct lang_term *same =
            made(bench, LANG_EQUAL, LANG_BOOLEAN, class, term_constant(&bench->arena, class->type, value));
        assert_said(bench, term_not(&bench->arena, same));
    }
    bench_close(bench);
    return count;
}

static void every_class_of_a_cover_is_found_once(void **state)
{
    (void)state;
    assert_int_equal(classes_found("(7(8|9))?\\d{2}(\\d|X)"), 6);
    assert_int_equal(classes_found("(1[0-2]|[1-9]):(\\s)?(A|P)"), 8);
}

/* ---- what cannot be said ---- */

static void assert_refused(struct bench *bench, const struct lang_term *term, const char *reason)
{
    struct error error = ERROR_INIT;
    if (solver_assert(bench->solver, term, &error))
        fail_msg("not refused: %s", reason);
    if (!strstr(error.message.s, reason))
        fail_msg("'%s' does not say '%s'", error.message.s, reason);
    error_release(&error);
}

static void what_cannot_be_said_is_refused_and_not_asserted(void **state)
{
    (void)state;
    struct bench *bench = bench_open(type_plain(LANG_STRING), type_plain(LANG_STRING));
    const struct lang_term *s = side(bench, 0, LANG_HERE), *t = side(bench, 1, LANG_HERE);
    solver_declare(bench->solver, bench->symbols[0]);
    const struct lang_term *equal = made(bench, LANG_EQUAL, LANG_BOOLEAN, s, text_of(bench, "a"));
    const struct lang_term *distance = made(bench, LANG_EDIT_DISTANCE, LANG_INTEGER, s, text_of(bench, "b"));
    const struct lang_term *both[] = {equal,
                                      made(bench, LANG_LESS, LANG_BOOLEAN, distance, term_integer(&bench->arena, 0))};
    assert_refused(bench, term_connect(&bench->arena, LANG_AND, both, 2), "'edit-distance'");
    assert_refused(bench, made(bench, LANG_EQUAL, LANG_BOOLEAN, s, t), "'second' is no symbol that was declared");
    assert_refused(bench, made(bench, LANG_EQUAL, LANG_BOOLEAN, s, text_of(bench, "\xf0\xb0\x80\x80")),
                   "its strings end before U+30000");
    set_regex(bench, "(a|b)\\1", "");
    assert_refused(bench, matches(bench, s), "has a backreference");
    cover_free(bench->cover.cover);
    regex_free(bench->regex);
    set_regex(bench, "[\\u{30000}-\\u{30010}]", "u");
    assert_refused(bench, matches(bench, s), "names characters beyond");
    cover_free(bench->cover.cover);
    regex_free(bench->regex);
    set_regex(bench, "([a-z0-9_][a-z0-9_]){5}[a-z0-9_]{6}[a-z0-9][A-Z0-9_][a-z0-9_][a-z0-9_][a-z0-9_][ab]+[ab][ab][ab]",
              "");
    assert_refused(bench,
                   made(bench, LANG_LESS, LANG_BOOLEAN, term_cover_class(&bench->arena, &bench->cover, s),
                        term_integer(&bench->arena, 1)),
                   "has more than 2000 classes");
    assert_said(bench, term_not(&bench->arena, equal));
    assert_answer(bench, SOLVER_SATISFIABLE);
    assert_int_equal(solver_statistics(bench->solver).checks, 1);
    bench_close(bench);
}

/* first = k for k of 0 … 7, where 2 <= first < 6 was asserted; second is first + 1. */
static void many_questions_are_answered_each_by_itself(void **state)
{
    (void)state;
    for (int strings = 0; strings < 2; strings++) { /* a String cannot be asked for in the same exchange */
        struct bench *bench = bench_open(type_plain(LANG_INTEGER), type_plain(strings ? LANG_STRING : LANG_INTEGER));
        struct arena *arena = &bench->arena;
        const struct lang_term *first = term_symbol(arena, bench->symbols[0]),
                               *second = term_symbol(arena, bench->symbols[1]), *terms[8];
        enum solver_answer answers[8];
        solver_declare(bench->solver, bench->symbols[0]);
        solver_declare(bench->solver, bench->symbols[1]);
        assert_said(bench, made(bench, LANG_LESS_EQUAL, LANG_BOOLEAN, term_integer(arena, 2), first));
        assert_said(bench, made(bench, LANG_LESS, LANG_BOOLEAN, first, term_integer(arena, 6)));
        const struct lang_term *number =
            strings ? term_unary(arena, LANG_LENGTH, type_plain(LANG_INTEGER), second) : second;
        assert_said(bench, made(bench, LANG_EQUAL, LANG_BOOLEAN, number,
                                made(bench, LANG_ADD, LANG_INTEGER, first, term_integer(arena, 1))));
        for (int k = 0; k < 8; k++)
            terms[k] = made(bench, LANG_EQUAL, LANG_BOOLEAN, first, term_integer(arena, k));
        for (int again = 0; again < 2; again++) {
            solver_check_each(bench->solver, terms, 8, 2, arena, bench->values, answers, &bench->why);
            for (int k = 0; k < 8; k++) {
                assert_int_equal(answers[k], k >= 2 && k < 6 ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE);
                if (answers[k] != SOLVER_SATISFIABLE)
                    continue;
                const struct lang_value *const *values = bench->values + 2 * k;
                assert_int_equal(mpz_get_si(values[0]->integer), k);
                assert_int_equal(strings ? string_length(values[1]) : mpz_get_ui(values[1]->integer), k + 1);
            }
        }
        assert_int_equal(solver_statistics(bench->solver).checks, 16);
        assert_answer(bench, SOLVER_SATISFIABLE); /* nothing of it is left */
        bench_close(bench);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_family_has_values_that_differ),
        cmocka_unit_test(surrogates_are_no_characters),
        cmocka_unit_test(strings_for_a_regex_without_u_have_nothing_beyond_it),
        cmocka_unit_test(models_match_what_only_automata_can_say),
        cmocka_unit_test(every_class_of_a_cover_is_found_once),
        cmocka_unit_test(what_cannot_be_said_is_refused_and_not_asserted),
        cmocka_unit_test(many_questions_are_answered_each_by_itself),
    };
    solver_under_test = argc == 2 ? argv[1] : "z3";
    if (!solver_available(solver_under_test)) {
        printf("skipped: '%s' is not installed\n", solver_under_test);
        return 77;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
