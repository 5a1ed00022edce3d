#include "lang_fixture.h"

/* Closed terms are evaluated while a program is read: what is printed is the value. */
static void arithmetic_is_exact(void **state)
{
    (void)state;
    assert_value("(+ 1 2 3)", "6");
    assert_value("(- 10 1 2)", "7");
    assert_value("(- 5)", "-5");
    assert_value("(* 99999999999 99999999999)", "9999999999800000000001");
    assert_value("(/ 1 3)", "1/3");
    assert_value("(+ 1/3 1/6)", "1/2");
    assert_value("(+ 1 0.5)", "3/2");
    assert_value("(div 7 2)", "3");
    assert_value("(div -7 2)", "-4");
    assert_value("(div 7 -2)", "-3");
    assert_value("(div -7 -2)", "4");
    assert_value("(mod -7 2)", "1");
    assert_value("(mod 7 -2)", "1");
    assert_value("(abs -4)", "4");
    assert_value("(abs -1/2)", "1/2");
    assert_value("(floor -1/2)", "-1");
    assert_value("(min 3 1 2)", "1");
    assert_value("(max 3 1 2.5)", "3/1");
    assert_value("(< 1 2 3)", "#t");
    assert_value("(< 1 3 2)", "#f");
    assert_value("(>= 2 2)", "#t");
    assert_value("(between 5 1 5)", "#t");
    assert_value("(= 1 1.0)", "#t");
}

static void strings_are_of_characters(void **state)
{
    (void)state;
    assert_value("(length \"héé😀\")", "4");
    assert_value("(concat \"ab\" \"é\" \"\")", "\"abé\"");
    assert_value("(prefix \"abc\" \"ab\")", "#t");
    assert_value("(prefix \"ab\" \"abc\")", "#f");
    assert_value("(suffix \"abc\" \"bc\")", "#t");
    assert_value("(suffix \"abc\" \"b\")", "#f");
    assert_value("(contains \"abc\" \"b\")", "#t");
    assert_value("(contains \"abc\" \"\")", "#t");
    assert_value("(index \"éabab\" \"ab\")", "1");
    assert_value("(index \"éabab\" \"ab\" 2)", "3");
    assert_value("(index \"abc\" \"\" 3)", "3");
    assert_value("(index \"abc\" \"\" 4)", "-1");
    assert_value("(index \"abc\" \"a\" -1)", "-1");
    assert_value("(index \"abc\" \"x\")", "-1");
    assert_value("(at \"aé\" 1)", "\"é\"");
    assert_value("(substring \"aéb\" 1 2)", "\"é\"");
    assert_value("(substring \"abc\" 2 99)", "\"c\"");
    assert_value("(substring \"abc\" 2 1)", "\"\"");
    assert_value("(number->string -120)", "\"-120\"");
    assert_value("(string->number \"-007\")", "-7");
    assert_value("(matches \"12:00\" \"\\d+:\\d+\")", "#t");
    assert_value("(matches \"x12:00\" \"\\d+:\\d+\")", "#f");
    assert_value("(edit-distance \"kitten\" \"sitting\")", "3");
    assert_value("(edit-distance \"\" \"é😀\")", "2");
    assert_value("(< \"a\" \"b\" \"ba\")", "#t");
}

static void undefined_values_make_atoms_false(void **state)
{
    (void)state;
    assert_value("(= (at \"\" 0) \"\")", "#f");
    assert_value("(not (= (at \"\" 0) \"\"))", "#t");
    assert_value("(< (string->number \"1x\") 5)", "#f");
    assert_value("(>= (string->number \"-\") 5)", "#f");
    assert_value("(= (string->number \"\") (string->number \"\"))", "#f");
    assert_value("(ite (= (at \"a\" 3) \"a\") 1 2)", "2");
}

static void lists_options_and_dates(void **state)
{
    (void)state;
    assert_value("(member 3 (list 1 2 3))", "#t");
    assert_value("(contains (list 1 2) 3)", "#f");
    assert_value("(distinct (list 1 2 1))", "#f");
    assert_value("(sorted (list 1 1 2))", "#t");
    assert_value("(sorted (list 2 1))", "#f");
    assert_value("(every (gte 0) (list 1 2))", "#t");
    assert_value("(any (lambda (x) (= x 3)) (list 1 2))", "#f");
    assert_value("(nth (list \"a\" \"b\") 1)", "\"b\"");
    assert_value("(length (list))", "0");
    assert_value("(present? (some 1))", "#t");
    assert_value("(the (some 1))", "1");
    assert_value("(= (some 1) none)", "#f");
    assert_value("(- (date \"2020-03-01\") \"2020-02-01\")", "29");
    assert_value("(+ (date \"1999-12-31\") 1)", "(date \"2000-01-01\")");
    assert_value("(- (date \"2000-03-01\") 1)", "(date \"2000-02-29\")");
    assert_value("(days (date \"0001-01-01\"))", "-719162");
    assert_value("(days (date \"9999-12-31\"))", "2932896");
    assert_value("(seconds (datetime \"1970-01-02T00:00:01Z\"))", "86401");
    assert_value("(- (datetime \"1970-01-01\") 1)", "(datetime \"1969-12-31T23:59:59Z\")");
    assert_value("(< (date \"2017-10-21\") \"2017-10-22\")", "#t");
}

