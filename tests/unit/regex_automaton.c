/* Automata that are told by functions, single lengths, and whole covers. */
#include "regex_fixture.h"

/* ---- automata ---- */

static void thirds_start(void *context, uint64_t *state)
{
    (void)context;
    state[0] = 0;
}

static bool thirds_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)context;
    (void)class;
    next[0] = (state[0] * 2 + (sample == '1')) % 3;
    return sample == '0' || sample == '1';
}

static bool thirds_accepts(void *context, const uint64_t *state)
{
    (void)context;
    return state[0] == 0;
}

static void an_automaton_by_hand_is_the_language_of_a_regex(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct charset sets[] = {charset_range(&arena, '0', '0'), charset_range(&arena, '1', '1')};
    struct automaton automaton = {.words = 1,
                                  .sets = sets,
                                  .set_count = 2,
                                  .start = thirds_start,
                                  .step = thirds_step,
                                  .accepts = thirds_accepts};
    struct language *mine = language_of_automaton(&automaton, charset_range(&arena, ' ', '~'), 0, &error);
    struct regex *regex = parse("(0|1(01*0)*1)*");
    struct language *other = language_of(regex, NULL, &error);
    struct language *more = language_minus(mine, other, &error), *less = language_minus(other, mine, &error);
    assert_true(language_is_empty(more) && language_is_empty(less));
    assert_int_equal(language_states(mine), language_states(other));
    uint32_t q = language_start(mine);
    for (const char *s = "10010"; *s; s++)
        q = language_step(mine, q, (uint32_t)*s);
    assert_true(language_accepts(mine, q)); /* 18 */
    assert_int_equal(language_step(mine, q, 'x'), LANGUAGE_DEAD);
    assert_null(language_of_automaton(&automaton, charset_range(&arena, ' ', '~'), 2, &error));
    assert_int_equal(error.kind, ERROR_INPUT);
    error_release(&error);
    language_free(more);
    language_free(less);
    language_free(mine);
    language_free(other);
    regex_free(regex);
    arena_release(&arena);
}

/* ---- single lengths ---- */

static bool all_different(char **strings, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < i; k++)
            if (strcmp(strings[i], strings[k]) == 0)
                return false;
    return true;
}

static void all_strings_of_one_length_come_once(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("(ab|[c-e])*");
    struct language *language = language_of(regex, NULL, &error);
    struct selection *selection = selection_of(language, 0, 8, &error);
    struct speller *speller = speller_of(language);
    struct text text = TEXT_INIT;
    mpz_t count;
    mpz_init(count);
    selection_count_length(selection, 5, count);
    size_t n = mpz_get_ui(count);
    char **spelled = mem_array(n, sizeof *spelled), **shuffled = mem_array(n, sizeof *shuffled);
    for (size_t i = 0; i < n; i++) {
        assert_true(speller_spell(speller, 5, 9, i, &text, &error));
        assert_true(text.length == 5 && language_contains(language, text.s, 5));
        spelled[i] = mem_strdup(text.s);
        selection_shuffled_length(selection, 5, 9, i, &text);
        assert_true(text.length == 5 && language_contains(language, text.s, 5));
        shuffled[i] = mem_strdup(text.s);
    }
    assert_true(all_different(spelled, n) && all_different(shuffled, n));
    assert_false(speller_spell(speller, 5, 9, n, &text, &error));
    assert_true(speller_spell(speller, 4000, 9, 1, &text, &error));
    assert_true(text.length == 4000 && language_contains(language, text.s, 4000));
    for (size_t i = 0; i < n; i++) {
        mem_free(spelled[i]);
        mem_free(shuffled[i]);
    }
    mem_free(spelled);
    mem_free(shuffled);
    mpz_clear(count);
    text_release(&text);
    speller_free(speller);
    selection_free(selection);
    language_free(language);
    regex_free(regex);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* More strings than can be ranked by numbers of 53 bits, few characters, uneven choices. */
static void many_strings_of_one_length_differ(void **state)
{
    (void)state;
    static const struct {
        const char *pattern;
        size_t length;
    } cases[] = {{"[ab]*", 54},
                 {"(a|bb|ccc)*", 80},
                 {"(ab?|c[d-z]{9})*", 70},
                 {"a{60}|[b-e]*x?", 61},
                 {"[\\u0400-\\u04ff]*", 7},
                 {"([a-y]|z){30}(q|r)*", 33},
                 {"(a|b{400})*[c-d]{60}", 900}};
    enum { COUNT = 60000 };
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        struct error error = ERROR_INIT;
        struct regex *regex = parse(cases[c].pattern);
        struct language *language = language_of(regex, NULL, &error);
        struct speller *speller = speller_of(language);
        struct text text = TEXT_INIT;
        uint64_t count;
        size_t n = cases[c].length > 100 ? COUNT / 20 : COUNT;
        char **all = mem_array(n, sizeof *all);
        assert_true(speller_count(speller, cases[c].length, &count, &error));
        assert_true(count == SPELLER_MANY);
        for (size_t i = 0; i < n; i++) {
            assert_true(speller_spell(speller, cases[c].length, 5, i, &text, &error));
            assert_true(language_contains(language, text.s, text.length));
            all[i] = mem_strdup(text.s);
        }
        qsort(all, n, sizeof *all, by_text);
        for (size_t i = 0; i < n; i++) {
            if (i + 1 < n && strcmp(all[i], all[i + 1]) == 0)
                fail_msg("%s: '%s' comes twice", cases[c].pattern, all[i]);
            if (i > 0)
                mem_free(all[i - 1]);
        }
        mem_free(all[n - 1]);
        mem_free(all);
        text_release(&text);
        speller_free(speller);
        language_free(language);
        regex_free(regex);
    }
}

