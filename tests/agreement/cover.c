/* cover-regexp and different-lengths, written in the language, agree with the
 * built-in ones on random regexes.
 *
 * Both are asked for one input more than the pattern has classes.  The written
 * one has a choice for each class c and asserts (matches s c); so its most is
 * a largest matching of classes and strings.  The built-in one looks at the
 * class of the first match.
 *  - Where no string is in two classes, both end 'impossible' with as many
 *    inputs as there are classes that are not empty, and the strings of each
 *    are all different to the other.
 *  - Where some are, a string has one class for the built-in difference and
 *    several for the written one: every set of the first is one of the second,
 *    so that the built-in one has at most as many (or the written one says
 *    'exhausted': its set cannot be extended, another one may be larger).
 * different-lengths: the same number, and the same lengths where they are finite. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "question.h"
#include "random_program.h"

#define REGEXES 200
#define CLASSES 24
#define LENGTHS 12

struct solved {
    struct question question;
    struct answer answer;
};

/* Some strings, as a list of the language. */
static void add_list(const struct solved *solved, struct text *out)
{
    text_add(out, "(list");
    for (size_t i = 0; i < solved->answer.inputs.count; i++) {
        const struct lang_block *block = solved->question.block;
        for (size_t k = 0; k < block->symbol_count; k++)
            if (block->symbols[k]->type->kind == LANG_STRING) {
                text_add(out, " ");
                lang_print_value(solved->answer.inputs.items[i][k], block->symbols[k]->type, out);
            }
    }
    text_add(out, ")");
}

static bool solve(struct solved *solved, const char *prelude, const char *regex, const char *difference, size_t count,
                  const struct solved *of, uint64_t seed)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    text_addf(&source, "%s(program p (declare s ?String) (specify s (matches #rx\"%s\"))\n", prelude, regex);
    if (of) {
        text_add(&source, "  (specify s (member ");
        add_list(of, &source);
        text_add(&source, "))\n");
    }
    text_addf(&source, "  (generate g %zu (constrain-solutions s (%s #rx\"%s\"))))\n", count, difference, regex);
    bool right = question_of(&solved->question, PROGRAMS "/cover.assay", source.s, &error);
    if (right)
        answer_of_engine(&solved->question, "native", seed, 0, &solved->answer);
    else
        printf("%s\n%s\n", error.message.s, source.s + strlen(prelude));
    text_release(&source);
    error_release(&error);
    return right;
}

static void release(struct solved *solved)
{
    question_release(&solved->question);
    answer_release(&solved->answer);
}

/* ---- the classes by themselves ---- */

struct classes {
    size_t count, filled;
    bool ambiguous; /* some string is in two */
};

static bool look_at_classes(const char *pattern, struct classes *classes)
{
    struct error error = ERROR_INIT;
    struct regex *regex = regex_parse(pattern, strlen(pattern), NULL, &error);
    struct cover *cover = cover_of(regex, NULL, &error);
    struct language *languages[CLASSES];
    mpz_t size, at;
    mpz_inits(size, at, NULL);
    cover_size(cover, size);
    bool few = mpz_cmp_ui(size, CLASSES) <= 0;
    *classes = (struct classes){.count = few ? mpz_get_ui(size) : 0};
    for (size_t i = 0; i < classes->count; i++) {
        struct cover_class class = COVER_CLASS_INIT;
        mpz_set_ui(at, i);
        cover_class_at(cover, at, &class);
        languages[i] = cover_language(cover, &class, NULL, &error);
        classes->filled += !language_is_empty(languages[i]);
        for (size_t j = 0; j < i; j++) {
            struct language *common = language_and(languages[i], languages[j], &error);
            classes->ambiguous = classes->ambiguous || !language_is_empty(common);
            language_free(common);
        }
        cover_class_release(&class);
    }
    for (size_t i = 0; i < classes->count; i++)
        language_free(languages[i]);
    cover_free(cover);
    regex_free(regex);
    mpz_clears(size, at, NULL);
    return few;
}

/* ---- comparison ---- */

/* A dot is also one half of a character beyond U+FFFF: with two of them nothing need be proved.  With one, all
 * characters are looked at after the readable ones, and what was found among these may have taken the place of others. */
static bool has_dot(const char *pattern)
{
    return strchr(pattern, '.') != NULL;
}

static bool ended(const struct solved *solved, const char *who, const char *pattern, bool ambiguous)
{
    const char *wrong = answer_is_wrong(&solved->question, &solved->answer);
    bool proved = solved->answer.ending == IMPOSSIBLE || (ambiguous && solved->answer.ending == EXHAUSTED) ||
                  (has_dot(pattern) && (solved->answer.ending == UNKNOWN || solved->answer.ending == EXHAUSTED));
    if (!wrong && proved && !strchr(solved->answer.why.s, '!'))
        return true;
    printf("%s: %s: %s, ending %d with %zu inputs: %s\n", pattern, who, wrong ? wrong : "not proved",
           solved->answer.ending, solved->answer.inputs.count, solved->answer.why.s);
    return false;
}

