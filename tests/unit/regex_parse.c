#include "regex_fixture.h"

/* What is said about a pattern that is none. */
static const struct {
    const char *pattern, *flags, *message;
} mistakes[] = {
    {"(a", "", "column 3: expected ')' for the '(' of column 1, found the end"},
    {"a)b", "", "column 2: this ')' closes no group"},
    {"a|*", "", "column 3: expected something that can be repeated, found '*'"},
    {"a**", "", "column 3: expected something that can be repeated, found '*'"},
    {"{2}", "", "column 1: expected something that can be repeated"},
    {"a{2,1}", "", "column 2: the least count 2 is greater than the greatest, 1"},
    {"a{99999999999}", "", "column 2: counts end at 1000000"},
    {"^*", "", "column 2: '^' cannot be repeated"},
    {"(?<=a)*", "", "column 7: '(?<=a)' cannot be repeated"},
    {"(?=a)*", "u", "column 6: '(?=a)' cannot be repeated"},
    {"[a", "", "column 3: expected ']', found the end"},
    {"[b-a]", "", "column 2: the range 'b-a' is out of order"},
    {"[\\d-x]", "u", "a class cannot begin or end a range"},
    {"\\", "", "column 2: expected an escape behind '\\', found the end"},
    {"\\xg1", "", "column 3: expected 2 hexadecimal digits, found 'g'"},
    {"\\u12", "", "column 5: expected 4 hexadecimal digits, found the end"},
    {"\\u{41}", "", "'\\u{…}' needs the flag u"},
    {"\\u{110000}", "u", "a code point ends at 10ffff"},
    {"\\u{}", "u", "expected a hexadecimal digit, found '}'"},
    {"\\c1", "", "expected a letter behind '\\c', found '1'"},
    {"\\01", "", "octal escapes are not supported"},
    {"\\q", "", "the escape '\\q' is not known"},
    {"\\-", "u", "the escape '\\-' is not known with the flag u"},
    {"\\p{L}", "", "'\\p{…}' needs the flag u"},
    {"\\p{Klingon}", "u", "the property 'Klingon' is not known here"},
    {"\\pL", "u", "expected '{', found 'L'"},
    {"\\p{L", "u", "expected '}', found the end"},
    {"\\1", "", "there is no group 1 (there are 0)"},
    {"(a)\\2", "", "there is no group 2 (there is 1)"},
    {"\\k<x>", "", "no group has the name 'x'"},
    {"\\kx", "", "expected '<' behind '\\k', found 'x'"},
    {"(?<x>a)(?<x>b)", "", "a second group has the name 'x'"},
    {"(?<1>a)", "", "expected a letter of a group's name, found '1'"},
    {"(?<>a)", "", "expected a group's name"},
    {"(?i:a)", "", "expected ':', '=', '!', '<=', '<!' or '<name>' behind '(?', found 'i'"},
    {"\xff", "", "the pattern is not UTF-8"},
    {"\xf0\x9f\x98\x80", "", "a character beyond U+FFFF needs the flag u"},
    {"\xc3\xa9(", "", "column 3: expected ')' for the '(' of column 2"},
    {"a{1", "u", "column 2: expected something that can be repeated, or '\\' before this character, found '{'"},
    {"a", "g", "expected a flag out of 'imsu', found 'g'"},
};

static void mistakes_are_named_with_column_and_what_was_expected(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        struct error error = ERROR_INIT;
        struct regex_options options = {.flags = mistakes[i].flags};
        struct regex *regex = regex_parse(mistakes[i].pattern, strlen(mistakes[i].pattern), &options, &error);
        if (regex || !strstr(error.message.s, mistakes[i].message))
            fail_msg("'%s': expected '%s', found '%s'", mistakes[i].pattern, mistakes[i].message, error.message.s);
        assert_int_equal(error.kind, ERROR_INPUT);
        error_release(&error);
    }
}

static void groups_inside_groups_have_a_limit(void **state)
{
    (void)state;
    char deep[2001];
    struct error error = ERROR_INIT;
    memset(deep, '(', 1000);
    memset(deep + 1000, ')', 1000);
    deep[2000] = 0;
    assert_null(regex_parse(deep, 2000, NULL, &error));
    assert_non_null(strstr(error.message.s, "more than 200 groups inside each other"));
    error_release(&error);
}

