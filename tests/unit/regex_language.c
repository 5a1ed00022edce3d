#include "regex_fixture.h"

static void assert_count(const char *pattern, size_t min, size_t max, const char *expected)
{
    struct error error = ERROR_INIT;
    struct language *some = language(pattern);
    struct selection *selection = selection_of(some, min, max, &error);
    mpz_t count;
    char buffer[256];
    assert_non_null(selection);
    mpz_init(count);
    selection_count(selection, count);
    assert_string_equal(digits(count, buffer), expected);
    mpz_clear(count);
    selection_free(selection);
    language_free(some);
}

static void strings_are_counted_exactly(void **state)
{
    (void)state;
    assert_count("[a-z]{3}", 0, SELECTION_FINITE, "17576");
    assert_count("[a-z]{3,8}", 0, SELECTION_FINITE, "217180146456");
    assert_count("[a-z]{3,8}", 4, 5, "12338352");
    assert_count("(97(8|9))?\\d{9}(\\d|X)", 0, SELECTION_FINITE, "33000000000");
    assert_count("(1[0-2]|[1-9]):[0-5]\\d(\\s)?(AM|PM)", 0, SELECTION_FINITE, "2880");
    assert_count("(a|ab)(c|bc)", 0, SELECTION_FINITE, "3"); /* abc once */
    assert_count("[ab]*", 0, 200, "3213876088517980551083924184682325205044405987565585670602751");
    assert_count("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})", 0, SELECTION_FINITE, "4000");
    assert_count("((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)", 0,
                 SELECTION_FINITE, "4294967296");
    assert_count("a(?=b)c", 0, SELECTION_FINITE, "0");
    assert_count("(?=.*[a-b])(?=.*[0-1])[a-b0-1]{2}", 0, SELECTION_FINITE, "8");
    assert_count("(?!.*aa)[ab]{10}", 0, SELECTION_FINITE, "144"); /* Fibonacci */
}

static void assert_lengths(const char *pattern, const char *expected)
{
    struct error error = ERROR_INIT;
    struct language *some = language(pattern);
    struct lengths lengths;
    struct text text = TEXT_INIT;
    assert_true(lengths_of(&lengths, some, &error));
    lengths_print(&lengths, &text);
    assert_string_equal(text.s, expected);
    text_release(&text);
    lengths_release(&lengths);
    language_free(some);
}

static void lengths_are_a_beginning_and_a_period(void **state)
{
    (void)state;
    assert_lengths("a{2,4}|b{9}", "2, 3, 4, 9");
    assert_lengths("[a-z]*", "0 + k");
    assert_lengths("(aaa|aaaaa)*", "0, 3, 5, 6, 8 + k");
    assert_lengths("x(ab)*", "1 + 2k");
    assert_lengths("(a{4})*|(a{6})*", "0 + 12k, 4 + 12k, 6 + 12k, 8 + 12k");
    assert_lengths("(?=(?:..)*$)(?=(?:...)*$)a*", "0 + 6k");
    assert_lengths("[]", "");
}

static void ranks_and_strings_belong_together(void **state)
{
    (void)state;
    static const char *const patterns[] = {"[a-z]{1,3}\\d*", "(a|ab)(c|bcd)(d*)", "[\\w-]+@[a-z]+\\.com",
                                           "(?=.*\\d)[a-z0-9]{8,}", "[\xd0\xb0-\xd1\x8f]{1,40}"};
    struct error error = ERROR_INIT;
    struct text text = TEXT_INIT;
    mpz_t count, rank, again;
    mpz_inits(count, rank, again, NULL);
    for (size_t p = 0; p < sizeof patterns / sizeof patterns[0]; p++) {
        struct language *some = language(patterns[p]);
        struct selection *selection = selection_of(some, 0, 40, &error);
        selection_count(selection, count);
        for (unsigned i = 0; i < 200; i++) {
            mpz_mul_ui(rank, count, i);
            mpz_fdiv_q_ui(rank, rank, 200);
            selection_unrank(selection, rank, &text);
            assert_true(language_contains(some, text.s, text.length));
            assert_true(selection_rank(selection, text.s, text.length, again));
            assert_int_equal(mpz_cmp(rank, again), 0);
        }
        selection_free(selection);
        language_free(some);
    }
    mpz_clears(count, rank, again, NULL);
    text_release(&text);
}