/* Counts of a speller and of a selection are two ways to the same numbers. */
static void spellers_count_like_selections(void **state)
{
    (void)state;
    static const char *const patterns[] = {"[ab]*", "(a|bb|ccc)*x?", "a{3,9}", "(ab|[c-e])*", "[a-z]{0,40}", "[]"};
    for (size_t p = 0; p < sizeof patterns / sizeof *patterns; p++) {
        struct error error = ERROR_INIT;
        struct regex *regex = parse(patterns[p]);
        struct language *language = language_of(regex, NULL, &error);
        struct selection *selection = selection_of(language, 0, 70, &error);
        struct speller *speller = speller_of(language);
        mpz_t exact;
        mpz_init(exact);
        for (size_t length = 0; length <= 70; length++) {
            uint64_t count;
            assert_true(speller_count(speller, length, &count, &error));
            selection_count_length(selection, length, exact);
            assert_true(count == SPELLER_MANY ? mpz_sizeinbase(exact, 2) > 53 : mpz_cmp_ui(exact, count) == 0);
        }
        mpz_clear(exact);
        speller_free(speller);
        selection_free(selection);
        language_free(language);
        regex_free(regex);
    }
}

/* Of 26 letters at each place all come, about equally often. */
static void long_strings_are_spelled_evenly(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("([a-y]|z)*|A{300}");
    struct language *language = language_of(regex, NULL, &error);
    struct speller *speller = speller_of(language);
    struct text text = TEXT_INIT;
    size_t seen[26] = {0};
    for (uint64_t i = 0; i < 20; i++) {
        assert_true(speller_spell(speller, 2600, 1, i, &text, &error));
        for (size_t k = 0; k < text.length; k++)
            seen[text.s[k] - 'a']++;
    }
    for (size_t i = 0; i < 26; i++)
        assert_true(seen[i] > 1700 && seen[i] < 2300);
    text_release(&text);
    speller_free(speller);
    language_free(language);
    regex_free(regex);
}

/* ---- covers ---- */

static void assert_domain(const char *pattern, struct cover_options options, const char *same, bool certain)
{
    struct error error = ERROR_INIT;
    struct regex *regex = parse(pattern), *other = parse(same);
    struct cover *cover = cover_of(regex, &options, &error);
    bool sure;
    struct language *domain = cover_domain(cover, NULL, &sure, &error), *expected = language_of(other, NULL, &error);
    struct language *more = language_minus(domain, expected, &error), *less = language_minus(expected, domain, &error);
    if (!language_is_empty(more) || !language_is_empty(less))
        fail_msg("the domain of %s is not %s", pattern, same);
    assert_int_equal(sure, certain);
    language_free(more);
    language_free(less);
    language_free(domain);
    language_free(expected);
    cover_free(cover);
    regex_free(regex);
    regex_free(other);
}

