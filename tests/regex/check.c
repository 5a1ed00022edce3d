#include "judge.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* One pattern under examination. */
struct examination {
    struct tally_of_checks *tally;
    const char *pattern, *flags;
    bool search;
    struct regex *regex;
    struct cover *cover;
    struct judge *judge;
    struct error error;
    struct text text;
    struct cover_class class;
};

void wrong(struct tally_of_checks *tally, const char *pattern, const char *flags, bool search, const char *format, ...)
{
    struct text text = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&text, format, arguments);
    va_end(arguments);
    printf("/%s/%s %s: %s\n", pattern, flags, search ? "search" : "whole", text.s);
    text_release(&text);
    tally->wrong++;
}

#define WRONG(x, ...) wrong((x)->tally, (x)->pattern, (x)->flags, (x)->search, __VA_ARGS__)

static bool examine(struct examination *x, struct tally_of_checks *tally, const char *pattern, const char *flags,
                    bool search)
{
    *x = (struct examination){.tally = tally, .pattern = pattern, .flags = flags, .search = search};
    x->error = (struct error)ERROR_INIT;
    x->text = (struct text)TEXT_INIT;
    struct regex_options options = {.flags = flags, .search = search};
    x->regex = regex_parse(pattern, strlen(pattern), &options, &x->error);
    tally->patterns++;
    if (!x->regex)
        return false;
    x->cover = cover_of(x->regex, NULL, &x->error);
    x->judge = judge_new(pattern, flags, search);
    tally->judged += x->judge != NULL;
    return true;
}

static void dismiss(struct examination *x)
{
    cover_free(x->cover);
    judge_free(x->judge);
    regex_free(x->regex);
    cover_class_release(&x->class);
    text_release(&x->text);
    error_release(&x->error);
}

/* All who can answer must agree; expected -1: with each other. */
static int verdicts(struct examination *x, const char *s, size_t length, int expected)
{
    bool matches = false;
    x->tally->strings++;
    if (!regex_matches(x->regex, s, length, &matches, &x->error)) {
        error_release(&x->error);
        return -1;
    }
    if (expected >= 0 && matches != expected)
        WRONG(x, "'%s' should %s, says the automaton", s, expected ? "match" : "not match");
    int judged = x->judge ? judge_matches(x->judge, s, length) : -1;
    /* A group's captures are forgotten at each element in ECMA-262 only. */
    if (judged >= 0 && judged != matches && !(regex_has_backreferences(x->regex)))
        WRONG(x, "'%s' %s, PCRE2 says the opposite", s, matches ? "matches" : "does not match");
    enum cover_found found = cover_class_of(x->cover, s, length, &x->class, &x->error);
    if (found == COVER_UNKNOWN)
        error_release(&x->error);
    else if ((found != COVER_NO_MATCH) != matches)
        WRONG(x, "'%s' %s, backtracking says the opposite", s, matches ? "matches" : "does not match");
    return matches;
}

static bool is_zero(const struct selection *selection)
{
    mpz_t count;
    mpz_init(count);
    selection_count(selection, count);
    bool zero = mpz_sgn(count) == 0;
    mpz_clear(count);
    return zero;
}

static void check_rank(struct examination *x, struct selection *selection)
{
    mpz_t rank;
    mpz_init(rank);
    struct text again = TEXT_INIT;
    if (!selection_rank(selection, x->text.s, x->text.length, rank))
        WRONG(x, "'%s' has no rank", x->text.s);
    else {
        selection_unrank(selection, rank, &again);
        if (again.length != x->text.length || memcmp(again.s, x->text.s, again.length) != 0)
            WRONG(x, "'%s' has the rank of '%s'", x->text.s, again.s);
    }
    text_release(&again);
    mpz_clear(rank);
}

