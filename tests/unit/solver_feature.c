/* Features against all solutions, listed: the same values, each once, and
 * solutions that have them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/map.h"
#include "front/lang/term.h"
#include "solver/native/feature.h"

struct bench {
    struct lang_program *program;
    const struct lang_block *block;
    struct solutions *solutions;
    struct arena arena;
    const struct lang_value **values;
};

static void bench_init(struct bench *b, const char *forms)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    *b = (struct bench){0};
    text_addf(&source, "(program p %s)", forms);
    b->program = lang_parse("test.assay", source.s, source.length, &error);
    if (!b->program)
        fail_msg("%s", error.message.s);
    text_release(&source);
    b->block = &b->program->blocks[0];
    struct solutions_options options = {.alphabet = STRINGS_READABLE};
    b->solutions = solutions_of(b->block->symbols, b->block->symbol_count, b->block->assertions,
                                b->block->assertion_count, &options, &error);
    assert_int_equal(b->solutions->state, SOLUTIONS_SOME);
    b->values = mem_array(b->block->symbol_count + 1, sizeof *b->values);
}

static void bench_release(struct bench *b)
{
    mem_free(b->values);
    solutions_free(b->solutions);
    arena_release(&b->arena);
    lang_free(b->program);
}

static const struct lang_term *symbol(struct bench *b, size_t index)
{
    return term_symbol(&b->arena, b->block->symbols[index]);
}

static const struct lang_term *length_of(struct bench *b, size_t index)
{
    return term_unary(&b->arena, LANG_LENGTH, type_plain(LANG_INTEGER), symbol(b, index));
}

static const struct lang_term *class_of(struct bench *b)
{
    const struct lang_difference *difference = b->block->difference;
    while (difference->kind != LANG_COVER)
        difference = difference->items[0];
    return term_cover_class(&b->arena, difference->cover, difference->subject);
}

static const struct lang_value *evaluate(struct bench *b, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(&b->arena, term, b->values, NULL, &error);
    assert_int_equal(error.kind, ERROR_NONE);
    return value;
}

/* The value, printed; counts how often it occurs in the map. */
static size_t note(struct map *map, const struct lang_value *value, const struct lang_type *type)
{
    struct text printed = TEXT_INIT;
    lang_print_value(value, type, &printed);
    uintptr_t count = (uintptr_t)map_get(map, printed.s) + 1;
    map_put(map, printed.s, (void *)count);
    text_release(&printed);
    return count;
}

static void assert_solution(struct bench *b, const struct lang_term *term, const struct lang_value *value)
{
    struct error error = ERROR_INIT;
    bool holds = false;
    const struct lang_term *failed = NULL;
    solutions_derive(b->solutions, &b->arena, b->values);
    assert_true(lang_holds(b->block, b->values, &holds, &failed, &error));
    if (!holds) {
        struct text text = TEXT_INIT;
        lang_print_term(failed, &text);
        fail_msg("drawn, but does not hold: %s", text.s);
    }
    const struct lang_value *mine = evaluate(b, term);
    assert_non_null(mine);
    assert_true(lang_value_equal(mine, value));
}

/* Draws up to n values for two seeds, with variations; all differ and are right.  How many there were. */
static size_t draw_values(struct bench *b, struct feature *feature, const struct lang_term *term, size_t n,
                          struct map *seen)
{
    size_t drawn = 0;
    for (uint64_t seed = 0; seed < 2; seed++) {
        struct map mine = MAP_INIT;
        const struct lang_value *value = NULL;
        for (drawn = 0; drawn < n; drawn++) {
            assert_true(solutions_draw(b->solutions, 1, 0, &b->arena, b->values));
            if (!feature_draw(feature, seed, drawn, 0, &b->arena, b->values, &value))
                break;
            assert_solution(b, term, value);
            assert_int_equal(note(&mine, value, term->type), 1);
            if (seed == 0)
                note(seen, value, term->type);
            assert_true(feature_draw(feature, seed, drawn, 1 + drawn % 5, &b->arena, b->values, NULL));
            assert_solution(b, term, value);
            if (drawn < 50 && feature_reach(feature, value, seed, 3, &b->arena, b->values))
                assert_solution(b, term, value);
        }
        map_release(&mine);
    }
    return drawn;
}

/* All values that the term has over all solutions, and no others, are the feature's. */
static void assert_complete(struct bench *b, const struct lang_term *term)
{
    struct feature *feature = feature_of(b->solutions, term);
    assert_non_null(feature);
    struct map seen = MAP_INIT;
    mpz_t count;
    mpz_init(count);
    size_t drawn = draw_values(b, feature, term, 5000, &seen);
    assert_int_equal(seen.count, drawn);
    assert_true(solutions_count(b->solutions, count));
    size_t distinct = 0;
    for (uint64_t i = 0; i < mpz_get_ui(count); i++) {
        assert_true(solutions_draw(b->solutions, 4, i, &b->arena, b->values));
        const struct lang_value *value = evaluate(b, term);
        if (value && note(&seen, value, term->type) == 1)
            fail_msg("a value is missing among the feature's");
        distinct += value != NULL;
    }
    assert_true(distinct >= drawn);
    assert_true(feature_exact(feature));
    if (feature_count(feature, count))
        assert_int_equal(mpz_get_ui(count), drawn);
    mpz_clear(count);
    map_release(&seen);
    feature_free(feature);
}

