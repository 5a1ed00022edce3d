/* Languages of conditions against the judge: all short strings, random terms. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/dice.h"
#include "front/lang/term.h"
#include "solver/native/strings.h"
#include "solver/simplify.h"

struct bench {
    struct arena arena;
    struct lang_symbol symbol;
    struct lang_regex regexes[8];
    size_t regex_count;
    struct dice dice;
};

static const char *const patterns[] = {"[ab]*", "a+b?1*", ".{2,3}", "(?=.*a).*b", "[0-9-]+", "(a|1)(a|1)?", "[^a]*"};

static void bench_init(struct bench *b, uint64_t seed)
{
    *b = (struct bench){.symbol = {LANG_BLANK, "s", type_plain(LANG_STRING), 0, 0, {0, 0}}};
    b->dice = dice_of(seed, 0);
    struct error error = ERROR_INIT;
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        struct lang_regex *regex = &b->regexes[b->regex_count++];
        regex->pattern = patterns[i];
        regex->length = strlen(patterns[i]);
        regex->regex = regex_parse(patterns[i], regex->length, NULL, &error);
        assert_non_null(regex->regex);
    }
}

static void bench_release(struct bench *b)
{
    for (size_t i = 0; i < b->regex_count; i++)
        regex_free(b->regexes[i].regex);
    arena_release(&b->arena);
}

static uint64_t roll(struct bench *b, uint64_t limit)
{
    return dice_below(&b->dice, limit);
}

/* ---- random terms ---- */

typedef const struct lang_term *term;

static term integer(struct bench *b, long long n)
{
    return term_integer(&b->arena, n);
}

static term string(struct bench *b, const char *s)
{
    return term_constant(&b->arena, type_plain(LANG_STRING), lang_string(&b->arena, s, strlen(s)));
}

static term make(struct bench *b, enum lang_op op, enum lang_kind kind, term x, term y)
{
    return term_binary(&b->arena, op, type_plain(kind), x, y);
}

static term random_word(struct bench *b)
{
    static const char *const words[] = {"", "a", "b", "1", "ab", "ba", "a1", "-1", "12", "aab", "b1b", "0", "10"};
    return string(b, words[roll(b, sizeof words / sizeof *words)]);
}

static term random_condition(struct bench *b, unsigned depth);

static term random_string(struct bench *b)
{
    term s = term_symbol(&b->arena, &b->symbol);
    term length = term_unary(&b->arena, LANG_LENGTH, type_plain(LANG_INTEGER), s);
    switch (roll(b, 9)) {
    case 0:
        return make(b, LANG_AT, LANG_STRING, s, integer(b, (long long)roll(b, 4)));
    case 1:
    case 2: {
        term args[] = {s, integer(b, (long long)roll(b, 4) - 1), integer(b, (long long)roll(b, 5))};
        return term_make(&b->arena, LANG_SUBSTRING, type_plain(LANG_STRING), args, 3);
    }
    case 3: {
        term args[] = {random_word(b), roll(b, 2) ? s : make(b, LANG_AT, LANG_STRING, s, integer(b, 1)),
                       random_word(b)};
        return term_make(&b->arena, LANG_CONCAT, type_plain(LANG_STRING), args, 3);
    }
    case 4:
        return make(b, LANG_AT, LANG_STRING, s,
                    make(b, LANG_SUBTRACT, LANG_INTEGER, length, integer(b, (long long)roll(b, 4))));
    case 5: {
        term args[] = {s, make(b, LANG_SUBTRACT, LANG_INTEGER, length, integer(b, (long long)roll(b, 4))),
                       make(b, LANG_SUBTRACT, LANG_INTEGER, length, integer(b, (long long)roll(b, 3)))};
        return term_make(&b->arena, LANG_SUBSTRING, type_plain(LANG_STRING), args, 3);
    }
    default:
        return s;
    }
}

static term random_number(struct bench *b)
{
    switch (roll(b, 5)) {
    case 0:
        return term_unary(&b->arena, LANG_LENGTH, type_plain(LANG_INTEGER), random_string(b));
    case 1: {
        term args[] = {random_string(b), random_word(b), integer(b, (long long)roll(b, 5) - 1)};
        return term_make(&b->arena, LANG_INDEX, type_plain(LANG_INTEGER), args, 3);
    }
    case 2:
        return make(b, LANG_EDIT_DISTANCE, LANG_INTEGER, random_string(b), random_word(b));
    default:
        return term_unary(&b->arena, LANG_STRING_TO_NUMBER, type_plain(LANG_INTEGER), random_string(b));
    }
}

