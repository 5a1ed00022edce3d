#include "regex_fixture.h"
#include "front/regex/cover.h"

#define FULL_NAME "((Ms|Mr|Mrs|Dr)\\s+)? [A-Z][a-z]+\\s+ ([A-Z][a-z]+\\s+)? [A-Z][a-z]+\\s+ (Jr|Sr)?"

static const struct {
    const char *pattern;
    struct cover_options options;
    const char *size;
} sizes[] = {
    {"[a-zA-Z0-9_]+", {0}, "8"},
    {"[a-zA-Z0-9_]+", {.whole_classes = true}, "2"},
    {"[a-zA-Z0-9_]+", {.lengths = 1}, "4"},
    {"[a-zA-Z0-9_]+", {.lengths = 5}, "20"},
    {"(97(8|9))?\\d{9}(\\d|X)", {0}, "6"},
    {"(97(8|9))?\\d\\d\\d\\d\\d\\d\\d\\d\\d\\d(\\d|X)", {0}, "6"},
    {"(1[0-2]|[1-9]):[0-5]\\d(\\s)?(AM|PM)", {0}, "8"},
    {"(([0-1]\\d)|(2[0-3])):[0-5]\\d", {0}, "2"},
    {FULL_NAME, {.lengths = 1}, "30"},
    {"a", {0}, "1"},
    {"(a|b|c)?", {0}, "4"},
    {"(a|b)*", {0}, "3"},
    {"(a|b){0,1}", {.lengths = 1}, "3"},
    {"(a|b){3}", {0}, "2"},
    {"(a|b){3}", {.unroll = true}, "8"},
    {"a{0}", {0}, "1"},
    {"[^a-z0-9]\\w.", {0}, "1"},
    {"(?=(a|b))[ab]", {0}, "2"}, /* lookarounds are no choices */
    {"[_a-zA-Z][_a-zA-Z0-9]+", {.unroll = true}, "1020"},
    {"[_a-zA-Z][_a-zA-Z0-9]+", {.unroll = true, .lengths = 8}, "262140"},
    {"((a{1000}){1000}){1000}", {.unroll = true}, "1"},
    {"(a|b){100}", {.unroll = true}, "1267650600228229401496703205376"},
};

static void covers_have_the_known_sizes(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct error error = ERROR_INIT;
        struct regex *regex = parse(sizes[i].pattern);
        struct cover *cover = cover_of(regex, &sizes[i].options, &error);
        char buffer[256];
        mpz_t size;
        mpz_init(size);
        cover_size(cover, size);
        if (strcmp(digits(size, buffer), sizes[i].size) != 0)
            fail_msg("%s: %s classes, not %s", sizes[i].pattern, buffer, sizes[i].size);
        mpz_clear(size);
        cover_free(cover);
        regex_free(regex);
    }
}

/* Every class of a cover gives a string whose class it is. */
static void assert_all_drawn(const char *pattern, struct cover_options options, size_t min, size_t max)
{
    struct error error = ERROR_INIT;
    struct regex *regex = parse(pattern);
    struct cover *cover = cover_of(regex, &options, &error);
    struct cover_class class = COVER_CLASS_INIT, found = COVER_CLASS_INIT;
    struct text text = TEXT_INIT;
    mpz_t size, index, other;
    mpz_inits(size, index, other, NULL);
    cover_size(cover, size);
    for (; mpz_cmp(index, size) < 0; mpz_add_ui(index, index, 1)) {
        cover_class_at(cover, index, &class);
        enum cover_drawn drawn = cover_draw(cover, &class, NULL, min, max, 1, &text, &error);
        if (drawn != COVER_DRAWN)
            fail_msg("%s: class %lu: %d", pattern, mpz_get_ui(index), drawn);
        assert_in_range(text.length, min, max);
        assert_int_equal(cover_class_of(cover, text.s, text.length, &found, &error), COVER_FOUND);
        cover_class_index(cover, &found, other);
        assert_int_equal(mpz_cmp(index, other), 0);
        struct language *some = cover_language(cover, &class, NULL, &error);
        if (regex_has_backreferences(regex))
            assert_null(some);
        else
            assert_true(language_contains(some, text.s, text.length));
        error_release(&error);
        language_free(some);
    }
    mpz_clears(size, index, other, NULL);
    cover_class_release(&class);
    cover_class_release(&found);
    text_release(&text);
    cover_free(cover);
    regex_free(regex);
}