static void check_strings(struct examination *x, const struct language *language, bool expected, struct random *random)
{
    struct lengths lengths;
    size_t shortest = 0;
    if (!lengths_of(&lengths, language, &x->error)) {
        WRONG(x, "%s", x->error.message.s);
        return;
    }
    bool some = lengths_next(&lengths, 0, &shortest);
    struct selection *selection = selection_of(language, 0, shortest + 10, &x->error);
    if (some == language_is_empty(language) || !selection || is_zero(selection) == some)
        WRONG(x, "emptiness is not clear");
    mpz_t count;
    mpz_init(count);
    for (size_t n = 0; selection && n <= shortest + 10; n++) {
        selection_count_length(selection, n, count);
        if ((mpz_sgn(count) > 0) != lengths_contain(&lengths, n))
            WRONG(x, "length %zu: the set of lengths and the count differ", n);
    }
    for (unsigned i = 0; some && selection && i < 24; i++) {
        if (i % 4 == 0)
            selection_spread(selection, i / 4, 6, &x->text);
        else if (i % 4 == 1)
            selection_sample(selection, 1, i, &x->text);
        else if (i % 4 == 2)
            selection_sample_length(selection, 1, i, &x->text);
        else
            selection_shuffled(selection, 1, i, &x->text);
        check_rank(x, selection);
        verdicts(x, x->text.s, x->text.length, expected);
        mutate(random, &x->text);
        int matches = verdicts(x, x->text.s, x->text.length, -1);
        if (matches >= 0 && language_contains(language, x->text.s, x->text.length) && matches != expected)
            WRONG(x, "the language has '%s', the matcher says no", x->text.s);
    }
    mpz_clear(count);
    selection_free(selection);
    lengths_release(&lengths);
}

static void check_complement(struct examination *x, const struct language *yes, const struct language *no,
                             struct charset alphabet)
{
    struct language *all = language_all(alphabet);
    struct language *both = language_and(yes, no, &x->error), *either = language_or(yes, no, &x->error);
    struct language *missing = either ? language_minus(all, either, &x->error) : NULL;
    if (!both || !missing)
        WRONG(x, "complement: %s", x->error.message.s);
    else if (!language_is_empty(both) || !language_is_empty(missing))
        WRONG(x, "a string is in both, or in none, of the language and its complement");
    language_free(all);
    language_free(both);
    language_free(either);
    language_free(missing);
}

static void check_cover(struct examination *x, uint64_t seed)
{
    mpz_t size, index, again;
    mpz_inits(size, index, again, NULL);
    cover_size(x->cover, size);
    struct cover_class class = COVER_CLASS_INIT;
    unsigned count = mpz_cmp_ui(size, 24) < 0 ? (unsigned)mpz_get_ui(size) : 24;
    for (unsigned i = 0; i < count; i++) {
        mpz_mul_ui(index, size, i);
        mpz_fdiv_q_ui(index, index, count);
        cover_class_at(x->cover, index, &class);
        cover_class_index(x->cover, &class, again);
        if (mpz_cmp(index, again) != 0)
            WRONG(x, "a class has another index than its own");
        enum cover_drawn drawn = cover_draw(x->cover, &class, NULL, 0, SELECTION_FINITE, seed, &x->text, &x->error);
        if (drawn == COVER_DRAWN || drawn == COVER_AMBIGUOUS)
            verdicts(x, x->text.s, x->text.length, 1);
        error_release(&x->error);
    }
    cover_class_release(&class);
    mpz_clears(size, index, again, NULL);
}

static void check_drawing(struct examination *x, uint64_t seed, struct random *random)
{
    for (unsigned i = 0; i < 12; i++) {
        if (!regex_draw(x->regex, NULL, 0, 40, seed + i, &x->text, &x->error)) {
            error_release(&x->error);
            return;
        }
        verdicts(x, x->text.s, x->text.length, 1);
        mutate(random, &x->text);
        verdicts(x, x->text.s, x->text.length, -1);
    }
}

void check_pattern(struct tally_of_checks *tally, const char *pattern, const char *flags, bool search, uint64_t seed)
{
    struct examination x;
    struct random random = {seed};
    struct arena arena = ARENA_INIT;
    if (!examine(&x, tally, pattern, flags, search)) {
        WRONG(&x, "%s", x.error.message.s);
    } else {
        struct charset alphabet = regex_alphabet(x.regex, &arena);
        struct language *yes = NULL, *no = NULL;
        if (!regex_has_backreferences(x.regex)) {
            yes = language_of(x.regex, NULL, &x.error);
            if (!yes && !search) /* anywhere in a string, some are too large by nature */
                WRONG(&x, "%s", x.error.message.s);
            tally->refused += !yes;
            error_release(&x.error);
        }
        if (yes) {
            no = language_not(yes);
            check_complement(&x, yes, no, alphabet);
            check_strings(&x, yes, true, &random);
            check_strings(&x, no, false, &random);
        }
        check_cover(&x, seed);
        check_drawing(&x, seed, &random);
        language_free(yes);
        language_free(no);
    }
    arena_release(&arena);
    dismiss(&x);
}

/* ---- every string up to length 4 over four characters ---- */

struct enumeration {
    struct examination *x;
    const struct language *language;
    size_t count;
    struct text last;
};