static term random_comparison(struct bench *b, term x, term y)
{
    static const enum lang_op ops[] = {LANG_EQUAL, LANG_LESS, LANG_LESS_EQUAL};
    bool flip = roll(b, 2);
    return make(b, ops[roll(b, 3)], LANG_BOOLEAN, flip ? y : x, flip ? x : y);
}

static term digit_at(struct bench *b, long long place)
{
    term at = make(b, LANG_AT, LANG_STRING, term_symbol(&b->arena, &b->symbol), integer(b, place));
    term number = term_unary(&b->arena, LANG_STRING_TO_NUMBER, type_plain(LANG_INTEGER), at);
    if (roll(b, 2))
        return number;
    term args[] = {make(b, LANG_EQUAL, LANG_BOOLEAN, at, string(b, "b")), integer(b, 10), number};
    return term_make(&b->arena, LANG_ITE, type_plain(LANG_INTEGER), args, 3);
}

/* A weighted sum of characters, or the number that pieces make, modulo something. */
static term random_checksum(struct bench *b)
{
    term s = term_symbol(&b->arena, &b->symbol), sum;
    if (roll(b, 2)) {
        sum = make(b, LANG_ADD, LANG_INTEGER,
                   make(b, LANG_SCALE, LANG_INTEGER, integer(b, (long long)roll(b, 7) - 3),
                        digit_at(b, (long long)roll(b, 4))),
                   digit_at(b, (long long)roll(b, 4)));
    } else {
        term first[] = {s, integer(b, (long long)roll(b, 4)), integer(b, (long long)roll(b, 5))};
        term second[] = {s, integer(b, (long long)roll(b, 4)), integer(b, (long long)roll(b, 5))};
        term pieces[] = {term_make(&b->arena, LANG_SUBSTRING, type_plain(LANG_STRING), first, 3), random_word(b),
                         term_make(&b->arena, LANG_SUBSTRING, type_plain(LANG_STRING), second, 3)};
        sum = term_unary(&b->arena, LANG_STRING_TO_NUMBER, type_plain(LANG_INTEGER),
                         term_make(&b->arena, LANG_CONCAT, type_plain(LANG_STRING), pieces, 3));
    }
    if (roll(b, 3))
        sum = make(b, LANG_MODULO, LANG_INTEGER, sum, integer(b, (long long)roll(b, 9) + 2));
    return random_comparison(b, sum, roll(b, 3) ? integer(b, (long long)roll(b, 4)) : digit_at(b, 3));
}

static term random_atom(struct bench *b)
{
    static const enum lang_op texts[] = {LANG_EQUAL,  LANG_LESS,   LANG_LESS_EQUAL,
                                         LANG_PREFIX, LANG_SUFFIX, LANG_CONTAINS};
    switch (roll(b, 6)) {
    case 0:
        return make(b, LANG_MATCHES, LANG_BOOLEAN, random_string(b),
                    term_constant(&b->arena, type_plain(LANG_REGEX),
                                  value_regex(&b->arena, &b->regexes[roll(b, b->regex_count)])));
    case 1:
    case 2: {
        term x = random_string(b), y = random_word(b);
        bool flip = roll(b, 3) == 0;
        return make(b, texts[roll(b, 6)], LANG_BOOLEAN, flip ? y : x, flip ? x : y);
    }
    case 3: {
        term number = random_number(b);
        if (roll(b, 2))
            number = make(b, LANG_ADD, LANG_INTEGER,
                          make(b, LANG_SCALE, LANG_INTEGER, integer(b, (long long)roll(b, 5) - 2), number),
                          integer(b, (long long)roll(b, 5) - 2));
        if (roll(b, 3) == 0)
            number = make(b, roll(b, 3) ? LANG_MODULO : LANG_DIVIDE, LANG_INTEGER, number,
                          integer(b, (long long)roll(b, 5) + 1));
        return random_comparison(b, number, integer(b, (long long)roll(b, 16) - 3));
    }
    case 4:
        return random_checksum(b);
    default: {
        term args[] = {random_condition(b, 0), random_string(b), random_word(b)};
        term choice = term_make(&b->arena, LANG_ITE, type_plain(LANG_STRING), args, 3);
        return make(b, LANG_EQUAL, LANG_BOOLEAN, choice, random_word(b));
    }
    }
}

