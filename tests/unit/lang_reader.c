#include "lang_fixture.h"
#include "front/lang/sexp.h"

static void assert_reads(const char *source, const char *printed)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct text out = TEXT_INIT;
    const struct sexp *file = sexp_read(&arena, "f", source, strlen(source), &error);
    if (!file)
        fail_msg("%s", error.message.s);
    sexp_print(file, &out);
    assert_string_equal(out.s, printed);
    text_release(&out);
    arena_release(&arena);
}

static void assert_unreadable(const char *source, size_t length, const char *message)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    assert_null(sexp_read(&arena, "f", source, length, &error));
    assert_string_equal(error.message.s, message);
    error_release(&error);
    arena_release(&arena);
}

static void expressions_are_read_as_written(void **state)
{
    (void)state;
    assert_reads("(a [b c] () \"s\" 12 -3/4 #t)", "((a (b c) () \"s\" 12 -3/4 #t))");
    assert_reads("'x '(1 2) ?Integer ?(Option Date) re-? (? f)", "('x '(1 2) ?Integer ?(Option Date) re-? (? f))");
    assert_reads("12hr 24Hour + - ... re++ 1+ -x", "(12hr 24Hour + - ... re++ 1+ -x)");
    assert_reads("\xef\xbb\xbf"
                 "a",
                 "(a)");
    assert_reads("#:lengths λ é", "(#:lengths λ é)");
}

static void comments_are_skipped(void **state)
{
    (void)state;
    assert_reads("a ; b\nc", "(a c)");
    assert_reads("a #| b #| c |# d |# e", "(a e)");
    assert_reads("(a #;(b c) d #; e)", "((a d))");
    assert_reads("#;#;a b c", "(c)");
    assert_reads("; only", "()");
}

static void assert_text(const char *source, const char *text, size_t length)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct sexp *file = sexp_read(&arena, "f", source, strlen(source), &error);
    assert_non_null(file);
    assert_int_equal(file->count, 1);
    assert_int_equal(file->items[0]->length, length);
    assert_memory_equal(file->items[0]->text, text, length + 1);
    arena_release(&arena);
}

static void strings_keep_the_escapes_of_regexes(void **state)
{
    (void)state;
    assert_text("\"a\\n\\t\\\"\\\\b\"", "a\n\t\"\\b", 6);
    assert_text("\"[0-5]\\d(\\s)?\\.\"", "[0-5]\\d(\\s)?\\.", 14);
    assert_text("\"\\u00e9\\u{1f600}\"", "é😀", 6);
    assert_text("\"\\é\"", "\\é", 3);
    assert_text("\"a\\u0000b\"", "a\0b", 3);
    assert_text("#rx\"\\\\|\\d\\\"\"", "\\\\|\\d\"", 6);
    assert_text("#rx\"\\n\"", "\\n", 2);
}

static void assert_number(const char *source, enum lang_kind kind, const char *printed)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct text out = TEXT_INIT;
    const struct sexp *file = sexp_read(&arena, "f", source, strlen(source), &error);
    assert_non_null(file);
    assert_int_equal(file->items[0]->kind, SEXP_NUMBER);
    assert_int_equal(file->items[0]->value->kind, kind);
    lang_print_value(file->items[0]->value, NULL, &out);
    assert_string_equal(out.s, printed);
    text_release(&out);
    arena_release(&arena);
}

static void numbers_are_exact(void **state)
{
    (void)state;
    assert_number("0", LANG_INTEGER, "0");
    assert_number("-0", LANG_INTEGER, "0");
    assert_number("+17", LANG_INTEGER, "17");
    assert_number("123456789012345678901234567890", LANG_INTEGER, "123456789012345678901234567890");
    assert_number("6/4", LANG_REAL, "3/2");
    assert_number("-1.25", LANG_REAL, "-5/4");
    assert_number(".5", LANG_REAL, "1/2");
    assert_number("2.5e-3", LANG_REAL, "1/400");
    assert_number("1e3", LANG_REAL, "1000/1");
}

static void places_count_characters(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const char *source = "é\n  (ü \"ß\" x)";
    const struct sexp *file = sexp_read(&arena, "f", source, strlen(source), &error);
    const struct sexp *x = file->items[1]->items[2];
    assert_int_equal(file->items[1]->at.line, 2);
    assert_int_equal(file->items[1]->at.column, 3);
    assert_int_equal(x->at.column, 10);
    arena_release(&arena);
}

static void what_is_wrong_is_said_with_its_place(void **state)
{
    (void)state;
    const char *const wrong[][2] = {
        {"(a\n (b", "f:2:2: expected ')' that closes this '(', found the end of the file"},
        {"(a]", "f:1:3: expected ')' that closes '(' of line 1, found ']'"},
        {"a)", "f:1:2: expected an expression, found ')'"},
        {"\"abc", "f:1:1: expected '\"' that ends this string, found the end of the file"},
        {"#rx\"abc", "f:1:1: expected '\"' that ends this string, found the end of the file"},
        {"#| a", "f:1:1: expected '|#' that ends this comment, found the end of the file"},
        {"(#;)", "f:1:2: expected an expression behind '#;'"},
        {"'", "f:1:1: expected an expression behind '''"},
        {"#foo", "f:1:1: expected #t, #f, #rx\"…\", #:keyword or #| comment |#, found '#foo'"},
        {"1/0", "f:1:1: expected a number, found '1/0', which divides by zero"},
        {"1e9999", "f:1:1: expected an exponent of at most 1000, found '1e9999'"},
        {"\"\\ud800\"", "f:1:2: expected a character such as \\u00e9 or \\u{1f600}"},
        {"\"\\u{110000}\"", "f:1:2: expected a character such as \\u00e9 or \\u{1f600}"},
        {"{a}", "f:1:1: expected an expression, found '{'"},
        {"\"\xff\"", "f:1:2: expected UTF-8, found the byte 0xff"},
        {"a\x01", "f:1:2: expected a character of a name, found the byte 0x01"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_unreadable(wrong[i][0], strlen(wrong[i][0]), wrong[i][1]);
    assert_unreadable("a\0b", 3, "f:1:2: expected a character of a name, found the byte 0x00");
}

static void depth_is_limited(void **state)
{
    (void)state;
    for (int kind = 0; kind < 3; kind++) {
        struct text source = TEXT_INIT;
        for (int i = 0; i < 100000; i++)
            text_add(&source, kind == 0 ? "(" : kind == 1 ? "'" : "#;(");
        struct arena arena = ARENA_INIT;
        struct error error = ERROR_INIT;
        assert_null(sexp_read(&arena, "f", source.s, source.length, &error));
        assert_non_null(strstr(error.message.s, "nested more than 500 deep"));
        error_release(&error);
        arena_release(&arena);
        text_release(&source);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(expressions_are_read_as_written),
        cmocka_unit_test(comments_are_skipped),
        cmocka_unit_test(strings_keep_the_escapes_of_regexes),
        cmocka_unit_test(numbers_are_exact),
        cmocka_unit_test(places_count_characters),
        cmocka_unit_test(what_is_wrong_is_said_with_its_place),
        cmocka_unit_test(depth_is_limited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