static void the_domain_of_a_cover(void **state)
{
    (void)state;
    struct cover_options plain = {0}, unrolled = {.unroll = true, .lengths = 3}, shortest = {.lengths = 1};
    assert_domain("(a|b)+c?", plain, "(a|b)+c?", true);
    assert_domain("(a|b)+c?", unrolled, "(a|b){1,3}c?", true);
    assert_domain("(ab*)+", shortest, "a", true);
    assert_domain("(a+;)*", unrolled, "(a{1,3};){0,2}", true);
    assert_domain("a*a*", unrolled, "a{0,2}", true); /* the first takes them all */
    assert_domain("a*?a*", unrolled, "a{0,2}", true);
    assert_domain("(?=a)a*", shortest, "[]", true);
    assert_domain("(?=a)a*a?", unrolled, "a{1,3}", false);
}

/* ---- what a matcher puts into a class ---- */

/* All strings of up to `most` of these characters. */
static bool next_string(char *s, const char *characters, size_t most)
{
    size_t at = 0, length = strlen(s);
    for (; at < length; at++) {
        const char *next = strchr(characters, s[at]) + 1;
        s[at] = *next ? *next : characters[0];
        if (*next)
            return true;
    }
    if (length == most)
        return false;
    s[length] = characters[0];
    s[length + 1] = 0;
    return true;
}

static void assert_own(const char *pattern, const char *flags, bool search, struct cover_options options,
                       const char *characters, size_t most)
{
    struct error error = ERROR_INIT;
    struct arena arena = ARENA_INIT;
    struct regex *regex = parse_with(pattern, flags, search);
    struct cover *cover = cover_of(regex, &options, &error);
    struct cover_class class = COVER_CLASS_INIT;
    char bracket[64], s[16] = "";
    snprintf(bracket, sizeof bracket, "[%s]", characters);
    struct charset alphabet = regex_alphabet_of(&arena, bracket, &error);
    struct language *all = cover_own(cover, NULL, &alphabet, &error), *own[300] = {0};
    assert_non_null(all);
    mpz_t size, index;
    mpz_inits(size, index, NULL);
    cover_size(cover, size);
    size_t count = mpz_cmp_ui(size, 300) < 0 ? mpz_get_ui(size) : 300;
    for (size_t i = 0; i < count; i++) {
        mpz_set_ui(index, i);
        cover_class_at(cover, index, &class);
        own[i] = cover_own(cover, &class, &alphabet, &error);
        assert_non_null(own[i]);
    }
    do {
        size_t length = strlen(s);
        bool found = cover_class_of(cover, s, length, &class, &error) == COVER_FOUND;
        if (found)
            cover_class_index(cover, &class, index);
        if (language_contains(all, s, length) != found)
            fail_msg("%s: is '%s' in a class? %d", pattern, s, found);
        for (size_t i = 0; i < count; i++)
            if (language_contains(own[i], s, length) != (found && mpz_cmp_ui(index, i) == 0))
                fail_msg("%s: is '%s' of class %zu?", pattern, s, i);
    } while (next_string(s, characters, most));
    for (size_t i = 0; i < count; i++)
        language_free(own[i]);
    language_free(all);
    mpz_clears(size, index, NULL);
    cover_class_release(&class);
    arena_release(&arena);
    cover_free(cover);
    regex_free(regex);
}

static void a_class_owns_what_a_matcher_puts_there(void **state)
{
    (void)state;
    static const char *const patterns[] = {
        "(a|ab)(c|bc)?(b*)",
        "a*a*",
        "a*?a*b?",
        "(a|b|ab)*",
        "((a|b)+,?)*",
        "(a*)*b",
        "(a*?)*?b?",
        "(a?b?){2,3}c",
        "([ab][a-c])*[bc]",
        "(a|a|b)[ab]?",
        "(|a)+b",
        "(a{0,2}|b){1,2}(c|)",
        "((a|b)?c?){0,2}",
        "(a|(b|c){2})+?c*",
        "[a-bb-c]{2,}",
        "^(a|b$|^c)*",
        "(\\bab?|\\B[bc])+",
        "a{2,3}(a|b){0,2}",
    };
    static const struct cover_options options[] = {
        {0}, {.lengths = 1}, {.lengths = 3}, {.unroll = true, .lengths = 2}, {.whole_classes = true, .lengths = 1},
    };
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
        for (size_t k = 0; k < sizeof options / sizeof *options; k++)
            for (int search = 0; search < 2; search++)
                assert_own(patterns[i], NULL, search, options[k], "abc,", search ? 4 : 5);
    assert_own("(^a|b$|c\\n?)+", "m", false, options[1], "abc\n", 5);
    assert_own("(^a|b$|c)*", "m", true, options[1], "abc\n", 5);
    assert_own("([A-C]|a)+", "i", true, options[3], "abBA", 4);
}