static term random_condition(struct bench *b, unsigned depth)
{
    term args[3];
    uint64_t kind = depth ? roll(b, 6) : 5;
    if (kind > 3)
        return random_atom(b);
    if (kind == 3)
        return term_not(&b->arena, random_condition(b, depth - 1));
    for (size_t i = 0; i < 3; i++)
        args[i] = random_condition(b, depth - 1);
    if (kind == 2)
        return term_make(&b->arena, LANG_ITE, type_plain(LANG_BOOLEAN), args, 3);
    return term_connect(&b->arena, kind ? LANG_AND : LANG_OR, args, 3);
}

/* ---- the judge ---- */

static bool judge(struct bench *b, term condition, const char *s, size_t length)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *solution[] = {lang_string(&arena, s, length)};
    const struct lang_value *value = lang_evaluate(&arena, condition, solution, NULL, &error);
    assert_non_null(value);
    (void)b;
    bool holds = value->boolean;
    arena_release(&arena);
    return holds;
}

static void fail_with(term condition, const char *s, const char *what)
{
    struct text text = TEXT_INIT;
    lang_print_term(condition, &text);
    fail_msg("%s: '%s' %s", text.s, s, what);
}

static void compare_all(struct bench *b, const struct strings *strings, term condition, char *s, size_t length,
                        size_t longest)
{
    static const char characters[] = "ab1-02";
    s[length] = 0;
    if (judge(b, condition, s, length) != strings_contain(strings, s, length))
        fail_with(condition, s, "is judged differently");
    for (size_t i = 0; length < longest && characters[i]; i++) {
        s[length] = characters[i];
        compare_all(b, strings, condition, s, length + 1, longest);
    }
    s[length] = 0;
}

static void random_terms_agree_with_the_judge(void **state)
{
    (void)state;
    unsigned recognised = 0, of_all = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct bench b;
        bench_init(&b, seed);
        term condition = random_condition(&b, seed % 3);
        struct strings strings;
        struct error error = ERROR_INIT;
        char s[8];
        enum strings_alphabet alphabet = seed % 5 ? STRINGS_READABLE : STRINGS_ALL;
        term asked = seed % 2 ? simplify(&b.arena, condition) : condition;
        of_all++;
        if (strings_of(&strings, &b.symbol, &asked, 1, alphabet, &error)) {
            recognised++;
            compare_all(&b, &strings, condition, s, 0, seed % 4 ? 4 : 5);
            bool inside = strings_contain(&strings, "\xf0\x9f\x98\x80", 4);
            bool holds = judge(&b, condition, "\xf0\x9f\x98\x80", 4);
            if (inside ? !holds : holds && strings.whole_alphabet)
                fail_with(condition, "an emoji", "is judged differently");
            if (strings.whole_alphabet && !strings_contain(&strings, "\xc3\xa9", 2) &&
                judge(&b, condition, "\xc3\xa9", 2))
                fail_with(condition, "é", "is outside of what is called whole");
        } else if (error.kind != ERROR_NONE) {
            fail_with(condition, error.message.s, "is an error");
        }
        strings_release(&strings);
        bench_release(&b);
    }
    print_message("%u of %u recognised\n", recognised, of_all);
    assert_true(recognised > of_all * 9 / 10);
}

/* ---- programs ---- */

struct reading {
    struct lang_program *program;
    struct strings strings;
};

static void read_block(struct reading *reading, const char *conditions, enum strings_alphabet alphabet)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    text_addf(&source, "(program p (declare s ?String) %s (generate g 1))", conditions);
    reading->program = lang_parse("test.assay", source.s, source.length, &error);
    if (!reading->program)
        fail_msg("%s", error.message.s);
    text_release(&source);
    const struct lang_block *block = &reading->program->blocks[0];
    if (!strings_of(&reading->strings, block->symbols[0], block->assertions, block->assertion_count, alphabet, &error))
        fail_msg("not recognised: %s %s", conditions, error.message.s);
}

static void release_reading(struct reading *reading)
{
    strings_release(&reading->strings);
    lang_free(reading->program);
}

static void assert_holds(struct reading *reading, const struct text *text)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    bool holds = false;
    const struct lang_value *solution[] = {lang_string(&arena, text->s, text->length)};
    if (!lang_holds(&reading->program->blocks[0], solution, &holds, NULL, &error) || !holds)
        fail_msg("drawn, but not a solution: %s", text->s);
    arena_release(&arena);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* n draws: all solutions, no two equal; when there are fewer than n, that many. */