static const struct {
    const char *pattern, *flags;
    bool search;
    const char *string;
    bool matches;
} answers[] = {
    {"a", "", false, "ba", false},
    {"a", "", true, "ba", true},
    {"^a", "", true, "ba", false},
    {"^a", "m", true, "b\na", true},
    {"a$", "", true, "a\n", false},
    {"a$", "m", true, "a\n", true},
    {"a.b", "", false, "a\nb", false},
    {"a.b", "s", false, "a\nb", true},
    {"\\w", "", false, "\xc3\xa9", false},
    {"\\s", "", false, "\xc2\xa0", true},
    {"\\d", "", false, "\xd9\xa0", false},
    {"[^]", "", false, "\n", true},
    {"[]", "", true, "a", false},
    {"A", "i", false, "a", true},
    {"[^a]", "i", false, "A", false},
    {"\xc3\xa9", "i", false, "\xc3\x89", true},
    {"\xc5\xbf", "i", false, "s", false}, /* long s: only the flag u folds it */
    {"\xc5\xbf", "iu", false, "s", true},
    {"\\w", "iu", false, "\xc5\xbf", true},
    {".", "", false, "\xf0\x9f\x98\x80", false}, /* two halves of UTF-16 */
    {"..", "", false, "\xf0\x9f\x98\x80", true},
    {".", "u", false, "\xf0\x9f\x98\x80", true},
    {"\\ud83d\\ude00", "u", false, "\xf0\x9f\x98\x80", true},
    {"\\p{Lu}", "u", false, "\xc3\x89", true},
    {"\\p{Script=Greek}", "u", false, "\xce\xb1", true},
    {"\\P{Lu}", "iu", false, "A", true},
    {"\\bfoo\\b", "", true, "a foo b", true},
    {"\\bfoo\\b", "", true, "afoo", false},
    {"(?<=a+)b", "", true, "aaab", true},
    {"(?<!a(?=b))b", "", true, "ab", false},
    {"(a|b)\\1", "", false, "aa", true},
    {"(a|b)\\1", "", false, "ab", false},
    {"(?:(a)|b)*\\1", "", false, "ab", true}, /* the capture is forgotten at b */
    {"(z)((a+)?(b+)?(c))*\\3", "", false, "zaacbbbcac", false},
    {"(?=(a+))\\1b", "", false, "aab", true},
    {"(?<a>.)\\k<a>", "i", false, "xX", true},
    {"\\cJ\\x41\\u0042\\0?", "", false, "\nAB", true},
    {"x{,3}", "", false, "x{,3}", true},
    {"[\\b]", "", false, "\b", true},
};

static void strings_are_decided_as_ecma_262_says(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++)
        if (matches_with(answers[i].pattern, answers[i].flags, answers[i].search, answers[i].string) !=
            answers[i].matches)
            fail_msg("/%s/%s and '%s'", answers[i].pattern, answers[i].flags, answers[i].string);
}

static void a_string_that_is_not_utf8_is_an_error(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse(".*");
    bool matches;
    assert_false(regex_matches(regex, "a\xff", 2, &matches, &error));
    assert_string_equal(error.message.s, "expected a string in UTF-8, found the byte 0xff at offset 1");
    error_release(&error);
    assert_true(regex_matches(regex, "a\0b", 3, &matches, &error));
    assert_true(matches);
    regex_free(regex);
}

static void backtracking_gives_up_at_its_limit(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("(a*)*b\\1");
    bool matches;
    assert_false(regex_matches(regex, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac", 41, &matches, &error));
    assert_non_null(strstr(error.message.s, "gave up after 1000000 steps"));
    error_release(&error);
    regex_free(regex);
}

static void the_default_alphabet_is_printable_and_what_the_pattern_names(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct regex *regex = parse("[a-z\xc3\xa9].\\n(?!\\t)[^a]\\s");
    struct charset set = regex_alphabet(regex, &arena);
    assert_true(charset_contains(set, 0xe9));
    assert_true(charset_contains(set, '\n'));
    assert_false(charset_contains(set, '\t'));
    assert_int_equal(charset_size(set), 95 + 2);
    regex_free(regex);
    struct error error = ERROR_INIT;
    assert_int_equal(charset_size(regex_alphabet_of(&arena, "[a-f]", &error)), 6);
    regex_alphabet_of(&arena, "[]", &error);
    assert_non_null(strstr(error.message.s, "expected an alphabet such as '[a-z0-9]'"));
    error_release(&error);
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mistakes_are_named_with_column_and_what_was_expected),
        cmocka_unit_test(groups_inside_groups_have_a_limit),
        cmocka_unit_test(strings_are_decided_as_ecma_262_says),
        cmocka_unit_test(a_string_that_is_not_utf8_is_an_error),
        cmocka_unit_test(backtracking_gives_up_at_its_limit),
        cmocka_unit_test(the_default_alphabet_is_printable_and_what_the_pattern_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