/* The strings of one are all different to the other. */
static bool differ_for(const struct solved *strings, const char *prelude, const char *pattern, const char *difference,
                       bool ambiguous)
{
    struct solved again;
    if (!solve(&again, prelude, pattern, difference, strings->answer.inputs.count + 1, strings, 1))
        return false;
    bool all = again.answer.inputs.count == strings->answer.inputs.count ||
               (ambiguous && (again.answer.ending == EXHAUSTED || has_dot(pattern)));
    if (!all)
        printf("%s: of %zu strings, %s takes %zu, ending %d at most %llu\n", pattern, strings->answer.inputs.count,
               difference, again.answer.inputs.count, again.answer.ending, again.answer.capacity);
    release(&again);
    return all;
}

static bool covers_agree(const char *prelude, const char *pattern, const struct classes *classes, uint64_t seed)
{
    struct solved built, written;
    if (!solve(&built, prelude, pattern, "cover-regexp", classes->count + 1, NULL, seed) ||
        !solve(&written, prelude, pattern, "cover-written", classes->count + 1, NULL, seed))
        return false;
    size_t b = built.answer.inputs.count, w = written.answer.inputs.count;
    bool right = ended(&built, "built-in", pattern, false) && ended(&written, "written", pattern, classes->ambiguous);
    if (right && (classes->ambiguous ? b > w && written.answer.ending != EXHAUSTED
                                     : b != classes->filled || w != classes->filled)) {
        printf("%s: %zu of %zu classes (%s): built-in %zu, written %zu\n", pattern, classes->filled, classes->count,
               classes->ambiguous ? "ambiguous" : "not ambiguous", b, w);
        right = false;
    }
    right = right && differ_for(&built, prelude, pattern, "cover-written", classes->ambiguous) &&
            (classes->ambiguous || differ_for(&written, prelude, pattern, "cover-regexp", false));
    release(&built);
    release(&written);
    return right;
}

static int by_number(const void *a, const void *b)
{
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    return (x > y) - (x < y);
}

static void sorted_lengths(const struct solved *solved, size_t *lengths)
{
    for (size_t i = 0; i < solved->answer.inputs.count; i++)
        lengths[i] = solved->answer.inputs.items[i][0]->string.length; /* of ASCII strings */
    qsort(lengths, solved->answer.inputs.count, sizeof *lengths, by_number);
}

static bool lengths_agree(const char *prelude, const char *pattern, uint64_t seed)
{
    struct solved built, written;
    size_t a[LENGTHS], b[LENGTHS];
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool right = true;
    for (int k = 0; k < 2 && right; k++) {
        struct solved *solved = k ? &written : &built;
        text_clear(&source);
        text_addf(&source,
                  "%s(program p (declare s ?String) (specify s (matches #rx\"%s\"))\n"
                  "(generate g %d (constrain-solutions s %s)))\n",
                  prelude, pattern, LENGTHS, k ? "lengths-written" : "different-lengths");
        right = question_of(&solved->question, PROGRAMS "/lengths.assay", source.s, &error);
        if (right)
            answer_of_engine(&solved->question, "native", seed, 0, &solved->answer);
    }
    text_release(&source);
    if (!right)
        return false;
    size_t count = built.answer.inputs.count;
    right = count == written.answer.inputs.count && built.answer.ending == written.answer.ending &&
            (built.answer.ending != UNKNOWN || has_dot(pattern)) &&
            !answer_is_wrong(&written.question, &built.answer) && !answer_is_wrong(&built.question, &written.answer);
    sorted_lengths(&built, a);
    sorted_lengths(&written, b);
    if (right && count < LENGTHS)
        right = memcmp(a, b, count * sizeof *a) == 0;
    if (!right)
        printf("%s: different-lengths: built-in %zu, written %zu\n", pattern, count, written.answer.inputs.count);
    release(&built);
    release(&written);
    return right;
}

int main(void)
{
    struct text prelude = TEXT_INIT, pattern = TEXT_INIT;
    struct error error = ERROR_INIT;
    unsigned long wrong = 0, looked = 0, ambiguous = 0;
    if (!file_read(PROGRAMS "/narrow.txt", &prelude, &error)) {
        printf("%s\n", error.message.s);
        return 2;
    }
    for (uint64_t seed = 0; looked < REGEXES; seed++) {
        struct dice dice = dice_of(seed, 3);
        struct classes classes;
        text_clear(&pattern);
        random_regex(&dice, 3, &pattern);
        if (strstr(pattern.s, "{2,}") || !look_at_classes(pattern.s, &classes))
            continue;
        looked++;
        ambiguous += classes.ambiguous;
        wrong += !covers_agree(prelude.s, pattern.s, &classes, seed);
        wrong += !lengths_agree(prelude.s, pattern.s, seed);
    }
    printf("%lu regexes, %lu ambiguous, %lu wrong\n", looked, ambiguous, wrong);
    text_release(&prelude);
    text_release(&pattern);
    return wrong > 0 || ambiguous > looked / 2;
}