static void looks_and_what_is_long_are_not_told(void **state)
{
    (void)state;
    static const char *const patterns[] = {"(?=a)[ab]", "(?<!a)b", "(a|b)\\1", "((a|b){1000}){1000}"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        struct error error = ERROR_INIT;
        struct regex *regex = parse(patterns[i]);
        struct cover *cover = cover_of(regex, NULL, &error);
        assert_null(cover_own(cover, NULL, NULL, &error));
        assert_int_equal(error.kind, ERROR_NONE);
        cover_free(cover);
        regex_free(regex);
    }
}

static void proposals_are_of_their_class(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("(x|[a-c0-3]{2,4})([_z]|q)*");
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_class class = COVER_CLASS_INIT, found = COVER_CLASS_INIT;
    struct text text = TEXT_INIT;
    mpz_t size, index;
    mpz_inits(size, index, NULL);
    cover_size(cover, size);
    for (; mpz_cmp(index, size) < 0; mpz_add_ui(index, index, 1))
        for (uint64_t seed = 0; seed < 20; seed++) {
            cover_class_at(cover, index, &class);
            assert_true(cover_propose(cover, &class, seed, &text));
            assert_int_equal(cover_class_of(cover, text.s, text.length, &found, &error), COVER_FOUND);
            assert_int_equal(class.count, found.count);
            assert_memory_equal(class.choices, found.choices, class.count * sizeof *class.choices);
        }
    mpz_clears(size, index, NULL);
    text_release(&text);
    cover_class_release(&class);
    cover_class_release(&found);
    cover_free(cover);
    regex_free(regex);
}

static void halves_of_characters(void **state)
{
    (void)state;
    const struct {
        const char *pattern, *flags;
        bool may;
    } cases[] = {{"[a-z]+", NULL, false},   {".", NULL, false},       {".", "u", false},    {"..", NULL, true},
                 {"(?=.)a", NULL, false},   {"[^a]", "", false},      {"[^a]*", "", true},  {"\\S?x\\W?", "", false},
                 {"[^a]x?[^b]", "", true},  {"a.{2}b|c.d", "", true}, {"(.)\\1", "", true}, {"a[^,]b", "", false},
                 {".(?![^])|x.", "", false}};
    /* what it matches of these is what it may */
    static const char *const with_pair[] = {"\xf0\x9d\x84\x9e",
                                            "a\xf0\x9d\x84\x9e"
                                            "b",
                                            "x\xf0\x9d\x84\x9e"};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct regex *regex = parse_with(cases[i].pattern, cases[i].flags, false);
        struct error error = ERROR_INIT;
        bool matches, unicode = cases[i].flags && strcmp(cases[i].flags, "u") == 0;
        assert_int_equal(regex_may_match_halves(regex), cases[i].may);
        for (size_t k = 0; k < sizeof with_pair / sizeof *with_pair && !cases[i].may && !unicode; k++) {
            assert_true(regex_matches(regex, with_pair[k], strlen(with_pair[k]), &matches, &error));
            assert_false(matches);
        }
        regex_free(regex);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_automaton_by_hand_is_the_language_of_a_regex),
        cmocka_unit_test(all_strings_of_one_length_come_once),
        cmocka_unit_test(many_strings_of_one_length_differ),
        cmocka_unit_test(spellers_count_like_selections),
        cmocka_unit_test(long_strings_are_spelled_evenly),
        cmocka_unit_test(the_domain_of_a_cover),
        cmocka_unit_test(a_class_owns_what_a_matcher_puts_there),
        cmocka_unit_test(looks_and_what_is_long_are_not_told),
        cmocka_unit_test(proposals_are_of_their_class),
        cmocka_unit_test(halves_of_characters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
