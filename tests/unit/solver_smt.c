/* What is said to SMT solvers and how their answers are read; no solver runs
 * here (tests/solver asks real ones and false ones). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "front/lang/term.h"
#include "solver/answer.h"
#include "solver/encode.h"
#include "solver/solver.h"

/* ---- answers ---- */

static struct sexpr *read_all(struct arena *arena, const char *text)
{
    bool malformed;
    const char *at = text;
    struct sexpr *one = sexpr_read(arena, &at, text + strlen(text), &malformed);
    return malformed ? NULL : one;
}

static void expressions_are_read_as_they_are_written(void **state)
{
    (void)state;
    static const char *const same[] = {"sat", "()", "(a (b c) ())", "\"a \"\" b)\"", "|a b|", "((s0 (- 5)))"};
    static const char *const broken[] = {"(", "(a", ")", "\"abc", "(a \"b)", "|a", "(a |b)"};
    struct arena arena = ARENA_INIT;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        struct text out = TEXT_INIT;
        struct sexpr *one = read_all(&arena, same[i]);
        assert_non_null(one);
        sexpr_print(one, 1000, &out);
        assert_string_equal(out.s, same[i]);
        text_release(&out);
    }
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
        if (read_all(&arena, broken[i]))
            fail_msg("'%s' was read", broken[i]);
    assert_null(read_all(&arena, ""));
    assert_null(read_all(&arena, " ; only a comment"));
    assert_true(sexpr_is(read_all(&arena, " ; a comment\n sat"), "sat"));
    arena_release(&arena);
}

static void nesting_has_a_limit(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct text deep = TEXT_INIT;
    for (int i = 0; i < 200000; i++)
        text_add_char(&deep, '(');
    assert_null(read_all(&arena, deep.s));
    text_release(&deep);
    arena_release(&arena);
}

static void numbers_are_read_exactly(void **state)
{
    (void)state;
    static const char *const integers[][2] = {
        {"0", "0"}, {"(- 12)", "-12"}, {"123456789012345678901234567890", "123456789012345678901234567890"}};
    static const char *const reals[][2] = {
        {"1.5", "3/2"},       {"(/ 1 3)", "1/3"}, {"(- (/ 1.0 3.0))", "-1/3"}, {"(/ (- 1) 3)", "-1/3"}, {"2.0", "2"},
        {"(- 0.25)", "-1/4"}, {"7", "7"},         {"(/ (- 2.0) 4.0)", "-1/2"}};
    static const char *const none[] = {"-5",    "1.", ".5",    "1.2.3",   "1e5",       "x",    "(- 1 2)",       "(+ 1)",
                                       "(- x)", "()", "\"1\"", "(/ 1 0)", "(/ 1 0.0)", "#x10", "(root-obj x 1)"};
    struct arena arena = ARENA_INIT;
    mpz_t n, expected;
    mpq_t q, ratio;
    mpz_inits(n, expected, NULL);
    mpq_inits(q, ratio, NULL);
    for (size_t i = 0; i < sizeof integers / sizeof *integers; i++) {
        assert_true(answer_integer(read_all(&arena, integers[i][0]), n));
        mpz_set_str(expected, integers[i][1], 10);
        assert_int_equal(mpz_cmp(n, expected), 0);
    }
    for (size_t i = 0; i < sizeof reals / sizeof *reals; i++) {
        assert_true(answer_real(read_all(&arena, reals[i][0]), q));
        mpq_set_str(ratio, reals[i][1], 10);
        assert_true(mpq_equal(q, ratio));
    }
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        if (answer_real(read_all(&arena, none[i]), q))
            fail_msg("'%s' is a number", none[i]);
    assert_false(answer_integer(read_all(&arena, "1.0"), n));
    assert_false(answer_integer(read_all(&arena, "(- (- 1))"), n));
    mpz_clears(n, expected, NULL);
    mpq_clears(q, ratio, NULL);
    arena_release(&arena);
}

/* ---- questions ---- */

struct bench {
    struct arena arena;
    struct encoder encoder;
    struct lang_symbol symbols[4]; /* two Integers, a String, a Date */
};

static struct bench *bench_new(void)
{
    struct bench *bench = mem_alloc(sizeof *bench);
    static const enum lang_kind kinds[] = {LANG_INTEGER, LANG_INTEGER, LANG_STRING, LANG_DATE};
    struct text out = TEXT_INIT;
    for (size_t i = 0; i < 4; i++) {
        bench->symbols[i] =
            (struct lang_symbol){.kind = LANG_BLANK, .name = "x", .type = type_plain(kinds[i]), .index = i};
        encode_declaration(&bench->encoder, &bench->symbols[i], false, &out);
    }
    assert_non_null(strstr(out.s, "(declare-fun s2 () String)\n"));
    assert_non_null(strstr(out.s, "(define-fun is_date "));
    assert_non_null(strstr(out.s, "(assert (is_date s3))\n"));
    text_release(&out);
    return bench;
}