static void complete(const char *forms, const struct lang_term *(*term)(struct bench *b))
{
    struct bench b;
    bench_init(&b, forms);
    assert_complete(&b, term(&b));
    bench_release(&b);
}

static const struct lang_term *first_symbol(struct bench *b)
{
    return symbol(b, 0);
}
static const struct lang_term *first_length(struct bench *b)
{
    return length_of(b, 0);
}
static const struct lang_term *twice_and_three(struct bench *b)
{
    const struct lang_type *type = type_plain(LANG_INTEGER);
    return term_binary(&b->arena, LANG_ADD, type,
                       term_binary(&b->arena, LANG_SCALE, type, term_integer(&b->arena, -2), symbol(b, 0)),
                       term_integer(&b->arena, 3));
}
static const struct lang_term *modulo_three(struct bench *b)
{
    return term_binary(&b->arena, LANG_MODULO, type_plain(LANG_INTEGER), symbol(b, 0), term_integer(&b->arena, 3));
}
static const struct lang_term *first_character(struct bench *b)
{
    return term_binary(&b->arena, LANG_AT, type_plain(LANG_STRING), symbol(b, 0), term_integer(&b->arena, 0));
}

static void symbols_and_linear_terms(void **state)
{
    (void)state;
    complete("(declare x ?Integer) (specify x (between -5 20)) (generate g 1)", first_symbol);
    complete("(declare x ?Integer) (specify x (between -5 20)) (generate g 1)", twice_and_three);
    complete("(declare x ?Integer) (specify x (between -5 20)) (generate g 1)", modulo_three);
    complete("(declare x ?Boolean) (declare y ?Boolean) (generate g 1)", first_symbol);
    complete("(declare s ?String) (specify s (matches \"[ab]{0,4}\")) (generate g 1)", first_symbol);
    complete("(declare s ?String) (specify s (matches \"[ab]{0,4}\")) (generate g 1)", first_character);
}

static const struct lang_term *third_character(struct bench *b)
{
    return term_binary(&b->arena, LANG_AT, type_plain(LANG_STRING), symbol(b, 0), term_integer(&b->arena, 2));
}
static const struct lang_term *slice(struct bench *b, long long from, long long to)
{
    const struct lang_term *args[] = {symbol(b, 0), term_integer(&b->arena, from), term_integer(&b->arena, to)};
    return term_make(&b->arena, LANG_SUBSTRING, type_plain(LANG_STRING), args, 3);
}
static const struct lang_term *first_two(struct bench *b)
{
    return slice(b, -3, 2);
}
static const struct lang_term *middle(struct bench *b)
{
    return slice(b, 1, 3);
}
static const struct lang_term *nothing(struct bench *b)
{
    return slice(b, 3, 2);
}

static void slices_of_strings(void **state)
{
    (void)state;
    static const char *const patterns[] = {"[ab]{0,4}",     "[ab]{1,5}|c{3}d",   "(ab|[c-e]){2,4}",
                                           "a|bb|ccc|dddd", "x{2}[yz]?|[pq]{5}", "[\\u0430-\\u0433]{1,4}"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        struct text forms = TEXT_INIT;
        text_addf(&forms, "(declare s ?String) (specify s (matches \"%s\")) (generate g 1)", patterns[i]);
        complete(forms.s, first_character);
        complete(forms.s, third_character);
        complete(forms.s, first_two);
        complete(forms.s, middle);
        complete(forms.s, nothing);
        text_release(&forms);
    }
    struct bench b;
    struct map seen = MAP_INIT;
    bench_init(&b, "(declare s ?String) (specify s (matches \"[a-z]+(-[a-z0-9]+)*\")) (generate g 1)");
    struct feature *feature = feature_of(b.solutions, middle(&b));
    assert_non_null(feature); /* nothing; a letter or '-'; two of letters, digits, '-', which follows no other */
    assert_int_equal(draw_values(&b, feature, middle(&b), 5000, &seen), 1 + 26 + (26 * 27 + 36));
    assert_true(feature_exact(feature));
    map_release(&seen);
    feature_free(feature);
    bench_release(&b);
}