static void assert_draws(const char *conditions, size_t n, size_t drawn)
{
    struct reading reading;
    struct text text = TEXT_INIT;
    read_block(&reading, conditions, STRINGS_READABLE);
    for (uint64_t seed = 0; seed < 3; seed++) {
        char **all = mem_array(n, sizeof *all);
        size_t count = 0;
        for (; count < n && strings_draw(&reading.strings, seed, count, &text); count++) {
            if (count < 2000)
                assert_holds(&reading, &text);
            all[count] = mem_strdup(text.s);
        }
        assert_int_equal(count, drawn);
        if (count)
            qsort(all, count, sizeof *all, by_text);
        for (size_t i = 0; i < count; i++) {
            if (i + 1 < count)
                assert_string_not_equal(all[i], all[i + 1]);
            mem_free(i ? all[i - 1] : NULL);
        }
        mem_free(count ? all[count - 1] : NULL);
        mem_free(all);
    }
    text_release(&text);
    release_reading(&reading);
}

static void drawn_strings_differ_and_all_of_a_finite_language_come(void **state)
{
    (void)state;
    assert_draws("(specify s (matches \"[ab]{0,6}\"))", 1000, 127);
    assert_draws("(specify s (matches \"(a|bb|ccc)?x?\"))", 100, 8);
    assert_draws("(specify s (matches \"[a-z]*\"))", 20000, 20000);
    assert_draws("(specify s (matches \"a*\"))", 300, 300);
    assert_draws("(specify s (matches \"[ab]\") (matches \"c*\"))", 10, 0);
    assert_draws("(specify s (matches \"[a-z]{30}\"))", 3000, 3000);
    assert_draws("(specify s (matches \"a{0,2000}(b|c)\"))", 5000, 4002);
}

static void draws_vary_in_length(void **state)
{
    (void)state;
    struct reading reading;
    struct text text = TEXT_INIT;
    read_block(&reading, "(specify s (matches \"[a-z]*\"))", STRINGS_READABLE);
    bool seen[40] = {0};
    unsigned lengths = 0;
    for (uint64_t i = 0; i < 17; i++) {
        assert_true(strings_draw(&reading.strings, 7, i, &text));
        lengths += !seen[text.length];
        seen[text.length] = true;
    }
    assert_int_equal(lengths, 17);
    text_release(&text);
    release_reading(&reading);
}

static void strings_of_any_one_length_are_drawn(void **state)
{
    (void)state;
    struct reading reading;
    struct text text = TEXT_INIT;
    read_block(&reading, "(specify s (matches \"([a-z]|[0-9][0-9])*\") (matches \"a.*|\"))", STRINGS_READABLE);
    for (size_t length = 0; length < 3000; length += length < 10 ? 1 : 500) {
        assert_true(strings_draw_length(&reading.strings, length, 1, 0, &text));
        assert_int_equal(text.length, length);
        assert_holds(&reading, &text);
    }
    release_reading(&reading);
    read_block(&reading, "(specify s (matches \"(ab){3}|[xy]{6}\"))", STRINGS_READABLE);
    bool seen[256] = {0};
    for (uint64_t i = 0; i < 65; i++) { /* 1 + 64 strings, by the sum of weighted characters */
        unsigned code = 0;
        assert_true(strings_draw_length(&reading.strings, 6, 3, i, &text));
        for (size_t k = 0; k < 6; k++)
            code = code * 2 + (text.s[k] == 'y');
        code = text.s[0] == 'a' ? 64 : code;
        assert_false(seen[code]);
        seen[code] = true;
    }
    assert_false(strings_draw_length(&reading.strings, 6, 3, 65, &text));
    assert_false(strings_draw_length(&reading.strings, 5, 3, 0, &text));
    text_release(&text);
    release_reading(&reading);
}