static void bench_free(struct bench *bench)
{
    encoder_release(&bench->encoder);
    arena_release(&bench->arena);
    mem_free(bench);
}

static const struct lang_term *symbol(struct bench *bench, size_t i)
{
    return term_symbol(&bench->arena, &bench->symbols[i]);
}

static const struct lang_term *two(struct bench *bench, enum lang_op op, enum lang_kind kind, const struct lang_term *a,
                                   const struct lang_term *b)
{
    return term_binary(&bench->arena, op, type_plain(kind), a, b);
}

static void assert_said(struct bench *bench, const struct lang_term *term, const char *expected)
{
    struct text before = TEXT_INIT, out = TEXT_INIT;
    struct error error = ERROR_INIT;
    if (!encode_formula(&bench->encoder, term, &before, &out, &error))
        fail_msg("%s", error.message.s);
    assert_string_equal(out.s, expected);
    text_release(&before);
    text_release(&out);
}

static void atoms_say_that_their_operands_are_defined(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    const struct lang_term *x = symbol(bench, 0), *y = symbol(bench, 1), *s = symbol(bench, 2), *d = symbol(bench, 3);
    const struct lang_term *one = term_integer(&bench->arena, -1), *zero = term_integer(&bench->arena, 0);
    assert_said(bench, two(bench, LANG_LESS, LANG_BOOLEAN, x, one), "(< s0 (- 1))");
    const struct lang_term *at = two(bench, LANG_AT, LANG_STRING, s, x);
    assert_said(bench, two(bench, LANG_EQUAL, LANG_BOOLEAN, at, s),
                "(and (<= 0 s0) (< s0 (str.len s2)) (= (str.at s2 s0) s2))");
    assert_said(bench, term_not(&bench->arena, two(bench, LANG_PREFIX, LANG_BOOLEAN, s, at)),
                "(not (and (<= 0 s0) (< s0 (str.len s2)) (str.prefixof (str.at s2 s0) s2)))");
    const struct lang_term *quotient = two(bench, LANG_DIVIDE, LANG_INTEGER, x, zero);
    assert_said(bench, two(bench, LANG_EQUAL, LANG_BOOLEAN, quotient, y), "(and (not (= 0 0)) (= (div s0 0) s1))");
    const struct lang_term *later = two(bench, LANG_ADD, LANG_DATE, d, x);
    assert_said(bench, two(bench, LANG_LESS, LANG_BOOLEAN, d, later), "(and (is_date (+ s3 s0)) (< s3 (+ s3 s0)))");
    const struct lang_term *cases[] = {two(bench, LANG_LESS, LANG_BOOLEAN, x, y), at, s};
    const struct lang_term *either = term_make(&bench->arena, LANG_ITE, type_plain(LANG_STRING), cases, 3);
    assert_said(bench, two(bench, LANG_EQUAL, LANG_BOOLEAN, either, s),
                "(and (ite (< s0 s1) (and true (<= 0 s0) (< s0 (str.len s2))) (and true))"
                " (= (ite (< s0 s1) (str.at s2 s0) s2) s2))");
    bench_free(bench);
}

static void strings_are_said_with_escapes(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    static const char odd[] = "a\"\\u{41}\n\xc3\xa9\xf0\x9f\x98\x80";
    const struct lang_term *constant = term_constant(&bench->arena, type_plain(LANG_STRING),
                                                     lang_string(&bench->arena, odd, sizeof odd)); /* and NUL */
    assert_said(bench, two(bench, LANG_EQUAL, LANG_BOOLEAN, symbol(bench, 2), constant),
                "(= s2 \"a\"\"\\u{5c}u{41}\\u{a}\\u{e9}\\u{1f600}\\u{0}\")");
    bench_free(bench);
}

static void assert_regex(const char *pattern, const char *flags, const char *expected)
{
    struct bench *bench = bench_new();
    struct error error = ERROR_INIT;
    struct regex_options options = {.flags = flags};
    struct lang_regex regex = {pattern, flags, strlen(pattern),
                               regex_parse(pattern, strlen(pattern), &options, &error)};
    const struct lang_term *constant =
        term_constant(&bench->arena, type_plain(LANG_REGEX), value_regex(&bench->arena, &regex));
    struct text all = TEXT_INIT;
    text_addf(&all, "(str.in_re s2 %s)", expected);
    assert_said(bench, two(bench, LANG_MATCHES, LANG_BOOLEAN, symbol(bench, 2), constant), all.s);
    assert_said(bench, two(bench, LANG_MATCHES, LANG_BOOLEAN, symbol(bench, 2), constant), all.s); /* known by now */
    text_release(&all);
    regex_free(regex.regex);
    bench_free(bench);
}