static void each_class_gives_a_string_of_its_own(void **state)
{
    (void)state;
    struct cover_options plain = {0}, shortest = {.lengths = 1}, three = {.lengths = 3}, unrolled = {.unroll = true};
    assert_all_drawn("[a-zA-Z0-9_]+", plain, 0, 100);
    assert_all_drawn("(97(8|9))?\\d{9}(\\d|X)", plain, 0, 100);
    assert_all_drawn("(1[0-2]|[1-9]):[0-5]\\d(\\s)?(AM|PM)", plain, 0, 100);
    assert_all_drawn(FULL_NAME, shortest, 0, 100);
    assert_all_drawn("[a-z\\w]{2,}-*", three, 0, 100);
    assert_all_drawn("[_a-zA-Z][_a-zA-Z0-9]+", unrolled, 0, 100);
    assert_all_drawn("(?=.*\\d)(?=.*[A-Z])[a-zA-Z\\d]{8,}", plain, 0, 100);
    assert_all_drawn("([a-z0-9])(=|:)\\1", plain, 0, 100);
}

static void classes_are_drawn_under_bounds(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("[a-z0-9]+(,[a-z]+)?");
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_class class = COVER_CLASS_INIT;
    struct text text = TEXT_INIT;
    mpz_t index;
    mpz_init_set_ui(index, 0); /* one character and nothing else */
    cover_class_at(cover, index, &class);
    assert_int_equal(cover_draw(cover, &class, NULL, 0, 30, 1, &text, &error), COVER_DRAWN);
    assert_int_equal(text.length, 1);
    assert_int_equal(cover_draw(cover, &class, NULL, 2, 30, 1, &text, &error), COVER_EMPTY);
    mpz_set_ui(index, 11); /* long, with a long second part */
    cover_class_at(cover, index, &class);
    text_clear(&text);
    cover_class_print(cover, &class, &text);
    assert_string_equal(text.s, "[0-9][a-z0-9]+(,[a-z][a-z]+)");
    assert_int_equal(cover_draw(cover, &class, NULL, 28, 30, 1, &text, &error), COVER_DRAWN);
    assert_in_range(text.length, 28, 30);
    mpz_clear(index);
    cover_class_release(&class);
    text_release(&text);
    cover_free(cover);
    regex_free(regex);
}

static void what_a_matcher_reads_differently_is_ambiguous(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("(a|[ab])(c|d)");
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_class class = COVER_CLASS_INIT;
    struct text text = TEXT_INIT;
    mpz_t index;
    mpz_init_set_ui(index, 2); /* second alternative, a of [ab]: the first one has it */
    cover_class_at(cover, index, &class);
    assert_int_equal(cover_draw(cover, &class, NULL, 0, 9, 1, &text, &error), COVER_AMBIGUOUS);
    assert_string_equal(text.s, "ac");
    assert_int_equal(cover_class_of(cover, "ac", 2, &class, &error), COVER_FOUND);
    cover_class_index(cover, &class, index);
    assert_int_equal(mpz_get_ui(index), 0);
    assert_int_equal(cover_class_of(cover, "x", 1, &class, &error), COVER_NO_MATCH);
    mpz_clear(index);
    cover_class_release(&class);
    text_release(&text);
    cover_free(cover);
    regex_free(regex);

    struct cover_options shortest = {.lengths = 1};
    regex = parse("a+");
    cover = cover_of(regex, &shortest, &error);
    assert_int_equal(cover_class_of(cover, "aa", 2, &class, &error), COVER_OUTSIDE);
    cover_class_release(&class);
    cover_free(cover);
    regex_free(regex);
}

/* The classes of a set, as sets of (place, choice); only for patterns whose
 * choices stand at fixed places. */
static void assert_strength(const char *pattern, unsigned strength, size_t places, const uint32_t *values, size_t most)
{
    struct error error = ERROR_INIT;
    struct regex *regex = parse(pattern);
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_set set = COVER_SET_INIT;
    assert_true(cover_choose(cover, strength, 1000, &set, &error));
    assert_true(set.count <= most);
    for (size_t p = 0; p < places; p++)
        for (uint32_t x = 0; x < values[p]; x++)
            for (size_t q = strength == 2 ? p + 1 : p; q < (strength == 2 ? places : p + 1); q++)
                for (uint32_t y = 0; y < values[q]; y++) {
                    bool found = false;
                    for (size_t i = 0; i < set.count && !found; i++)
                        found = set.classes[i].choices[p] == x && set.classes[i].choices[q] == (strength == 2 ? y : x);
                    assert_true(found);
                }
    cover_set_release(&set);
    cover_free(cover);
    regex_free(regex);
}