static bool enumerate(void *context, const char *s, size_t length)
{
    struct enumeration *e = context;
    e->count++;
    if (verdicts(e->x, s, length, 1) != 1 || !language_contains(e->language, s, length))
        WRONG(e->x, "enumerated '%s', which does not match", s);
    if (e->count > 1 && (length < e->last.length || (length == e->last.length && strcmp(s, e->last.s) <= 0)))
        WRONG(e->x, "'%s' comes behind '%s'", s, e->last.s);
    text_clear(&e->last);
    text_add_bytes(&e->last, s, length);
    return true;
}

static size_t count_by_trying(struct examination *x)
{
    static const char letters[] = "\n-ab";
    size_t count = 0;
    for (unsigned length = 0; length <= 4; length++)
        for (unsigned i = 0; i < 1u << (2 * length); i++) {
            char s[5] = {0};
            for (unsigned k = 0; k < length; k++)
                s[k] = letters[i >> (2 * k) & 3];
            count += verdicts(x, s, length, -1) == 1;
        }
    return count;
}

static void check_ranks(struct examination *x, struct selection *selection, size_t count)
{
    mpz_t rank, again;
    mpz_inits(rank, again, NULL);
    for (size_t i = 0; i < count; i++) {
        mpz_set_ui(rank, i);
        selection_unrank(selection, rank, &x->text);
        if (!selection_rank(selection, x->text.s, x->text.length, again) || mpz_cmp(rank, again) != 0)
            WRONG(x, "rank %zu is not the rank of its string '%s'", i, x->text.s);
    }
    mpz_clears(rank, again, NULL);
}

void check_exhaustively(struct tally_of_checks *tally, const char *pattern, const char *flags, bool search)
{
    struct examination x;
    struct arena arena = ARENA_INIT;
    if (!examine(&x, tally, pattern, flags, search)) {
        tally->refused++;
        dismiss(&x);
        return;
    }
    struct charset alphabet = regex_alphabet_of(&arena, "[ab\\n\\-]", &x.error);
    size_t tried = count_by_trying(&x);
    struct language *language = regex_has_backreferences(x.regex) ? NULL : language_of(x.regex, &alphabet, &x.error);
    struct selection *selection = language ? selection_of(language, 0, 4, &x.error) : NULL;
    if (selection) {
        struct enumeration e = {&x, language, 0, TEXT_INIT};
        mpz_t count;
        mpz_init(count);
        selection_each(selection, enumerate, &e);
        selection_count(selection, count);
        if (e.count != tried || mpz_cmp_ui(count, tried) != 0)
            WRONG(&x, "of the strings up to length 4, %zu match, %zu are enumerated and %lu counted", tried, e.count,
                  mpz_get_ui(count));
        check_ranks(&x, selection, tried);
        struct language *no = language_not(language);
        check_complement(&x, language, no, alphabet);
        language_free(no);
        text_release(&e.last);
        mpz_clear(count);
    } else if (x.error.kind != ERROR_NONE) {
        tally->refused++;
    }
    selection_free(selection);
    language_free(language);
    arena_release(&arena);
    dismiss(&x);
}

/* ---- for Node ---- */

static void export_string(struct examination *x, const char **comma)
{
    bool matches;
    if (!regex_matches(x->regex, x->text.s, x->text.length, &matches, &x->error)) {
        error_release(&x->error);
        return;
    }
    struct text out = TEXT_INIT;
    text_add_json(&out, x->text.s);
    if (strlen(x->text.s) == x->text.length) {
        printf("%s[%s,%s]", *comma, out.s, matches ? "true" : "false");
        *comma = ",";
    }
    text_release(&out);
}

void export_pattern(const char *pattern, const char *flags, bool search, size_t longest, uint64_t seed)
{
    struct tally_of_checks tally = {0};
    struct examination x;
    struct random random = {seed};
    if (examine(&x, &tally, pattern, flags, search)) {
        struct text out = TEXT_INIT;
        const char *comma = "";
        text_add_json(&out, pattern);
        printf("{\"pattern\":%s,\"flags\":\"%s\",\"search\":%s,\"strings\":[", out.s, flags, search ? "true" : "false");
        for (unsigned i = 0; i < 12; i++) {
            if (!regex_draw(x.regex, NULL, 0, longest, seed + i, &x.text, &x.error))
                text_clear(&x.text);
            error_release(&x.error);
            export_string(&x, &comma);
            for (unsigned k = 0; k < 3; k++) {
                mutate(&random, &x.text);
                export_string(&x, &comma);
            }
        }
        puts("]}");
        text_release(&out);
    }
    dismiss(&x);
}
