#include "lang_fixture.h"

/* What a solution is printed as; values in the order of the symbols. */
static void assert_printed(const char *declarations, const struct lang_value *const *solution, const char *json)
{
    struct text source = TEXT_INIT, out = TEXT_INIT;
    struct error error = ERROR_INIT;
    text_addf(&source, "(program p %s (generate g 1))", declarations);
    struct lang_program *program = program_of(source.s);
    bool holds = false;
    if (!lang_holds(&program->blocks[0], solution, &holds, NULL, &error))
        fail_msg("%s", error.message.s);
    assert_true(holds);
    assert_true(lang_print_solution(&program->blocks[0], solution, &out, &error));
    assert_string_equal(out.s, json);
    lang_free(program);
    text_release(&out);
    text_release(&source);
}

static const struct lang_value *big(struct arena *arena, const char *digits)
{
    mpz_t n;
    mpz_init_set_str(n, digits, 10);
    const struct lang_value *value = lang_integer(arena, n);
    mpz_clear(n);
    return value;
}

static const struct lang_value *fraction(struct arena *arena, long p, unsigned long q)
{
    mpq_t number;
    mpq_init(number);
    mpq_set_si(number, p, q);
    mpq_canonicalize(number);
    const struct lang_value *value = lang_real(arena, number);
    mpq_clear(number);
    return value;
}

static void scalars_are_printed_as_json(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    mpz_t day, second;
    mpz_init_set_si(day, 17460);
    mpz_init_set_si(second, -1);
    const struct lang_value *solution[] = {big(&arena, "-123456789012345678901234567890"),
                                           fraction(&arena, 6, 4),
                                           fraction(&arena, 3, 1),
                                           lang_boolean(&arena, true),
                                           lang_string(&arena, "é\"\\\n\0\x01", 7),
                                           lang_index(&arena, LANG_ENUM, 1),
                                           lang_moment(&arena, LANG_DATE, day),
                                           lang_moment(&arena, LANG_TIME, second)};
    assert_printed("(declare i ?Integer) (declare r ?Real) (declare w ?Real) (declare b ?Boolean) (declare s ?String)"
                   " (declare e ?(Enum red \"dark green\")) (declare d ?Date) (declare t ?DateTime)"
                   " (declare constant 5) (declare pattern #rx\"a\")",
                   solution,
                   "{\"i\":-123456789012345678901234567890,\"r\":\"3/2\",\"w\":\"3/1\",\"b\":true,"
                   "\"s\":\"é\\\"\\\\\\n\\u0000\\u0001\",\"e\":\"dark green\",\"d\":\"2017-10-21\","
                   "\"t\":\"1969-12-31T23:59:59Z\"}");
    mpz_clear(day);
    mpz_clear(second);
    arena_release(&arena);
}

static void structures_are_printed_as_json(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    const struct lang_value *one = lang_integer_small(&arena, 1), *none = lang_option(&arena, NULL);
    const struct lang_value *options[] = {none, lang_option(&arena, one)};
    const struct lang_value *fields[] = {one, none};
    const struct lang_value *objects[] = {lang_items(&arena, LANG_OBJECT, fields, 2)};
    const struct lang_value *solution[] = {one, none, lang_items(&arena, LANG_LIST, options, 2),
                                           lang_items(&arena, LANG_LIST, objects, 1)};
    assert_printed("(declare o ?Object) (specify o (with a ?Integer) (with b ?(Option Integer)) (with c 7)"
                   " (with l ?(List (Option Integer))) (with m ?(List (Object (x Integer) (y Integer optional)))))"
                   " (declare also o.b)",
                   solution, "{\"o\":{\"a\":1,\"c\":7,\"l\":[null,1],\"m\":[{\"x\":1}]}}");
    arena_release(&arena);
}

static void values_keep_their_order_and_copies(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT, other = ARENA_INIT;
    const struct lang_value *items[] = {fraction(&arena, 1, 3), fraction(&arena, 1, 2)};
    const struct lang_value *list = lang_items(&arena, LANG_LIST, items, 2);
    const struct lang_value *shorter = lang_items(&arena, LANG_LIST, items, 1);
    const struct lang_value *copy = lang_value_copy(&other, lang_option(&arena, list));
    assert_true(lang_value_compare(shorter, list) < 0);
    assert_true(lang_value_compare(items[0], items[1]) < 0);
    assert_true(lang_value_compare(lang_option(&arena, NULL), lang_option(&arena, list)) < 0);
    assert_true(lang_value_compare(lang_string(&arena, "a", 1), lang_string(&arena, "é", 2)) < 0);
    assert_true(lang_value_equal(copy, lang_option(&arena, list)));
    arena_release(&arena);
    assert_int_equal(copy->option->list.count, 2);
    arena_release(&other);
}

static void assert_type(const char *type, const char *printed)
{
    struct text source = TEXT_INIT, out = TEXT_INIT;
    text_addf(&source, "(program p (declare x ?(List %s)) (generate g 1))", type);
    struct lang_program *program = program_of(source.s);
    lang_print_type(program->blocks[0].variables[0].value->type->element, &out);
    assert_string_equal(out.s, printed);
    lang_free(program);
    text_release(&out);
    text_release(&source);
}

static void types_are_printed_as_written(void **state)
{
    (void)state;
    assert_type("Integer", "Integer");
    assert_type("(Option (List DateTime))", "(Option (List DateTime))");
    assert_type("(Enum a b)", "(Enum a b)");
    assert_type("(Object (a Integer) (b String optional))", "(Object (a Integer) (b (Option String)))");
}

static void terms_are_printed_as_programs(void **state)
{
    (void)state;
    struct lang_program *program = program_of(
        "(program p (declare l ?(List Integer)) (declare o ?(Option Date))"
        " (specify l (every (lambda (x) (> x (length l)))))"
        " (declare r #rx\"a|b\") (declare s ?r) (specify s (= (length s) (if (present? o) 1 2)))"
        " (specify o (or (absent? o) (= (the o) \"2020-01-01\")) (!= none))"
        " (generate g 1 (constrain-solutions l (some-of (all-of not-equal different-lengths) (not always)))))");
    static const char *const terms[] = {
        "(every (lambda (element) (< (length l) element)) l)",
        "(matches s #rx\"a|b\")",
        "(= (length s) (ite (present? o) 1 2))",
        "(or (not (present? o)) (= (the o) (date \"2020-01-01\")))",
        "(not (= o none))",
    };
    const struct lang_block *g = &program->blocks[0];
    struct text out = TEXT_INIT;
    for (size_t i = 0; i < 5; i++) {
        text_clear(&out);
        lang_print_term(g->assertions[i], &out);
        assert_string_equal(out.s, terms[i]);
    }
    text_clear(&out);
    lang_print_difference(g->difference, &out);
    assert_string_equal(out.s, "(some-of (all-of (relation l not-equal) (relation l different-lengths)) (not always))");
    text_release(&out);
    lang_free(program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scalars_are_printed_as_json),        cmocka_unit_test(structures_are_printed_as_json),
        cmocka_unit_test(values_keep_their_order_and_copies), cmocka_unit_test(types_are_printed_as_written),
        cmocka_unit_test(terms_are_printed_as_programs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