static void regexes_are_said_as_they_are_written(void **state)
{
    (void)state;
    assert_regex("abc", "", "(str.to_re \"abc\")");
    assert_regex("", "", "(str.to_re \"\")");
    assert_regex("^ab$", "", "(str.to_re \"ab\")");
    assert_regex("a[b-d]*", "", "(re.++ (str.to_re \"a\") (re.* (re.range \"b\" \"d\")))");
    assert_regex("(a|b+)?", "", "(re.opt (re.union (str.to_re \"a\") (re.+ (str.to_re \"b\"))))");
    assert_regex("a{3,5}", "", "((_ re.loop 3 5) (str.to_re \"a\"))");
    assert_regex("a{3,}", "", "(re.++ ((_ re.loop 3 3) (str.to_re \"a\")) (re.* (str.to_re \"a\")))");
    assert_regex("a{0}", "", "(str.to_re \"\")");
    assert_regex("[]", "", "re.none");
    assert_regex("[aB]", "i", "(re.union (re.range \"A\" \"B\") (re.range \"a\" \"b\"))");
    assert_regex("[^]", "u", "(re.union (re.range \"\\u{0}\" \"\\u{d7ff}\") (re.range \"\\u{e000}\" \"\\u{2ffff}\"))");
    assert_regex("(?=a)b", "", "(re.inter (re.++ (str.to_re \"a\") re.all) (str.to_re \"b\"))");
    assert_regex("x(?!a)b", "",
                 "(re.++ (str.to_re \"x\") (re.inter (re.comp (re.++ (str.to_re \"a\") re.all)) (str.to_re \"b\")))");
}

static void what_takes_an_automaton_is_said_without_it(void **state)
{
    (void)state;
    assert_regex("a\\bb", "", "re.none");
    assert_regex("a(?<=a)b?", "", "(re.++ (str.to_re \"a\") (re.opt (str.to_re \"b\")))");
    assert_regex("(?:^a)*", "", "(re.opt (str.to_re \"a\"))");
}

static void definitions_are_forgotten_with_their_level(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    struct error error = ERROR_INIT;
    const struct lang_term *number =
        term_unary(&bench->arena, LANG_STRING_TO_NUMBER, type_plain(LANG_INTEGER), symbol(bench, 2));
    const struct lang_term *term = two(bench, LANG_LESS, LANG_BOOLEAN, number, symbol(bench, 0));
    struct encoder_mark mark = encoder_mark(&bench->encoder);
    static const char *const defined[] = {"(define-fun is_number", "", "(define-fun is_number"};
    for (int i = 0; i < 3; i++) {
        struct text before = TEXT_INIT, out = TEXT_INIT;
        assert_true(encode_formula(&bench->encoder, term, &before, &out, &error));
        assert_string_equal(out.s, "(and (is_number s2) (< (string_number s2) s0))");
        assert_int_equal(strncmp(before.s, defined[i], strlen(defined[i])), 0);
        assert_int_equal(before.length == 0, i == 1);
        text_release(&before);
        text_release(&out);
        if (i == 1)
            encoder_return(&bench->encoder, mark);
    }
    bench_free(bench);
}

static void every_kind_is_named(void **state)
{
    (void)state;
    const char *const *names = solver_names();
    assert_string_equal(names[0], "native");
    assert_string_equal(names[1], "z3");
    assert_string_equal(names[2], "smtlib:COMMAND");
    assert_null(names[3]);
    assert_true(solver_available("native"));
    assert_false(solver_available("smtlib:no-such-program"));
    assert_true(solver_available("smtlib:sh -c 'true'"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(expressions_are_read_as_they_are_written),
        cmocka_unit_test(nesting_has_a_limit),
        cmocka_unit_test(numbers_are_read_exactly),
        cmocka_unit_test(atoms_say_that_their_operands_are_defined),
        cmocka_unit_test(strings_are_said_with_escapes),
        cmocka_unit_test(regexes_are_said_as_they_are_written),
        cmocka_unit_test(what_takes_an_automaton_is_said_without_it),
        cmocka_unit_test(definitions_are_forgotten_with_their_level),
        cmocka_unit_test(every_kind_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