static void smaller_sets_have_every_choice_or_every_pair(void **state)
{
    (void)state;
    const uint32_t values[] = {3, 2, 4, 2, 2};
    assert_strength("(a|b|c)(d|e)[fghi](j|k)(l|m)", 1, 5, values, 4);
    assert_strength("(a|b|c)(d|e)[fghi](j|k)(l|m)", 2, 5, values, 14);
    const uint32_t lengths[] = {2, 4, 2, 3};
    assert_strength("[a-zA-Z0-9_]+[x-z01_]+", 1, 4, lengths, 4);
    assert_strength("[a-zA-Z0-9_]+[x-z01_]+", 2, 4, (const uint32_t[]){2, 4, 2, 4}, 40);
}

static void every_class_of_a_smaller_set_is_one(void **state)
{
    (void)state;
    static const char *const patterns[] = {FULL_NAME, "((a|b)*c?|[de]{2,4})+(x|(y|z)?)", "(a|b){3}(c|(d|e|f)+)*",
                                           "v?(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-(alpha|beta|rc)\\d*)?"};
    struct error error = ERROR_INIT;
    mpz_t index, size;
    mpz_inits(index, size, NULL);
    struct cover_class again = COVER_CLASS_INIT;
    for (size_t p = 0; p < 2 * sizeof patterns / sizeof patterns[0]; p++)
        for (unsigned strength = 1; strength <= 2; strength++) {
            struct regex *regex = parse(patterns[p / 2]);
            struct cover_options options = {.unroll = p % 2};
            struct cover *cover = cover_of(regex, &options, &error);
            struct cover_set set = COVER_SET_INIT;
            assert_true(cover_choose(cover, strength, 100000, &set, &error));
            cover_size(cover, size);
            for (size_t i = 0; i < set.count; i++) {
                cover_class_index(cover, &set.classes[i], index);
                assert_true(mpz_cmp(index, size) < 0);
                cover_class_at(cover, index, &again);
                assert_int_equal(again.count, set.classes[i].count);
                if (again.count)
                    assert_memory_equal(again.choices, set.classes[i].choices, again.count * sizeof *again.choices);
            }
            cover_set_release(&set);
            cover_free(cover);
            regex_free(regex);
        }
    cover_class_release(&again);
    mpz_clears(index, size, NULL);
}

/* The choices of a class with the places where they are made, as numbers. */
struct labels {
    const struct cover *cover;
    const uint32_t *at;
    uint64_t items[64];
    size_t count;
};

static void label(struct labels *labels, const struct cover_node *node, uint64_t place)
{
    const struct ast *ast = node->ast;
    uint32_t choice = 0;
    place = place * 1000003 + 17;
    if (node->parts > 1 || ast->kind == AST_ALTERNATION || node->span_count > 1) {
        choice = *labels->at++;
        assert_true(labels->count < 64);
        labels->items[labels->count++] = place * 1009 + choice;
    }
    if (ast->kind == AST_ALTERNATION) {
        label(labels, node->items[choice], place + choice);
    } else if (ast->kind == AST_REPEAT) {
        uint64_t inside = labels->cover->options.unroll ? place + 1000 * choice : place;
        for (uint32_t i = 0; i < cover_elements(labels->cover, node, choice); i++)
            label(labels, node->items[0], inside + i);
    } else {
        for (size_t i = 0; i < node->count; i++)
            label(labels, node->items[i], place + i);
    }
}

#define PAIRS 65536 /* slots of a set of hashed pairs; those that collide would hide a mistake, not make one */

static void add_pairs(struct labels *labels, const struct cover_class *class, unsigned strength, bool *seen)
{
    labels->at = class->choices;
    labels->count = 0;
    label(labels, labels->cover->root, 1);
    for (size_t i = 0; i < labels->count; i++)
        for (size_t j = strength == 2 ? i + 1 : i; j < (strength == 2 ? labels->count : i + 1); j++)
            seen[(labels->items[i] * 31 + labels->items[j] * 0x9e3779b97f4a7c15u) >> 48] = true;
}