static void lengths_of_strings(void **state)
{
    (void)state;
    complete("(declare s ?String) (specify s (matches \"(ab){0,3}c?|d{9}\")) (generate g 1)", first_length);
    complete("(declare s ?String) (specify s (matches \"(aa){3}\")) (generate g 1)", first_length);
    struct bench b;
    struct map seen = MAP_INIT;
    bench_init(&b, "(declare s ?String) (specify s (matches \"([a-z]{3})*\")) (generate g 1)");
    const struct lang_term *length = length_of(&b, 0);
    struct feature *feature = feature_of(b.solutions, length);
    assert_int_equal(draw_values(&b, feature, length, 200, &seen), 200);
    assert_non_null(feature_integers(feature));
    mpz_t n;
    mpz_init_set_ui(n, 3000);
    assert_true(integers_contains(feature_integers(feature), n));
    mpz_set_ui(n, 3001);
    assert_false(integers_contains(feature_integers(feature), n));
    mpz_clear(n);
    map_release(&seen);
    feature_free(feature);
    bench_release(&b);
}

static void cover(const char *pattern, const char *options, const char *conditions)
{
    struct text forms = TEXT_INIT;
    text_addf(&forms, "(declare s ?String) %s (constrain-solutions s (cover-regexp \"%s\" %s)) (generate g 1)",
              conditions, pattern, options);
    complete(forms.s, class_of);
    text_release(&forms);
}

static void classes_of_covers(void **state)
{
    (void)state;
    cover("(97(8|9))?[0-3X]", "", "");
    cover("[_a-b][_a-b0]{0,2}", "#:unroll #t", "");
    cover("[_a-b][_a-b0]{0,2}", "#:lengths 1", "");
    /* Ambiguous: some classes are none that a matcher finds. */
    cover("a?a?", "", "");
    cover("(a|ab)(c|bcd)", "", "");
    cover("[a-c][b-d]?", "", "");
    cover("(a|[ab])(a|b)?", "", "");
    /* The part says more than the regex. */
    cover("(a|b|c){1,3}", "#:unroll #t #:lengths 3", "(specify s (not (contains \"ab\")))");
    cover("[a-c]{0,3}x?", "", "(specify s (length (between 1 2)))");
    cover("(?=.*b)[abx]{1,3}", "", "");
}

/* Far more classes than are wanted: every choice and every pair comes first. */
static void covers_with_many_classes(void **state)
{
    (void)state;
    struct bench b;
    struct map seen = MAP_INIT;
    bench_init(&b, "(declare s ?String)"
                   "(constrain-solutions s (cover-regexp \"[_a-zA-Z][_a-zA-Z0-9]+\" #:unroll #t #:lengths 9))"
                   "(generate g 1)");
    const struct lang_term *class = class_of(&b);
    struct feature *feature = feature_of(b.solutions, class);
    assert_int_equal(draw_values(&b, feature, class, 3000, &seen), 3000);
    mpz_t count;
    mpz_init(count);
    assert_false(feature_count(feature, count));
    mpz_clear(count);
    map_release(&seen);
    feature_free(feature);
    bench_release(&b);
}

static void coupled_and_split_parts(void **state)
{
    (void)state;
    complete("(declare x ?Integer) (declare y ?Integer) (specify x (between 0 9))"
             "(specify y (between 0 9)) (specify x (= (+ x y) 12)) (generate g 1)",
             first_symbol);
    complete("(declare x ?Integer) (declare y ?Integer) (specify x (between 0 9))"
             "(specify y (between 0 9)) (specify x (< (* 2 x) y)) (generate g 1)",
             first_symbol);
    complete("(declare s ?String) (declare b ?Boolean) (specify s (matches \"[ab]{0,3}\"))"
             "(specify s (or (and b (prefix s \"a\")) (and (not b) (= (length s) 3)))) (generate g 1)",
             first_length);
    complete("(declare s ?String) (declare t ?String) (specify s (matches \"a{0,3}|b{5}\"))"
             "(specify t (matches \"[xy]{1,2}\")) (specify s (< (length t) (length s))) (generate g 1)",
             first_length);
}

static void fixing_a_feature_narrows_the_solutions(void **state)
{
    (void)state;
    struct bench b;
    struct error error = ERROR_INIT;
    bench_init(&b, "(declare s ?String) (specify s (matches \"[ab]{0,4}\")) (generate g 1)");
    struct feature *feature = feature_of(b.solutions, length_of(&b, 0));
    struct solutions *three = feature_fix(feature, lang_integer_small(&b.arena, 3), &error);
    mpz_t count;
    mpz_init(count);
    assert_true(solutions_count(three, count));
    assert_int_equal(mpz_get_ui(count), 8);
    mpz_clear(count);
    solutions_free(three);
    feature_free(feature);
    bench_release(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_of_strings),
        cmocka_unit_test(symbols_and_linear_terms),
        cmocka_unit_test(lengths_of_strings),
        cmocka_unit_test(classes_of_covers),
        cmocka_unit_test(covers_with_many_classes),
        cmocka_unit_test(coupled_and_split_parts),
        cmocka_unit_test(fixing_a_feature_narrows_the_solutions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