static int text_order(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* n strings of a way to choose them are n different strings. */
static void assert_different(struct selection *selection, unsigned n, bool shuffled)
{
    char **strings = calloc(n, sizeof *strings);
    struct text text = TEXT_INIT;
    for (unsigned i = 0; i < n; i++) {
        if (shuffled)
            selection_shuffled(selection, 42, i, &text);
        else
            selection_spread(selection, i, n, &text);
        strings[i] = strdup(text.s);
    }
    qsort(strings, n, sizeof *strings, text_order);
    for (unsigned i = 1; i < n; i++)
        assert_string_not_equal(strings[i - 1], strings[i]);
    for (unsigned i = 0; i < n; i++)
        free(strings[i]);
    free(strings);
    text_release(&text);
}

static void spread_and_shuffled_strings_are_all_different(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    static const struct {
        const char *pattern;
        unsigned count;
    } cases[] = {{"[a-j]{3}", 1000}, {"[ab]{0,5}", 63}, {"[a-z]{3,8}[0-9]+", 1000}, {"a|b|c", 3}, {"x", 1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct language *some = language(cases[i].pattern);
        struct selection *selection = selection_of(some, 0, SELECTION_FINITE, &error);
        assert_different(selection, cases[i].count, false);
        assert_different(selection, cases[i].count, true);
        selection_free(selection);
        language_free(some);
    }
}

static void sampling_is_uniform_over_strings_or_over_lengths(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct language *some = language("[ab]{1,3}");
    struct selection *selection = selection_of(some, 0, SELECTION_FINITE, &error);
    struct text text = TEXT_INIT, again = TEXT_INIT;
    unsigned by_string[4] = {0}, by_length[4] = {0};
    for (unsigned i = 0; i < 14000; i++) {
        selection_sample(selection, 3, i, &text);
        by_string[text.length]++;
        selection_sample(selection, 3, i, &again);
        assert_string_equal(text.s, again.s);
        selection_sample_length(selection, 3, i, &text);
        by_length[text.length]++;
    }
    /* 2000, 4000, 8000 and three times 4667 expected; five deviations allowed */
    assert_in_range(by_string[1], 1790, 2210);
    assert_in_range(by_string[2], 3730, 4270);
    assert_in_range(by_string[3], 7700, 8300);
    for (unsigned n = 1; n <= 3; n++)
        assert_in_range(by_length[n], 4380, 4960);
    text_release(&text);
    text_release(&again);
    selection_free(selection);
    language_free(some);
}

static void several_patterns_and_bounds_hold_together(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct language *a = language("[a-z]+[0-9]+"), *b = language(".*(7|x).*"), *c = language("(?:..)*");
    struct language *ab = language_and(a, b, &error), *abc = language_and(ab, c, &error);
    struct selection *selection = selection_of(abc, 5, 9, &error);
    struct text text = TEXT_INIT;
    for (unsigned i = 0; i < 100; i++) {
        selection_spread(selection, i, 100, &text);
        assert_true(text.length == 6 || text.length == 8);
        assert_true(strpbrk(text.s, "7x") != NULL);
        assert_true(language_contains(a, text.s, text.length));
    }
    struct language *rest = language_minus(a, b, &error), *both = language_or(ab, rest, &error);
    struct language *left = language_minus(a, both, &error), *right = language_minus(both, a, &error);
    assert_true(language_is_empty(left) && language_is_empty(right));
    assert_int_equal(language_states(both), language_states(a));
    text_release(&text);
    selection_free(selection);
    struct language *all[] = {a, b, c, ab, abc, rest, both, left, right};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        language_free(all[i]);
}

static void the_complement_has_the_other_strings(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct arena arena = ARENA_INIT;
    struct regex *regex = parse("a+b?");
    struct charset letters = regex_alphabet_of(&arena, "[abc]", &error);
    struct language *yes = language_of(regex, &letters, &error), *no = language_not(yes);
    struct selection *selection = selection_of(no, 0, 3, &error);
    mpz_t count;
    mpz_init(count);
    selection_count(selection, count);
    assert_int_equal(mpz_get_ui(count), 1 + 3 + 9 + 27 - 5);
    mpz_clear(count);
    assert_false(language_contains(no, "ab", 2));
    assert_true(language_contains(no, "ba", 2));
    assert_false(language_is_finite(no));
    selection_free(selection);
    language_free(yes);
    language_free(no);
    regex_free(regex);
    arena_release(&arena);
}

static void limits_are_errors_that_say_what_to_do(void **state)
{
    (void)state;
    static const struct {
        const char *pattern, *message;
    } cases[] = {
        {"(a|b)*a(a|b){20}", "its automaton has more than 100000 states"},
        {"((a{1000}){1000}){1000}", "its repetitions have more than 500000 parts"},
        {"((a{0}){1000000}){1000000}", "its repetitions have more than 500000 parts"},
        {"(a)\\1", "strings with backreferences cannot be counted, only drawn"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct error error = ERROR_INIT;
        struct regex *regex = parse(cases[i].pattern);
        assert_null(language_of(regex, NULL, &error));
        assert_non_null(strstr(error.message.s, cases[i].message));
        error_release(&error);
        regex_free(regex);
    }
    struct error error = ERROR_INIT;
    struct language *some = language("[a-z]*");
    assert_null(selection_of(some, 5, 4, &error));
    error_release(&error);
    assert_null(selection_of(some, 0, 100000000, &error));
    assert_non_null(strstr(error.message.s, "lower the greatest length"));
    error_release(&error);
    language_free(some);
}

static void patterns_with_backreferences_are_drawn(void **state)
{
    (void)state;
    static const char *const patterns[] = {"(\\w+) \\1", "([a-z]{3,8})=\\1", "(['\"])[a-z]*\\1", "(a|b)(c|d)\\2\\1"};
    struct error error = ERROR_INIT;
    struct text text = TEXT_INIT;
    for (size_t p = 0; p < sizeof patterns / sizeof patterns[0]; p++) {
        struct regex *regex = parse(patterns[p]);
        for (unsigned seed = 0; seed < 20; seed++) {
            bool matches = false;
            assert_true(regex_draw(regex, NULL, 3, 20, seed, &text, &error));
            assert_in_range(text.length, 3, 20);
            assert_true(regex_matches(regex, text.s, text.length, &matches, &error) && matches);
        }
        regex_free(regex);
    }
    struct regex *never = parse("(a)(?!\\1)\\1");
    assert_false(regex_draw(never, NULL, 0, 9, 1, &text, &error));
    assert_non_null(strstr(error.message.s, "found no string that matches"));
    error_release(&error);
    regex_free(never);
    text_release(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strings_are_counted_exactly),
        cmocka_unit_test(lengths_are_a_beginning_and_a_period),
        cmocka_unit_test(ranks_and_strings_belong_together),
        cmocka_unit_test(spread_and_shuffled_strings_are_all_different),
        cmocka_unit_test(sampling_is_uniform_over_strings_or_over_lengths),
        cmocka_unit_test(several_patterns_and_bounds_hold_together),
        cmocka_unit_test(the_complement_has_the_other_strings),
        cmocka_unit_test(limits_are_errors_that_say_what_to_do),
        cmocka_unit_test(patterns_with_backreferences_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