static void a_smaller_set_leaves_out_no_choice_and_no_pair(void **state)
{
    (void)state;
    static const char *const patterns[] = {"((a|b)*c?|[de]{2,4})(x|(y|z)?)", "(a|b){2}(c|(d|e|f)+)*[gh]",
                                           "((p|q)(r|s))?((t|u)[vw])+", "[ab]?([cd]|e[fg]*)(h|i|j)(k|l)?",
                                           "(((a|b)(c|d)){1,2}|x)(y|[z0]){2}"};
    struct error error = ERROR_INIT;
    for (size_t p = 0; p < 4 * sizeof patterns / sizeof patterns[0]; p++) {
        struct regex *regex = parse(patterns[p / 4]);
        struct cover_options options = {.unroll = p & 1, .lengths = 2 + (p & 1)};
        struct cover *cover = cover_of(regex, &options, &error);
        struct labels labels = {.cover = cover};
        struct cover_set set = COVER_SET_INIT;
        struct cover_class class = COVER_CLASS_INIT;
        unsigned strength = p & 2 ? 2 : 1;
        bool *all = calloc(PAIRS, 1), *covered = calloc(PAIRS, 1);
        mpz_t index, size;
        mpz_inits(index, size, NULL);
        assert_true(cover_choose(cover, strength, 100000, &set, &error));
        for (size_t i = 0; i < set.count; i++)
            add_pairs(&labels, &set.classes[i], strength, covered);
        cover_size(cover, size);
        assert_true(mpz_cmp_ui(size, set.count) > 0);
        for (; mpz_cmp(index, size) < 0 && mpz_cmp_ui(index, 20000) < 0; mpz_add_ui(index, index, 1)) {
            cover_class_at(cover, index, &class);
            add_pairs(&labels, &class, strength, all);
        }
        for (size_t i = 0; i < PAIRS; i++)
            if (all[i] && !covered[i])
                fail_msg("%s: strength %u leaves something out", patterns[p / 4], strength);
        mpz_clears(index, size, NULL);
        free(all);
        free(covered);
        cover_class_release(&class);
        cover_set_release(&set);
        cover_free(cover);
        regex_free(regex);
    }
}

static void counts_beyond_reason_are_an_error_when_unrolled(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct cover_options unrolled = {.unroll = true};
    struct regex *regex = parse("(((a|b){1000}){1000}){1000}");
    assert_null(cover_of(regex, &unrolled, &error));
    assert_non_null(strstr(error.message.s, "unrolled, one string makes more than 1e+06 choices"));
    error_release(&error);
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_class class = COVER_CLASS_INIT;
    struct text text = TEXT_INIT;
    mpz_t index;
    mpz_init_set_ui(index, 1);
    cover_class_at(cover, index, &class);
    assert_int_equal(cover_draw(cover, &class, NULL, 0, SELECTION_FINITE, 1, &text, &error), COVER_GAVE_UP);
    assert_non_null(strstr(error.message.s, "its repetitions have more than 500000 parts"));
    error_release(&error);
    mpz_clear(index);
    text_release(&text);
    cover_class_release(&class);
    cover_free(cover);
    regex_free(regex);
}

static void a_smaller_set_has_a_limit_too(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct regex *regex = parse("[abcdefgh][abcdefgh]");
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_set set = COVER_SET_INIT;
    assert_false(cover_choose(cover, 2, 63, &set, &error));
    assert_non_null(strstr(error.message.s, "needs more than 63 classes"));
    error_release(&error);
    assert_true(cover_choose(cover, 2, 64, &set, &error));
    cover_set_release(&set);
    cover_free(cover);
    regex_free(regex);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(covers_have_the_known_sizes),
        cmocka_unit_test(each_class_gives_a_string_of_its_own),
        cmocka_unit_test(classes_are_drawn_under_bounds),
        cmocka_unit_test(what_a_matcher_reads_differently_is_ambiguous),
        cmocka_unit_test(smaller_sets_have_every_choice_or_every_pair),
        cmocka_unit_test(every_class_of_a_smaller_set_is_one),
        cmocka_unit_test(a_smaller_set_leaves_out_no_choice_and_no_pair),
        cmocka_unit_test(counts_beyond_reason_are_an_error_when_unrolled),
        cmocka_unit_test(a_smaller_set_has_a_limit_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