static void functions_are_evaluated(void **state)
{
    (void)state;
    assert_value("(let ([a 1] [b 2]) (+ a b))", "3");
    assert_value("(let* ([a 1] [a (+ a 1)]) a)", "2");
    assert_value("((lambda (x y) (- x y)) 5 3)", "2");
    assert_value("(apply + (map (lambda (x) (* x x)) (range 4)))", "14");
    assert_value("(map + (list 1 2) (list 10 20))", "(list 11 22)");
    assert_value("((curry - 10) 3)", "7");
    assert_value("(length (filter (gt 1) (list 1 2 3)))", "2");
    assert_value("(fold (lambda (x all) (+ (* 10 all) x)) 0 (list 1 2 3))", "123");
    assert_value("(cond [(= 1 2) \"a\"] [else \"b\"])", "\"b\"");
    assert_value("(if (= 1 1) 1 (first (list)))", "1");
    assert_value("(and #f (first (list)))", "#f");
    assert_value("(or #t (first (list)))", "#t");
    assert_value("(match '(cat \"x\" 1 2) [(cat n r ...) (length r)])", "2");
    assert_value("(match (list 1 2 3) [(list a) 0] [(cons a r) (+ a (length r))])", "3");
    assert_value("(match 5 [(? (lambda (x) (> x 9)) _) 1] [(not 5) 2] [(and x (or 4 5)) x])", "5");
    assert_value("(match 'b ['a 1] ['b 2])", "2");
    assert_value("(match \"[0-9]{2,5}\" [(re-repeat r n m) (+ n m)])", "7");
    assert_value("(match #rx\"(a|b|c)\" [(re-union x y) (match y [(re-union b c) b])])", "#rx\"b\"");
    assert_value("(match #rx\"[a-z^]\" [(re-union x y) y])", "#rx\"[\\^]\"");
    assert_value("(match #rx\".?\" [(re-? (any-char)) 1])", "1");
    assert_value("(re++ (char-class \"a-z\") (re-repeat \"b|c\" 1 none))", "#rx\"[a-z](?:(?:b|c){1,})\"");
    assert_value("(matches \"a.b\" (re-literal \"a.b\"))", "#t");
    assert_value("(matches \"axb\" (re-literal \"a.b\"))", "#f");
    assert_value("(matches \"ABC\" (regex \"abc\" \"i\"))", "#t");
}

/* Nested recursion needs no loops. */
static void recursion_is_deep_enough(void **state)
{
    (void)state;
    struct lang_program *program =
        program_of("(define (sum l) (if (empty? l) 0 (+ (first l) (sum (rest l)))))"
                   "(program p (declare x ?Integer) (specify x (= (sum (range 1000)))) (generate g 1))");
    struct text out = TEXT_INIT;
    lang_print_term(program->blocks[0].assertions[0], &out);
    assert_string_equal(out.s, "(= x 499500)");
    text_release(&out);
    lang_free(program);
}

/* ---- terms over a solution ---- */

static bool holds_for(const char *declaration, const char *assertion, const struct lang_value *value)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool holds = false;
    text_addf(&source, "(program p (declare x %s) (specify x %s) (generate g 1))", declaration, assertion);
    struct lang_program *program = program_of(source.s);
    if (!lang_holds(&program->blocks[0], &value, &holds, NULL, &error))
        fail_msg("%s", error.message.s);
    lang_free(program);
    text_release(&source);
    return holds;
}

static void assertions_are_judged(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    const struct lang_value *three = lang_integer_small(&arena, 3), *four = lang_integer_small(&arena, 4);
    const struct lang_value *items[] = {three, four};
    const struct lang_value *list = lang_items(&arena, LANG_LIST, items, 2);
    assert_true(holds_for("?Integer", "(and (gte 3) (not (gt 3)))", three));
    assert_false(holds_for("?Integer", "(or (lt 3) (one-of 5 7))", three));
    assert_true(holds_for("?Integer", "(ite (= x 3) (gt 2) (lt 0))", three));
    assert_true(holds_for("?Integer", "(lambda (v) (= (mod (+ (* 2 v) 1) 5) 2))", three));
    assert_true(holds_for("?(List Integer)", "(every (lambda (e) (any (lambda (f) (= e f)) x)))", list));
    assert_false(holds_for("?(List Integer)", "(every (lt 4))", list));
    assert_true(holds_for("?(List Integer)", "distinct sorted (contains 4) (length (= 2))", list));
    assert_false(holds_for("?(List Integer)", "(= (nth x 2) 3)", list));
    assert_true(holds_for("?(Option Integer)", "(when-present (gt 3))", lang_option(&arena, NULL)));
    assert_false(holds_for("?(Option Integer)", "(when-present (gt 3))", lang_option(&arena, three)));
    assert_false(holds_for("?(Option Integer)", "(> (the x) 3)", lang_option(&arena, NULL)));
    assert_true(holds_for("?(Option Integer)", "(= 3)", lang_option(&arena, three)));
    assert_true(holds_for("?(Enum a b c)", "(gt 'a) (!= \"c\")", lang_index(&arena, LANG_ENUM, 1)));
    arena_release(&arena);
}

static void a_value_of_another_type_is_an_error(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    bool holds;
    const struct lang_value *value = lang_string(&arena, "3", 1);
    struct lang_program *program = program_of("(program p (declare x ?Integer) (generate g 1))");
    assert_false(lang_holds(&program->blocks[0], &value, &holds, NULL, &error));
    assert_string_equal(error.message.s, "the solver gave 'x' no value of its type");
    error_release(&error);
    lang_free(program);
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arithmetic_is_exact),
        cmocka_unit_test(strings_are_of_characters),
        cmocka_unit_test(undefined_values_make_atoms_false),
        cmocka_unit_test(lists_options_and_dates),
        cmocka_unit_test(functions_are_evaluated),
        cmocka_unit_test(recursion_is_deep_enough),
        cmocka_unit_test(assertions_are_judged),
        cmocka_unit_test(a_value_of_another_type_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