/* Bounds on the length stand beside a large automaton; the same as a regex goes into it. */
static void lengths_beside_a_language_are_like_lengths_in_it(void **state)
{
    (void)state;
    static const char *const pairs[][2] = {
        {"(length (gte 2)) (length (lte 150)) (length (lte 170))", "(matches \".{2,150}\")"},
        {"(length (lte 400)) (= (mod (length s) 7) 3)", "(matches \"(.{7}){0,56}.{3}\")"},
        {"(length (lte 300)) (or (= (length s) 5) (< 298 (length s)))", "(matches \".{5}|.{299,300}\")"},
        {"(length (lte 300)) (length (gte 301))", "(matches \"[]\")"},
    };
    static const char regex[] = "(matches \"(a|b{2}|c{3}|d{7}|e{11}|f{13})*\")";
    for (size_t p = 0; p < sizeof pairs / sizeof *pairs; p++) {
        struct reading beside, inside;
        struct text text = TEXT_INIT, source = TEXT_INIT;
        mpz_t counts[2];
        mpz_inits(counts[0], counts[1], NULL);
        text_addf(&source, "(specify s %s %s)", regex, pairs[p][0]);
        read_block(&beside, source.s, STRINGS_READABLE);
        text_clear(&source);
        text_addf(&source, "(specify s %s %s)", regex, pairs[p][1]);
        read_block(&inside, source.s, STRINGS_READABLE);
        assert_int_equal(beside.strings.only != NULL, !strings_empty(&beside.strings)); /* none at all is small */
        assert_null(inside.strings.only);
        assert_true(strings_count(&beside.strings, counts[0]) && strings_count(&inside.strings, counts[1]));
        assert_int_equal(mpz_cmp(counts[0], counts[1]), 0);
        assert_int_equal(strings_empty(&beside.strings), strings_empty(&inside.strings));
        assert_true(beside.strings.whole_alphabet);
        const struct lengths *a = strings_lengths(&beside.strings), *b = strings_lengths(&inside.strings);
        for (size_t n = 0; n < 450; n++) {
            assert_int_equal(lengths_contain(a, n), lengths_contain(b, n));
            bool drawn = strings_draw_length(&beside.strings, n, 1, 0, &text);
            assert_int_equal(drawn, lengths_contain(b, n));
            if (drawn)
                assert_holds(&beside, &text);
        }
        for (uint64_t i = 0; i < 300 && strings_draw(&beside.strings, 3, i, &text); i++) {
            assert_holds(&beside, &text);
            assert_true(strings_contain(&beside.strings, text.s, text.length));
            assert_true(strings_contain(&inside.strings, text.s, text.length));
        }
        text_clear(&text);
        for (size_t n = 0; n < 450; n++) {
            assert_int_equal(strings_contain(&beside.strings, text.s, n), strings_contain(&inside.strings, text.s, n));
            text_add_char(&text, 'a');
        }
        mpz_clears(counts[0], counts[1], NULL);
        text_release(&text);
        text_release(&source);
        release_reading(&beside);
        release_reading(&inside);
    }
}

static void counts_are_exact(void **state)
{
    (void)state;
    struct reading reading;
    mpz_t count;
    mpz_init(count);
    read_block(&reading, "(specify s (matches \"[a-c]{2,4}\") (not (contains \"ab\")))", STRINGS_READABLE);
    assert_true(strings_count(&reading.strings, count));
    assert_int_equal(mpz_get_ui(count), 8 + 21 + 55);
    assert_true(reading.strings.whole_alphabet);
    release_reading(&reading);
    read_block(&reading, "(specify s (matches \"a*\"))", STRINGS_READABLE);
    assert_false(strings_count(&reading.strings, count));
    release_reading(&reading);
    read_block(&reading, "(specify s (matches \".\"))", STRINGS_READABLE);
    assert_false(reading.strings.whole_alphabet);
    release_reading(&reading);
    mpz_clear(count);
}

/* Account numbers: the check digits of every drawn one are right, by arithmetic done here. */
static void checksums_of_account_numbers(void **state)
{
    (void)state;
    struct reading reading;
    struct text text = TEXT_INIT;
    read_block(&reading,
               "(specify s (matches \"DE\\\\d{20}\"))"
               "(specify s (= (mod (string->number (concat (substring s 4 22) \"1314\" (substring s 2 4))) 97) 1))",
               STRINGS_READABLE);
    mpz_t count;
    mpz_init(count);
    assert_true(strings_count(&reading.strings, count));
    assert_true(mpz_sizeinbase(count, 10) >= 18);
    for (uint64_t i = 0; i < 200; i++) {
        assert_true(strings_draw(&reading.strings, 5, i, &text));
        char digits[32];
        snprintf(digits, sizeof digits, "%s1314%.2s", text.s + 4, text.s + 2);
        mpz_set_str(count, digits, 10);
        assert_int_equal(mpz_fdiv_ui(count, 97), 1);
    }
    mpz_clear(count);
    text_release(&text);
    release_reading(&reading);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_terms_agree_with_the_judge),
        cmocka_unit_test(drawn_strings_differ_and_all_of_a_finite_language_come),
        cmocka_unit_test(draws_vary_in_length),
        cmocka_unit_test(strings_of_any_one_length_are_drawn),
        cmocka_unit_test(lengths_beside_a_language_are_like_lengths_in_it),
        cmocka_unit_test(counts_are_exact),
        cmocka_unit_test(checksums_of_account_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
